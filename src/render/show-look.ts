/** For a document that stays while its manifest changes: dev and the editor. A build writes these attributes. */
import type { Look } from '../../schema/look.ts';

export function showLook(html: HTMLElement, look: Look = {}): void {
  for (const name of html.getAttributeNames()) if (name.startsWith('data-look-') && !(name in look)) html.removeAttribute(name);
  for (const [name, value] of Object.entries(look)) html.setAttribute(name, value);
}
