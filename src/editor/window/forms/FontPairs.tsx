/** Fonts that come with the editor and go together: one click takes both. */
import { Text } from '@mantine/core';
import { fontPairs, fontPath } from '../../../../schema/packaged-fonts.ts';
import { RowButton } from '../parts/RowButton.tsx';
import { useEditorAndWords, useSelected, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './theme.module.css';
import { useSampleFont } from './use-sample-font.ts';

const at = '/theme/fonts';

export function FontPairs({ title }: { title: string }) {
  const words = useWords().forms;
  return (
    <fieldset aria-label={words.fontPairs} className={classes.fontPairs}>
      {fontPairs.map((pair) => (
        <Pair key={`${pair.heading} ${pair.text}`} pair={pair} title={title} />
      ))}
    </fieldset>
  );
}

function Pair({ pair, title }: { pair: (typeof fontPairs)[number]; title: string }) {
  const { editor, words } = useEditorAndWords();
  const { heading, text } = pair;
  const now = useValue(at) as { heading?: Chosen; text?: Chosen } | undefined;
  const isChosen = isJust(now?.heading, heading) && isJust(now?.text, text);
  const take = () => {
    if (!isChosen) editor.set(at, { heading: { family: heading }, text: { family: text } }, { title: words.changed(title) });
  };
  const [ofHeading, ofText] = [useAddressed(heading), useAddressed(text)];
  return (
    <RowButton isTile aria-pressed={isChosen} onClick={take}>
      <Text span size="xl" fw={700} ff={ofHeading}>
        {heading}
      </Text>
      <Text span size="sm" ff={ofText}>
        {`${text} · ${pair[useSelected(({ lang }) => lang)]}`}
      </Text>
    </RowButton>
  );
}

interface Chosen {
  family?: string;
  file?: string;
}

const isJust = (font: Chosen | undefined, family: string) => font?.family === family && font.file === undefined;

function useAddressed(family: string): string {
  return useSampleFont(useSelected(({ files }) => files.find(({ path }) => path === fontPath(family))?.address));
}
