/** The row of a section of the shown page. Keys and the menu duplicate, move and remove it. */
import { memo } from 'react';
import { child } from '../../../../json-text/pointer.ts';
import type { SectionForm } from '../../../draft/fields/model.ts';
import type { ActionIn } from '../../../keys.ts';
import type { OutlineRow } from '../../pages/outline-tree.ts';
import { summaryOfSection } from '../../state/describe-place.ts';
import { countPages, writtenAt } from '../../state/reused.ts';
import { useSelected, useValue } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import { type AskedOfSections, SectionItems } from '../sections/SectionItems.tsx';
import { useSectionCommands } from '../sections/use-section-commands.ts';
import { MovableRow, type PlacedRow } from './OutlineRow.tsx';

interface SectionRowProps extends PlacedRow<Extract<OutlineRow, { kind: 'section' }>> {
  ask: (asked: AskedOfSections) => void;
}

export const SectionRow = memo(function SectionRow({ row, ask, ...placed }: SectionRowProps) {
  const { page, section, count, key: pointer } = row;
  const words = useWords();
  const at = useSelected((state) => writtenAt(state, pointer));
  const pages = useSelected((state) => (at === pointer ? undefined : countPages(state, at)));
  const type = useValue(`${at}/type`);
  const form = useSelected(({ forms }) => child(forms?.sections, String(type)) as SectionForm | undefined);
  const hasForms = useSelected(({ forms }) => forms !== undefined);
  const name = form?.title ?? (hasForms && typeof type === 'string' ? type : words.sectionNumber(section + 1));
  const summary = useSelected((state) => summaryOfSection(state, pointer));
  const { within, duplicate, remove } = useSectionCommands();
  const runAction = (action: ActionIn<'row'>) => {
    if (action === 'remove') remove(page, section);
    else if (action === 'duplicate') duplicate(page, section);
    else return false;
    return true;
  };
  return (
    <MovableRow
      {...placed}
      row={row}
      selection={{ kind: 'section', page, section }}
      name={name}
      icon={form?.icon ?? (hasForms ? 'puzzle' : undefined)}
      // A page may have several of one type.
      title={summary || name}
      detail={[...(summary && hasForms ? [name] : []), ...(pages === undefined ? [] : [words.reuse.on(pages)])].join(' · ')}
      list={`/routes/${page}/sections`}
      index={section}
      count={count}
      move={(from, to) => within(page, from, to)}
      runAction={runAction}
      commands={<SectionItems page={page} section={section} ask={ask} />}
    />
  );
});
