/** Which image a visitor sees first, found by position: an author neither knows nor says. */
import type { Image } from '../../schema/atoms.ts';
import type { Page } from '../../schema/resolved.ts';

/** The first image of a page's first section; the same object, so that the component that shows it recognises it by identity. */
export function findLeadingImage({ sections: [first] }: Page): Image | undefined {
  return first && findImage(Object.values(first));
}

function findImage(values: unknown[]): Image | undefined {
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    const found = isImage(value) ? value : findImage(Object.values(value));
    if (found) return found;
  }
  return undefined;
}

const isImage = (value: object): value is Image =>
  'src' in value && 'alt' in value && 'width' in value && typeof value.width === 'number';
