import { useEffect, useRef, useState } from 'react';
import type { PropsOf } from '../../../schema/define-section.ts';
import { Consent } from '../../parts/Consent.tsx';
import { TextLink } from '../../parts/InlineText.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Embed.module.css';
import { frameRights } from './frame-rights.ts';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image. */
const sizes = '(min-width: 80em) clamp(72rem, 79.2vw, 92.2rem), 95vw';

const usualRatio = { video: '16:9', map: '4:3', booking: undefined, donation: undefined, other: undefined };
/** Forms of providers scroll in their frame where they are longer. */
const usualHeight = { video: undefined, map: undefined, booking: 700, donation: 700, other: 700 };

export function Embed({ eyebrow, title, text, kind, src, image, consent, link, ratio, height }: PropsOf<typeof definition>) {
  // Kept nowhere: that would be storing something on the visitor's device. Another address was not agreed to.
  const [allowed, setAllowed] = useState<{ src: string; stands: boolean }>();
  const isAllowed = allowed?.src === src;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (allowed?.stands) frame.current?.focus();
  }, [allowed]);
  const way = (
    <p className={styles.way}>
      <TextLink text={link.label} href={link.href} newTab={link.newTab} />
    </p>
  );
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      {!isAllowed && (
        <div className={styles.stage} data-tone="raised">
          {image ? (
            <Picture image={image} sizes={sizes} className={styles.image} />
          ) : (
            <div className={styles.blank}>
              <EmbedSign kind={kind} className={styles.sign} />
            </div>
          )}
          <div className={styles.notice}>
            <Consent consent={consent} accepted={(stands) => setAllowed({ src, stands })} />
            {way}
          </div>
        </div>
      )}
      {/* There from the start, or its styles would not be on the page. Whatever a provider shows was written for a light ground. */}
      <div
        className={styles.place}
        data-tone="raised"
        data-ratio={height === undefined ? (ratio ?? usualRatio[kind]) : undefined}
        hidden={!isAllowed}
      >
        {isAllowed && (
          <iframe
            ref={frame}
            title={plainText(title) ?? ''}
            // Empty while somebody edits: then the frame shows its room alone.
            src={src || undefined}
            {...frameRights[kind]}
            // Players and maps want to know which website shows them; which page of it is nobody's concern.
            referrerPolicy="strict-origin"
            height={height ?? (ratio === undefined ? usualHeight[kind] : undefined)}
          />
        )}
      </div>
      {isAllowed && way}
    </>
  );
}

/** Outlines on a grid of 24: what there will be to see. */
const outlines: Record<PropsOf<typeof definition>['kind'], string> = {
  video: 'M8 5l11 7-11 7z',
  map: 'M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 21.5c4-4.2 7-7.6 7-11.5a7 7 0 1 0-14 0c0 3.9 3 7.3 7 11.5z',
  booking: 'M5 6.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1zM4 11h16M8 4v4M16 4v4M9 15.5l2 2 4-4',
  donation: 'M12 20l-7.5-7.4a5 5 0 1 1 7.5-6.6 5 5 0 1 1 7.5 6.6z',
  other: 'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4 9.5h16M7 7.25h.01M9.5 7.25h.01M8 13h8M8 16h5',
};

/** Stands where no image does. */
function EmbedSign({ kind, className }: { kind: keyof typeof outlines; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[kind]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
