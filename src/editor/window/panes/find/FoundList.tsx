/** Texts that were found, below the pages on which they stand. */
import { Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { headingAround, placeOf } from '../../state/describe-place.ts';
import type { EditorState } from '../../state/editor-state.ts';
import type { Piece } from '../../state/search-texts.ts';
import { languageAt, languagesOf } from '../../state/site-languages.ts';
import { useEditorAndWords } from '../../state/use-editor.ts';
import classes from './SearchDialog.module.css';

interface FoundListProps<Found extends { pointer: string }> {
  texts: readonly Found[];
  /** @param place - of a text on its page, in words */
  row: (text: Found, index: number, place: string) => ReactNode;
}

export function FoundList<Found extends { pointer: string }>({ texts, row }: FoundListProps<Found>) {
  const { editor, words } = useEditorAndWords();
  return groupsOf(texts).map(({ start, texts: group }) => {
    const [place = ''] = placeOf(editor.state(), group[0]?.pointer ?? '');
    const language = languageOf(editor.state(), group[0]?.pointer ?? '');
    const title = language === '' || place.includes(language) ? place : words.languages.partIn(place, language);
    return (
      // biome-ignore lint/a11y/useSemanticElements: they may be options of a list box, which are no fields
      <div key={start} role="group" aria-label={title}>
        <div aria-hidden className={classes.page}>
          {title}
        </div>
        {group.map((text, index) => row(text, start + index, placeInPage(editor.state(), text.pointer)))}
      </div>
    );
  });
}

/** A text with what was found in it. */
export const Pieces = ({ pieces, as: Match = 'mark' }: { pieces: readonly Piece[]; as?: 'mark' | 'del' | 'ins' }) => (
  <Text span inherit lineClamp={2}>
    {pieces.map(({ text, isMatch }, index) =>
      isMatch ? <Match key={index}>{text}</Match> : <Fragment key={index}>{text}</Fragment>,
    )}
  </Text>
);

/** From the section, by its own heading where it is another text, to the field. */
function placeInPage(state: EditorState, pointer: string): string {
  const [, first = '', ...more] = placeOf(state, pointer);
  const heading = headingAround(state, pointer);
  return [heading && more.length > 0 ? `${first} „${heading}“` : first, ...more].join(' › ');
}

/** What the language is called that a text is in; empty where the site has one only. */
function languageOf({ document: { value } }: EditorState, pointer: string): string {
  return languagesOf(value).length > 1 ? languageAt(value, pointer).label : '';
}

/** Texts that stand on one page, or in one part: they come one after the other. */
function groupsOf<Found extends { pointer: string }>(texts: readonly Found[]): { start: number; texts: Found[] }[] {
  const groups: { start: number; whole: string; texts: Found[] }[] = [];
  for (const [index, text] of texts.entries()) {
    const whole = /^\/(?:routes\/\d+|languages\/\d+\/[^/]+|[^/]+)/.exec(text.pointer)?.[0] ?? '';
    const last = groups.at(-1);
    if (last?.whole === whole) last.texts.push(text);
    else groups.push({ start: index, whole, texts: [text] });
  }
  return groups;
}
