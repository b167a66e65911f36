/** For the bundler: of what is found by its folder or its file, the app of a site holds only what the site uses. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { componentName } from '../../../schema/names.ts';

/** What decides how the app of a site differs from that of another one. */
export interface Used {
  /** Section types. */
  types: readonly string[];
  /** Languages of texts, as the files of their line breaks are called: `de`. */
  languages: readonly string[];
  /** Whether images are enlarged anywhere. */
  enlarging: boolean;
  /** Whether texts hold more than paragraphs, lists and quotations. */
  insertions: boolean;
  /** An entry or a record has facts of its own. */
  facts: boolean;
  /** Whether an image stands behind any section. */
  backdrops: boolean;
  /** Whether the button of any header can become a filled one as its page is scrolled. */
  filling: boolean;
  /** Whether the site is written in several languages. */
  severalLanguages: boolean;
  /** What its look is made of that is not the usual, as attributes: `data-look-cards=ruled`. */
  chosen: readonly string[];
  /** Whether anything is written from right to left. */
  isRightToLeft: boolean;
}

/**
 * Puts lists of these types and languages in the places of the modules that find all.
 *
 * @param project - the folder of the site, whose own types come first
 */
export function onlyUsed(
  {
    types,
    languages,
    enlarging,
    insertions,
    facts,
    backdrops,
    severalLanguages,
  }: Omit<Used, 'isRightToLeft' | 'chosen' | 'filling'>,
  project: string,
): Plugin {
  const modules: Record<string, () => string | null> = {
    '/src/registry/section-components.ts': () => {
      // Numbered, as two types can have components of one name: `top-3d` and `top3d`.
      const imports = types.map((type, index) => {
        const name = componentName(type);
        const from = existsSync(join(project, 'sections', type)) ? '@own-sections' : '../sections';
        return `import { ${name} as type${index} } from '${from}/${type}/${name}.tsx';`;
      });
      const entries = types.map((type, index) => `'${type}': type${index}`);
      return `${imports.join('\n')}\nexport const components = { ${entries.join(', ')} };`;
    },
    '/src/parts/site-uses.ts': () => `export const usesBackdrops = ${backdrops};\nexport const usesInsertions = ${insertions};`,
    '/src/parts/use-enlarging.tsx': () =>
      enlarging ? null : 'const none = { links: new Map() };\nexport const useEnlarging = () => none;',
    '/src/parts/Insertions.tsx': () => (insertions ? null : 'export const Insertions = ({ children }) => children;'),
    '/src/parts/FactList.tsx': () => (facts ? null : 'export const FactList = () => null;\nexport const pageFacts = () => null;'),
    '/src/render/Backdrop.tsx': () => (backdrops ? null : 'export const Backdrop = ({ children }) => children;'),
    '/src/render/LanguageSwitch.tsx': () => (severalLanguages ? null : 'export const LanguageSwitch = () => null;'),
    '/src/parts/in-language.ts': () => (severalLanguages ? null : 'export const isInLanguage = () => true;'),
    // Not every language has such a file: what a pattern does not find is left out.
    '/src/parts/line-breaks/languages.ts': () => {
      const files = languages.map((language) => `./${language}.ts`);
      return `export const languages = import.meta.glob(${JSON.stringify(files)}, { eager: true, import: 'units' });`;
    },
  };
  return {
    name: 'only-used',
    load: (id) => Object.entries(modules).find(([path]) => id.endsWith(path))?.[1]() ?? null,
  };
}
