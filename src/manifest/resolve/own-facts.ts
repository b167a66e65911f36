/** Collections: which facts a page or a record has, and what becomes of them. */
import type { Day, Href, Inline } from '../../../schema/atoms.ts';
import { record as recordSchema } from '../../../schema/collections.ts';
import { entry as entrySchema } from '../../../schema/entry.ts';
import { factShapes } from '../../../schema/own-facts.ts';
import type { Entry, Fact, SiteRecord } from '../../../schema/resolved.ts';
import { collectionOf } from '../../../schema/site-parts.ts';
import { finding, withCorrection } from '../../findings/finding.ts';
import { isJsonNumber } from '../../findings/json-number.ts';
import { createSuggester } from '../../findings/nearest.ts';
import { pointerTo } from '../../json-text/pointer.ts';
import { causeOf, fill, misfit, writtenNumber } from './constants.ts';
import type { ResolveContext } from './context.ts';
import { showDays, showNumber } from './dates.ts';
import { fillAt } from './fill-at.ts';
import { resolverOf } from './resolve.ts';
import type { Languages, WrittenLanguage } from './site-languages.ts';
import type { WrittenManifest } from './written.ts';

type WrittenField = NonNullable<WrittenCollection['fields']>[number];
type FactKind = keyof typeof factShapes;
type WrittenCollection = NonNullable<WrittenManifest['collections']>[number];
type WrittenFacts = NonNullable<NonNullable<WrittenManifest['routes'][number]['entry']>['facts']>;

/** A collection, and where it stands. */
export interface PlacedCollection extends WrittenCollection {
  pointer: string;
}

/** An entry or a record without its facts, which no schema can say: their collection does. */
const plainEntry = entrySchema.omit({ facts: true });
const plainRecord = recordSchema.omit({ facts: true });

/**
 * Makes the facts of pages and records.
 *
 * @returns by the path of a page and of the page that it translates: the innermost collection whose address is above it
 */
export function collectionsOf(written: Pick<WrittenManifest, 'collections'>) {
  const placed = (written.collections ?? []).map(
    (one, index): PlacedCollection => ({ ...one, pointer: `/collections/${index}` }),
  );
  return {
    placed,
    ofPage: (page: Pick<WrittenManifest['routes'][number], 'path' | 'translates'>) => collectionOf(placed, page),
  };
}

/** Every page fills the labels of its facts: what is wrong with them is noted once, here. */
export function noteLabels(placed: readonly PlacedCollection[], [{ context }, ...others]: Languages): void {
  const names = placed.flatMap(({ fields = [] }) => fields.map(({ name }) => name));
  for (const { fields = [], pointer } of placed)
    for (const [index, { label }] of fields.entries()) fillAt(label, `${pointer}/fields/${index}/label`, context, 'words');
  for (const { written: { factLabels = {} } = {}, pointer, context: own } of others) {
    reportUnknown(factLabels, `${pointer}/factLabels`, names, own);
    for (const [name, label] of Object.entries(factLabels)) fillAt(label, pointerTo(`${pointer}/factLabels`, name), own, 'words');
  }
}

function reportUnknown(written: object, pointer: string, names: string[], { findings }: ResolveContext): void {
  for (const name of Object.keys(written)) {
    if (names.includes(name)) continue;
    const { nearest, certain } = createSuggester(names)(name);
    const where = { pointer: pointerTo(pointer, name), at: 'key' } as const;
    // Another fact of that name would be written twice.
    const right = certain !== undefined && !Object.hasOwn(written, certain) ? certain : undefined;
    findings.push(withCorrection(finding('unknown-fact', where, { name, nearest, allowed: names }), name, right));
  }
}

/** @param collection - undefined where the page belongs to none: then it can have no facts */
export function resolveEntry(
  { facts, ...written }: NonNullable<WrittenManifest['routes'][number]['entry']>,
  pointer: string,
  collection: PlacedCollection | undefined,
  context: ResolveContext,
  language: WrittenLanguage | undefined,
): Entry {
  const entry = resolverOf(plainEntry)(written, pointer, context) as Entry;
  return facts ? { ...entry, facts: resolveFacts(facts, `${pointer}/facts`, collection, context, language) } : entry;
}

