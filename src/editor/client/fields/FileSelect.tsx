/** Files of the site's own as targets of a link. */
import { useWords } from '../words/words.ts';
import { withoutPart } from './link-kinds.ts';
import { SearchSelect } from './SearchSelect.tsx';

interface FileSelectProps {
  /** Their addresses. */
  files: readonly string[];
  target: string | undefined;
  choose: (target: string) => void;
}

export function FileSelect({ files, target, choose }: FileSelectProps) {
  const words = useWords();
  const value = target === undefined ? undefined : withoutPart(target);
  // A file that is gone is still what the link says.
  const all = value === undefined || files.includes(value) ? files : [...files, value];
  return (
    <SearchSelect
      label={words.inputs.file}
      options={all.map((address) => ({ value: address, label: address.slice(1) }))}
      value={value}
      choose={choose}
    />
  );
}
