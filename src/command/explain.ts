/** What `--explain` and `--list` print: rules, from the catalogue. */

import { verdictOf } from '../manifest/checks/basis/run-checks.ts';
import type { Code } from '../manifest/finding.ts';
import { catalogues, type MessageLanguage } from '../manifest/say/catalogue.ts';
import { examples } from '../manifest/words/examples.ts';

/** All codes, in the order of the loader's steps. */
export const codes = Object.keys(examples) as Code[];

/** One rule: its code, how bad it is taken, a sentence, a wrong and a right example. */
export function explain(code: Code, lang: MessageLanguage): string {
  const { rules, words } = catalogues[lang];
  const { wrong, right } = examples[code];
  const width = Math.max(words.wrong.length, words.right.length) + 3;
  const example = (word: string, text: string) =>
    `  ${`${word}:`.padEnd(width)}${text.replace('{cutOff}', words.cutOff).replace('{whole}', words.whole).replaceAll('\n', '⏎').replaceAll('\t', '⇥')}`.trimEnd();
  return [
    `${code} (${words.verdicts[verdictOf(code)]})`,
    `  ${rules[code]}`,
    example(words.wrong, wrong),
    example(words.right, right),
  ].join('\n');
}

/** All rules. */
export function list(lang: MessageLanguage): string {
  return codes.map((code) => explain(code, lang)).join('\n\n');
}
