/** All that the sections of a page tell search engines: what the `facts.ts` of their folders say. */
import type { SectionDefinition } from '../../../schema/define-section.ts';
import type { Section } from '../../../schema/resolved.ts';
import type { Fact, FactsContext, SectionFacts } from '../../parts/section-facts.ts';

const modules = import.meta.glob<SectionFacts<SectionDefinition>>('../../sections/*/facts.ts', {
  eager: true,
  import: 'facts',
});

const byType = new Map(Object.entries(modules).map(([path, facts]) => [path.split('/').at(-2) ?? '', facts]));

/** All that the sections of a page tell. */
export function factsOf(sections: readonly Section[], context: FactsContext): Fact[] {
  return sections.flatMap((section) => byType.get(section.type)?.(section, context) ?? []);
}
