import { expect, test } from 'vitest';
import { dialectSigns, fateOf, fromSymbolFont, isDrawnSign, quotesAround, raiseOrLower } from './foreign-marks.ts';

test.each([
  ['del', '', '', 'struck'],
  ['S', '', '', 'struck'],
  ['span', 'text-decoration:underlineline-through', '', 'struck'],
  ['span', 'text-decoration-line:line-through', '', 'struck'],
  ['span', '', 'msoDel', 'struck'],
  ['ins', 'text-decoration:underline', '', 'words'],
  ['sup', '', '', 'raised'],
  ['span', 'font-size:60%;vertical-align:super', '', 'raised'],
  ['span', 'vertical-align:sub', '', 'lowered'],
  ['td', 'vertical-align:super', '', 'line'],
  ['q', '', '', 'quoted'],
  ['kbd', '', '', 'code'],
  ['span', 'display:none', '', 'out'],
  ['del', 'display:none', '', 'out'],
  ['span', '', 'a visually-hidden b', 'out'],
  ['span', 'position:absolute;clip:rect(0px,0px,0px,0px)', '', 'out'],
  ['o:p', '', '', 'words'],
  ['g-emoji', '', '', 'words'],
  ['blink', '', '', undefined],
  ['rt', '', '', 'reading'],
  ['span', "font-family:'wingdings';color:red", '', 'symbols'],
  ['span', 'font-family:"segoeuisymbol"', '', 'words'],
  ['span', 'position:absolute;left:-9999px', '', 'out'],
  ['p', 'text-indent:-18.0pt', '', 'line'],
  ['i', '', 'material-icons', 'out'],
  ['div', '', 'material-icons-list-wrapper', 'line'],
  ['div', '', 'offscreen-menu', 'line'],
])('of <%s> with the style "%s" and the class "%s" becomes: %s', (name, style, classes, fate) => {
  expect(fateOf(name, style, classes)).toBe(fate);
});

test.each([
  ['2', 'raised', '²'],
  ['-6', 'raised', '⁻⁶'],
  ['−10', 'raised', '⁻¹⁰'],
  ['1,2', 'raised', '¹,²'],
  ['n', 'raised', 'ⁿ'],
  ['TM', 'raised', '™'],
  ['®', 'raised', '®'],
  ['[1]', 'raised', '[1]'],
  ['nd', 'raised', undefined],
  ['2a', 'raised', undefined],
  ['(3)', 'lowered', '₍₃₎'],
  ['n', 'lowered', undefined],
] as const)('%s %s is %s', (text, to, made) => {
  expect(raiseOrLower(text, to)).toBe(made);
});

test.each([
  ['à', 'wingdings', '→'],
  ['\uf0e0', 'wingdings', '→'],
  ['J', 'wingdings', '☺'],
  ['m', 'symbol', 'μ'],
  ['£ 3', 'symbol', undefined],
  ['Z', 'wingdings', undefined],
  ['a', 'webdings', undefined],
])('%s in %s shows %s', (letters, font, signs) => {
  expect(fromSymbolFont(letters, `font-family:${font}`)).toBe(signs);
});

test.each([
  ['Ja', 'de-AT', false, '„Ja“'],
  ['Ja', 'de', true, '‚Ja‘'],
  ['Oui', 'fr', false, '« Oui »'],
  ['Yes', 'xx', false, '“Yes”'],
  ['„Ja“', 'de', false, '„Ja“'],
  ['(Ja)', 'de', false, '„(Ja)“'],
  ['', 'de', false, ''],
])('%s is quoted in %s', (words, language, isInner, quoted) => {
  expect(quotesAround(words, language, isInner).join(words)).toBe(quoted);
});

test.each([
  ['🙏', '', true],
  ['👨‍👩‍👧', '', true],
  ['🇩🇪', '', true],
  ['1', '', false],
  ['1️⃣', '', true],
  ['✓', '', true],
  ['Ein Haus', '', false],
  [':tada:', 'c-emoji', true],
  [':-)', 'wp-smiley', true],
  ['Ein Haus', 'emoji', false],
])('a picture of "%s" with the class "%s" is a sign: %s', (alt, classes, isSign) => {
  expect(isDrawnSign(alt, classes)).toBe(isSign);
});

test.each<[keyof typeof dialectSigns, string, string[]]>([
  ['alert', '[!WARNING]', ['[a](!b)', 'a [!b]']],
  ['directive', ':::tip', [':: a', 'a ::: b']],
  ['bracketCode', 'a [gallery ids="1,2"]', ['[video-a]', '[captions]', '[a video]']],
  ['definition', ': Eine Frucht', ['a : b', ':)']],
  ['abbreviation', '*[HTML]: Sprache', ['* [a]: b']],
  ['emoji', 'Hurra :tada:!', ['10:30:45', 'a::b::c', 'https://a:b:c', 'Um 9:ab:12']],
  ['highlight', 'ein ==Wort== hier', ['a == b == c', '====']],
  ['formula', 'also $a^2$ und', ['5$ und 6$', 'US$ 5, US$ 6', '$HOME und $PATH']],
  ['formula', '$$ a $$', []],
  ['wikiLink', '[[Startseite]]', ['[a](b)']],
  ['shifted', 'x^2^', ['a ^ b', '~~a~~', 'a~b c~']],
  ['shifted', 'H~2~O', []],
])('signs of a dialect: %s', (name, found, others) => {
  expect(dialectSigns[name].test(found)).toBe(true);
  expect(others.filter((other) => dialectSigns[name].test(other))).toEqual([]);
});
