/** Paths of the JSON Schemas. Text editors complete and explain the manifest by them. */
import type { Language } from '../../schema/languages.ts';
import { packageOf } from '../bundling/project.js';

/** That of the builder with the words of a language, in the builder's folder. */
export const builderSchema = (language: Language): string => `schema/site.schema${language === 'de' ? '' : `.${language}`}.json`;

/** The schema of a site that has section types of its own, in its folder. */
export const ownSchema = 'sections/site.schema.json';

/** What a manifest names as its `$schema` where the site has no section types of its own. */
export const schemaInPackage = (root: string, language: Language): string =>
  `./node_modules/${packageOf(root).name}/${builderSchema(language)}`;
