/**
 * What sections tell search engines. A section folder may hold a `facts.ts`; like everything in these folders it is found,
 * never registered.
 */
import type { Thing } from 'schema-dts';
import type { PropsOf, SectionDefinition } from '../../schema/define-section.ts';
import type { WithoutPlaceholders } from '../../schema/resolved.ts';

/** Things of schema.org without the frame that a page puts around them. */
export type Fact = Exclude<Thing, string>;

/** What a section's facts refer to. */
export interface FactsContext<Definition extends SectionDefinition> {
  /** Absolute address of the page. */
  url: string;
  lang: string;
  /** Who offers what the site speaks of; undefined where the manifest does not say. */
  provider: Provider | Pick<Provider, '@id'> | undefined;
  /** All sections of this type that the site publishes, placeholders included. */
  ofType: () => readonly PropsOf<Definition>[];
}

/** The publisher where it is only referred to: by its identifier, and by name, since a page may be read alone. */
export interface Provider {
  '@type': 'Organization' | 'Person';
  '@id': string;
  name: string;
  url: string;
}

/**
 * The facts of a section type. Any prop can be missing, since a placeholder is no fact; a fact that lacks what it needs is
 * left out.
 */
export type SectionFacts<Definition extends SectionDefinition> = (
  section: WithoutPlaceholders<PropsOf<Definition>>,
  context: FactsContext<Definition>,
) => Fact[];
