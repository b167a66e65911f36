/** Files of the site's own as targets of a link. */
import { Select } from '@mantine/core';
import { useWords } from '../words/words.ts';
import { withoutPart } from './link-kinds.ts';

interface FileSelectProps {
  /** Their addresses. */
  files: readonly string[];
  target: string | undefined;
  choose: (target: string) => void;
}

export function FileSelect({ files, target, choose }: FileSelectProps) {
  const words = useWords();
  const value = target === undefined ? null : withoutPart(target);
  // A file that is gone is still what the link says.
  const all = value === null || files.includes(value) ? files : [...files, value];
  return (
    <Select
      openOnFocus={false}
      aria-label={words.inputs.file}
      placeholder={words.inputs.file}
      data={all.map((address) => ({ value: address, label: address.slice(1) }))}
      value={value}
      onChange={(next) => next !== null && choose(next)}
      allowDeselect={false}
      searchable
      limit={100}
      nothingFoundMessage={words.nothingFound}
    />
  );
}
