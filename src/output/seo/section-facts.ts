/** All that the sections of a page tell search engines: what the `facts.ts` of their folders say. */
import type { SectionDefinition } from '../../../schema/define-section.ts';
import type { Page, Section } from '../../../schema/resolved.ts';
import type { Fact, FactsContext, SectionFacts } from '../../parts/section-facts.ts';
import { ownSchemas } from '../../registry/section-schemas.ts';

type FactsOf = SectionFacts<SectionDefinition>;
const builtIn = import.meta.glob<FactsOf>('../../sections/*/facts.ts', { eager: true, import: 'facts' });
const own = import.meta.glob<FactsOf>('@own-sections/*/facts.ts', { eager: true, import: 'facts' });

const ofFolders = (modules: Record<string, FactsOf>) =>
  Object.entries(modules).map(([path, facts]) => [path.split('/').at(-2) ?? '', facts] as const);

/** A type that a site has in a folder of its own is another one, of which the builder's facts know nothing. */
const byType = new Map([...ofFolders(builtIn).filter(([type]) => !Object.hasOwn(ownSchemas, type)), ...ofFolders(own)]);

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
    return byType.get(section.type)?.(section, { ...context, lang: section.lang ?? context.lang, ofType }) ?? [];
  });
}
