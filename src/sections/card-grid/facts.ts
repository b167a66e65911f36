import type { Service } from 'schema-dts';
import type { Inline } from '../../../schema/atoms.ts';
import type { Block } from '../../../schema/blocks.ts';
import { isInline, plainText, textsOf } from '../../parts/plain-text.ts';
import type { SectionFacts } from '../../parts/section-facts.ts';
import type definition from './schema.ts';

/** Cards that are marked as services, as a list of them. A service is somebody's. */
export const facts: SectionFacts<typeof definition> = ({ services, title, items = [] }, { provider }) => {
  if (!services || !provider) return [];
  const found = items.flatMap(({ title: name, text }): Service[] => {
    const said = plainText(name as Inline | undefined);
    const description = wordsOf(text as Inline | Block[] | undefined);
    if (said === undefined) return [];
    return [{ '@type': 'Service', name: said, ...(description && { description }), provider }];
  });
  if (found.length === 0) return [];
  const name = plainText(title as Inline | undefined);
  return [
    {
      '@type': 'ItemList',
      ...(name && { name }),
      itemListElement: found.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ];
};

const wordsOf = (text: Inline | Block[] = '') => (isInline(text) ? plainText(text) : text.flatMap(textsOf).join('\n'));
