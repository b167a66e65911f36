/**
 * The looks of a theme, and the layouts of header and footer, each chosen by small pictures of the own page. All pictures are drawn by one preview, which lies below the choices
 * and is told where they want theirs.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { isSame } from '../../../json-text/value.ts';
import type { Field, NamedField } from '../../fields/model.ts';
import type { ShownPage } from '../../worker/messages.ts';
import { Labelled } from '../fields/Labelled.tsx';
import { useField } from '../fields/use-field.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './LookFields.module.css';
import { scaleIn, usePictureFrame } from './use-picture-frame.ts';

export type Choice = NamedField & Field & { kind: 'choice' };

interface LookFieldsProps {
  fields: readonly Choice[];
  /** Where they stand: what of the page they change is the page as a whole, or this part of it. */
  part: 'theme' | 'header' | 'footer';
  siblings: readonly NamedField[];
}

export function LookFields({ fields, part, siblings }: LookFieldsProps) {
  const editor = useEditor();
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { isReady, size, post, frame } = usePictureFrame(box);
  const [sample, setSample] = useState<ShownPage>();
  const shown = useSelected((state) => state.shown?.theme);
  const [theme, setTheme] = useState(shown);
  const scheme = useSelected(({ view }) => view.scheme);
  // With each draft it comes anew, mostly as it was.
  if (shown !== theme && !isSame(shown as never, theme as never)) setTheme(shown);
  const colors = theme?.colors;

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
    post({ type: 'pictures', scheme, pictures, ...sample, theme });
  }, [sample, theme, scheme, size, post]);

  return (
    <div ref={box} className={classes.root}>
      <iframe
        {...frame}
        title={words.forms.lookPictures}
        style={{ ...frame.style, colorScheme: theme?.scheme === 'light' ? 'light' : scheme }}
      />
      {fields.map((field) => (
        <LookField key={field.key} field={field} part={part} siblings={siblings} />
      ))}
    </div>
  );
}

function LookField({ field, part, siblings }: Omit<LookFieldsProps, 'fields'> & { field: Choice }) {
  const at = `/${part}/${field.key}`;
  const look = part === 'theme' ? field.key : part;
  const { value, set, remove } = useField({ field, at, siblings });
  const name = useId();
  const chosen = typeof value === 'string' ? value : field.otherwise;
  return (
    <Labelled field={field} at={at} isGroup>
      <div className={classes.options} data-wide={part !== 'theme' || undefined}>
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
              <span className={classes.picture} data-look={look} data-value={isUsual ? undefined : option.value} />
              {option.title}
            </label>
          );
        })}
      </div>
    </Labelled>
  );
}
