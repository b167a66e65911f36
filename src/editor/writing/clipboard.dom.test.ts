import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { expectLinearWork } from '../../../tests/support/linear-work.ts';
import { type Line, unitsOf } from '../draft/rich-text/runs.ts';
import { writeUnits } from '../draft/rich-text/write.ts';
import { sliceOf } from './block-clipboard.ts';
import { copiedIn, picturesIn, linesOf as read } from './clipboard.ts';

/**
 * What was copied, where, and what stays of it: the kind of each line, and its text as a manifest has it; the tables that its rows are, where
 * the list holds such; how many pictures do not come along; and the words that stay outside, since they are struck through, or lose a mark that
 * says something.
 */
interface Clipboard {
  name: string;
  source: string;
  html: string;
  plain: string;
  stays: string[];
  tables?: object[];
  pictures?: number;
  struck?: string;
  unmarked?: string[];
}

const linesOf = (html: string, plain: string) => read(html, plain).lines;

const folder = join(import.meta.dirname, '../../../tests/clipboards');
const clipboards = ['recorded', 'published'].flatMap(
  (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Clipboard[],
);
const said = (lines: readonly Line[]) => lines.map(({ kind, text }) => `${kind}: ${writeUnits('', unitsOf(text), true)}`);

const tablesIn = (lines: readonly Line[]) =>
  sliceOf(lines, ['table', 'list', 'quote'], false, {})?.content.content.flatMap(({ attrs }) =>
    attrs.key === 'table' ? [attrs.said] : [],
  );

test.each(clipboards)('$name', ({ html, plain, stays, tables = [], pictures = 0, struck = '', unmarked = [] }) => {
  const { lines, ...told } = read(html, plain, { language: 'de' });
  expect(said(lines)).toEqual(stays);
  expect(told).toEqual({ struck, unmarked });
  expect(tablesIn(lines)).toEqual(tables);
  expect(picturesIn(html)).toBe(pictures);
});

const grid = (rows: number, columns: number) => `<table>${`<tr>${'<td>a</td>'.repeat(columns)}</tr>`.repeat(rows)}</table>`;
test.each<[string, string, string]>([
  ['one row', grid(1, 2), ''],
  ['one column', grid(2, 1), ''],
  ['more columns than a table has', grid(2, 13), ''],
  ['what is only laid out', grid(2, 2).replace('<table', '<table role="presentation"'), ''],
  ['cells with lists', grid(2, 2).replace('>a<', '><ul><li>a</ul><'), ''],
  ['lines of a program', '', '\tif a:\n\treturn b\n'],
  ['rows of different lengths', '', 'a\tb\nc\td\te\n'],
])('%s is no table', (_, html, plain) => {
  expect(tablesIn(linesOf(html, plain))).toEqual([]);
});

test.each<[string, string, object]>([
  ['where one value is said', 'Farbe|rot\nHöhe|12 cm', { rows: [{ cells: ['Farbe', 'rot'] }, { cells: ['Höhe', '12 cm'] }] }],
  ['that tells numbers', '1|2\n3|4\n5|6', { rows: [{ cells: ['1', '2'] }, { cells: ['3', '4'] }, { cells: ['5', '6'] }] }],
  ['of words', 'a|b\n1|c\n2|d', { columns: ['a', 'b'], rows: [{ cells: ['1', 'c'] }, { cells: ['2', 'd'] }] }],
  ['with braces', 'a|{b}\n1|c\n2|{d}', { columns: ['a', '{{b}'], rows: [{ cells: ['1', 'c'] }, { cells: ['2', '{{d}'] }] }],
])('the first row names the columns of a table only above numbers: one %s', (_, plain, table) => {
  expect(tablesIn(linesOf('', plain.replaceAll('|', '\t')))).toEqual([table]);
});

test('a cell within several elements is a line, and no word is glued to the next', () => {
  const cell = '<div>a<div><p>b<b>c</b></p><p>&nbsp;</p></div></div>';
  expect(tablesIn(linesOf(grid(2, 2).replace('<td>a', `<td>${cell}`), ''))).toEqual([
    { rows: [{ cells: ['a b**c**', 'a'] }, { cells: ['a', 'a'] }] },
  ]);
});

test('two tables below each other stay two, and the first column may name the rows', () => {
  const named = '<table><tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr></table>';
  const rows = [{ cells: ['a', 'b'] }, { cells: ['c', 'd'] }];
  expect(tablesIn(linesOf(named + grid(2, 2), ''))).toEqual([
    { rowHeads: true, rows },
    { rows: [{ cells: ['a', 'a'] }, { cells: ['a', 'a'] }] },
  ]);
});

test('there are sixty-nine of them', () => {
  expect(clipboards).toHaveLength(69);
});

test('thirty pages of any of them are read as HTML', () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString').mockReturnValue(document.implementation.createHTMLDocument());
  const unread = clipboards.filter(({ html }) => {
    const [, head = '', body = html] = /^(.*<body[^>]*>)(.*)<\/body/is.exec(html) ?? [];
    parse.mockClear();
    if (html !== '') linesOf(head + body.repeat(Math.ceil(1e5 / body.length)), 'a');
    return html !== '' && parse.mock.calls.length === 0;
  });
  parse.mockRestore();
  expect(unread.map(({ name }) => name)).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['a script', '<p>a<script>alert(1)</script>b</p><style>p{}</style><template><p>x</p></template>', ['paragraph: ab']],
  ['a handler', '<p onclick="alert(1)">a<img src=x onerror="alert(1)">b</p>', ['paragraph: ab']],
  [
    'an address that runs',
    '<a href="javascript:alert(1)">a</a> <a href=" java\nscript:alert(1)">b</a> <a href="data:text/html,x">c</a>',
    ['paragraph: a b c'],
  ],
  [
    'an address with signs of a text',
    '<a href="https://example.org/a)_(b \\{c}">a</a>',
    ['paragraph: [a](https://example.org/a%29_%28b%20%5C%7Bc%7D)'],
  ],
  [
    'drawings, frames and fields',
    '<svg><a href="https://example.org"><text>x</text></a></svg><iframe srcdoc="<p>x"></iframe><math><mi>x</mi></math><p>a</p><select><option>x</select><textarea>x</textarea>',
    ['paragraph: x', 'paragraph: a'],
  ],
  [
    'what is not seen',
    '<p style="display: none">x</p><p hidden>x</p><p>a<span style="mso-hide:all">x</span></p>',
    ['paragraph: a'],
  ],
  ['characters that nobody sees', '<p>a\u202eb\u200b\u0007c\ufeff</p>', ['paragraph: abc']],
  [
    'a constant of another site',
    '<p><span data-constant="price">9</span> <span data-constant="__proto__">b</span></p>',
    ['paragraph: 9 b'],
  ],
  ['signs', '<p>**a** {b} [c](javascript:d)</p>', ['paragraph: \\*\\*a\\*\\* {{b} \\[c\\](javascript:d)']],
])('of what is hostile nothing stays but its words: %s', (_, html, stays) => {
  expect(said(linesOf(html, ''))).toEqual(stays);
});

