/** Attacks on builds, as data: what is done, and what has to come of it. */

/** Names of the folder that a checkout lies in; with the character that is named where it cannot work there. */
export const folders: readonly { name: string; refused?: string }[] = [
  ...['a#b', '#', 'a?b', 'a*b', 'a#b?c'].map((name) => ({ name, refused: /[#?*]/.exec(name)?.[0] ?? '' })),
  ...[
    'a b',
    ' a',
    "it's",
    'a"b',
    'ä',
    'u\u0308',
    'a%b',
    'a%20b',
    'a%23b',
    'a&b',
    'a;b',
    'a$b',
    'a(b)',
    'a[b]',
    'a{b}',
    'a!b',
    'a@b',
  ],
  ...['a=b', 'a+b', 'a,b', 'a|b', 'a~b', 'a`b', 'a:b', '🍞', 'a\nb', '-a', '.a', 'x'.repeat(200)],
].map((folder) => (typeof folder === 'string' ? { name: folder } : folder));

/** What can become of a file that the builder has kept: the new content, undefined where it is gone. */
export const damages: readonly [name: string, damage: (bytes: Buffer) => Buffer | undefined][] = [
  ['removed', () => undefined],
  ['emptied', () => Buffer.alloc(0)],
  ['cut off in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['cut off by a byte', (bytes) => bytes.subarray(0, -1)],
  ['longer by a byte', (bytes) => Buffer.concat([bytes, Buffer.from(' ')])],
  ['altered in one bit', (bytes) => Buffer.from(bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte)))],
  ['filled with zeros', (bytes) => Buffer.alloc(bytes.length)],
];

const svg = (width: number | string, height: number | string, inner = '<path d="M0 0h3z"/>', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 9 9">${inner}</svg>`;

/** Drawings, as logo of a site; with the code of the finding that there has to be, if any. */
export const drawings: readonly { name: string; svg: string; code?: string }[] = [
  ...(
    [
      [20_000, 20_000],
      [9, 900_000],
      [900_000, 9],
      [1, 1_000_000],
      [1_000_000, 1_000_000],
      ['400mm', '400mm'],
    ] as const
  ).map(([width, height]) => ({ name: `of ${width} × ${height}`, svg: svg(width, height) })),
  { name: 'of 1000001 × 9', svg: svg(1_000_001, 9), code: 'too-large-image' },
  { name: 'of 1e9 × 1e9', svg: svg(1e9, 1e9), code: 'too-large-image' },
  { name: 'of more than 5 MB', svg: svg(9, 9, `<desc>${'x'.repeat(5_000_000)}</desc>`) },
  { name: 'of more than 50 MB', svg: svg(9, 9, `<desc>${'x'.repeat(50_000_000)}</desc>`), code: 'too-large-image' },
  { name: 'with a path of 50,000 segments', svg: svg(9, 9, `<path d="M0 0${'l1 1 '.repeat(50_000)}"/>`) },
  { name: 'with 60,000 curves', svg: svg(9, 9, `<path d="M0 0${'c.1.2.3.4.5.6'.repeat(60_000)}"/>`) },
  { name: 'with 60 paths of 4,000 segments', svg: svg(9, 9, `<path d="M0 0${'l1 1'.repeat(4000)}"/>`.repeat(60)) },
  { name: 'with 20,000 elements', svg: svg(9, 9, '<path d="M0 0h3z"/>'.repeat(20_000)) },
  {
    name: 'with 1,000 rules for 1,000 elements',
    svg: svg(
      9,
      9,
      `<style>${Array.from({ length: 1000 }, (_, index) => `.a${index} g .b{fill:red}`).join('')}</style>${'<g class="b"/>'.repeat(1000)}`,
    ),
  },
  { name: 'with groups in groups', svg: svg(9, 9, `${'<g fill="red">'.repeat(1000)}<path d="M0 0h3z"/>${'</g>'.repeat(1000)}`) },
  {
    name: 'with uses of uses',
    svg: svg(
      9,
      9,
      `<path id="a0" d="M0 0h3z"/>${Array.from({ length: 6 }, (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`).join('')}`,
    ),
    code: 'damaged-image',
  },
  {
    name: 'with a long entity that is used often',
    svg: svg(9, 9, '<path d="M0 0&p;"/>'.repeat(200), `<!DOCTYPE svg [<!ENTITY p "${'l1 1'.repeat(150)}">]>`),
  },
  {
    name: 'with entities of entities',
    svg: svg(
      9,
      9,
      '<desc>&a8;</desc>',
      `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from({ length: 8 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join('')}]>`,
    ),
    code: 'damaged-image',
  },
];

/** Addresses of pages; with the code of the finding that there has to be, if any. */
export const paths: readonly { name: string; path: string; code?: string }[] = [
  { name: 'a part of 240 characters', path: `/${'a'.repeat(240)}` },
  { name: 'many parts', path: '/a'.repeat(1000) },
  ...[241, 247].map((length) => ({ name: `a part of ${length} characters`, path: `/${'a'.repeat(length)}` })),
  ...[248, 251, 255, 256, 300, 5000].map((length) => ({
    name: `a part of ${length} characters`,
    path: `/${'a'.repeat(length)}`,
    code: 'long-path',
  })),
  { name: 'a long part behind a short one', path: `/a/${'a'.repeat(251)}/a`, code: 'long-path' },
  { name: 'more than 2,000 characters', path: `${'/a'.repeat(1000)}/b` },
  { name: 'more than 4,000 characters', path: `${'/a'.repeat(2000)}/b`, code: 'long-path' },
];

/** Names of image files, without their ending. */
export const imageNames: readonly string[] = ['x'.repeat(240), 'x'.repeat(251), 'ü'.repeat(120), 'a.b'.repeat(80)];

/** What `--out` may name: a path within an empty folder, what is there before, and how the command ends. */
export const outs: readonly {
  name: string;
  out: string;
  make?: 'file' | 'dangling link' | 'circle of links' | 'folder';
  exit: 0 | 1 | 2;
}[] = [
  { name: 'a new folder', out: 'new', exit: 0 },
  { name: 'a folder in folders that do not exist', out: 'a/b/c', exit: 0 },
  { name: 'an empty folder', out: 'there', make: 'folder', exit: 0 },
  { name: 'a name of 300 characters', out: 'x'.repeat(300), exit: 1 },
  { name: 'a name that leaves no room for that of a draft', out: 'x'.repeat(250), exit: 1 },
  { name: 'a path of 5,000 characters', out: '/x'.repeat(2500), exit: 1 },
  { name: 'a folder in a file', out: 'there/x', make: 'file', exit: 1 },
  { name: 'a file', out: 'there', make: 'file', exit: 2 },
  { name: 'a link that leads nowhere', out: 'there', make: 'dangling link', exit: 2 },
  { name: 'links in a circle', out: 'there', make: 'circle of links', exit: 2 },
  { name: 'the folder that the command runs in', out: '.', exit: 2 },
  { name: 'the folder around it', out: '..', exit: 2 },
  { name: 'a folder of the processes', out: '/proc/x', exit: 1 },
  { name: 'a folder in one of those', out: '/proc/x/y', exit: 1 },
  { name: 'a folder of the system', out: '/sys/x', exit: 1 },
  { name: 'a device', out: '/dev/null', exit: 2 },
  { name: 'a folder in a device', out: '/dev/null/x', exit: 1 },
];
