/** The curated icons as a grid, and behind them those of the site: found by words, walked through by the arrow keys. */

import { Alert, Button, FileButton, ScrollArea } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { Hint } from '../parts/Hint.tsx';
import { moveInGrid } from '../parts/roving.ts';
import { SearchInput } from '../parts/SearchInput.tsx';
import { useFilesToChoose, useSelected, useTyped } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './IconPicker.module.css';
import { findIcons, findOwnIcons, iconName } from './icon-search.ts';
import { SiteIcon } from './SiteIcon.tsx';
import { resetFileInput, useUpload } from './use-upload.ts';

interface IconPickerProps {
  /** The pointer of the value. */
  at: string;
  /** A name, or the path of a file. */
  chosen: string | undefined;
  choose: (icon: string | { src: string }) => void;
}

export function IconPicker({ at, chosen, choose: chooseIcon }: IconPickerProps) {
  const words = useWords();
  const lang = useSelected((state) => state.lang);
  const [search, setSearch, forget] = useTyped(`icon for ${at}`, () => '');
  const choose = (icon: string | { src: string }) => {
    forget();
    chooseIcon(icon);
  };
  const [looked, setLooked] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const files = useFilesToChoose();
  const upload = useUpload(([src = '']) => choose({ src }));
  const own = findOwnIcons(files, search);
  const curated = useMemo(() => findIcons(search, lang), [search, lang]);
  const found = [...curated, ...own];
  const take = (name: string) => choose(own.includes(name) ? { src: name } : name);
  const shown = looked !== undefined && found.includes(looked) ? looked : chosen;
  /** The one that the Tab key leads to. */
  const stop = shown !== undefined && found.includes(shown) ? shown : found[0];
  const focusAt = (place: number) => grid.current?.querySelectorAll<HTMLElement>('button')[place]?.focus();
  const toSearch = () => grid.current?.closest('[data-icons]')?.querySelector('input')?.focus();
  return (
    <div data-icons>
      <SearchInput
        label={words.inputs.iconSearch}
        value={search}
        change={setSearch}
        take={() => found[0] !== undefined && take(found[0])}
        enterList={() => focusAt(Math.max(0, found.indexOf(stop ?? '')))}
      />
      <ScrollArea.Autosize mah={264} mt="xs" type="auto">
        <div
          ref={grid}
          className={classes.grid}
          role="toolbar"
          aria-label={words.inputs.icons}
          onKeyDown={(event) => moveInGrid(event, toSearch)}
        >
          {found.map((name) => (
            <button
              key={name}
              type="button"
              data-cell
              title={iconName(name, lang)}
              aria-label={iconName(name, lang)}
              aria-pressed={name === chosen}
              tabIndex={name === stop ? 0 : -1}
              className={classes.icon}
              onFocus={() => setLooked(name)}
              onMouseEnter={() => setLooked(name)}
              onClick={() => take(name)}
            >
              <SiteIcon name={name} />
            </button>
          ))}
        </div>
      </ScrollArea.Autosize>
      <Hint mt={8} mih="1.25rem">
        {found.length === 0 ? words.nothingFound : shown && iconName(shown, lang)}
      </Hint>
      <FileButton inputProps={resetFileInput} onChange={(file) => void upload.take(file ? [file] : [])} accept="image/svg+xml">
        {(props) => (
          <Button {...props} variant="light" size="sm" mt="xs" loading={upload.isBusy} leftSection={<Glyph name="upload" />}>
            {words.inputs.ownIcon}
          </Button>
        )}
      </FileButton>
      {upload.refused && (
        <Alert color="red" role="alert" mt="xs">
          {upload.refused}
        </Alert>
      )}
    </div>
  );
}
