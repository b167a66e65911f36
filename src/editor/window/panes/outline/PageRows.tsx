/** The row of a page. Keys and the menu copy it, change its address and remove it. */

import { Menu } from '@mantine/core';
import { memo } from 'react';
import { isNotFound } from '../../../../../schema/site-parts.ts';
import type { ActionIn } from '../../../keys.ts';
import { listedOnPage } from '../../pages/new-entry.ts';
import type { OutlineRow } from '../../pages/outline-tree.ts';
import { isFixed, languagesWithout } from '../../pages/page-operations.ts';
import { RemoveItem } from '../../parts/CommandMenu.tsx';
import { focusSelectedRow } from '../../parts/roving.ts';
import { addressesOf } from '../../state/new-page.ts';
import { pageName } from '../../state/page-name.ts';
import { languageAt, placedPages, type SiteLanguage } from '../../state/site-languages.ts';
import { useEditorAndWords, useSelected, useValue } from '../../state/use-editor.ts';
import { keysFor } from '../../words/keys.ts';
import { useWords } from '../../words/words.ts';
import { useSectionCommands } from '../sections/use-section-commands.ts';
import { MovableRow, type PlacedRow } from './OutlineRow.tsx';

/** What is asked for in a dialog. */
export interface Asked {
  what: 'new' | 'copy' | 'address' | 'remove' | 'entry';
  page: number;
  /** Of an entry. */
  under?: string;
  into?: SiteLanguage;
}

interface PageRowProps extends PlacedRow<Extract<OutlineRow, { kind: 'page' }>> {
  toggle: (row: OutlineRow) => void;
  ask: (asked: Asked) => void;
}

export const PageRow = memo(function PageRow({ row, ask, ...placed }: PageRowProps) {
  const { page, beside, list } = row;
  const { editor, words } = useEditorAndWords();
  const path = String(useValue(`/routes/${page}/path`) ?? '');
  const name = useSelected(({ lang, document }) => pageName(lang, document.value, page));
  const note = useNote(page, row.hasNote);
  const { toPage } = useSectionCommands();
  const isDraft = useValue(`/routes/${page}/draft`) === true;
  const isUnknown = isNotFound(path);
  // Asked for only when something comes of it: it looks at all pages.
  const isKept = () => isFixed(editor.state().document.value, page);
  const isHome = useSelected(({ document }) => languageAt(document.value, `/routes/${page}`).home === path);
  const move = (from: number, to: number) => {
    // Pages of other folders and languages may stand between two.
    const [old = 0, next = 0] = [beside[from], beside[to]];
    editor.move('/routes', old, next, { title: words.movedStep(words.pageForm), select: { kind: 'page', page: next } });
    editor.say(words.moved(to + 1, beside.length));
    focusSelectedRow();
  };
  const runAction = (action: ActionIn<'row'>) => {
    if (action === 'remove' && !isKept()) ask({ what: 'remove', page });
    else if (action === 'changeAddress' && !isKept()) ask({ what: 'address', page });
    else if (action === 'duplicate') ask({ what: 'copy', page });
    else return false;
    return true;
  };
  return (
    <MovableRow
      {...placed}
      row={row}
      selection={{ kind: 'page', page }}
      name={name}
      title={name}
      icon={isHome ? 'home' : 'file-text'}
      detail={isUnknown ? path.replace(/^\*$/, '') : [...(isDraft ? [words.draft] : []), path].join(' · ')}
      note={note}
      list={list}
      index={beside.indexOf(page)}
      count={beside.length}
      move={move}
      canTake={(from) => /^\/routes\/\d+\/sections$/.test(from) && !from.startsWith(`/routes/${page}/`)}
      take={(from, section) => toPage(Number(from.split('/')[2]), section, page)}
      runAction={runAction}
      commands={<PageItems page={page} ask={ask} />}
    />
  );
});

/** What a page translates, or what it lacks. */
function useNote(page: number, hasNote: boolean): string | undefined {
  const { languages: words, home } = useWords();
  return useSelected(({ document: { value } }) => {
    if (!hasNote) return undefined;
    const { original, missing = [] } = placedPages(value)[page] ?? {};
    if (original === undefined) return words.missing(missing.map(({ label }) => label).join(', '));
    const address = addressesOf(value)[original] ?? '';
    return words.translates(address === '/' ? home : address);
  });
}

/** A component of its own, so that all pages are looked through only when the menu opens. */
function PageItems({ page, ask }: Pick<PageRowProps, 'ask'> & { page: number }) {
  const { editor, words } = useEditorAndWords();
  const { value } = editor.state().document;
  const isKept = isFixed(value, page);
  const under = listedOnPage(editor.state(), page);
  return (
    <>
      {under !== undefined && <Menu.Item onClick={() => ask({ what: 'entry', page, under })}>{words.newEntry}</Menu.Item>}
      <Menu.Item rightSection={keysFor('duplicate', words)} onClick={() => ask({ what: 'copy', page })}>
        {words.copyPage}
      </Menu.Item>
      {languagesWithout(value, page).map((into) => (
        <Menu.Item key={into.at} onClick={() => ask({ what: 'copy', page, into })}>
          {words.translateInto(into.label)}
        </Menu.Item>
      ))}
      <Menu.Item rightSection={keysFor('changeAddress', words)} disabled={isKept} onClick={() => ask({ what: 'address', page })}>
        {words.changeAddress}
      </Menu.Item>
      <RemoveItem rightSection={keysFor('remove', words)} disabled={isKept} onClick={() => ask({ what: 'remove', page })}>
        {words.removePage}
      </RemoveItem>
    </>
  );
}
