/** The commands of a section beside moving it up and down, and the dialogs that they open: in its row as well as on the page. */
import { Menu } from '@mantine/core';
import { PageChooser } from '../pages/PageChooser.tsx';
import { RemoveItem } from '../parts/CommandMenu.tsx';
import { listAt } from '../state/selection.ts';
import { useSelected } from '../state/use-editor.ts';
import { keysFor } from '../words/keys.ts';
import { useWords } from '../words/words.ts';
import { Picker } from './Picker.tsx';
import { useSectionCommands } from './use-section-commands.ts';

/** What is asked for in a dialog: a new section at a place, or where else one shall go. */
export type AskedOfSections = { page: number } & ({ place: number } | { section: number });

interface SectionItemsProps {
  page: number;
  section: number;
  ask: (asked: AskedOfSections) => void;
  /** On the page, they would do nothing. */
  withKeys?: boolean;
}

export function SectionItems({ page, section, ask, withKeys = true }: SectionItemsProps) {
  const words = useWords();
  const { duplicate, remove } = useSectionCommands();
  const isOnlyPage = useSelected(({ document }) => listAt(document.value, 'routes').length < 2);
  return (
    <>
      <Menu.Item disabled={isOnlyPage} onClick={() => ask({ page, section })}>
        {words.toOtherPage}
      </Menu.Item>
      <Menu.Item rightSection={withKeys && keysFor('duplicate', words)} onClick={() => duplicate(page, section)}>
        {words.duplicate}
      </Menu.Item>
      <Menu.Item onClick={() => ask({ page, place: section + 1 })}>{words.addSectionBelow}</Menu.Item>
      <RemoveItem rightSection={withKeys && keysFor('remove', words)} onClick={() => remove(page, section)}>
        {words.remove}
      </RemoveItem>
    </>
  );
}

export function SectionDialog({ asked, close }: { asked: AskedOfSections; close: () => void }) {
  const words = useWords();
  const { toPage } = useSectionCommands();
  const { page } = asked;
  if ('place' in asked) return <Picker page={page} place={asked.place} close={close} />;
  return (
    <PageChooser
      title={words.toWhichPage}
      without={page}
      choose={(to) => {
        close();
        toPage(page, asked.section, to);
      }}
      close={close}
    />
  );
}
