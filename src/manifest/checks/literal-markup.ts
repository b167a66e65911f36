/**
 * What somebody took for markup and visitors read as it is written: a link that is a little wrong, Markdown that is not ours, and any
 * where a text has no markup. It warns, since the signs can be meant; those that mostly are, such as a single `*`, are left alone.
 */

import { type Finding, finding, type MarkupKind, type Verdict, withCorrection } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

/** What a link may lead to, as far as it tells brackets that are meant as a link from others. */
const target = '(?:/|#[A-Za-z]|https?://|mailto:|tel:|\\{[a-z])';

interface Slip {
  kind: MarkupKind;
  /** Its first group, where there is one, is what is quoted instead of the whole. */
  pattern: RegExp;
  /** The replacement that is certain. */
  right?: string;
}

const inRichText: readonly Slip[] = [
  { kind: 'link', pattern: new RegExp(`(?<![\\\\!])\\[([^\\][]+)\\]\\s+\\((${target}[^)\\s]*)\\)`, 'u'), right: '[$1]($2)' },
  { kind: 'link', pattern: new RegExp(`\\(([^()]+)\\)\\[(${target}[^\\]\\s]*)\\]`, 'u'), right: '[$1]($2)' },
  { kind: 'link', pattern: /(?<!\\)\[[^\][]+\]\((?:\/|https?:\/\/)[^)\s]*(?=$|\s(?!["'(]))/u },
  { kind: 'underlines', pattern: /(?<![\p{L}\p{N}_\\])__([^\s_](?:[^_]*[^\s_])?)__(?![\p{L}\p{N}_])/u, right: '**$1**' },
  { kind: 'strike', pattern: /~~[^~\s](?:[^~]*[^~\s])?~~/u },
  { kind: 'code', pattern: /```|`[^`\n]+`/u },
  { kind: 'heading', pattern: /^#{1,6}[ \t]+(?=\p{L})/mu },
  { kind: 'quotation', pattern: /^>[ \t]*(?=[\p{L}„“"*_])/mu },
  { kind: 'list', pattern: /^-[ \t]+(?=\S)/mu },
];

const inPlainText: readonly Slip[] = [
  { kind: 'plain', pattern: /\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/u, right: '$1' },
  { kind: 'plain', pattern: new RegExp(`\\[[^\\][]+\\]\\s*\\(${target}[^)\\s]*\\)`, 'u') },
];

/** What one of the patterns can begin with: most texts hold none of it, and should cost nothing. */
const suspicious = /\]\s*\(|\)\[|__|~~|`|\*\*|^[#>-]/mu;

export const check: Check = ({ found }) => {
  const findings: Finding[] = [];
  for (const { pointer, raw, use } of found.texts) {
    if (use === 'address' || !suspicious.test(raw)) continue;
    for (const { kind, pattern, right } of use === 'rich' ? inRichText : inPlainText) {
      const part = pattern.exec(raw)?.[0];
      if (part === undefined) continue;
      const known = finding('literal-markup', { pointer, part }, { found: part, kind });
      // What a constant holds may be no address at all.
      const isCertain = right !== undefined && !part.includes('({');
      findings.push(withCorrection(known, part, isCertain ? part.replace(pattern, right) : undefined));
      break;
    }
  }
  return findings;
};
