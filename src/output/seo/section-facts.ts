/** All that the sections of a page tell search engines: what the `facts.ts` of their folders say. */
import type { SectionDefinition } from '../../../schema/define-section.ts';
import type { Page, Section } from '../../../schema/resolved.ts';
import type { Fact, FactsContext, SectionFacts } from '../../parts/section-facts.ts';

const modules = {
  ...import.meta.glob<SectionFacts<SectionDefinition>>('../../sections/*/facts.ts', { eager: true, import: 'facts' }),
  ...import.meta.glob<SectionFacts<SectionDefinition>>('@own-sections/*/facts.ts', { eager: true, import: 'facts' }),
};

const byType = new Map(Object.entries(modules).map(([path, facts]) => [path.split('/').at(-2) ?? '', facts]));

/**
 * All that the sections of a page tell.
 *
 * @param published - the pages of the site, without drafts
 */
export function factsOf(
  sections: readonly Section[],
  published: readonly Page[],
  context: Omit<FactsContext<SectionDefinition>, 'ofType'>,
): Fact[] {
  return sections.flatMap((section) => {
    const ofType = () => published.flatMap((page) => page.sections.filter(({ type }) => type === section.type));
    return byType.get(section.type)?.(section, { ...context, ofType }) ?? [];
  });
}
