/** The outline: all pages, the sections of the one that is shown, and what all pages share. */
import { Box } from '@mantine/core';
import { Fragment } from 'react';
import { child } from '../../../../json-text/pointer.ts';
import { valueAt } from '../../../../json-text/value.ts';
import { Pane } from '../../parts/Pane.tsx';
import { moveFocus } from '../../parts/roving.ts';
import { countSteps, firstSteps, hasFirstSteps } from '../../state/first-steps.ts';
import { partsOfLanguages, pointerOf } from '../../state/selection.ts';
import { languagesOf } from '../../state/site-languages.ts';
import { useEditor, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import classes from './Outline.module.css';
import { PartRow } from './OutlineRow.tsx';
import { OutlineTree } from './OutlineTree.tsx';

/** In the order in which they matter to an author. */
const parts = [
  'placeholders',
  'constants',
  'reused',
  'header',
  'footer',
  'theme',
  'site',
  'collections',
  'redirects',
  'labels',
  'errorView',
  'languages',
];

/** Where a manifest has none, the form is the way to the first. */
const alwaysThere = ['collections', 'redirects', 'languages'];

export function Outline() {
  const words = useWords();
  const written = useSelected(({ document }) => presentParts(document.value));
  return (
    <Pane element="nav" area="outline" label={words.outline} onKeyDown={moveFocus}>
      <FirstStepsRow />
      <h2 className={classes.heading}>{words.pages}</h2>
      <OutlineTree />
      <h2 className={classes.heading}>{words.everywhere}</h2>
      <Box component="ul" px={8}>
        {parts
          .filter((part) => written.split(' ').includes(part))
          .map((part) => (
            <li key={part}>
              <PartRow part={part} title={words.parts[part] ?? part} />
            </li>
          ))}
      </Box>
      <LanguageParts />
    </Pane>
  );
}

/** The way back to them, as long as there is something to do. */
function FirstStepsRow() {
  const words = useWords();
  const { remembered } = useEditor();
  // Samples and mistakes are known once the draft is checked.
  const open = useSelected((state) => (state.validated === 0 ? 0 : countSteps(state)));
  // Put away, they go with the next change of what is selected.
  const isThere = useSelected(({ document, selection }) =>
    pointerOf(selection) === `/${firstSteps}` ? true : hasFirstSteps(document.value, remembered),
  );
  if (!isThere) return null;
  return (
    <Box mt="sm" mx={8}>
      <PartRow part={firstSteps} title={words.parts[firstSteps] ?? ''} detail={open === 0 ? '' : words.firstSteps.short(open)} />
    </Box>
  );
}

/** What all pages of each other language have. */
function LanguageParts() {
  const words = useWords();
  const written = useSelected(({ document }) => JSON.stringify(languagesOf(document.value)));
  const [own, ...languages] = JSON.parse(written) as ReturnType<typeof languagesOf>;
  return languages.map(({ at, label }) => (
    <Fragment key={at}>
      <h2 className={classes.heading}>{words.languages.everywhereIn(label)}</h2>
      <Box component="ul" px={8} aria-label={words.languages.everywhereIn(label)}>
        {partsOfLanguages.map((part) => (
          <LanguagePartRow key={part} part={`${at.slice(1)}/${part}`} title={words.parts[part] ?? part} own={own.label} />
        ))}
      </Box>
    </Fragment>
  ));
}

function LanguagePartRow({ part, title, own }: { part: string; title: string; own: string }) {
  const words = useWords().languages;
  const isWritten = useSelected(({ document }) => valueAt(document.value, `/${part}`) !== undefined);
  // Nobody looks for what is open where nothing is.
  if (!isWritten && part.endsWith('/placeholders')) return null;
  return (
    <li>
      <PartRow part={part} title={title} detail={isWritten ? '' : words.asOwn(own)} />
    </li>
  );
}

/** Which of the parts a manifest has, or may come to have; as a text, which is equal as long as they are. */
const presentParts = (manifest: unknown) =>
  parts.filter((part) => alwaysThere.includes(part) || child(manifest, part) !== undefined).join(' ');
