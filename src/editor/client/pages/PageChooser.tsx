/** The choice of a page. */
import { TextInput } from '@mantine/core';
import searchIcon from '@tabler/icons/outline/search.svg?raw';
import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { moveFocus } from '../parts/roving.ts';
import { fillIn } from '../state/fill-in.ts';
import { listAt } from '../state/selection.ts';
import { useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './pages.module.css';

/** More than so many nobody reads through: searching is quicker. */
const most = 100;

interface PageChooserProps {
  title: string;
  /** A page that cannot be chosen, by its place. */
  without: number;
  choose: (page: number) => void;
  close: () => void;
}

export function PageChooser({ title, without, choose, close }: PageChooserProps) {
  const words = useWords();
  const manifest = useSelected(({ document }) => document.value);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const pages = (listAt(manifest, 'routes') as ({ path?: unknown; title?: unknown } | null)[]).map((page, index) => ({
    index,
    path: page?.path === '*' ? '' : String(page?.path ?? ''),
    title: page?.path === '*' ? words.notFound : fillIn(String(page?.title ?? ''), manifest),
  }));
  const found = pages.filter((page) => page.index !== without && `${page.path} ${page.title}`.toLowerCase().includes(wanted));
  return (
    <Dialog title={title} onClose={close}>
      <TextInput
        type="search"
        aria-label={words.searchPage}
        placeholder={words.searchPage}
        leftSection={<Glyph svg={searchIcon} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          const [first] = found;
          if (key === 'Enter' && first) choose(first.index);
        }}
        data-autofocus
      />
      <ul className={classes.choices} onKeyDown={moveFocus}>
        {found.slice(0, most).map(({ index, path, title: name }, place) => (
          <li key={index}>
            <RowButton data-row tabIndex={place === 0 ? 0 : -1} onClick={() => choose(index)}>
              <span>{name}</span>
              <small>{path}</small>
            </RowButton>
          </li>
        ))}
      </ul>
      {found.length > most && <p className={classes.note}>{words.moreProblems(found.length - most)}</p>}
      {found.length === 0 && <p>{words.nothingFound}</p>}
    </Dialog>
  );
}