test('what is deeper than anybody writes keeps its words', () => {
  const deep = `${'<div><b>'.repeat(200)}a<script>x</script>${'</b></div>'.repeat(200)}<p>b</p>`;
  expect(said(linesOf(deep, 'plain')).join(' ')).toMatch(/a.*b/);
});

test('a constant of the site comes back as one', () => {
  expect(said(read('<p>ab <span data-constant="price">9</span> €</p>', '', { constants: { price: '9' } }).lines)).toEqual([
    'paragraph: ab {price} €',
  ]);
});

test.each<[string, string, string, string[]]>([
  ['a slide, its line broken within', '', 'Ein Satz\vund noch einer', ['paragraph: Ein Satz', 'paragraph: und noch einer']],
  ['a print, a page of it at an end', '<p>Ein Satz\u2028und noch einer</p>', '', ['paragraph: Ein Satz und noch einer']],
  ['a PDF, whose dots come behind their letter', '<p>u\u0308ber</p>', '', ['paragraph: über']],
  ['a program, with tabs', '<pre>if a:\n\tb</pre>', '', ['code: if a:\n    b']],
])('of %s no word is glued to the next, and no finding is left', (_, html, plain, stays) => {
  expect(said(linesOf(html, plain))).toEqual(stays);
});

test('a quotation of Word is one, by its style', () => {
  const html = '<p class=MsoNormal>a</p><p class=MsoQuote><i>„b“</i></p><p class=MsoIntenseQuote>c</p><p class=MsoNormal>d</p>';
  expect(said(linesOf(html, ''))).toEqual(['paragraph: a', 'quote: _„b“_', 'quote: c', 'paragraph: d']);
});

const dataOf = (html: string) => ({ getData: () => html }) as unknown as DataTransfer;

test.each<[string, string]>([
  ['as Chromium hands it over', '<meta charset="utf-8"><div data-copied="3"><p>a</p></div>'],
  [
    'as Windows does',
    'Version:0.9\r\n<html><body>\r\n<!--StartFragment--><div data-copied="3">a</div><!--EndFragment--></body></html>',
  ],
])('blocks that were copied on the page are known by their name, %s', (_, html) => {
  expect(copiedIn(dataOf(html))).toBe('3');
  expect(copiedIn(dataOf(`<p>a</p>${html}`))).toBe('');
  expect(copiedIn(dataOf(html.replace('"3"', '"3a"')))).toBe('');
});

test('a block that changes its look thousands of times, which would take seconds to draw, comes in as its words', () => {
  expect(linesOf(`<p>${'<b>x</b>y'.repeat(2_000)}</p>`, 'The words')).toEqual(linesOf('', 'The words'));
});

