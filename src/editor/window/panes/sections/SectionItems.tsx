/** The commands of a section beside moving it up and down, and the dialogs that they open: in its row as well as on the page. */
import { Menu } from '@mantine/core';
import { reuseType } from '../../../../findings/sections.ts';
import { valueAt } from '../../../../json-text/value.ts';
import { PageSelect } from '../../fields/PageSelect.tsx';
import { NewPageDialog } from '../../pages/NewPageDialog.tsx';
import { RemoveItem } from '../../parts/CommandMenu.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { listedUnder } from '../../state/listed.ts';
import { addressesOf } from '../../state/new-page.ts';
import { putInAt } from '../../state/reused.ts';
import { listAt } from '../../state/selection.ts';
import { useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { keysFor } from '../../words/keys.ts';
import { useWords } from '../../words/words.ts';
import { Picker } from './Picker.tsx';
import { ReuseDialog } from './ReuseDialog.tsx';
import { useSectionCommands } from './use-section-commands.ts';

/** What is asked for in a dialog: a new section or entry, where else one shall go, or what it shall be called for several pages. */
export type AskedOfSections = { page: number } & (
  | { place: number }
  | { section: number; isReusable?: true }
  /** A new entry below an address. */
  | { under: string }
);

interface SectionItemsProps {
  page: number;
  section: number;
  ask: (asked: AskedOfSections) => void;
  /** On the page, they would do nothing. */
  withKeys?: boolean;
}

export function SectionItems({ page, section, ask, withKeys = true }: SectionItemsProps) {
  const words = useWords();
  const { duplicate, remove, makeOwn } = useSectionCommands();
  const pointer = `/routes/${page}/sections/${section}`;
  const isPutIn = useSelected((state) => putInAt(state, pointer)?.definition !== undefined);
  const canReuse = useSelected(({ forms, document }) => {
    const type = String(valueAt(document.value, `${pointer}/type`));
    return forms?.sections[type] !== undefined && forms.sections[reuseType] === undefined;
  });
  const under = useSelected((state) => listedUnder(state, pointer));
  const isOnlyPage = useSelected(({ document }) => listAt(document.value, 'routes').length < 2);
  return (
    <>
      {under !== undefined && <Menu.Item onClick={() => ask({ page, under })}>{words.newEntry}</Menu.Item>}
      <Menu.Item disabled={isOnlyPage} onClick={() => ask({ page, section })}>
        {words.toOtherPage}
      </Menu.Item>
      <Menu.Item rightSection={withKeys && keysFor('duplicate', words)} onClick={() => duplicate(page, section)}>
        {words.duplicate}
      </Menu.Item>
      <Menu.Item onClick={() => ask({ page, place: section + 1 })}>{words.addSectionBelow}</Menu.Item>
      {isPutIn && <Menu.Item onClick={() => makeOwn(pointer)}>{words.reuse.makeOwn}</Menu.Item>}
      {canReuse && <Menu.Item onClick={() => ask({ page, section, isReusable: true })}>{words.reuse.make} …</Menu.Item>}
      <RemoveItem rightSection={withKeys && keysFor('remove', words)} onClick={() => remove(page, section)}>
        {words.remove}
      </RemoveItem>
    </>
  );
}

export function SectionDialog({ asked, close }: { asked: AskedOfSections; close: () => void }) {
  const { editor, words } = useEditorAndWords();
  const { toPage } = useSectionCommands();
  const { page } = asked;
  if ('place' in asked) return <Picker page={page} place={asked.place} close={close} />;
  if ('under' in asked) return <NewPageDialog under={asked.under} close={close} />;
  if (asked.isReusable) return <ReuseDialog pointer={`/routes/${page}/sections/${asked.section}`} close={close} />;
  return (
    <Dialog title={words.toWhichPage} onClose={close}>
      <PageSelect
        label={words.searchPage}
        isTitled
        path={undefined}
        without={page}
        choose={(path) => {
          close();
          toPage(page, asked.section, addressesOf(editor.state().document.value).indexOf(path));
        }}
      />
    </Dialog>
  );
}
