/** What every code says in each language, and the tool's own words in it. */

import type { Language, Translated } from '../../../schema/languages.ts';
import { rules } from '../checks/support/run-checks.ts';
import type { Code } from '../finding.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import type { Catalogue, Entry, Example, FormWords } from '../words/entries.ts';
import { examples as examplesOfLoader } from '../words/examples.ts';

const fromRules = <Key extends Language | 'example'>(key: Key) =>
  Object.fromEntries([...rules].map(([code, rule]) => [code, rule[key]]));

const withRules = ({ words, entries, inForm }: Catalogue, rulesSay: Record<Code, Entry<object>>) => ({
  words,
  entries: { ...entries, ...rulesSay } as Record<Code, Entry<object>>,
  /** What a rule says in forms stands in its entry. */
  inForm: {
    ...inForm,
    ...Object.fromEntries(Object.entries(rulesSay).map(([code, entry]) => [code, entry.inForm])),
  } as Record<Code, FormWords<object> | undefined>,
});

export const catalogues: Translated<ReturnType<typeof withRules>> = {
  de: withRules(de, fromRules('de')),
  en: withRules(en, fromRules('en')),
};

export type MessageLanguage = Language;

/** For every code: those of the loader in the order of its steps, then those of rules by name. */
export const examples: Record<Code, Example> = { ...examplesOfLoader, ...fromRules('example') };
