/** How round corners are: by hand and as a number. */
import { Slider } from '@mantine/core';
import type { NamedField } from '../../fields/model.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { useEditor, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './theme.module.css';

export function CornerField({ field, at }: { field: NamedField; at: string }) {
  const editor = useEditor();
  const words = useWords();
  const value = useValue(at);
  const canSlide = field.kind === 'number' && typeof value === 'number' && Number.isFinite(field.max);
  return (
    <div className={classes.corner}>
      <FieldView field={{ ...field, description: '' }} at={at} />
      {canSlide && (
        <Slider
          thumbLabel={words.forms.cornerOf(field.title)}
          label={null}
          min={field.min}
          max={field.max}
          value={value}
          onChange={(next) => editor.set(at, next, { title: words.changed(field.title), typing: true })}
        />
      )}
      {typeof value === 'number' && <span aria-hidden className={classes.shape} style={{ borderStartStartRadius: value }} />}
    </div>
  );
}
