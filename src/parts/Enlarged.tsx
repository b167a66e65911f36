import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import type { Image } from '../../schema/atoms.ts';
import type { EnlargingLabels } from '../../schema/picture-fields.ts';
import styles from './Enlarged.module.css';
import { Figure, PictureAlone } from './Picture.tsx';

interface EnlargedProps {
  images: readonly Image[];
  labels: EnlargingLabels;
  /** Which image is seen first; undefined while it is closed. */
  start: number | undefined;
  /** Called when the visitor is back on the page, with the image that was seen last. */
  close: (last: number) => void;
}

/**
 * Images across the whole screen, one at a time: the browser's own dialog, which keeps the focus and closes on Escape, around a strip that
 * snaps to each of them, so that fingers need no code. Closed it holds no images; its frame stands in the document all the same, so that
 * the page brings its styles along.
 */
export function Enlarged({ images, labels, start, close }: EnlargedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const [seen, setSeen] = useState(0);
  const last = images.length - 1;
  useEffect(() => {
    if (start === undefined) return;
    dialog.current?.showModal();
    show(strip.current, start, 'instant');
    setSeen(start);
    // Browsers would begin with the strip, which has no ring and no name.
    closing.current?.focus();
  }, [start]);
  const go = (index: number) => show(strip.current, Math.max(0, Math.min(index, last)), 'smooth');
  const follow = (event: KeyboardEvent) => {
    const right = seen + wayOf(strip.current);
    const steps: Record<string, number> = { ArrowLeft: 2 * seen - right, ArrowRight: right, Home: 0, End: last };
    const index = steps[event.key];
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(index);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      data-tone="deep"
      aria-label={labels.enlarge}
      onClose={() => close(seen)}
      onKeyDown={follow}
    >
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) setSeen(Math.max(0, Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), last)));
        }}
      >
        {start !== undefined &&
          images.map((image, index) => (
            // What is off the screen is neither read out nor reached by the Tab key.
            <li key={index} inert={index !== seen}>
              <Figure caption={image.caption}>
                <PictureAlone image={image} sizes={sizesOf(image)} />
              </Figure>
            </li>
          ))}
      </ul>
      <div className={styles.bar}>
        {images.length > 1 && (
          <>
            <Arrow label={labels.previous} path="m15 6-6 6 6 6" disabled={seen === 0} run={() => go(seen - 1)} />
            <p aria-live="polite" className={styles.count}>
              {start !== undefined && `${seen + 1} / ${images.length}`}
              <span className="visually-hidden"> {start !== undefined && images[seen]?.alt}</span>
            </p>
            <Arrow label={labels.next} path="m9 6 6 6-6 6" disabled={seen === last} run={() => go(seen + 1)} />
          </>
        )}
        <Arrow label={labels.close} path="M6 6l12 12M18 6 6 18" run={() => dialog.current?.close()} ref={closing} />
      </div>
    </dialog>
  );
}

interface ArrowProps {
  label: string;
  path: string;
  disabled?: boolean;
  run: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button. At an end it stays where the focus can be, and does nothing. */
function Arrow({ label, path, disabled = false, run, ref }: ArrowProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={run}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d={path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

/** Where the next image lies: 1 to the right, -1 to the left. */
const wayOf = (strip: HTMLElement | null) => (strip?.matches(':dir(rtl)') ? -1 : 1);

function show(strip: HTMLElement | null, index: number, behavior: 'instant' | 'smooth') {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip?.scrollTo({ left: wayOf(strip) * index * strip.clientWidth, behavior: isCalm ? 'instant' : behavior });
}

/** It is as wide as the screen, or as its height allows. */
const sizesOf = ({ width, height }: Image) => `min(100vw, ${Math.round((90 * width) / height)}vh)`;
