/** One colour of the brand, and five ways to go on from it. Whichever is chosen is the brand at once, in one step. */

import { Box, Group, Stack, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { Json } from '../../../../schema/json.ts';
import { type Palette, type PaletteColor, palettesOf } from '../../../colors/palettes.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child } from '../../../json-text/pointer.ts';
import type { NamedField } from '../../draft/fields/model.ts';
import classes from '../fields/LookFields.module.css';
import { Hint } from '../parts/Hint.tsx';
import { useEditorAndWords, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';

const isColor = /^#[0-9a-f]{6}$/i;
const home = '/theme/colors';

export function Palettes({ fields }: { fields: readonly NamedField[] }) {
  const { editor, words } = useEditorAndWords();
  const now = useValue(home);
  const isLight = useValue('/theme/scheme') === 'light';
  const name = useId();
  const hint = useId();
  const [text, setText] = useState(() => String(child(child(now, 'primary'), 'light') ?? ''));
  const [brand, setBrand] = useState(isColor.test(text) ? text : '#0B6460');
  const take = (next: string) => {
    setText(next);
    if (isColor.test(next)) setBrand(next);
  };
  const choose = (palette: Palette) => {
    const title = words.forms.paletteTaken(words.forms.palettes[palette.name]);
    editor.carryOut(operationsFor(palette, now, isLight, fields), { title, at: home });
    editor.say(title);
  };
  const schemes = isLight ? (['light'] as const) : (['light', 'dark'] as const);
  const palettes = palettesOf(brand);
  return (
    <>
      <Hint id={hint}>{words.forms.palettesHint}</Hint>
      <Group gap={8} align="end" wrap="nowrap" mt={8} mb="sm">
        <input
          type="color"
          className={classes.brand}
          aria-label={words.forms.chooseBrandColor}
          value={brand.toLowerCase()}
          onChange={({ target }) => take(target.value.toUpperCase())}
        />
        <TextInput
          flex={1}
          label={words.forms.brandColor}
          value={text}
          spellCheck={false}
          error={!isColor.test(text) && words.forms.noColor}
          onChange={({ target }) => take(target.value)}
          // Whoever has named the colour wants to see it: the first palette is the one that keeps closest to it.
          onKeyDown={({ key }) => key === 'Enter' && isColor.test(text) && palettes[0] && choose(palettes[0])}
        />
      </Group>
      <Box component="fieldset" mb="md" aria-label={words.forms.palettesOf} aria-describedby={hint}>
        <div className={classes.options}>
          {palettes.map((palette) => (
            <label key={palette.name} className={classes.option}>
              <input type="radio" name={name} checked={isTaken(palette, now, isLight)} onChange={() => choose(palette)} />
              <span aria-hidden className={classes.cards}>
                {schemes.map((scheme) => (
                  <Card key={scheme} of={(color) => palette.colors[color][scheme]} />
                ))}
              </span>
              {words.forms.palettes[palette.name]}
            </label>
          ))}
        </div>
      </Box>
    </>
  );
}

/** A page in small: text on its ground, a button, and a dark band with what highlights. */
function Card({ of }: { of: (color: PaletteColor) => string }) {
  const words = useWords().forms;
  return (
    <Stack component="span" gap={4} pt={6} px={6} fw={700} lh={1.2} bg={of('ground')} c={of('text')}>
      {words.sample}
      <Box component="span" w="80%" h={10} bdrs="xl" bg={of('primary')} />
      <Group component="span" flex={1} mx={-6} px={6} bg={of('deep')}>
        <Box component="span" w={12} h={12} bdrs="50%" bg={of('accent')} />
      </Group>
    </Stack>
  );
}

const colorsOf = ({ colors }: Palette) => Object.entries(colors);

/** Whether the colours are these, and all others made of them. */
function isTaken(palette: Palette, now: unknown, isLight: boolean): boolean {
  const schemes = isLight ? (['light'] as const) : (['light', 'dark'] as const);
  return (
    Object.keys((now as object | undefined) ?? {}).length === colorsOf(palette).length &&
    colorsOf(palette).every(([key, color]) => schemes.every((scheme) => child(child(now, key), scheme) === color[scheme]))
  );
}

/** What is there already gets its colours where they stand; colours that are made of others are no longer written. */
function operationsFor(palette: Palette, now: unknown, isLight: boolean, fields: readonly NamedField[]): Operation[] {
  const written = Object.keys((now as object | undefined) ?? {});
  const order = fields.map(({ key }) => key);
  const wanted = colorsOf(palette);
  return [
    ...wanted.flatMap(([key, { light, dark }]): Operation[] => {
      const pointer = `${home}/${key}`;
      const old = child(now, key);
      const hasDark = !isLight || child(old, 'dark') !== undefined;
      if (child(old, 'light') === undefined)
        return [{ kind: 'set', pointer, value: { light, ...(hasDark && { dark }) } as Json, order }];
      const set = (scheme: string, value: string): Operation => ({
        ...{ kind: 'set', pointer: `${pointer}/${scheme}`, value },
        order: ['light', 'dark'],
      });
      return [set('light', light), ...(hasDark ? [set('dark', dark)] : [])];
    }),
    ...written
      .filter((key) => !wanted.some(([one]) => one === key))
      .map((key): Operation => ({ kind: 'remove', pointer: `${home}/${key}` })),
  ];
}