/** The records of a collection as pages of a language show them. */
export function resolveRecords(
  collection: PlacedCollection,
  context: ResolveContext,
  language: WrittenLanguage | undefined,
): SiteRecord[] {
  return (collection.records ?? []).map(({ facts, ...written }, index) => {
    const pointer = `${collection.pointer}/records/${index}`;
    const record = resolverOf(plainRecord)(written, pointer, context) as SiteRecord;
    return facts ? { ...record, facts: resolveFacts(facts, `${pointer}/facts`, collection, context, language) } : record;
  });
}

/** In the order of the fields. */
function resolveFacts(
  written: WrittenFacts,
  pointer: string,
  collection: PlacedCollection | undefined,
  context: ResolveContext,
  language: WrittenLanguage | undefined,
): Record<string, Fact> {
  const fields = collection?.fields ?? [];
  const names = fields.map(({ name }) => name);
  reportUnknown(written, pointer, names, context);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = written[field.name];
      const fact = value === undefined ? undefined : resolveFact(value, pointerTo(pointer, field.name), field, context);
      const label = fill(language?.factLabels?.[field.name] ?? field.label, context.constants).text;
      return fact ? [[field.name, { label, ...fact }] as const] : [];
    }),
  );
}

/** A fact without its label; undefined where it is not of the kind that its field has, which is reported. */
function resolveFact(
  value: unknown,
  pointer: string,
  { kind = 'text', as, label }: WrittenField,
  context: ResolveContext,
): Omit<Fact, 'label'> | undefined {
  // Only a number may be that of a constant.
  const filled = kind === 'number' && isConstant(value) ? fillAt(value, pointer, context) : undefined;
  if (filled?.isRight === false) return undefined;
  const known = filled ? writtenNumber(value, context.constants) : value;
  if (jsonTypeOf(known) !== jsonTypes[kind]) {
    const right = convert(value, kind);
    const found = finding('wrong-fact', { pointer }, { label, kind, right });
    const ofConstant = { value: filled?.text ?? '', about: undefined, wholeNumber: undefined };
    context.findings.push(
      filled
        ? misfit(String(value), pointer, context.constants, ofConstant)
        : withCorrection(found, JSON.stringify(value), right, { here: true }),
    );
    return undefined;
  }
  return {
    ...(as && { as }),
    ...tell(kind, resolverOf(factShapes[kind])(known, pointer, context), causeOf(value, pointer, context.constants), context),
  };
}

/** The shown form of a fact, and the value to sort it by. */
function tell(kind: FactKind, value: unknown, pointer: string, context: ResolveContext): Omit<Fact, 'label' | 'as'> {
  switch (kind) {
    case 'text':
      return { text: value as Inline };
    case 'day': {
      const { text, iso } = value as Day;
      return { text, iso };
    }
    case 'days': {
      const [first, last] = value as [Day, Day];
      return { text: showDays(first, last, context.shownIn), iso: first.iso, until: last.iso };
    }
    case 'number':
      return { text: showNumber(value as number, context.spelled.get(pointer), context.shownIn), number: value as number };
    case 'link': {
      const { label, href } = value as { label: string; href: Href };
      return { text: [{ link: href, text: [label] }] };
    }
    default:
      return kind satisfies never;
  }
}

const jsonTypes: Readonly<Record<FactKind, string>> = {
  text: 'string',
  day: 'string',
  days: 'array',
  number: 'number',
  link: 'object',
};

const jsonTypeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

const isConstant = (value: unknown): value is string => typeof value === 'string' && /^\{[a-z][A-Za-z0-9]*\}$/.test(value);

/** The certain correction, as JSON: a number that is written as a text, or the other way round. */
function convert(value: unknown, kind: FactKind): string | undefined {
  if (typeof value === 'number' && kind === 'text') return JSON.stringify(String(value));
  return typeof value === 'string' && kind === 'number' && isJsonNumber(value) ? value : undefined;
}
