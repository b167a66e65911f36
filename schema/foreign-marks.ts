/**
 * What becomes of the words that a mark of HTML, Markdown or Word stands at, whichever way they come in: pasted, dropped or imported. A mark of
 * looks goes and its words stay; one that changes what the words say is put into letters, or its words stay out and that is said.
 */
import { quotationMarks } from './quotation-marks.ts';

/**
 * `words` stay as they are, `line` is one of its own (or several), `out` is nothing to read and goes unsaid, `struck` stays out and is said,
 * `raised` and `lowered` become such signs (`raiseOrLower`), `quoted` gets marks (`quotesAround`), `reading` stands in brackets, the others are marks of a text here as well.
 */
export type Fate = keyof typeof foreignElements;

/** By what becomes of them: those that may stand around words. */
export const foreignElements = {
  words:
    'a abbr acronym bdi bdo big br cite data dfn font img input ins label mark nobr output picture rb rtc ruby small span time u var wbr',
  line: 'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul',
  out: 'annotation annotation-xml audio button canvas head iframe meter noframes noscript object option progress rp script select style svg template textarea title video',
  struck: 'del s strike',
  raised: 'sup',
  lowered: 'sub',
  quoted: 'q',
  reading: 'rt',
  strong: 'b strong',
  em: 'em i',
  code: 'code kbd samp tt',
};
const fates = new Map<string, Fate>(
  Object.entries(foreignElements).flatMap(([fate, names]) => names.split(' ').map((name) => [name, fate as Fate] as const)),
);

/**
 * What becomes of an element: by its name, style and classes.
 *
 * @param style - in small letters, without blanks
 * @returns undefined for what is not in the table: its words stay, and that is said
 */
export function fateOf(name: string, style = '', classes = ''): Fate | undefined {
  if (hiding.test(style) || unseen.test(classes)) return 'out';
  if (style.includes('line-through') || /(?:^|\s)msodel\b/i.test(classes)) return 'struck';
  const fate = fates.get(name.toLowerCase());
  if (fate !== undefined && fate !== 'words') return fate;
  // A `m` in such a font is the μ of a dose.
  if (/(?:^|;)font-family:["']?(?:wingdings|webdings|symbol)\b/.test(style)) return undefined;
  const [, shift] = /vertical-align:su(per|b)\b/.exec(style) ?? [];
  if (shift) return shift === 'b' ? 'lowered' : 'raised';
  // Programs and websites have elements of their own, such as `<o:p>` and `<g-emoji>`: they say nothing beyond their words.
  return fate ?? (/[-:]/.test(name) ? 'words' : undefined);
}

/** What nobody sees, or only who has it read aloud, numbers of rows, names of icons, and what Word says of its text. */
const hiding =
  /(?:^|;)(?:display:none|visibility:hidden|mso-hide:all|mso-[a-z-]+:comment|clip:rect\([01]|clip-path:inset\((?:50|100)%|(?:left|text-indent):-(?:\d{4}|999))/;
const unseen =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader(?:-?text|-only)?|(?:\w-)?off-?screen|headerlink|linenos?|linenodiv|material-(?:icons|symbols)(?:-\w+)?|msocomment\w*)(?:\s|$)/i;

const digits = '0123456789+-=()−–ni';
const forms = { raised: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾⁻⁻ⁿⁱ', lowered: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎₋₋' };

/** `10` raised as `¹⁰`; undefined where Unicode has not all of its letters: it stays as it is, and that is said. A number in brackets leads to a note. */
export function raiseOrLower(text: string, to: 'raised' | 'lowered'): string | undefined {
  if (/^\s*\[.*\]\s*$/s.test(text)) return text;
  if (to === 'raised' && /^\s*TM\s*$/.test(text)) return text.replace('TM', '™');
  const made = text.replace(/./gu, (sign) => forms[to][digits.indexOf(sign)] ?? sign);
  return /[\p{L}\p{Nd}]/u.test(made.replace(/\p{Lm}/gu, '')) ? undefined : made;
}

/** What stands around words that a mark quotes: nothing where they bring marks of their own. */
export const quotesAround = (words: string, language: string): readonly [open: string, close: string] =>
  /^\s*(?:[\p{Pi}„‚"]|$)/u.test(words) ? ['', ''] : (quotationMarks(language) ?? ['“', '”']);

const sign =
  /^(?=.*(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{So}]|\u20e3))[\p{Extended_Pictographic}\p{Emoji_Component}\p{So}]{1,20}$/u;

/** A sign that a mailer, a chat or a blog draws as a picture: its `alt` stays. */
export const isDrawnSign = (alt: string, classes = ''): boolean =>
  sign.test(alt) || (/emoji|emoticon|smil(?:ey|ie)/i.test(classes) && /^\S{1,40}$/.test(alt));

/** A box that is ticked, and one that is not. */
export const boxes = { ticked: '☑', empty: '☐' };

/** Signs of Markdown's dialects that say nothing here: they stay as they are written, and that is said. */
export const dialectSigns: Record<
  'alert' | 'definition' | 'abbreviation' | 'emoji' | 'highlight' | 'formula' | 'wikiLink' | 'shifted',
  RegExp
> = {
  /** `[!WARNING]` */
  alert: /^\[!\w+\]/,
  /** Below its term. */
  definition: /^:\s+\S/,
  abbreviation: /^\*\[[^\]\n]+\]:/,
  /** `:tada:` */
  emoji: /(?<![\p{L}\p{N}:]):[a-z][a-z0-9_+-]*:(?![\p{L}\p{N}:])/u,
  highlight: /==(?=[^\s=])[^=\n]*[^\s=]==/,
  formula: /\$\$[^$]+\$\$|(?<![\p{L}\p{N}$\\])\$(?=[^\s$])[^$\n]*(?<=[^\s$\\])\$(?![\p{L}\p{N}$])/u,
  wikiLink: /\[\[[^[\]\n]+\]\]/,
  /** `x^2^`, `H~2~O` */
  shifted: /(?<=[\p{L}\p{N})])(?:\^[^\s^]{1,20}\^|(?<!~)~[^\s~]{1,20}~(?!~))/u,
};
