/**
 * Which place of a manifest each text, image and icon of a page comes from, without any component knowing of it: the page once more, with
 * numbers in their place. The preview makes markup of it and looks where the numbers stand (preview/ways.ts).
 *
 * Schema, written and resolved value are walked side by side. All that a component may decide by stays as it is: whether something is
 * there, lists, choices, switches, sizes, the markup of a text.
 */
import { z } from 'zod';
import type { AtomName, Day, Group, Href, Icon, Image, Inline, InlineNode, Time, Weekdays } from '../../../schema/atoms.ts';
import { atoms } from '../../../schema/fields.ts';
import { brokenType } from '../../../schema/names.ts';
import type { Page, Shell } from '../../../schema/resolved.ts';
import { footer, header, labels } from '../../../schema/shell.ts';
import { memo } from '../../disk/memo.ts';
import { sectionParser } from '../../manifest/resolve/section-parser.ts';
import type { WrittenManifest } from '../../manifest/resolve/written.ts';
import type { MarkedPage } from './messages.ts';

/** What stands in the place of a value; `take` gives its number. */
type Marker = (resolved: unknown, written: unknown, pointer: string, take: (pointer: string) => number) => unknown;

/**
 * Marks a page. What comes of it is the same, as JSON, as long as only words, addresses and files change.
 *
 * @param written - the manifest as it is written, of the current version; its shape is right
 * @param route - the place of the page in `routes`
 * @param shell - what the loader has made of the written manifest, and so is `page`
 * @param originOf - where the author has written what is at a pointer
 */
export function mark(
  written: Pick<WrittenManifest, 'labels' | 'header' | 'footer' | 'routes'>,
  route: number,
  shell: Shell,
  page: Page,
  originOf: (pointer: string) => string,
): MarkedPage {
  const pointers: string[] = [];
  const take = (pointer: string) => pointers.push(originOf(pointer)) - 1;
  const markAs = <Value>(schema: z.ZodType, value: Value, raw: unknown, pointer: string): Value =>
    markerOf(schema)(value, raw, pointer, take) as Value;
  const sections = written.routes[route]?.sections ?? [];
  const pointerOf = (section: number) => `/routes/${route}/sections/${section}`;
  return {
    shell: {
      ...shell,
      labels: markAs(labels, shell.labels, written.labels, '/labels'),
      header: markAs(header, shell.header, written.header, '/header'),
      footer: markAs(footer, shell.footer, written.footer, '/footer'),
    },
    page: {
      ...page,
      // No part of the page itself.
      title: '',
      description: '',
      sections: page.sections.map((section, index) =>
        // Nothing that a box says is written in the manifest.
        section.type === brokenType ? section : markAs(sectionParser(section.type), section, sections[index], pointerOf(index)),
      ),
    },
    sections: page.sections.map((_, index) => originOf(pointerOf(index))),
    pointers,
  };
}

const markerOf = memo(makeMarker);

const keep: Marker = (resolved) => resolved;

function makeMarker(schema: z.core.$ZodType): Marker {
  const atom = atoms.get(schema)?.atom;
  if (atom) return atomMarkers[atom] ?? keep;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return markerOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return makeListMarker(markerOf(schema.element));
  if (schema instanceof z.ZodObject) return makeObjectMarker(schema.shape);
  if (schema instanceof z.ZodUnion) return makeUnionMarker(schema.options);
  // A text of a certain form is a name or an address, and no words.
  if (schema instanceof z.ZodString && schema.format === null) return markText;
  return keep;
}

const markText: Marker = (resolved, _, pointer, take) => (typeof resolved === 'string' ? `⟦${take(pointer)}⟧` : resolved);

function makeListMarker(entry: Marker): Marker {
  return (resolved, written, pointer, take) =>
    (resolved as unknown[]).map((value, index) => entry(value, (written as unknown[])[index], `${pointer}/${index}`, take));
}

