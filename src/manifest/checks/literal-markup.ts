/**
 * What somebody took for markup and visitors read as it is written: a link that is a little wrong, Markdown that is not ours, and any
 * where a text has no markup. It warns, since the signs can be meant; those that mostly are, such as a single `*`, are left alone.
 */

import { withCorrection } from '../finding.ts';
import { code } from '../words/phrases.ts';
import type { Rule } from './basis/rule.ts';

/** A link that is written a little wrong, what other Markdown knows, and any markup where none is read. */
type MarkupKind = 'link' | 'code' | 'list' | 'heading' | 'quotation' | 'underlines' | 'strike' | 'plain';

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

const help: Record<'de' | 'en', Record<MarkupKind, string>> = {
  de: {
    link: 'Ein Link sieht so aus: [Text](/seite). Zwischen den Klammern und in der Adresse steht kein Leerzeichen.',
    code: 'Löschen Sie die Zeichen `: Für Programmtext gibt es keine Auszeichnung.',
    list: 'Löschen Sie das Zeichen - am Anfang. Für Aufzählungen gibt es eigene Abschnitte, zum Beispiel "checklist".',
    heading: 'Löschen Sie das Zeichen # am Anfang. Eine Überschrift steht unter "title".',
    quotation: 'Löschen Sie das Zeichen > am Anfang, und setzen Sie ein Zitat in Anführungszeichen.',
    underlines: 'Fett wird ein Wort mit Sternen: **fett**.',
    strike: 'Löschen Sie die Zeichen ~: Durchgestrichenen Text gibt es nicht.',
    plain: 'Löschen Sie die Zeichen: In diesem Text gibt es weder fette Schrift noch Links.',
  },
  en: {
    link: 'A link looks like this: [text](/page). There is no space between the brackets nor in the address.',
    code: 'Delete the signs `: there is no markup for code.',
    list: 'Delete the sign - at the beginning. Lists have sections of their own, such as "checklist".',
    heading: 'Delete the sign # at the beginning. A heading stands under "title".',
    quotation: 'Delete the sign > at the beginning, and put a quotation in quotation marks.',
    underlines: 'A word becomes strong between asterisks: **strong**.',
    strike: 'Delete the signs ~: no text can be struck through.',
    plain: 'Delete the signs: this text has neither strong words nor links.',
  },
};

/** In forms, where they would name a key or a type, or write a lone backquote, which begins a quotation. */
const inForm: Record<'de' | 'en', Partial<Record<MarkupKind, string>>> = {
  de: {
    code: 'Löschen Sie die schrägen Striche: Für Programmtext gibt es keine Auszeichnung.',
    list: 'Löschen Sie das Zeichen - am Anfang. Für Aufzählungen gibt es eigene Abschnitte.',
    heading: 'Löschen Sie das Zeichen # am Anfang. Eine Überschrift hat ihr eigenes Feld.',
  },
  en: {
    code: 'Delete the backquotes: there is no markup for code.',
    list: 'Delete the sign - at the beginning. Lists have sections of their own.',
    heading: 'Delete the sign # at the beginning. A heading has a field of its own.',
  },
};

export const rule: Rule<{ found: string; kind: MarkupKind }> = {
  severity: 'warning',
  groupByCause: true,
  *check({ met }) {
    for (const { pointer, raw, use } of met.texts) {
      if (use === 'address' || !suspicious.test(raw)) continue;
      for (const { kind, pattern, right } of use === 'rich' ? inRichText : inPlainText) {
        const part = pattern.exec(raw)?.[0];
        if (part === undefined) continue;
        // What a constant holds may be no address at all.
        const isCertain = right !== undefined && !part.includes('({');
        const to = isCertain ? part.replace(pattern, right) : undefined;
        yield withCorrection({ pointer, part, params: { found: part, kind } }, part, to);
        break;
      }
    }
  },
  de: {
    message: ({ found }, { place }) => `${code(found.trim())} lesen Besucher so, wie es hier steht (${place}).`,
    hint: ({ kind }) => help.de[kind],
    explanation: 'Was wie eine Auszeichnung aussieht, ist auch eine; Besucher läsen sonst die Zeichen mit.',
    inForm: {
      hint: ({ kind }) => inForm.de[kind] ?? help.de[kind],
    },
  },
  en: {
    message: ({ found }, { place }) => `Visitors read ${code(found.trim())} as it stands here (${place}).`,
    hint: ({ kind }) => help.en[kind],
    explanation: 'What looks like markup is markup; otherwise visitors read its signs.',
    inForm: {
      hint: ({ kind }) => inForm.en[kind] ?? help.en[kind],
    },
  },
  example: { wrong: '"text": ["[A] (/b)"]', right: '"text": ["[A](/b)"]' },
};
