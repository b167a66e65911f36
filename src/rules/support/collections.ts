/** Answers what rules about lists ask of collections. */
import { collectionOf, isBelow } from '../../../schema/site-parts.ts';
import type { WrittenManifest } from '../../manifest/resolve/written.ts';
import type { CheckContext } from './rule.ts';

type Collection = NonNullable<WrittenManifest['collections']>[number];

/** The fields of a list, and all entries that have them, as they are written. */
interface Listed {
  fields: NonNullable<Collection['fields']>;
  items: Pick<NonNullable<Collection['records']>[number], 'tags' | 'facts'>[];
}

/** Makes a function that finds what a list shows; undefined where there is no such collection. */
export function listFinder({ manifest: { collections = [] }, pages }: Pick<CheckContext, 'manifest' | 'pages'>) {
  const entries = pages.flatMap(({ path, written: { entry, translates } }) =>
    entry ? [{ path, entry, collection: collectionOf(collections, { path, translates }) }] : [],
  );
  return ({ under, of }: Readonly<Record<string, unknown>>): Listed | undefined => {
    const named = collections.find(({ name }) => name === of);
    if (of !== undefined) return named && { fields: named.fields ?? [], items: named.records ?? [] };
    const path = String(under);
    const below = entries.filter((page) => page.path !== path && isBelow(page.path, path));
    // Also where no page is written yet.
    const around = [collectionOf(collections, { path: `${path}/-` }), ...below.map(({ collection }) => collection)];
    return { fields: [...new Set(around)].flatMap((one) => one?.fields ?? []), items: below.map(({ entry }) => entry) };
  };
}

interface Criterion {
  by: string;
  is?: string[];
  order?: string[];
  first?: string;
}

/** The criteria of a list and of its visitors, with the place of each. */
export function criteriaOf(list: object): (Criterion & { at: string })[] {
  const { only = [], choose: { criteria = [] } = {} } = list as { only?: Criterion[]; choose?: { criteria?: Criterion[] } };
  return [
    ...only.map((one, index) => ({ ...one, at: `/only/${index}` })),
    ...criteria.map((one, index) => ({ ...one, at: `/choose/criteria/${index}` })),
  ];
}
