/**
 * Before a page is removed: which links lead there, each of them leading to its field, what becomes of them, and where its address leads then.
 */

import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { PageSelect } from '../fields/PageSelect.tsx';
import { Segments } from '../fields/Segments.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Hint } from '../parts/Hint.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { addressesOf } from '../state/new-page.ts';
import { pageName } from '../state/page-name.ts';
import { useEditorAndWords } from '../state/use-editor.ts';
import { LinkPlaces } from './LinkPlaces.tsx';
import { linksTo, pageOf } from './links.ts';
import { canRedirect, pageAbove } from './redirects.ts';
import { isNavigation, type Removal, removePages, translationsOfPage } from './remove-page.ts';
import { unlink } from './unlink.ts';

export function RemovePageDialog({ page, close }: { page: number; close: () => void }) {
  const { editor, words } = useEditorAndWords();
  const pointer = `/routes/${page}`;
  const [{ document, forms }] = useState(() => editor.state());
  const { value } = document;
  const all = addressesOf(value);
  const path = all[page] ?? '';
  const [title] = useState(() => pageName(editor.state().lang, value, page));
  const translations = translationsOfPage(value, page);
  const canLead = canRedirect(value, path);
  // Nobody knows the address of a page that was never published.
  const [leadsOn, setLeadsOn] = useState(canLead && editor.valueOf(`${pointer}/draft`) !== true);
  const [target, setTarget] = useState(() => pageAbove(value, path));
  const [chosen, setLinks] = useState<Removal['links']>();
  const [isWhole, setWhole] = useState(false);
  const pages = [page, ...(isWhole ? translations : [])];
  const paths = pages.map((one) => all[one] ?? '');
  // Those on the pages themselves go with them, and a redirect to them goes along.
  const isElsewhere = (place: string) =>
    !(leadsOn && place.startsWith('/redirects/')) && !pages.some((one) => place.startsWith(`/routes/${one}/`));
  const left = forms ? [...new Set(paths.flatMap((one) => linksTo(value, forms, one)))].filter(isElsewhere) : [];
  // What was only a way to the page goes with it; what a text or a button says shall lead on.
  const links = chosen ?? (left.length > 0 && left.every(isNavigation) ? 'remove' : 'point');
  const kept = links === 'remove' && forms ? unlink(value, forms, (address) => paths.includes(pageOf(address))).kept : [];
  const stays = kept.filter(isElsewhere);
  const needsTarget = leadsOn || (left.length > 0 && (links === 'point' || stays.length > 0));
  const remove = () => {
    if (!forms) return;
    const removal = { pages, target, leadsOn, links: left.length === 0 ? 'keep' : links } as const;
    const removed = words.pageRemoved(title);
    editor.carryOut(removePages(editor.state().document.value, forms, removal), { title: removed, at: pointer });
    editor.sayDone(removed);
    close();
    focusSelectedRow();
  };
  return (
    <AskDialog title={words.removePageOf(title)} label={words.removePage} close={close} remove={remove}>
      {translations.length > 0 && (
        <Checkbox
          label={words.removal.translations(translations.map((one) => all[one] ?? ''))}
          checked={isWhole}
          onChange={(event) => setWhole(event.currentTarget.checked)}
        />
      )}
      <Hint size="md">{words.linksLead(left.length)}</Hint>
      {left.length > 0 && (
        <>
          <Segments
            label={words.removal.links}
            options={(['point', 'remove', 'keep'] as const).map((one) => ({ value: one, label: words.removal[one] }))}
            value={links}
            choose={setLinks}
          />
          <Hint size="md">{words.removal.means(links, stays.length)}</Hint>
          <LinkPlaces places={left} close={close} noteOf={(place) => (stays.includes(place) ? words.removal.stays : undefined)} />
        </>
      )}
      {canLead && (
        <Checkbox
          label={words.redirectElsewhere(path)}
          description={words.redirectNote}
          checked={leadsOn}
          onChange={(event) => setLeadsOn(event.currentTarget.checked)}
        />
      )}
      {needsTarget && <PageSelect label={words.removal.target} path={target} without={page} choose={setTarget} />}
    </AskDialog>
  );
}