function makeObjectMarker(shape: Readonly<Record<string, z.core.$ZodType>>): Marker {
  const markers = Object.entries(shape).map(([key, schema]) => [key, markerOf(schema)] as const);
  return (resolved, written, pointer, take) => {
    const marked = { ...(resolved as Record<string, unknown>) };
    for (const [key, marker] of markers) {
      // What is written may be left out of the page for now.
      if (marked[key] === undefined) continue;
      marked[key] = marker(marked[key], (written as Record<string, unknown> | undefined)?.[key], `${pointer}/${key}`, take);
    }
    return marked;
  };
}

/** Members are told apart by what is written: what comes of a rich text may be a list. */
function makeUnionMarker(options: readonly z.core.$ZodType[]): Marker {
  const members = new Map(options.map((schema) => [jsonTypeOf(schema), markerOf(schema)]));
  return (resolved, written, pointer, take) => {
    const marker = members.get(Array.isArray(written) ? 'array' : typeof written) ?? keep;
    return marker(resolved, written, pointer, take);
  };
}

function jsonTypeOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return jsonTypeOf(schema.unwrap());
  const { type } = schema._zod.def;
  return type === 'enum' ? 'string' : type;
}

const markRichText: Marker = (resolved, _, pointer, take) => {
  const number = take(pointer);
  return typeof resolved === 'string' ? `⟦${number}⟧` : markPieces(resolved as InlineNode[], number);
};

const atomMarkers: Partial<Record<AtomName, Marker>> = {
  richText: markRichText,
  href: (resolved) => withoutAddress(resolved as Href),
  // Shown to be copied, too.
  mailbox: markText,
  group: (resolved, _, pointer, take): Group => ({ ...(resolved as Group), text: `⟦${take(pointer)}⟧` }),
  date: (resolved, _, pointer, take): Day => {
    const text = `⟦${take(pointer)}⟧`;
    return { ...(resolved as Day), text, full: text, short: text, month: text };
  },
  time: (resolved, _, pointer, take): Time => ({ ...(resolved as Time), text: `⟦${take(pointer)}⟧` }),
  weekdays: (resolved, _, pointer, take): Weekdays => ({ ...(resolved as Weekdays), text: `⟦${take(pointer)}⟧` }),
  icon: (_, __, pointer, take): Icon => [['g', { id: `⟦${take(pointer)}⟧` }]],
  image: (resolved, _, pointer, take): Image => {
    const { src, alt, caption, ...size } = resolved as Image;
    // Some are shown by their kind. A drawing may come as a data address.
    const kind = /\.\w+$/.exec(src)?.[0] ?? (src.startsWith('data:image/svg') ? '.svg' : '');
    const said = caption !== undefined && { caption: markRichText(caption, undefined, `${pointer}/caption`, take) as Inline };
    return { ...size, ...said, src: `⟦${take(pointer)}⟧${kind}`, alt: alt && ' ' };
  },
};

/** A text with markup: its first piece says what it stands in, so that the element of the whole text is found. */
function markPieces(nodes: InlineNode[], number: number): Inline {
  let isFirst = true;
  const markPiece = (around: string) => {
    const piece = isFirst ? `⟦${number}${around}⟧` : '-';
    isFirst = false;
    return piece;
  };
  const markNode = (node: InlineNode, around: string): InlineNode => {
    if (typeof node === 'string') return markPiece(around);
    if ('code' in node) return { code: markPiece(`${around}c`) };
    if ('strong' in node) return { strong: node.strong.map((inner) => markNode(inner, `${around}s`)) };
    if ('em' in node) return { em: node.em.map((inner) => markNode(inner, `${around}e`)) };
    return { link: withoutAddress(node.link), text: node.text.map((inner) => markNode(inner, `${around}a`)) };
  };
  return nodes.map((node) => markNode(node, ''));
}

/** Where a link to elsewhere leads changes nothing on the page. */
const withoutAddress = (href: Href): Href => ('url' in href ? { url: '#' } : href);
