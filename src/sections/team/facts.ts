import type { Inline } from '../../../schema/atoms.ts';
import { plainText } from '../../parts/plain-text.ts';
import type { SectionFacts } from '../../parts/section-facts.ts';
import type definition from './schema.ts';

/** Who works there (https://schema.org/Person). Nobody works for a person who is alone. */
export const facts: SectionFacts<typeof definition> = ({ items = [] }, { provider }) => {
  const employer = provider && !('@type' in provider && provider['@type'] === 'Person') ? provider : undefined;
  return items.flatMap(({ name, role, text, networks = [] }) => {
    const said = plainText(name);
    if (said === undefined) return [];
    const jobTitle = plainText(role);
    const description = plainText(text as Inline | undefined);
    const profiles = networks.flatMap(({ href }) => (href && 'url' in href && href.url?.startsWith('http') ? [href.url] : []));
    return [
      {
        '@type': 'Person' as const,
        name: said,
        ...(jobTitle && { jobTitle }),
        ...(description && { description }),
        ...(profiles.length > 0 && { sameAs: profiles }),
        ...(employer && { worksFor: { '@id': employer['@id'] } }),
      },
    ];
  });
};
