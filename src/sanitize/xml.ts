/**
 * Reads XML as browsers do: what is well-formed here is so for them, with the same elements, names and values. What is not, they read to
 * the first mistake, each to another place; so it is not validated at all.
 */
import { SaxesParser } from 'saxes';
import { type Fault, worse } from './fault.ts';
import { spaces } from './names.ts';

export interface Attribute {
  /** Empty where the name has no prefix. */
  space: string;
  /** Without a prefix. */
  name: string;
  value: string;
}

export interface Element {
  space: string;
  /** Without a prefix. */
  name: string;
  attributes: readonly Attribute[];
}

/** What is validated, one after the other. */
export interface Rules {
  /** @returns what the names of a document type stand for, or what speaks against it */
  doctype(text: string): { entities: readonly [name: string, value: string][] } | Fault;
  element(element: Element): Fault | undefined;
  /** @param text - that stands in an element itself, as browsers join it: comments and other elements may stand between */
  text(element: Element, text: string): Fault | undefined;
}

/** Texts in these are in UTF-8 as well, as long as they have no letter beyond ASCII. */
const likeAscii = /^(?:us-ascii|iso-8859-\d+|windows-125\d)$/i;

/** @param bytes - a complete file */
export function validateXml(bytes: Uint8Array, rules: Rules): Fault | undefined {
  let found: Fault | undefined;
  const note = (fault: Fault | undefined) => {
    found = worse(found, fault);
  };
  const names = new Names();
  const open: { element: Element; declared: readonly string[]; text: string }[] = [];
  // Namespaces are looked up here: for each name the library goes through all elements around it, which takes hours where these are many.
  const parser = new SaxesParser({ xmlns: false, position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const addText = (text: string) => {
    const inner = open.at(-1);
    if (inner) inner.text += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (text) => {
    const validated = rules.doctype(text);
    if ('fault' in validated) return note(validated);
    // Of two declarations the first one counts (XML 1.0, 4.2), and what XML itself names stays as it is.
    for (const [name, value] of validated.entities) parser.ENTITIES[name] ??= value;
  });
  parser.on('processinginstruction', ({ target }) => note({ fault: 'script', part: `<?${target}?>` }));
  parser.on('opentag', ({ name, attributes }) => {
    const declared = names.declare(attributes);
    const element = {
      ...names.resolve(name, true),
      attributes: Object.entries(attributes).map(([key, value]) => ({ ...names.resolve(key, false), value })),
    };
    open.push({ element, declared, text: '' });
    note(rules.element(element));
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    note(rules.text(closed.element, closed.text));
    names.forget(closed.declared);
  });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      const isPlain = likeAscii.test(encoding) && bytes.every((byte) => byte < 0x80);
      if (!/^utf-8$/i.test(encoding) && !isPlain) throw new Error(`${encoding} is not read here.`);
    });
    parser.write(text).close();
  } catch {
    return found ?? { fault: 'unreadable' };
  }
  return found;
}

/** These prefixes cannot be declared anew (Namespaces in XML 1.0, 3). */
const reserved = new Set(['xml', 'xmlns']);

/** What prefixes stand for, at one place of a text. */
class Names {
  readonly #spaces = new Map<string, string[]>([
    ['', ['']],
    ['xml', [spaces.xml]],
    ['xmlns', ['http://www.w3.org/2000/xmlns/']],
  ]);

  /** @returns the prefixes that mean something else from here on */
  declare(attributes: Readonly<Record<string, string>>): string[] {
    return Object.entries(attributes).flatMap(([key, value]) => {
      if (key !== 'xmlns' && !key.startsWith('xmlns:')) return [];
      const prefix = key.slice('xmlns:'.length);
      if (reserved.has(prefix)) throw new Error(`${prefix} always stands for the same.`);
      const meanings = this.#spaces.get(prefix);
      if (meanings) meanings.push(value);
      else this.#spaces.set(prefix, [value]);
      return [prefix];
    });
  }

  forget(prefixes: readonly string[]): void {
    for (const prefix of prefixes) this.#spaces.get(prefix)?.pop();
  }

  /** @throws Error where a prefix is not declared */
  resolve(written: string, isElement: boolean): { space: string; name: string } {
    const [prefix = '', name, ...more] = written.includes(':') ? written.split(':') : ['', written];
    if (!name || more.length > 0) throw new Error(`${written} is no name.`);
    if (prefix === '' && !isElement) return { space: '', name };
    const space = this.#spaces.get(prefix)?.at(-1);
    if (space === undefined || (prefix !== '' && space === '')) throw new Error(`Nobody says what ${prefix} stands for.`);
    return { space, name };
  }
}
