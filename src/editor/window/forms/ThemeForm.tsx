/** The brand: a palette, folded below it every colour with its contrast, fonts and corners, and its looks in pictures. What else the schema has follows as it is. */
import { Slider } from '@mantine/core';
import type { Field, NamedField } from '../../draft/fields/model.ts';
import { FieldGroup } from '../fields/FieldGroup.tsx';
import { FieldList } from '../fields/FieldList.tsx';
import { FieldView } from '../fields/FieldView.tsx';
import { FindingsAt } from '../fields/FindingText.tsx';
import { type Choice, LookFields } from '../fields/LookFields.tsx';
import { useEditorAndWords, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { ColorRow } from './ColorRow.tsx';
import { FontField } from './FontField.tsx';
import { FontPairs } from './FontPairs.tsx';
import { Palettes } from './Palettes.tsx';
import classes from './theme.module.css';

/** As a designer thinks; colours that are in none of them come last. */
const groups = {
  page: ['ground', 'surface', 'tint', 'line', 'text', 'muted'],
  action: ['primary', 'onPrimary', 'control'],
  accent: ['accent', 'onAccent', 'warm'],
  deep: ['deep', 'onDeep', 'onDeepMuted', 'primaryOnDeep', 'onPrimaryOnDeep'],
  message: ['danger'],
};

type ObjectField = Field & { kind: 'object' };

export function ThemeForm({ field }: { field: ObjectField }) {
  const words = useWords().forms;
  const partOf = (key: string) =>
    field.fields.find((part): part is NamedField & ObjectField => part.key === key && part.kind === 'object');
  const [colors, fonts, radius] = [partOf('colors'), partOf('fonts'), partOf('radius')];
  // Light or dark is no look: it changes nothing of what one sees here.
  const looks = field.fields.filter((part): part is Choice => part.kind === 'choice' && part.key !== 'scheme');
  const rest = field.fields.filter((part) => ![colors, fonts, radius, ...looks].some((one) => one === part));
  return (
    <>
      {colors && (
        <section aria-label={words.brand} data-at="/theme/colors">
          <h3 className={classes.heading}>{words.brand}</h3>
          <FindingsAt pointer="/theme/colors" />
          <Palettes fields={colors.fields} />
          <FieldGroup name="colors" title={words.eachColor} fields={colors.fields} at="/theme/colors">
            {() =>
              grouped(colors.fields).map(([group, members]) => (
                <section key={group} aria-label={words.colorGroups[group]}>
                  <h3 className={classes.heading}>{words.colorGroups[group]}</h3>
                  {members.map((color) => (
                    <ColorRow key={color.key} field={color} siblings={colors.fields} />
                  ))}
                </section>
              ))
            }
          </FieldGroup>
        </section>
      )}
      {[fonts, radius].map(
        (part) =>
          part && (
            <section key={part.key} aria-label={part.title}>
              <h3 className={classes.heading}>{part.title}</h3>
              <FindingsAt pointer={`/theme/${part.key}`} />
              {part === fonts && <FontPairs title={part.title} />}
              {part.fields.map((inner) =>
                part === fonts ? (
                  <FontField key={inner.key} field={inner} at={`/theme/fonts/${inner.key}`} />
                ) : (
                  <CornerField key={inner.key} field={inner} at={`/theme/radius/${inner.key}`} />
                ),
              )}
            </section>
          ),
      )}
      {looks.length > 0 && <LookFields fields={looks} at="/theme" siblings={field.fields} />}
      <FieldList fields={rest} at="/theme" />
    </>
  );
}

type Group = keyof typeof groups | 'other';

function grouped(fields: readonly NamedField[]): [Group, NamedField[]][] {
  const named = Object.entries(groups).map(([group, keys]): [Group, NamedField[]] => [
    group as Group,
    keys.flatMap((key) => fields.find((field) => field.key === key) ?? []),
  ]);
  const known: string[] = Object.values(groups).flat();
  const others = fields.filter(({ key }) => !known.includes(key));
  return [...named, ...(others.length > 0 ? [['other', others] satisfies [Group, NamedField[]]] : [])];
}

/** How round corners are: by hand and as a number. */
function CornerField({ field, at }: { field: NamedField; at: string }) {
  const { editor, words } = useEditorAndWords();
  const value = useValue(at);
  const canSlide = field.kind === 'number' && typeof value === 'number' && Number.isFinite(field.max);
  return (
    <div className={classes.corner}>
      <FieldView field={{ ...field, description: '' }} at={at} />
      {canSlide && (
        <Slider
          thumbLabel={words.forms.cornerOf(field.title)}
          label={null}
          mb="sm"
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
