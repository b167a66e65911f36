/** Pages of the site, one of which is chosen. */
import { Stack } from '@mantine/core';
import { useEditor } from '../state/use-editor.ts';
import { pagesOf } from './link-targets.ts';
import { SearchSelect } from './SearchSelect.tsx';

interface PageSelectProps {
  label: string;
  path: string | undefined;
  /** A page that cannot be chosen. */
  without: number;
  choose: (path: string) => void;
  /** It is all that its dialog asks. */
  isTitled?: boolean;
}

export function PageSelect({ path: value, without, ...props }: PageSelectProps) {
  const editor = useEditor();
  const { lang, document } = editor.state();
  const pages = pagesOf(lang, document.value).filter(({ page }) => page !== without);
  const options = pages.map(({ page, path, title }) => ({
    value: path,
    label: title,
    also: `${path} ${editor.valueOf(`/routes/${page}/title`) ?? ''}`,
  }));
  return (
    <SearchSelect
      {...props}
      options={options}
      value={value}
      renderOption={({ option }) => (
        <Stack component="span" gap={0} miw={0}>
          {option.label}
          <small data-cut>{option.value}</small>
        </Stack>
      )}
    />
  );
}
