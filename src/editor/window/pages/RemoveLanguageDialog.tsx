/** Before a language is removed: which pages go with it, which links lead there, and where their addresses lead then. */

import { Box, Checkbox, Paper } from '@mantine/core';
import { useState } from 'react';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Hint } from '../parts/Hint.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { addressesOf } from '../state/new-page.ts';
import { languageAt, type SiteLanguage } from '../state/site-languages.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { LinkPlaces } from './LinkPlaces.tsx';
import { pagesOf, removeLanguage } from './language-operations.ts';
import { linksTo } from './links.ts';
import classes from './pages.module.css';

export function RemoveLanguageDialog({ language, close }: { language: SiteLanguage; close: () => void }) {
  const editor = useEditor();
  const { languages: words } = useWords();
  const [{ addresses, links }] = useState(() => {
    const { document, forms } = editor.state();
    const manifest = document.value;
    const all = addressesOf(manifest);
    const gone = pagesOf(manifest, language).map((page) => all[page] ?? '');
    const found = forms ? gone.flatMap((path) => linksTo(manifest, forms, path)) : [];
    // Those of the language itself go with it, and a redirect goes along.
    const left = found.filter((place) => !place.startsWith('/redirects/') && languageAt(manifest, place).at !== language.at);
    return { addresses: gone, links: [...new Set(left)] };
  });
  const [leadsOn, setLeadsOn] = useState(true);
  const remove = () => {
    const title = words.removed(language.label);
    const select = { kind: 'part', part: 'languages' } as const;
    editor.carryOut(removeLanguage(editor.state().document.value, language, leadsOn), { title, at: '/languages', select });
    editor.sayDone(title);
    close();
    focusSelectedRow();
  };
  return (
    <AskDialog title={words.removeOf(language.label)} label={words.remove} close={close} remove={remove}>
      <Hint size="md">{words.goes(addresses.length)}</Hint>
      {addresses.length > 0 && (
        <Paper component="ul" withBorder mah="40dvh" className={classes.links}>
          {addresses.map((address) => (
            <Box component="li" key={address} px="sm" py={4}>
              {address}
            </Box>
          ))}
        </Paper>
      )}
      {links.length > 0 && (
        <>
          <Hint size="md">{words.linksLead(links.length)}</Hint>
          <LinkPlaces places={links} close={close} />
        </>
      )}
      {addresses.length > 0 && (
        <Checkbox label={words.leadsOn} checked={leadsOn} onChange={({ currentTarget }) => setLeadsOn(currentTarget.checked)} />
      )}
    </AskDialog>
  );
}