const looks = `<p>${'<b>x</b>y'.repeat(2_000)}</p>`;
test.each<[string, string, string[]]>([
  ['a block of thousands of looks', looks, [`paragraph: ${'xy'.repeat(2_000)}`]],
  [
    'what has no end',
    '<p>a &amp;\nb</p><style>p{}</style><!-- c --><ul><li>d<br>e</ul><!--',
    ['paragraph: a & b', 'paragraph: d', 'paragraph: e'],
  ],
])('without plain text %s comes in as the words of its HTML', (_, html, stays) => {
  expect(said(linesOf(html, ''))).toEqual(stays);
});

const repeated = (text: string) => (count: number) => text.repeat(count);
const numbered = (make: (index: number) => string) => (count: number) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
const looksOpen: [string, (count: number) => string][] = [
  ['end tags in attributes', numbered((index) => `<b id=${index} title="</b>">x`)],
  ['elements behind a comment in a style', (count) => `<style><!--</style>${numbered((index) => `<b id=${index}>x`)(count)}`],
  ['elements behind a comment of Chromium', (count) => `<!-- --!>${numbered((index) => `<b id=${index}>x`)(count)}`],
  ['end tags in styles', numbered((index) => `<b id=${index}><style></b></style>x`)],
  ['end tags in templates', numbered((index) => `<b id=${index}><template></b></template>x`)],
  ['elements in a style of a drawing', (count) => `<svg><style>${numbered((index) => `<b id=${index}>x`)(count)}`],
  ['elements that hold more in drawings', (count) => `<svg>${'<link>'.repeat(count)}`],
  ['elements that a list and a definition hold', repeated('<li><dd>')],
  ['forms that stay open', repeated('<form><object><form></form></object></form>')],
  [
    'elements that each paragraph begins anew',
    (count) => `<p>${numbered((index) => `<b id=${index}>`)(100)}</p>${'<p>x</p>'.repeat(count)}`,
  ],
  ['elements that a paragraph in a drawing keeps open', (count) => `<b>${'<svg><desc><p>x</desc></svg>'.repeat(count)}`],
];
test.each(looksOpen)('no browser reads thousands of %s', (_, make) => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString').mockReturnValue(document);
  expect(linesOf(make(16_000), 'The words')).toEqual(linesOf('', 'The words'));
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

const ofHtml = (html: string) => linesOf(html, 'a');
const ofPlain = (plain: string) => linesOf('', plain);
test.each<[string, number, (count: number) => string, (text: string) => unknown]>([
  ['comments before copied blocks', 7, (count) => `${'<!--a-->'.repeat(count)}<p data-copied>`, (html) => copiedIn(dataOf(html))],
  ['open elements', 2_000, repeated('<b>'), ofHtml],
  ['spaces of different elements', 1_500, repeated('<b>&nbsp;</b><i>&nbsp;</i>'), ofHtml],
  ['spaces before the end', 20_000, (count) => `<p>a${'&nbsp;'.repeat(count)}b`, ofHtml],
  ['comments', 2_000, repeated('<!-- -->'), ofHtml],
  ['blanks in a heading', 20_000, (count) => `# a${' '.repeat(count)}b`, ofPlain],
  ['signs behind a heading', 20_000, (count) => `# a${'#'.repeat(count)}b`, ofPlain],
  ['empty lines', 10_000, (count) => `a${'\n'.repeat(count)}`, ofPlain],
  ['blanks in an address', 20_000, (count) => `[a](<https://b${' '.repeat(count)}c>)`, ofPlain],
  ['marks on one letter', 20_000, (count) => `a${'\u0301\u0323'.repeat(count)}`, ofPlain],
  ['lines', 40_000, repeated('a\n'), ofPlain],
  ['rows', 10_000, repeated('a\tb\n'), (plain) => tablesIn(ofPlain(plain))],
  [
    'cells that reach into all rows',
    500,
    (count) => `<table>${'<tr><td rowspan=9999 colspan=9>a</td></tr>'.repeat(count)}`,
    ofHtml,
  ],
  ['words with marks that say something', 1_000, repeated('<s>a</s><sup>2</sup><q>b</q><x>c</x>'), ofHtml],
  ['points', 1_000, (count) => `<ol>${'<li>a'.repeat(count)}</ol>`, ofHtml],
  ['rows of a program', 2_000, (count) => `<pre>${'<div>a</div>'.repeat(count)}</pre>`, ofHtml],
  ['tables', 500, repeated(grid(2, 2)), (html) => tablesIn(ofHtml(html))],
  ['beginnings of bold classes', 20_000, (count) => `<style>${'.xl65{'.repeat(count)}</style><p>a`, ofHtml],
  ...looksOpen.slice(0, 4).map(([name, make]) => [name, 4_000, make, ofHtml] as [string, number, typeof make, typeof ofHtml]),
])('four times as many %s take at most six times the work', (_, count, make, act) => {
  expectLinearWork(act, make, count);
});
