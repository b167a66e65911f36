/**
 * Drawings (SVG) in which nothing runs, leads or loads elsewhere, also where somebody opens one on its own, on a host that sends no
 * headers. One list for what is published as it is, for what is uploaded, and for what the build takes out of drawings on pages.
 * Source of the names: https://www.w3.org/TR/SVG2/eltindex.html and https://svgwg.org/specs/animations/.
 */
import { holdsScriptAddress, isOwn } from './address.ts';
import { asWritten, type Fault, foreign, script } from './fault.ts';
import { localName, spaces } from './names.ts';
import { asksForMore } from './style.ts';
import { type Attribute, type Element, validateXml } from './xml.ts';

/** What runs, and what HTML inside of a drawing would load; in small letters, as no element of a drawing is called like it in any. */
const active = new Set(
  'script handler listener iframe frame object embed applet link meta base form audio video img source portal'.split(' '),
);

/** Elements of these, and those of none, do more in a browser than be shown as text. */
const live = new Set<string>([spaces.svg, spaces.math, '']);

/** Attributes of these, and those of none, mean something to browsers. */
const meaningful = new Set<string>([spaces.xlink, spaces.xml, '']);

/** Pixels that the drawing itself holds. */
const pixels = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

/**
 * Validates a drawing as it is: unlike those on pages it is published, or kept, byte for byte.
 *
 * @param bytes - a complete file
 */
export const validateDrawing = (bytes: Uint8Array): Fault | undefined =>
  validateXml(bytes, {
    doctype: readDoctype,
    element: faultOfElement,
    text: ({ space, name }, text) =>
      live.has(space) && name.toLowerCase() === 'style' && asksForMore(text) ? foreign('<style>') : undefined,
  });

function faultOfElement({ space, name, attributes }: Element): Fault | undefined {
  const isForbidden = space === spaces.html || space === spaces.xslt || (live.has(space) && active.has(name.toLowerCase()));
  if (isForbidden) return script(`<${name}>`);
  if (!live.has(space)) {
    const led = attributes.find((attribute) => attribute.space === spaces.xlink && holdsScriptAddress(attribute.value));
    return led && script(asWritten(led.name, led.value));
  }
  const changed = attributes.find((attribute) => changesAddress({ [attribute.name]: attribute.value }));
  if (changed) return script(asWritten(changed.name, changed.value));
  return attributes.map((attribute) => faultOfAttribute(name, attribute)).find((fault) => fault !== undefined);
}

function faultOfAttribute(element: string, { space, name, value }: Attribute): Fault | undefined {
  const attribute = name.toLowerCase();
  if (!meaningful.has(space) || (attribute !== 'src' && isHarmless(element, attribute, value))) return undefined;
  if (attribute.startsWith('on')) return script(name);
  const isAddress = ['href', 'src', 'base'].includes(attribute);
  if (isAddress && (holdsScriptAddress(value) || /^\s*data:/i.test(value))) return script(asWritten(name, value));
  return isAddress && isOwn(value) ? undefined : foreign(asWritten(name, value));
}

/** Whether an attribute runs nothing, leads nowhere and has nothing loaded. */
export function isHarmless(element: string, attribute: string, value: string): boolean {
  if (attribute.startsWith('on') || attribute === 'base') return false;
  if (attribute !== 'href') return !asksForMore(value);
  if (element === 'a') return false;
  return value.startsWith('#') || ((element === 'image' || element === 'feImage') && pixels.test(value));
}

/** Of an animation: whether it sets what may not stand there from the beginning. */
export function changesAddress({ attributeName = '' }: Record<string, string>): boolean {
  const name = localName(attributeName.trim());
  return name === 'href' || name === 'style' || name.startsWith('on');
}

/** A document type: a name, perhaps its definition, which no browser reads, and what it declares itself. */
const doctype = /^\s+[\w:.-]+(?:\s+(?:PUBLIC\s+(?:"[^"]*"|'[^']*')|SYSTEM)\s+("[^"]*"|'[^']*'))?\s*(?:\[([\s\S]*)\]\s*)?$/;

/** The namespaces that drawing programs shorten so; whatever else is declared could hide anything. */
const declaredNamespace = /<!ENTITY\s+([\w.-]+)\s+(?:"(https?:\/\/[^"<>&%\s]{1,100})"|'(https?:\/\/[^'<>&%\s]{1,100})')\s*>/g;

export function readDoctype(text: string): { entities: [name: string, value: string][] } | Fault {
  const [all, definition = '""', declared = ''] = doctype.exec(text) ?? [];
  if (all === undefined || declared.replaceAll(declaredNamespace, '').trim() !== '') return script('<!DOCTYPE>');
  const address = definition.slice(1, -1);
  if (!isOwn(address) && !/^https?:\/\/www\.w3\.org\//i.test(address)) return foreign(asWritten('<!DOCTYPE>', address));
  return {
    entities: [...declared.matchAll(declaredNamespace)].map(([, name = '', one, other = '']) => [name, one ?? other]),
  };
}
