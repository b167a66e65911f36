/**
 * The looks of a theme, and the layouts of header, footer and sections, each chosen by small pictures of the own page. All pictures are drawn
 * by one preview, which lies below the choices and is told where they want theirs.
 */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { isObject, type JsonObject } from '../../../../schema/json.ts';
import { isSection } from '../../../findings/sections.ts';
import { parentOf } from '../../../json-text/pointer.ts';
import { isSame, valueAt } from '../../../json-text/value.ts';
import type { Field, NamedField } from '../../draft/fields/model.ts';
import type { ShownPage } from '../../worker/messages.ts';
import { scaleIn, usePictureFrame } from '../parts/use-picture-frame.ts';
import { useEditorAndWords, useSelected } from '../state/use-editor.ts';
import { Labelled } from './Labelled.tsx';
import classes from './LookFields.module.css';
import { useField } from './use-field.ts';

/** Whoever writes wants to see it when they stop. In milliseconds. */
const debounceMs = 300;

/** Tells whether a choice lays out a section. */
export const isSectionLayout = (at: string): boolean => at.endsWith('/layout') && isSection(parentOf(at));

export type Choice = NamedField & Field & { kind: 'choice' };

interface LookFieldsProps {
  fields: readonly Choice[];
  /** The pointer of the theme, whose looks change the page as a whole, or of the header, the footer or the section that is laid out. */
  at: string;
  siblings: readonly NamedField[];
}

export function LookFields({ fields, at, siblings }: LookFieldsProps) {
  const { editor, words } = useEditorAndWords();
  const box = useRef<HTMLDivElement>(null);
  const { isReady, size, post, frame } = usePictureFrame(box);
  const [sample, setSample] = useState<ShownPage>();
  const shown = useSelected((state) => state.shown?.theme);
  const [theme, setTheme] = useState(shown);
  const scheme = useSelected(({ view }) => view.scheme);
  // With each draft it comes anew, mostly as it was.
  if (shown !== theme && !isSame(shown as never, theme as never)) setTheme(shown);
  const colors = theme?.colors;
  const section = useSelected(({ document }) => (isSection(at) ? valueAt(document.value, at) : undefined));
  const layouts = useMemo(() => (isObject(section) ? layoutsOf(section, fields) : undefined), [section, fields]);

  // Drawings of the page have the colours of the brand.
  useEffect(() => {
    if (!isReady || !colors) return;
    let isWanted = true;
    // Of a section that is written meanwhile, once there is a pause.
    const timer = setTimeout(
      async () => {
        const page = await editor.sample(layouts);
        if (isWanted) setSample(page);
      },
      layouts ? debounceMs : 0,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [editor, isReady, colors, layouts]);

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
    <div ref={box} className={classes.root} data-among-fields={isSection(at) || undefined}>
      <iframe
        {...frame}
        title={words.forms.lookPictures}
        style={{ ...frame.style, colorScheme: theme?.scheme === 'light' ? 'light' : scheme }}
      />
      {fields.map((field) => (
        <LookField key={field.key} field={field} at={at} siblings={siblings} />
      ))}
    </div>
  );
}

/** The section in each of its layouts, in the order of the choices. */
const layoutsOf = (section: JsonObject, fields: readonly Choice[]) =>
  fields.flatMap(({ key, options }) => options.map(({ value }) => ({ ...section, [key]: value })));

function LookField({ field, at: home, siblings }: Omit<LookFieldsProps, 'fields'> & { field: Choice }) {
  const at = `${home}/${field.key}`;
  const isWide = home === '/header' || home === '/footer';
  const look = isSection(home) ? 'section' : isWide ? home.slice(1) : field.key;
  const { value, set, remove } = useField({ field, at, siblings });
  const name = useId();
  const chosen = typeof value === 'string' ? value : field.otherwise;
  return (
    <Labelled field={field} at={at} isGroup>
      <div className={classes.options} data-wide={isWide || undefined}>
        {field.options.map((option, index) => {
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
              <span
                className={classes.picture}
                data-look={look}
                data-value={look === 'section' ? index : isUsual ? undefined : option.value}
              />
              {option.title}
            </label>
          );
        })}
      </div>
    </Labelled>
  );
}
