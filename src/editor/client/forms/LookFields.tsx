/**
 * The looks of a theme, each chosen by small pictures of the own page. All pictures are drawn by one preview, which lies below the choices
 * and is told where they want theirs.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { isSame } from '../../../json-text/value.ts';
import type { Field, NamedField } from '../../fields/model.ts';
import { parseFromPreview, type ToPreview } from '../../preview/messages.ts';
import type { ShownPage } from '../../worker/messages.ts';
import { Labelled } from '../fields/Labelled.tsx';
import { useField } from '../fields/use-field.ts';
import { useSize } from '../parts/use-size.ts';
import { useEditor, usePreviewOrigin, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './LookFields.module.css';

type Choice = NamedField & Field & { kind: 'choice' };

/** In CSS pixels, as wide as the screen that the page is shown on. */
const screen = 1280;

const scaleIn = ({ width }: { width: number }) => Math.max(1, width) / screen;

export function LookFields({ fields, siblings }: { fields: readonly Choice[]; siblings: readonly NamedField[] }) {
  const editor = useEditor();
  const words = useWords();
  const origin = usePreviewOrigin();
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const scale = scaleIn(size);
  const [isReady, setReady] = useState(false);
  const [sample, setSample] = useState<ShownPage>();
  const shown = useSelected((state) => state.shown?.theme);
  const [theme, setTheme] = useState(shown);
  const scheme = useSelected(({ view }) => view.scheme);
  // With each draft it comes anew, mostly as it was.
  if (shown !== theme && !isSame(shown as never, theme as never)) setTheme(shown);
  const colors = theme?.colors;

  useEffect(() => {
    const hear = ({ data, origin: from, source }: MessageEvent) => {
      if (from === origin && source === frame.current?.contentWindow && parseFromPreview(data)?.type === 'ready') setReady(true);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin]);

  // Drawings of the page have the colours of the brand.
  useEffect(() => {
    if (!isReady || !colors) return;
    let isWanted = true;
    void editor.sample().then((page) => isWanted && setSample(page));
    return () => {
      isWanted = false;
    };
  }, [editor, isReady, colors]);

  useEffect(() => {
    if (!sample || !theme || !box.current) return;
    // Where they are changes with the room that there is.
    const scale = scaleIn(size);
    const from = box.current.getBoundingClientRect();
    const pictures = [...box.current.querySelectorAll<HTMLElement>('[data-look]')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { look: key = '', value } = element.dataset;
      const [x, y] = [(left - from.left) / scale, (top - from.top) / scale];
      return { key, value, left: x, top: y, width: width / scale, height: height / scale };
    });
    const message: ToPreview = { type: 'pictures', scheme, pictures, ...sample, theme };
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [sample, theme, scheme, size, origin]);

  return (
    <div ref={box} className={classes.root}>
      {/* Pictures: what they show stands beside each, and in them nothing can be done. */}
      <iframe
        ref={frame}
        src={`${origin}/`}
        title={words.forms.lookPictures}
        inert
        aria-hidden
        tabIndex={-1}
        style={{
          width: screen,
          height: size.height / scale,
          transform: `scale(${scale})`,
          colorScheme: theme?.scheme === 'light' ? 'light' : scheme,
        }}
      />
      {fields.map((field) => (
        <LookField key={field.key} field={field} siblings={siblings} />
      ))}
    </div>
  );
}

function LookField({ field, siblings }: { field: Choice; siblings: readonly NamedField[] }) {
  const at = `/theme/${field.key}`;
  const { value, set, remove } = useField({ field, at, siblings });
  const name = useId();
  const chosen = typeof value === 'string' ? value : field.otherwise;
  return (
    <Labelled field={field} at={at} isGroup>
      <div className={classes.options}>
        {field.options.map((option) => {
          const isUsual = option.value === field.otherwise;
          return (
            <label key={option.value} className={classes.option}>
              <input
                type="radio"
                name={name}
                checked={option.value === chosen}
                // What is the default anyway is not written.
                onChange={() => (isUsual ? remove() : set(option.value))}
              />
              <span className={classes.picture} data-look={field.key} data-value={isUsual ? undefined : option.value} />
              {option.title}
            </label>
          );
        })}
      </div>
    </Labelled>
  );
}
