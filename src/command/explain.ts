/** What `--explain` and `--list` print: rules, from the catalogue. */

import type { Code } from '../findings/finding.ts';
import { catalogues, examples, type MessageLanguage } from '../loader/say/catalogue.ts';
import { laterSeverityOf, ruleSeverityOf } from '../rules/run-rules.ts';

/** All codes: those of the loader in the order of its steps, then those of rules by name. */
export const codes = Object.keys(examples);

/** One rule: its code, how bad it is taken, a sentence, a wrong and a right example. */
export function explain(code: Code, lang: MessageLanguage): string {
  const { entries, words } = catalogues[lang];
  const width = Math.max(words.wrong.length, words.right.length) + 3;
  const example = (word: string, text = '') =>
    `  ${`${word}:`.padEnd(width)}${text.replace('{cutOff}', words.cutOff).replace('{whole}', words.whole).replaceAll('\n', '⏎').replaceAll('\t', '⇥')}`.trimEnd();
  const later = laterSeverityOf(code);
  const taken = words.severities[ruleSeverityOf(code)];
  return [
    `${code} (${later ? words.stricterFrom(taken, later.from, words.severities[later.severity]) : taken})`,
    `  ${entries[code]?.explanation}`,
    example(words.wrong, examples[code]?.wrong),
    example(words.right, examples[code]?.right),
  ].join('\n');
}

/** All rules. */
export function list(lang: MessageLanguage): string {
  return codes.map((code) => explain(code, lang)).join('\n\n');
}
