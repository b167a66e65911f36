/**
 * This table says what becomes of marked words of HTML, Markdown and Word, whether they are pasted, dropped or imported. A mark of
 * looks goes and its words stay; one that changes what the words say is put into letters, or its words stay out and that is said.
 */
import { quotationMarks } from './quotation-marks.ts';

/**
 * `words` stay as they are, `line` is one of its own (or several), `out` is nothing to read and goes unsaid, `struck` stays out and is said,
 * `raised` and `lowered` become such signs (`raiseOrLower`), `symbols` are the letters of a font that has signs in their place
 * (`fromSymbolFont`; pasted they stay, and that is said: its signs are too much to load), `quoted` gets marks (`quotesAround`), `reading` stands in brackets, the others are marks of a text here as well.
 */
export type Fate = keyof typeof foreignElements | 'symbols';

/** By what becomes of them. */
export const foreignElements = {
  words:
    'a abbr acronym bdi bdo big br cite data dfn font img input ins label mark nobr output picture rb rtc ruby small span time u var wbr',
  line: 'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul',
  out: 'annotation annotation-xml area audio base button canvas col colgroup datalist embed frame frameset head iframe link map meta meter noframes noscript object optgroup option param progress rp script select source style svg template textarea title track video',
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
 * Tells what becomes of an element, by its name, style and classes.
 *
 * @param style - in small letters, without blanks
 * @returns undefined for what is not in the table: its words stay, and that is said
 */
export function fateOf(name: string, style = '', classes = ''): Fate | undefined {
  if (hiding.test(style) || unseen.test(classes)) return 'out';
  if (style.includes('line-through') || /(?:^|\s)msodel\b/i.test(classes)) return 'struck';
  const fate = fates.get(name.toLowerCase());
  if (fate !== undefined && fate !== 'words') return fate;
  if (symbolFont.test(style)) return 'symbols';
  const [, shift] = /vertical-align:su(per|b)\b/.exec(style) ?? [];
  if (shift) return shift === 'b' ? 'lowered' : 'raised';
  // Programs and websites have elements of their own, such as `<o:p>` and `<g-emoji>`: they say nothing beyond their words.
  return fate ?? (/[-:]/.test(name) ? 'words' : undefined);
}

/** These find words that are not text: nobody sees them, or they are read aloud only, number rows, name icons, or are Word's own remarks. */
const hiding =
  /(?:^|;)(?:display:none|visibility:hidden|mso-hide:all|mso-[a-z-]+:comment|clip:rect\([01]|clip-path:inset\((?:50|100)%|(?:left|text-indent):-(?:\d{4}|999))/;
const unseen =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader(?:-?text|-only)?|show-for-sr|a11y-hidden|(?:\w-)?off-?screen|headerlink|hash-link|anchorjs-link|lineno|linenos|linenodiv|material-(?:icons|symbols)(?:-\w+)?|msocomment\w*)(?:\s|$)/i;

const digits = '0123456789+-=()−–ni';
const forms = { raised: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾⁻⁻ⁿⁱ', lowered: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎₋₋' };

/** `10` raised as `¹⁰`; undefined where Unicode has not all of its letters: it stays as it is, and that is said. A number in brackets leads to a note. */
export function raiseOrLower(text: string, to: 'raised' | 'lowered'): string | undefined {
  if (/^\s*\[.*\]\s*$/s.test(text)) return text;
  if (to === 'raised' && /^\s*TM\s*$/.test(text)) return text.replace('TM', '™');
  const made = text.replace(/./gu, (sign) => forms[to][digits.indexOf(sign)] ?? sign);
  return /[\p{L}\p{Nd}]/u.test(made.replace(/\p{Lm}/gu, '')) ? undefined : made;
}

const symbolFont = /(?:^|;)font-family:["']?(?:(wingdings)|(?:symbol|webdings))\b/;
/** The letters of these fonts and the signs that they show, by their code charts: a `m` may be the μ of a dose. */
const wingdings = ['JKLàßáâèðüûþýo¨qn§Øvl()*F', '☺😐☹→←↑↓➔⇨✓✗☑☒☐☐☐■▪➢❖●☎✆✉☞'] as const;
const symbol = ['·®¬¯Þ³£¹»´¸±Ö¥åabgdmpslwDWS', '•→←↓⇒≥≤≠≈×÷±√∞∑αβγδμπσλωΔΩΣ'] as const;

/** Gives the signs that letters of such a font show; undefined where one is not known: the letters stay, and that is said. */
export function fromSymbolFont(text: string, style: string): string | undefined {
  const [known, signs] = symbolFont.exec(style)?.[1] ? wingdings : symbol;
  // Word may write their place among the private characters.
  const letters = text.normalize('NFC').replace(/[\uf000-\uf0ff]/g, (one) => String.fromCharCode(one.charCodeAt(0) % 256));
  const made = letters.replace(/./gu, (one) => [...signs][[...known].indexOf(one)] ?? (/[\p{L}\p{N}]/u.test(one) ? '\0' : one));
  return made.includes('\0') || /webdings/.test(style) ? undefined : made;
}

/** Gives the quotation marks that stand around quoted words: none where the words bring their own. */
export function quotesAround(words: string, language: string, isInner = false): readonly [open: string, close: string] {
  if (/^\s*(?:[\p{Pi}„‚"]|$)/u.test(words)) return ['', ''];
  return quotationMarks(language, isInner) ?? (isInner ? ['‘', '’'] : ['“', '”']);
}

const sign =
  /^(?=.*(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{So}]|\u20e3))[\p{Extended_Pictographic}\p{Emoji_Component}\p{So}]{1,20}$/u;

/** A sign that a mailer, a chat or a blog draws as a picture: its `alt` stays. */
export const isDrawnSign = (alt: string, classes = ''): boolean =>
  sign.test(alt) || (/emoji|emoticon|smil(?:ey|ie)/i.test(classes) && /^\S{1,40}$/.test(alt));

/** A box that is ticked, and one that is not. */
export const boxes = { ticked: '☑', empty: '☐' };

/** Signs of Markdown's dialects that say nothing here: they stay as they are written, and that is said. */
export const dialectSigns: Record<
  | 'alert'
  | 'directive'
  | 'bracketCode'
  | 'definition'
  | 'abbreviation'
  | 'emoji'
  | 'highlight'
  | 'formula'
  | 'wikiLink'
  | 'shifted',
  RegExp
> = {
  /** `[!WARNING]` */
  alert: /^\[!\w+\]/,
  /** `:::tip` */
  directive: /^:{3,}[\w{ ]*/,
  /** Of WordPress. */
  bracketCode: /\[\/?(?:audio|caption|embed|gallery|playlist|video)(?: [^[\]\n]*)?\]/,
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
