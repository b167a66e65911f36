/** The choice of a page. */
import { Box } from '@mantine/core';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Hint } from '../parts/Hint.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { moveFocus } from '../parts/roving.ts';
import { SearchInput } from '../parts/SearchInput.tsx';
import { addressesOf } from '../state/new-page.ts';
import { pageName } from '../state/page-name.ts';
import { useSelected, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';

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
  const [search, setSearch, forget] = useTyped('page', () => '');
  const wanted = search.trim().toLowerCase();
  const addresses = addressesOf(manifest);
  const lang = useSelected((state) => state.lang);
  const pages = addresses.map((path, index) => ({
    index,
    path: isNotFound(path) ? '' : path,
    title: pageName(lang, manifest, index),
  }));
  const found = pages.filter((page) => page.index !== without && `${page.path} ${page.title}`.toLowerCase().includes(wanted));
  const take = (page: number) => {
    forget();
    choose(page);
  };
  return (
    <Dialog title={title} onClose={close}>
      <SearchInput label={words.searchPage} value={search} change={setSearch} take={() => found[0] && take(found[0].index)} />
      <Box component="ul" mah="50dvh" mt="sm" style={{ overflowY: 'auto' }} onKeyDown={moveFocus}>
        {found.slice(0, most).map(({ index, path, title: name }, place) => (
          <li key={index}>
            <RowButton data-row tabIndex={place === 0 ? 0 : -1} onClick={() => take(index)}>
              <span>{name}</span>
              <small>{path}</small>
            </RowButton>
          </li>
        ))}
      </Box>
      {found.length > most && <Hint size="md">{words.moreProblems(found.length - most)}</Hint>}
      {found.length === 0 && <p>{words.nothingFound}</p>}
    </Dialog>
  );
}
