/** What a new section says: the starter of its type, with images that the site has. */
import { withOwnImages } from '../../form/blank.ts';
import type { EditorState } from './editor-state.ts';
import { namedFiles } from './named-files.ts';

/** @returns the section, with its `type` */
export function starterFor({ forms, files, document }: EditorState, type: string): Record<string, unknown> {
  const form = forms?.sections[type];
  if (!form) return { type };
  const { fields, title, description, starter } = form;
  const images = files.flatMap((file) => (file.image ? [file.path] : []));
  const object = { kind: 'object', fields, title, description, optional: false } as const;
  return { type, ...(withOwnImages(object, starter, usualFirst(images, document.text)) as object) };
}

/** Those that a page shows come before those that are only there; the logo is the last of them, since it stands on top of all pages. */
function usualFirst(images: readonly string[], text: string): string[] {
  const named = namedFiles(text.slice(text.indexOf('"routes"')));
  const all = namedFiles(text);
  const rank = (path: string) => (named.includes(path) ? 0 : all.includes(path) ? 1 : 2);
  return images.toSorted((one, other) => rank(one) - rank(other));
}
