/**
 * Files that browsers open as documents, published as they are: whether something in one runs or leads elsewhere. The policy of a site
 * stops that, but not every host sends it. This is below the loader, and runs wherever JavaScript does.
 */

import { lookup } from 'mrmime';
import { holdsScriptAddress } from './address.ts';
import { validateDrawing } from './drawing.ts';
import type { Fault } from './fault.ts';
import { asWritten, script } from './fault.ts';
import { spaces } from './names.ts';
import { validatePage } from './page.ts';
import { validateXml } from './xml.ts';

/** Kinds that some hosts know and most do not. */
const rare: ReadonlyMap<string, string> = new Map([
  ['kml', 'text/xml'],
  ['mml', 'text/xml'],
  ['xhtm', 'application/xhtml+xml'],
]);

/** What hosts call a file. Some go by an ending before the last one, where they do not know that (Apache, mod_mime). */
function typeOf(address: string): string {
  const [, ...endings] = address.slice(address.lastIndexOf('/') + 1).split('.');
  const types = endings.map((ending) => rare.get(ending.toLowerCase()) ?? lookup(`.${ending}`));
  return types.findLast((type) => typeof type === 'string') ?? '';
}

/** Whether browsers read a file as HTML or XML, and would run what is in it. */
export const isMarkup = (address: string): boolean => validateOf(address) !== undefined;

/** @param bytes - a complete file */
export const validateFile = (address: string, bytes: Uint8Array): Fault | undefined => validateOf(address)?.(bytes);

/** By the name, as hosts go by it. XML has a type of many names (WHATWG MIME Sniffing, 4.6). */
function validateOf(address: string): ((bytes: Uint8Array) => Fault | undefined) | undefined {
  const type = typeOf(address);
  if (type === 'image/svg+xml') return validateDrawing;
  if (type === 'text/html') return (bytes) => validatePage(bytes, false);
  if (type === 'application/xhtml+xml') return (bytes) => validatePage(bytes, true);
  return /(?:\+|^(?:text|application)\/)xml$/.test(type) ? validateData : undefined;
}

/** Data as XML, such as feeds, tracks and maps: nothing in it is a page, a drawing or a program, and nothing brings one. */
const forbidden = new Set<string>([spaces.html, spaces.svg, spaces.xslt]);

/** @param bytes - a complete file */
function validateData(bytes: Uint8Array): Fault | undefined {
  if (!beginsLikeXml(bytes)) return undefined;
  return validateXml(bytes, {
    doctype: () => script('<!DOCTYPE>'),
    element({ space, name, attributes }) {
      if (forbidden.has(space)) return script(`<${name}>`);
      const active = attributes.find(
        (attribute) => (space === spaces.math && /^on/i.test(attribute.name)) || holdsScriptAddress(attribute.value),
      );
      return active && script(asWritten(active.name, active.value));
    },
    text: ({ name }, text) => (holdsScriptAddress(text) ? script(`<${name}>`) : undefined),
  });
}

/** Many kinds of files share their ending with a kind of XML. What does not begin with a tag, in whatever encoding, no browser takes for it. */
const beginsLikeXml = (bytes: Uint8Array): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<|^(?:\u00fe\u00ff|\u00ff\u00fe|\0<)/.test(new TextDecoder('latin1').decode(bytes));
