/** All pages, one row each, with the sections of the one that is shown below it. Keys and the menu copy one, change its address and remove it. */

import { Menu, UnstyledButton } from '@mantine/core';
import { memo, useState } from 'react';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { ActionIn } from '../../keys.ts';
import { AddressDialog } from '../pages/AddressDialog.tsx';
import { NewPageDialog } from '../pages/NewPageDialog.tsx';
import { isFixed, languagesWithout, type OtherLanguage } from '../pages/page-operations.ts';
import { RemovePageDialog } from '../pages/RemovePageDialog.tsx';
import { RemoveItem } from '../parts/CommandMenu.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { focusSelectedRow } from '../parts/roving.ts';
import { fillIn } from '../state/fill-in.ts';
import { listAt } from '../state/selection.ts';
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
  into?: OtherLanguage;
}

export function PageRows() {
  const words = useWords();
  const count = useSelected(({ document }) => listAt(document.value, 'routes').length);
  const open = useSelected(({ selection }) => (selection.kind === 'part' ? undefined : selection.page));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      <ul className={classes.list}>
        {Array.from({ length: count }, (_, page) => (
          // A page has no identity but its place.
          <li key={page}>
            <PageRow page={page} count={count} isFirst={open === undefined && page === 0} ask={setAsked} />
            {page === open && <SectionRows page={page} />}
          </li>
        ))}
      </ul>
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

interface PageRowProps {
  page: number;
  count: number;
  isFirst: boolean;
  ask: (asked: Asked) => void;
}

const PageRow = memo(function PageRow({ page, count, isFirst, ask }: PageRowProps) {
  const editor = useEditor();
  const words = useWords();
  const path = useValue(`/routes/${page}/path`);
  const title = useSelected(({ document }) =>
    fillIn(String(valueAt(document.value, `/routes/${page}/title`) ?? ''), document.value),
  );
  const { toPage } = useSectionCommands();
  const isDraft = useValue(`/routes/${page}/draft`) === true;
  const isUnknown = isNotFound(String(path ?? ''));
  const name = isUnknown ? words.notFound : title;
  const isKept = useSelected(({ document }) => isFixed(document.value, page));
  const move = (from: number, to: number) => {
    editor.move('/routes', from, to, { title: words.movedStep(words.pageForm), select: { kind: 'page', page: to } });
    editor.say(words.moved(to + 1, count));
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
      list="/routes"
      index={page}
      count={count}
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
    <Menu.Item key={into.home} onClick={() => ask({ what: 'copy', page, into })}>
      {words.translateInto(into.label)}
    </Menu.Item>
  ));
}
