/** Pages (HTML) that are published as they are: nothing in them runs. They may lead elsewhere, and show what lies elsewhere. */
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5';
import { holdsDocument, holdsScriptAddress } from './address.ts';
import { readDoctype } from './drawing.ts';
import { asWritten, type Fault, script, worse } from './fault.ts';
import { spaces } from './names.ts';
import { validateXml } from './xml.ts';

const active = new Set(['script', 'object', 'embed', 'base', 'applet']);

/** What is shown by these as an image: nothing runs in it, even if it is a drawing. */
const images = new Set(['img', 'image', 'source', 'input', 'link', 'video', 'feimage']);

/** No page is as deep; browsers stop there too, each in its way. */
const deepest = 500;

/** What browsers take for UTF-16, and for ISO-2022-JP, where a sign can give all letters behind it another meaning. */
const couldSayMore = (bytes: Uint8Array) =>
  bytes.includes(0x1b) || ['254 255', '255 254'].includes(bytes.subarray(0, 2).join(' '));

/**
 * @param bytes - a complete file
 * @param isXml - whether hosts call it XHTML: then browsers read it as XML, and others perhaps as HTML
 */
export function validatePage(bytes: Uint8Array, isXml: boolean): Fault | undefined {
  return (isXml ? validateXhtml(bytes) : undefined) ?? validateHtml(bytes);
}

function validateXhtml(bytes: Uint8Array): Fault | undefined {
  return validateXml(bytes, {
    doctype: readDoctype,
    element: ({ space, name, attributes }) => (space === spaces.xslt ? script(`<${name}>`) : faultOf(name, attributes)),
    text: () => undefined,
  });
}

function validateHtml(bytes: Uint8Array): Fault | undefined {
  if (couldSayMore(bytes)) return { fault: 'unreadable' };
  let found: Fault | undefined;
  let left = bytes.length + 100;
  const depths = new WeakMap<object, number>();
  const put = (parent: object, child: object) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > deepest) throw new Endless();
    depths.set(child, depth);
  };
  const validating: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(name, space, attributes) {
      // What is marked and not closed is made again in each paragraph; otherwise no page has more elements than letters.
      left -= 1;
      if (left < 0) throw new Endless();
      found = worse(found, faultOf(name, attributes));
      return defaultTreeAdapter.createElement(name, space, attributes);
    },
    // Of a second <html> or <body>, whose attributes the first one takes.
    adoptAttributes(element, attributes) {
      found = worse(found, faultOf(element.tagName, attributes));
      defaultTreeAdapter.adoptAttributes(element, attributes);
    },
    appendChild(parent, child) {
      put(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore(parent, child, next) {
      put(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, next);
    },
  };
  try {
    parse(new TextDecoder().decode(bytes), { treeAdapter: validating });
  } catch (error) {
    if (!(error instanceof Endless)) throw error;
    return found ?? { fault: 'unreadable' };
  }
  return found;
}

class Endless extends Error {}

function faultOf(written: string, attributes: readonly { name: string; value: string }[]): Fault | undefined {
  const element = written.toLowerCase();
  if (active.has(element)) return script(`<${element}>`);
  for (const { name, value } of attributes) {
    if (/^on/i.test(name) || name.toLowerCase() === 'srcdoc') return script(name);
    const brings = holdsScriptAddress(value) || (name !== 'style' && !images.has(element) && holdsDocument(value));
    if (brings) return script(asWritten(name, value));
  }
  return undefined;
}
