import { expect, test } from 'vitest';
import { type Found, readOwnStyles } from './own-styles.ts';

const find = (path: string): Found => {
  if (path.startsWith('..')) return { why: 'outside' };
  return path === 'media/a.svg' ? { address: '/assets/a.x.svg' } : { why: 'missing' };
};
const read = (css: string | Buffer) => {
  const { text, css: made, faults } = readOwnStyles(Buffer.from(css), find);
  return { css: made, faults: faults.map(({ why, start, end }) => `${why}: ${text.slice(start, end)}`) };
};

test('what is right stays, as short as it can be', () => {
  const css = `@charset "utf-8";
/* Why. */
:root { --space-band: 3rem !important }
[data-section="hero"] > [data-part="title"]::after { content: "a:  b"; inset: 0 auto }
[data-part="card"] { &:hover { rotate: 1deg; } }
@media (width < 40em) { h1 { color: light-dark(red, blue) } }
@keyframes turn { from { rotate: 0deg } to { rotate: 1turn } }`;
  expect(read(css)).toEqual({
    css: `:root{--space-band:3rem !important}[data-section="hero"] > [data-part="title"]::after{content:"a:  b";inset:0 auto}[data-part="card"]{&:hover{rotate:1deg}}@media (width < 40em){h1{color:light-dark(red, blue)}}@keyframes turn{from{rotate:0deg}to{rotate:1turn}}`,
    faults: [],
  });
});

test('files of the folder get the addresses under which they are published', () => {
  for (const written of ['url(media/a.svg)', 'url("media/a.svg")', "URL( 'media/a.svg' )"])
    expect(read(`p{background:${written} no-repeat}`).css).toBe('p{background:url(/assets/a.x.svg) no-repeat}');
  expect(read('p{background:image-set(url(media/a.svg) 1x)}').css).toBe('p{background:image-set(url(/assets/a.x.svg) 1x)}');
  for (const kept of ['p{filter:url(#soft)}', 'p{mask:url("data:image/svg+xml,%3Csvg/%3E")}']) expect(read(kept).css).toBe(kept);
});

test.each([
  ['@import "more.css";', 'import: @import'],
  ['@IMPORT url(https://other.example/a.css);', 'import: @IMPORT'],
  ['@\\69mport url(https://other.example/a.css);', 'syntax: @'],
  ['@namespace svg url(http://www.w3.org/2000/svg);', 'rule: @namespace'],
  ...['\n', '\r\n', '\f'].map((end): [string, string] => [
    `p{content:"a${end};background:url(https://other.example/a.png);x:"}`,
    'syntax: content:"a',
  ]),
  ["p::before{content:'a\n} @font-face{font-family:A;src:url(https://other.example/a.woff2)} b{c:'}", "syntax: content:'a"],
  ['p[title="a\n"]{color:red}', 'syntax: p[title="a'],
  ['@supports (content:"a\n"){p{color:red}}', 'syntax: (content:"a'],
  ['p{background:url(https://other.example/a.png)}', 'foreign: https://other.example/a.png'],
  ['p{background:url("//other.example/a.png")}', 'foreign: //other.example/a.png'],
  ['p{background:url(/assets/a.png)}', 'foreign: /assets/a.png'],
  ['p{background:url(file:///etc/passwd)}', 'foreign: file:///etc/passwd'],
  ['p{background:url(data:text/html,x)}', 'foreign: data:text/html,x'],
  ['p{background:url("\\68ttps://other.example")}', 'foreign: \\68ttps://other.example'],
  ['p{background:u\\72l(https://other.example)}', 'foreign: \\'],
  ['p{background:url(https://other.example/a\\.png)}', 'foreign: url('],
  ['p{background:image-set("https://other.example/a.png" 1x)}', 'foreign: image-set('],
  ['p{background:-webkit-image-set(var(--a) 1x)}', 'foreign: image-set('],
  ['p{background:src("https://other.example/a.png")}', 'foreign: src('],
  ['p{background:url(media/a.svg), url(../../secret.png)}', 'outside: ../../secret.png'],
  ['p{background:url(media/b.svg)}', 'missing: media/b.svg'],
  ['@font-face{font-family:A;src:url(https://other.example/a.woff2)}', 'foreign: https://other.example/a.woff2'],
  ['.title_x7Kq2{color:red}', 'class: title_x7Kq2'],
  ['p:not(:has(.m_1b7284a3)){color:red}', 'class: m_1b7284a3'],
  ['[class*="title_"]{color:red}', 'class: class'],
  ['main{.title_x7Kq2{color:red}}', 'class: title_x7Kq2'],
  ['a:focus-visible{outline:none}', 'focus: outline:none'],
  ['a{outline:0}', 'focus: outline:0'],
  ['a{outline:0.0vw solid rgb(0 0 0)}', 'focus: outline:0.0vw solid rgb(0 0 0)'],
  ['a:focus{OUTLINE-COLOR:Transparent!important}', 'focus: OUTLINE-COLOR:Transparent!important'],
  ['button{all:unset}', 'focus: all:unset'],
  ['@media print{a{&:focus-visible{outline-width:0px}}}', 'focus: outline-width:0px'],
  ['a{@media print{outline:none}}', 'focus: outline:none'],
  ['p[{color:red}', 'syntax: ['],
  ['p{color:red', 'syntax: p'],
])('%s is refused, and reaches no page', (css, fault) => {
  const { css: made, faults } = read(css);
  expect(faults).toEqual([fault]);
  expect(made).not.toMatch(/import|other\.example|secret|passwd|text\/html|namespace|title_|m_1b|class|red|outline|unset/i);
});

test('what goes beside a part that is refused stays', () => {
  expect(read('a:focus-visible{outline:none;color:teal}.title_x7Kq2{top:0}p{top:0}').css).toBe(
    'a:focus-visible{color:teal}p{top:0}',
  );
});

test('the ring may be changed, and left out where it is not', () => {
  const css =
    'a:focus-visible{outline:2px dashed rgb(0 0 0);outline-offset:0}a:focus:not(:focus-visible){outline:none}:focus{outline-color:light-dark(rgb(0 0 0), red)}';
  expect(read(css)).toEqual({ css, faults: [] });
});

test('no text ends the element that holds the sheet', () => {
  expect(read('p::after{content:"</style><script>alert(1)</script>"}').css).not.toContain('</');
});

test('what is no text in UTF-8 is not read', () => {
  expect(readOwnStyles(Buffer.from([0x70, 0xff, 0x7b]), find)).toMatchObject({ css: '', faults: [{ why: 'unreadable' }] });
});
