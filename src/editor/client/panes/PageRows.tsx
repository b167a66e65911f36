/** All pages, one row each, with the sections of the one that is shown below it. Keys and the menu copy one, change its address and remove it. */

import { Menu, UnstyledButton } from '@mantine/core';
import { Fragment, memo, useMemo, useState } from 'react';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { ActionIn } from '../../keys.ts';
import { AddressDialog } from '../pages/AddressDialog.tsx';
import { NewPageDialog } from '../pages/NewPageDialog.tsx';
import { isFixed, languagesWithout, pagesByLanguage } from '../pages/page-operations.ts';
import { RemovePageDialog } from '../pages/RemovePageDialog.tsx';
import { RemoveItem } from '../parts/CommandMenu.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { fillIn } from '../state/fill-in.ts';
import { addressesOf } from '../state/new-page.ts';
import { placedPages, type SiteLanguage } from '../state/site-languages.ts';
import { useEditor, useSelected, useValue } from '../state/use-editor.ts';
import { keysFor } from '../words/keys.ts';
import { useWords } from '../words/words.ts';
import classes from './Outline.module.css';
import { MovableRow } from './OutlineRow.tsx';
import { SectionRows } from './SectionRows.tsx';
import { useSectionCommands } from './use-section-commands.ts';

/** What is asked for in a dialog. */
interface Asked {
  what: 'new' | 'copy' | 'address' | 'remove';
  page: number;
  into?: SiteLanguage;
}

export function PageRows() {
  const words = useWords();
  const groups = usePageGroups();
  const open = useSelected(({ selection }) => (selection.kind === 'part' ? undefined : selection.page));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      {groups.map(({ home, label, lang, pages, notes }) => (
        <Fragment key={home}>
          {groups.length > 1 && (
            <h3 className={classes.language} lang={lang}>
              <bdi>{label}</bdi>
            </h3>
          )}
          <ul className={classes.list} aria-label={groups.length > 1 ? label : undefined}>
            {pages.map((page, index) => (
              // A page has no identity but its place.
              <li key={page}>
                <PageRow
                  page={page}
                  group={pages}
                  home={home}
                  note={notes[index]}
                  isFirst={open === undefined && page === groups[0]?.pages[0]}
                  ask={setAsked}
                />
                {page === open && <SectionRows page={page} />}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <UnstyledButton className={classes.add} data-pages onClick={() => setAsked({ what: 'new', page: 0 })}>
        <Glyph name="plus" />
        {words.addPage}
      </UnstyledButton>
      {asked?.what === 'new' && <NewPageDialog close={close} />}
      {asked?.what === 'copy' && <NewPageDialog copied={asked.page} into={asked.into} close={close} />}
      {asked?.what === 'address' && <AddressDialog page={asked.page} close={close} />}
      {asked?.what === 'remove' && <RemovePageDialog page={asked.page} close={close} />}
    </>
  );
}

interface PageGroup extends Pick<SiteLanguage, 'home' | 'label' | 'lang'> {
  /** By their places among all. */
  pages: readonly number[];
  /** What is said of each: what it translates, or what it lacks. */
  notes: readonly string[];
}

/** The pages of each language. */
function usePageGroups(): readonly PageGroup[] {
  const { languages: words, home: homePage } = useWords();
  // As one text: it is another one only when what the rows say of their languages is.
  const groups = useSelected(({ document: { value } }) => {
    const all = placedPages(value);
    const addresses = addressesOf(value);
    const noteOf = (page: number) => {
      const { original, missing = [] } = all[page] ?? {};
      const address = original === undefined ? '*' : (addresses[original] ?? '*');
      if (!isNotFound(address)) return words.translates(address === '/' ? homePage : address);
      return missing.length > 0 ? words.missing(missing.map(({ label }) => label).join(', ')) : '';
    };
    return JSON.stringify(
      pagesByLanguage(value).map(
        ({ language: { home, label, lang }, pages }): PageGroup => ({ home, label, lang, pages, notes: pages.map(noteOf) }),
      ),
    );
  });
  return useMemo(() => JSON.parse(groups) as PageGroup[], [groups]);
}

interface PageRowProps {
  page: number;
  /** The pages of its language. */
  group: readonly number[];
  /** The home page of the language. */
  home: string;
  note: string | undefined;
  isFirst: boolean;
  ask: (asked: Asked) => void;
}

const PageRow = memo(function PageRow({ page, group, home, note, isFirst, ask }: PageRowProps) {
  const editor = useEditor();
  const words = useWords();
  const path = useValue(`/routes/${page}/path`);
  const title = useSelected(({ document }) =>
    fillIn(String(valueAt(document.value, `/routes/${page}/title`) ?? ''), document.value, `/routes/${page}`),
  );
  const { toPage } = useSectionCommands();
  const isDraft = useValue(`/routes/${page}/draft`) === true;
  const isUnknown = isNotFound(String(path ?? ''));
  const name = isUnknown ? words.notFound : title;
  const isKept = useSelected(({ document }) => isFixed(document.value, page));
  const move = (from: number, to: number) => {
    // Pages of other languages may stand between two.
    const [old = 0, next = 0] = [group[from], group[to]];
    editor.move('/routes', old, next, { title: words.movedStep(words.pageForm), select: { kind: 'page', page: next } });
    editor.say(words.moved(to + 1, group.length));
    focusSelectedRow();
  };
  const runAction = (action: ActionIn<'row'>) => {
    if (action === 'remove' && !isKept) ask({ what: 'remove', page });
    else if (action === 'changeAddress' && !isKept) ask({ what: 'address', page });
    else if (action === 'duplicate') ask({ what: 'copy', page });
    else return false;
    return true;
  };
  return (
    <MovableRow
      selection={{ kind: 'page', page }}
      title={name}
      detail={isUnknown ? String(path).replace(/^\*$/, '') : [...(isDraft ? [words.draft] : []), String(path ?? '')].join(' · ')}
      isStart={isFirst}
      note={note}
      list={`/routes ${home}`}
      index={group.indexOf(page)}
      count={group.length}
      move={move}
      canTake={(list) => /^\/routes\/\d+\/sections$/.test(list) && !list.startsWith(`/routes/${page}/`)}
      take={(list, section) => toPage(Number(list.split('/')[2]), section, page)}
      runAction={runAction}
      commands={
        <>
          <Menu.Item rightSection={keysFor('duplicate', words)} onClick={() => ask({ what: 'copy', page })}>
            {words.copyPage}
          </Menu.Item>
          <TranslateItems page={page} ask={ask} />
          <Menu.Item
            rightSection={keysFor('changeAddress', words)}
            disabled={isKept}
            onClick={() => ask({ what: 'address', page })}
          >
            {words.changeAddress}
          </Menu.Item>
          <RemoveItem rightSection={keysFor('remove', words)} disabled={isKept} onClick={() => ask({ what: 'remove', page })}>
            {words.removePage}
          </RemoveItem>
        </>
      }
    />
  );
});

/** A component of its own, so that all pages are looked through only when the menu opens. */
function TranslateItems({ page, ask }: Pick<PageRowProps, 'page' | 'ask'>) {
  const editor = useEditor();
  const words = useWords();
  return languagesWithout(editor.state().document.value, page).map((into) => (
    <Menu.Item key={into.at} onClick={() => ask({ what: 'copy', page, into })}>
      {words.translateInto(into.label)}
    </Menu.Item>
  ));
}
