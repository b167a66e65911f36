/** Chooses, sorts and groups the entries of a list. */
import type { Group } from '../../../schema/atoms.ts';
import type { Block } from '../../../schema/blocks.ts';
import type { EntryList } from '../../../schema/define-section.ts';
import type { ListedEntry, SiteRecord } from '../../../schema/resolved.ts';
import { showYear } from './dates.ts';
import { wordsOf } from './headings.ts';

/** An entry that a list can show: a page, or a record by its index in the collection. */
export type Item = SiteRecord &
  Pick<ListedEntry, 'page' | 'index' | 'group'> & {
    /** Among all that are written. */
    place: number;
    /** The running text of its page. */
    run?: () => Block[] | undefined;
  };

/**
 * @param items - in the order that they have by themselves
 * @param locale - by which texts are sorted and years written
 * @returns an item of several groups once for each
 */
export function orderItems(items: readonly Item[], list: EntryList, locale: string): readonly Item[] {
  const { only = [], count, by, sort } = list;
  const shown = sorted(
    items.filter((item) => only.every((one) => fits(item, one))),
    sort,
    locale,
  ).slice(0, count);
  if (by === undefined) return shown;
  const is = only.find((one) => one.by === by)?.is;
  // Years, and groups that the list is sorted by, have its order.
  const order = by === 'year' || by === sort?.by ? shown : [...shown].sort((one, other) => one.place - other.place);
  const groups = new Map<string, Item[]>(
    (is ?? order.flatMap((item) => groupsOf(item, by, locale))).map(({ name }) => [name, []]),
  );
  const rest: Item[] = [];
  for (const item of shown) {
    const own = groupsOf(item, by, locale);
    for (const { name, text } of own) groups.get(name)?.push({ ...item, group: text });
    if (own.length === 0) rest.push(item);
  }
  return [...[...groups.values()].flat(), ...rest];
}

const fits = (item: Item, { by, is }: NonNullable<EntryList['only']>[number]): boolean =>
  groupsOf(item, by).some(({ name }) => !is || is.some((one) => one.name === name));

/** The group of an item. Its name is as an author writes it, so that conditions can name it. */
export function groupsOf({ date, tags = [], facts }: Pick<Item, 'date' | 'tags' | 'facts'>, by: string, locale = ''): Group[] {
  if (by === 'tags') return tags;
  if (by === 'year') return date?.iso ? [{ name: date.iso.slice(0, 4), text: showYear(date.iso, locale) }] : [];
  const fact = facts?.[by];
  if (!fact) return [];
  const text = wordsOf(fact.text);
  return [{ name: fact.number === undefined ? text : String(fact.number), text }];
}

/** Items without the value come last in both directions. */
function sorted(items: readonly Item[], sort: EntryList['sort'], locale: string): readonly Item[] {
  if (!sort) return items;
  const { compare } = new Intl.Collator([locale, 'en'], { numeric: true });
  const way = sort.descending ? -1 : 1;
  const keyed = items.map((item) => ({ item, key: keyOf(item, sort.by) }));
  const before = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other));
  return keyed
    .sort(({ key: one }, { key: other }) =>
      one === undefined || other === undefined
        ? Number(one === undefined) - Number(other === undefined)
        : way * before(one, other),
    )
    .map(({ item }) => item);
}

function keyOf({ title, date, facts }: Item, by: string): string | number | undefined {
  if (by === 'title') return wordsOf(title);
  if (by === 'date') return date?.iso || undefined;
  const fact = facts?.[by];
  return fact && (fact.number ?? (fact.iso || wordsOf(fact.text)));
}
