import type { Person } from 'schema-dts';
import type { Fact, ListedEntry } from '../../../schema/resolved.ts';
import { plainText } from '../../parts/plain-text.ts';
import type { SectionFacts } from '../../parts/section-facts.ts';
import type definition from './schema.ts';

const properties = new Map<Fact['as'], 'jobTitle' | 'telephone' | 'email'>([
  ['role', 'jobTitle'],
  ['telephone', 'telephone'],
  ['email', 'email'],
]);

/** Records that say what somebody does or how to reach them, as a list of people (https://schema.org/Person). */
export const facts: SectionFacts<typeof definition> = (section) => {
  const { entries = [] } = section as { entries?: readonly ListedEntry[] };
  // In groups, somebody may be listed several times.
  const records = new Map(entries.flatMap((entry) => (entry.index === undefined ? [] : [[entry.index, entry] as const])));
  const people = [...records.values()].flatMap((record): Exclude<Person, string>[] => {
    const name = plainText(record.title);
    const said = Object.values(record.facts ?? {}).flatMap((fact) => {
      const property = properties.get(fact.as);
      return property ? [[property, detailOf(fact)]] : [];
    });
    return name !== undefined && said.length > 0 ? [{ '@type': 'Person', name, ...Object.fromEntries(said) }] : [];
  });
  if (people.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: people.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ];
};

/** The number or address of a link to a telephone or a mailbox. */
function detailOf({ text }: Fact): string | undefined {
  const [node] = text;
  const link = typeof node === 'object' && 'link' in node ? node.link : {};
  return 'url' in link && /^(?:tel|mailto):/.test(link.url) ? link.url.replace(/^\w+:|\?.*$/g, '') : plainText(text);
}
