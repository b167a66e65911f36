/** The links of a manifest as they are written: fields that are one, and texts that hold some. */
import type { Json } from '../../../../schema/json.ts';
import type { Forms } from '../../draft/fields/model.ts';
import { filledFields } from '../../draft/fields/walk.ts';

/** A text with links: it is one, or holds some as `[text](address)`. */
export interface LinkText {
  pointer: string;
  text: string;
  isRich: boolean;
}

/** What a page translates is no link. */
export function linkTexts(manifest: Json, forms: Forms): LinkText[] {
  return [...filledFields(manifest, forms)].flatMap(({ field: { kind }, value, pointer }) =>
    typeof value === 'string' && (kind === 'link' || kind === 'richText') && !/^\/routes\/\d+\/translates$/.test(pointer)
      ? [{ pointer, text: value, isRich: kind === 'richText' }]
      : [],
  );
}

/** A link within a text, without the addresses that stand in it for themselves. */
const linkInText = /(?<!\\)(\]\(<?)([^\s()<>]+)/g;

export function eachLink({ text, isRich }: LinkText, change: (address: string) => string): string {
  return isRich ? text.replace(linkInText, (_, before: string, address: string) => before + change(address)) : change(text);
}
