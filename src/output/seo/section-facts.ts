/** All that the sections of a page tell search engines: what the `facts.ts` of their folders say. */
import type { SectionDefinition } from '../../../schema/define-section.ts';
import type { Page, Section } from '../../../schema/resolved.ts';
import type { Fact, FactsContext, SectionFacts } from '../../parts/section-facts.ts';
import { ownSchemas } from '../../sections/schemas.ts';

type Modules = Record<string, SectionFacts<SectionDefinition>>;

const byFolder = (modules: Modules) =>
  Object.entries(modules).map(([path, facts]) => [path.split('/').at(-2) ?? '', facts] as const);

const byType = new Map([
  // What the site has in the place of one of these may have other props.
  ...byFolder(import.meta.glob('../../sections/*/facts.ts', { eager: true, import: 'facts' })).filter(
    ([type]) => !Object.hasOwn(ownSchemas, type),
  ),
  ...byFolder(import.meta.glob('@own-sections/*/facts.ts', { eager: true, import: 'facts' })),
]);

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
