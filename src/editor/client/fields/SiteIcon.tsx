import icons from 'virtual:icons';
import { createElement } from 'react';
import { useSelected } from '../state/use-editor.ts';
import { ownIcon } from './icon-search.ts';

/** An icon of the site by its name, or by the path of its file; nothing where there is none. */
export function SiteIcon({ name }: { name: string }) {
  const own = useSelected(({ files }) => ownIcon(files, name));
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {(icons[name] ?? own ?? []).map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
