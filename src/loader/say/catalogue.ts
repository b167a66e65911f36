/** What every code says in each language, and the tool's own words in it. */

import type { Language, Translated } from '../../../schema/languages.ts';
import type { Code } from '../../findings/finding.ts';
import { de } from '../../findings/words/de.ts';
import { en } from '../../findings/words/en.ts';
import type { Catalogue, Entry, Example, FormWords } from '../../findings/words/entries.ts';
import { examples as examplesOfLoader } from '../../findings/words/examples.ts';
import { rules } from '../../rules/run-rules.ts';

const fromRules = <Key extends Language | 'example'>(key: Key) =>
  Object.fromEntries([...rules].map(([code, rule]) => [code, rule[key]]));

const withRules = ({ words, entries, inForm }: Catalogue, rulesSay: Record<Code, Entry<object>>) => ({
  words,
  entries: { ...entries, ...rulesSay } as Record<Code, Entry<object>>,
  /** What a rule says in forms stands in its entry. */
  inForm: {
    ...inForm,
    ...Object.fromEntries(
      Object.entries(rulesSay).map(([code, { inForm }]) => [code, typeof inForm === 'function' ? { hint: inForm } : inForm]),
    ),
  } as Record<Code, FormWords<object> | undefined>,
});

export const catalogues: Translated<ReturnType<typeof withRules>> = {
  de: withRules(de, fromRules('de')),
  en: withRules(en, fromRules('en')),
};

export type MessageLanguage = Language;

/** For every code: those of the loader in the order of its steps, then those of rules by name. */
export const examples: Record<Code, Example> = { ...examplesOfLoader, ...fromRules('example') };
