/** One of many, found by typing. What is typed first takes the place of what is chosen: a title that stands there is no text to be changed. */
import { Select, type SelectProps } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { fold } from '../state/search-texts.ts';
import { useWords } from '../words/words.ts';

/** More than this nobody looks through: who has them, searches. */
const maxShown = 100;

interface SearchSelectProps extends Pick<SelectProps, 'openOnFocus' | 'renderOption'> {
  label: string;
  /** Where nothing else says what is chosen. */
  isTitled?: boolean;
  error?: string | undefined;
  /** `also`: what one is found by besides its label. */
  options: readonly { value: string; label: string; also?: string }[];
  value: string | undefined;
  choose: (value: string) => void;
}

export function SearchSelect({ label, isTitled = false, options, value, choose, ...more }: SearchSelectProps) {
  const words = useWords();
  const chosen = options.find((option) => option.value === value)?.label;
  const foundBy = new Map(
    options.map(({ value: one, label: called, also = '' }) => [one, [called, `${called} ${also}`].map(fold)]),
  );
  const selectChosen = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value === chosen) currentTarget.select();
  };
  return (
    <Select
      openOnFocus={false}
      {...more}
      {...(isTitled ? { label, 'data-autofocus': true } : { 'aria-label': label })}
      placeholder={label}
      data={options.map(({ value, label }) => ({ value, label }))}
      filter={({ options: all, search, limit }) => {
        const says = (text: 0 | 1) => (one: (typeof all)[number]) =>
          'value' in one && foundBy.get(one.value)?.[text]?.includes(fold(search.trim()));
        // A match in the name comes before one in the description.
        return [...new Set([...all.filter(says(0)), ...all.filter(says(1))])].slice(0, limit);
      }}
      value={value ?? null}
      onChange={(next) => next !== null && choose(next)}
      onClick={selectChosen}
      // Whoever has chosen by keys goes on to type.
      onKeyDown={(event) => {
        if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) selectChosen(event);
      }}
      allowDeselect={false}
      searchable
      // Whoever types until one is left takes it by Enter.
      selectFirstOptionOnChange
      // Without it Mantine looks for the chosen option when the list opens, finds none, and forgets the first match.
      selectFirstOptionOnDropdownOpen={value === undefined}
      limit={maxShown}
      nothingFoundMessage={words.nothingFound}
    />
  );
}
