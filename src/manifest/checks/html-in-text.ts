/**
 * HTML in a text. Texts are no HTML, so visitors read the signs. It warns: a text can be about HTML.
 */

import { type Finding, finding, type Verdict, withCorrection } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

const names =
  'a|abbr|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|tr|u|ul';
const letters: Record<string, string> = {
  ...{
    amp: '&',
    nbsp: '\u00a0',
    shy: '\u00ad',
    euro: '€',
    copy: '©',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
  },
  ...{
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
  },
};
const html = new RegExp(
  `</?(?:${names})(?:\\s+[a-z-]+=[^<>]*)?\\s*/?>|&(?:${Object.keys(letters).join('|')}|lt|gt|quot|apos|#\\d{2,6}|#x[0-9a-f]{2,6});`,
  'i',
);

export const check: Check = ({ found, constants }) => {
  const findings: Finding[] = [];
  const judge = (pointer: string, raw: string, isRich: boolean) => {
    // Nearly all texts hold neither sign.
    const part = raw.includes('<') || raw.includes('&') ? html.exec(raw)?.[0] : undefined;
    if (part === undefined) return;
    const right = withoutHtml(raw, isRich);
    const found = finding('html-in-text', { pointer, part }, { found: part, isRich });
    if (right === undefined) {
      findings.push(found);
      return;
    }
    // Before the first sign and behind the last one, both texts are the same.
    const start = raw.indexOf(part);
    const behind =
      raw.length - Math.max(...[...raw.matchAll(new RegExp(html, 'gi'))].map((match) => match.index + match[0].length));
    const from = raw.slice(start, raw.length - behind);
    findings.push(withCorrection({ ...found, part: from }, from, right.slice(start, right.length - behind)));
  };
  for (const { pointer, value } of constants.values()) judge(pointer, String(value), false);
  for (const { pointer, raw, use } of found.texts) if (use !== 'address') judge(pointer, raw, use === 'rich');
  return findings;
};

/** The same text with our own markup, or none where there is none; undefined where that says not all that the HTML says. */
function withoutHtml(raw: string, isRich: boolean): string | undefined {
  const bold = isRich ? '**$1**' : '$1';
  const emphasis = isRich ? '_$1_' : '$1';
  const text = raw
    .replace(/<(?:b|strong)>([^\s<>*](?:[^<>*]*[^\s<>*])?)<\/(?:b|strong)>/gi, bold)
    .replace(/(?<![\p{L}\p{N}])<(?:i|em)>([^\s<>_](?:[^<>_]*[^\s<>_])?)<\/(?:i|em)>(?![\p{L}\p{N}])/giu, emphasis)
    .replace(/&([a-z]+);/gi, (written, name: string) => letters[name] ?? written);
  return html.test(text) ? undefined : text;
}
