/** Drawings of a few lines in which each part shows ten others: no program draws what comes of it in any time that people have. */
import { validateXml } from '../sanitize/xml.ts';

/** Beyond this many references, followed to their ends, drawing takes seconds; librsvg, which draws cards and icons, gives up at 500,000. */
const most = 200_000;

/** With fewer references of any kind there cannot be as many: at best a third of them shows a third, and so on. Most drawings need no more than this look. */
const fewest = 33;

interface Part {
  /** By which a style knows it: its kind, its classes, its own name. */
  names: readonly string[];
  /** What stands in it, and what it refers to. */
  shown: Part[];
  references: number;
  isOpen?: true;
  /** All references that are followed to draw it. */
  all?: number;
}

/** @param bytes - a complete SVG file */
export function isEndless(bytes: Uint8Array): boolean {
  // Signs may be written by their numbers, but for those in names.
  if ((new TextDecoder('latin1').decode(bytes).match(/href|url|&#/gi)?.length ?? 0) < fewest) return false;
  return follow(readParts(bytes)) > most;
}

/** The drawing as a whole. What is not well-formed is read up to there. */
function readParts(bytes: Uint8Array): Part {
  const whole = partOf([]);
  const parts: Part[] = [];
  let styles = '';
  const open = [whole];
  const named = new Map<string, Part>();
  const references: { from: Part; to: string }[] = [];
  validateXml(bytes, {
    // What an entity says is nothing that refers to anything, mostly; the others keep their own limits.
    doctype: (text) => ({ entities: [...text.matchAll(/<!ENTITY\s+([\w.-]+)/g)].map(([, name = '']) => [name, '']) }),
    element({ name: kind, attributes }) {
      const own = attributes.filter(({ name }) => name === 'id' || name === 'class').flatMap(({ value }) => value.split(/\s+/));
      const part = partOf([kind, ...own]);
      parts.push(part);
      open.at(-1)?.shown.push(part);
      open.push(part);
      for (const { name, value } of attributes) {
        if (name === 'id') named.set(value, part);
        else if (name === 'href' && value.startsWith('#')) references.push({ from: part, to: value.slice(1) });
        else for (const to of namedIn(value)) references.push({ from: part, to });
      }
      return undefined;
    },
    text({ name }, text) {
      open.pop();
      if (name === 'style') styles += text;
      return undefined;
    },
  });
  const styled = referencesIn(styles, named);
  let all = 0;
  const refer = (from: Part, to: string) => {
    const part = named.get(to);
    if (!part) return;
    from.references += 1;
    from.shown.push(part);
    all += 1;
  };
  for (const { from, to } of references) refer(from, to);
  for (const part of styled.size > 0 ? parts : []) {
    for (const name of ['*', ...part.names]) for (const to of styled.get(name) ?? []) if (all <= most) refer(part, to);
  }
  return whole;
}

const partOf = (names: readonly string[]): Part => ({ names, shown: [], references: 0 });

/** What a value refers to. */
const namedIn = (value: string): string[] => [...value.matchAll(/url\(\s*["']?#([^"')]*)/gi)].map(([, to = '']) => to);

/** What the rules of a style refer to of what there is, by every name in front of them. No drawing has as many rules as are read. */
function referencesIn(css: string, there: ReadonlyMap<string, Part>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let left = most;
  for (const rule of css.split('}')) {
    const [selector = '', body = ''] = rule.split('{').slice(-2);
    const to = namedIn(body).filter((name) => there.has(name));
    for (const name of to.length > 0 ? (selector.match(/[\w-]+|\*/g) ?? []) : []) {
      left -= to.length;
      if (left < 0) return found;
      const known = found.get(name) ?? new Set();
      for (const one of to) known.add(one);
      found.set(name, known);
    }
  }
  return found;
}

/** Counts each part once, after the parts that it refers to. A part that refers to itself is not drawn by browsers. */
function follow(whole: Part): number {
  const waiting = [whole];
  for (let part = waiting.at(-1); part; part = waiting.at(-1)) {
    if (!part.isOpen) {
      part.isOpen = true;
      for (const shown of part.shown) if (!shown.isOpen) waiting.push(shown);
    } else {
      waiting.pop();
      part.all ??= part.shown.reduce((sum, { all = 0 }) => sum + all, part.references);
    }
  }
  return whole.all ?? 0;
}
