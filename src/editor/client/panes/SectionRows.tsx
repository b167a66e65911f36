/** The sections of the shown page, one row each. Keys and the menu duplicate, move and remove one. */

import { UnstyledButton } from '@mantine/core';
import { memo, useState } from 'react';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { child } from '../../../json-text/pointer.ts';
import { summaryOf } from '../../fields/blank.ts';
import type { SectionForm } from '../../fields/model.ts';
import type { ActionIn } from '../../keys.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { fillIn } from '../state/fill-in.ts';
import { countPages, writtenAt } from '../state/reused.ts';
import { listAt } from '../state/selection.ts';
import { useSelected, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Outline.module.css';
import { MovableRow } from './OutlineRow.tsx';
import { type AskedOfSections, SectionDialog, SectionItems } from './SectionItems.tsx';
import { useSectionCommands } from './use-section-commands.ts';

export function SectionRows({ page }: { page: number }) {
  const words = useWords();
  const path = String(useValue(`/routes/${page}/path`) ?? '');
  const count = useSelected(({ document }) => listAt(listAt(document.value, 'routes')[page], 'sections').length);
  const [asked, setAsked] = useState<AskedOfSections>();
  return (
    <>
      <ol className={classes.sections} aria-label={words.sectionsOf(isNotFound(path) ? words.notFound : path)}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <SectionRow page={page} index={index} count={count} ask={setAsked} />
          </li>
        ))}
      </ol>
      <UnstyledButton className={classes.add} onClick={() => setAsked({ page, place: count })}>
        <Glyph name="plus" />
        {words.addSection}
      </UnstyledButton>
      {asked && <SectionDialog asked={asked} close={() => setAsked(undefined)} />}
    </>
  );
}

interface SectionRowProps {
  page: number;
  index: number;
  count: number;
  ask: (asked: AskedOfSections) => void;
}

const SectionRow = memo(function SectionRow({ page, index, count, ask }: SectionRowProps) {
  const words = useWords();
  const list = `/routes/${page}/sections`;
  const pointer = `${list}/${index}`;
  const at = useSelected((state) => writtenAt(state, pointer));
  const pages = useSelected((state) => (at === pointer ? undefined : countPages(state, at)));
  const value = useValue(at);
  const type = child(value, 'type');
  const form = useSelected(({ forms }) => child(forms?.sections, String(type)) as SectionForm | undefined);
  const title = form?.title ?? (typeof type === 'string' ? type : words.entry(index + 1));
  const summary = useSelected(({ document }) =>
    form ? fillIn(summaryOf({ ...form, kind: 'object', optional: false }, value), document.value, pointer) : '',
  );
  const { within, duplicate, remove } = useSectionCommands();
  const runAction = (action: ActionIn<'row'>) => {
    if (action === 'remove') remove(page, index);
    else if (action === 'duplicate') duplicate(page, index);
    else return false;
    return true;
  };
  return (
    <MovableRow
      selection={{ kind: 'section', page, section: index }}
      title={title}
      detail={[...(pages === undefined ? [] : [words.reuse.on(pages)]), ...(summary ? [summary] : [])].join(' · ')}
      list={list}
      index={index}
      count={count}
      move={(from, to) => within(page, from, to)}
      runAction={runAction}
      commands={<SectionItems page={page} section={index} ask={ask} />}
    />
  );
});
