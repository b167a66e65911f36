/** Pages of the site, one of which is chosen. */
import { Stack } from '@mantine/core';
import { useEditorAndWords } from '../state/use-editor.ts';
import { pagesOf } from './link-targets.ts';
import { SearchSelect } from './SearchSelect.tsx';

interface PageSelectProps {
  label: string;
  path: string | undefined;
  /** Which page is meant where the path says nothing. */
  own?: number | undefined;
  /** A page that cannot be chosen. */
  without?: number;
  choose: (path: string) => void;
}

export function PageSelect({ label, path, own, without, choose }: PageSelectProps) {
  const { editor, words } = useEditorAndWords();
  const { lang, document } = editor.state();
  const pages = pagesOf(lang, document.value).filter(({ page }) => page !== without);
  const value = path ?? pages.find(({ page }) => page === own)?.path;
  const options = pages.map(({ page, path, title }) => ({
    value: path,
    label: page === own ? words.inputs.thisPage(title) : title,
    also: `${path} ${editor.valueOf(`/routes/${page}/title`) ?? ''}`,
  }));
  // A page that is gone is still what the link says.
  const all = value === undefined || pages.some((page) => page.path === value) ? options : [...options, { value, label: value }];
  return (
    <SearchSelect
      label={label}
      options={all}
      value={value}
      choose={choose}
      renderOption={({ option }) => (
        <Stack component="span" gap={0} miw={0}>
          {option.label}
          <small data-cut>{option.value}</small>
        </Stack>
      )}
    />
  );
}
