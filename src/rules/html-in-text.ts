/** HTML in a text. Texts are no HTML, so visitors read the signs. It warns: a text can be about HTML. */

import { withCorrection } from '../findings/finding.ts';
import { code } from '../findings/words/phrases.ts';
import { withoutCode } from './support/all-places.ts';
import { writtenConstants } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

const names =
  'a|abbr|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|tr|u|ul';
const letters: Record<string, string> = {
  ...{ amp: '&', nbsp: '\u00a0', shy: '\u00ad', euro: '€', copy: '©', ndash: '–', mdash: '—', hellip: '…', bdquo: '„' },
  ...{ ldquo: '“', rdquo: '”', auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç' },
};
const html = new RegExp(
  `</?(?:${names})(?:\\s+[a-z-]+=[^<>]*)?\\s*/?>|&(?:${Object.keys(letters).join('|')}|lt|gt|quot|apos|#\\d{2,6}|#x[0-9a-f]{2,6});`,
  'i',
);

export const rule: Rule<{ found: string; isRich: boolean }> = {
  severity: 'warning',
  since: '0.9.0',
  *check({ references, constants, manifest }) {
    const values = writtenConstants({ constants, manifest }).map(({ pointer, value }) => ({
      pointer,
      raw: String(value),
      use: undefined,
    }));
    for (const { pointer, raw, use } of [...values, ...references.texts]) {
      // Nearly all texts hold neither sign.
      if (use === 'address' || !(raw.includes('<') || raw.includes('&'))) continue;
      const isRich = use === 'rich';
      const text = isRich ? withoutCode(raw) : raw;
      const part = html.exec(text)?.[0];
      if (part === undefined) continue;
      // Beside code, which may hold HTML, people take it out themselves.
      const right = text === raw ? withoutHtml(raw, isRich) : undefined;
      // Before the first sign and behind the last one, both texts are the same.
      const signs = [...raw.matchAll(new RegExp(html, 'gi'))];
      const behind = raw.length - Math.max(...signs.map((match) => match.index + match[0].length));
      const from = right === undefined ? part : raw.slice(raw.indexOf(part), raw.length - behind);
      const to = right?.slice(raw.indexOf(part), right.length - behind);
      yield withCorrection({ pointer, part: from, params: { found: part, isRich } }, from, to);
    }
  },
  de: {
    message: ({ found }, { name, place }) => `In ${name} steht HTML; Besucher lesen ${code(found)} (${place}).`,
    hint: ({ found, isRich }) =>
      found.startsWith('&')
        ? 'Schreiben Sie das Zeichen selbst, zum Beispiel ä, & oder €.'
        : isRich
          ? 'Schreiben Sie **fett**, _betont_ und [Linktext](/seite). Jeder Absatz ist ein eigener Eintrag der Liste.'
          : 'Löschen Sie, was in spitzen Klammern steht: In diesem Text lässt sich nichts auszeichnen.',
    explanation: 'Texte sind kein HTML; Besucher läsen die Zeichen mit.',
  },
  en: {
    message: ({ found }, { name, place }) => `${name} holds HTML; visitors read ${code(found)} (${place}).`,
    hint: ({ found, isRich }) =>
      found.startsWith('&')
        ? 'Write the character itself, such as é, & or €.'
        : isRich
          ? 'Write **strong**, _emphasis_ and [link text](/page). Each paragraph is an entry of the list.'
          : 'Delete what stands in angle brackets: nothing can be marked in this text.',
    explanation: 'Texts are no HTML; visitors would read its signs.',
  },
  example: { wrong: '"text": ["<b>A</b> B"]', right: '"text": ["**A** B"]' },
};

/** The same text with our own markup, or none where there is none; undefined where that says not all that the HTML says. */
function withoutHtml(raw: string, isRich: boolean): string | undefined {
  const bold = isRich ? '**$1**' : '$1';
  const emphasis = isRich ? '_$1_' : '$1';
  const code = isRich ? '`$1`' : '$1';
  const text = raw
    .replace(/<(?:b|strong)>([^\s<>*](?:[^<>*]*[^\s<>*])?)<\/(?:b|strong)>/gi, bold)
    .replace(/(?<![\p{L}\p{N}])<(?:i|em)>([^\s<>_](?:[^<>_]*[^\s<>_])?)<\/(?:i|em)>(?![\p{L}\p{N}])/giu, emphasis)
    .replace(/<code>([^\s<>`](?:[^<>`]*[^\s<>`])?)<\/code>/gi, code)
    .replace(/&([a-z]+);/gi, (written, name: string) => letters[name] ?? written);
  return html.test(text) ? undefined : text;
}
