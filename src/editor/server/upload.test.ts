import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attackFiles, usualFiles } from '../../../tests/attacks/published.ts';
import { largestUpload } from '../storage.ts';
import { SiteFiles } from './site-files.ts';
import { keepUpload } from './upload.ts';

let folder: string;
let place: { manifest: string; files: SiteFiles };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upload-'));
  place = { manifest: join(folder, 'site.json'), files: new SiteFiles(join(folder, 'site.json')) };
});
afterEach(() => rmSync(folder, { recursive: true }));

const svg = (content: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9" ${attributes}>${content}</svg>`,
  );
const photo = readFileSync('src/gallery/photo.jpg');
const font = readFileSync('media/fonts/figtree-latin.woff2');
const png = readFileSync('src/sections/logo-row/sample-harbour.png');
const keep = (name: string, bytes: Buffer) => keepUpload(place, name, bytes);

test.each([
  ['Büro Foto.SVG', svg(''), 'media/buero-foto.svg'],
  ['IMG_0042.JPG', photo, 'media/img-0042.jpg'],
  ['photo that says it is a drawing.svg', photo, 'media/photo-that-says-it-is-a-drawing.jpg'],
  ['../../etc/passwd', png, 'media/passwd.png'],
  ['C:\\Bilder\\Café.png', png, 'media/cafe.png'],
  ['Cafe\u0301 Mu\u0308ller.png', png, 'media/cafe-mueller.png'],
  ['CON.png', png, 'media/file-con.png'],
  ['写真.png', png, 'media/file.png'],
  ['.htaccess', png, 'media/htaccess.png'],
  ['', png, 'media/file.png'],
  ['Figtree.woff2', font, 'media/figtree.woff2'],
  ['Figtree.TTF', Buffer.from('\0\x01\0\0…', 'latin1'), 'media/figtree.ttf'],
  ['says.ttf', Buffer.from('OTTO…'), 'media/says.otf'],
])('"%s" gets a name that works everywhere', async (name, bytes, path) => {
  expect(await keep(name, bytes)).toEqual({ path });
  expect(readFileSync(join(folder, path))).toEqual(bytes);
});

test('a drawing whose elements have a prefix is kept without it', async () => {
  const drawing = '<n:svg xmlns:n="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><n:path d="M0 0"/></n:svg>';
  expect(await keep('a.svg', Buffer.from(drawing))).toEqual({ path: 'media/a.svg' });
  expect(readFileSync(join(folder, 'media/a.svg'), 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  );
});

test.each<[string, Buffer, string]>([
  ['a page that says it is a photo', Buffer.from('<!doctype html><script>1</script>'), 'page'],
  ['a pointer of Git LFS', Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 4\n'), 'pointer'],
  ['a program', Buffer.from('MZ\x90\0'), 'type'],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'gif'],
  ['nothing', Buffer.alloc(0), 'type'],
  [
    'a script in a drawing whose elements have a prefix',
    Buffer.from(
      '<?xml version="1.0"?><n:svg xmlns:n="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><n:script>1</n:script></n:svg>',
    ),
    'script',
  ],
  ['comments without end', Buffer.from(`${'<!---->'.repeat(140)}<x`), 'type'],
  ['a feed', Buffer.from('<?xml version="1.0"?><rss/>'), 'type'],
  ['a file that is too large', Buffer.concat([photo, Buffer.alloc(largestUpload)]), 'size'],
  ['half a photo', photo.subarray(0, photo.length / 2), 'unreadable'],
  ['the beginning of a PNG', png.subarray(0, 12), 'unreadable'],
  ['a drawing that is not well-formed', svg('<g>'), 'unreadable'],
  [
    'a drawing without an end',
    svg(
      `<g id="a0"/>${Array.from({ length: 6 }, (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`).join('')}`,
    ),
    'unreadable',
  ],
  [
    'a drawing in letters that could say something else',
    Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-7"?>'), svg('')]),
    'unreadable',
  ],
  ...Object.entries(attackFiles)
    .filter(([, { ending, content }]) => ending === 'svg' && typeof content === 'string')
    .map(([title, { content }]): [string, Buffer, string] => [
      title,
      Buffer.from(content),
      expect.stringMatching(/^(?:script|unreadable)$/),
    ]),
  ['a style in two texts', svg('<style>@im<![CDATA[port "https://evil.example/a.css";]]></style>'), 'script'],
  ['a script', svg('<script>alert(1)</script>'), 'script'],
  ['a script under another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'), 'script'],
  ['a script in HTML', svg('<foreignObject><script xmlns="http://www.w3.org/1999/xhtml">1</script></foreignObject>'), 'script'],
  [
    'a frame',
    svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>'),
    'script',
  ],
  ['an event attribute', svg('', 'onload="alert(1)"'), 'script'],
  ['a link', svg('<a xlink:href="javascript:alert(1)"><text>Us</text></a>'), 'script'],
  ['an image of another host', svg('<image href="https://evil.example/a.png"/>'), 'script'],
  ['a style that loads', svg('<style>@import "https://evil.example/a.css"</style>'), 'script'],
  ['a style attribute that loads', svg('<rect style="fill:url(https://evil.example/a)"/>'), 'script'],
  ['an animation that sets an address', svg('<animate attributeName="xlink:href" to="javascript:1"/>'), 'script'],
  ['a style sheet', Buffer.concat([Buffer.from('<?xml-stylesheet href="https://evil.example/a.xsl"?>'), svg('')]), 'type'],
  [
    'a style sheet behind the beginning',
    Buffer.concat([Buffer.from('<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?>'), svg('')]),
    'script',
  ],
  [
    'an entity that is a script',
    Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY x "<script>1</script>">]>'), svg('&x;')]),
    'script',
  ],
  [
    'attributes that nobody sees',
    Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>'), svg('')]),
    'script',
  ],
])('%s is refused', async (_, bytes, refused) => {
  expect(await keep('picture.svg', bytes)).toEqual({ refused });
  expect(readdirSync(folder)).toEqual([]);
});

test.each(Object.entries(usualFiles).filter(([, { ending }]) => ending === 'svg'))('%s is kept', async (_, { content }) => {
  expect(await keep('a.svg', Buffer.from(content))).toEqual({ path: 'media/a.svg' });
});

test('what drawing programs leave behind is no reason to refuse a drawing', async () => {
  const declared = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>';
  const left = `<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
    <sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/>
    <style>.a{fill:url(#b)}</style><use xlink:href="#b"/><image href="data:image/png;base64,AAAA"/>`;
  const drawing = Buffer.concat([Buffer.from(`<?xml version="1.0" encoding="utf-8"?>\n<!-- Made -->\n${declared}`), svg(left)]);
  expect(await keep('a.svg', drawing)).toEqual({ path: 'media/a.svg' });
});

test('the same bytes are the same file, other bytes of the same name another one', async () => {
  expect(await keep('Logo.svg', svg('<g/>'))).toEqual({ path: 'media/logo.svg' });
  expect(await keep('other name.svg', svg('<g/>'))).toEqual({ path: 'media/logo.svg' });
  writeFileSync(join(folder, 'media/LOGO-2.svg'), svg('<a/>'));
  expect(await keep('logo.svg', svg('<g id="b"/>'))).toEqual({ path: 'media/logo-3.svg' });
  expect(readdirSync(join(folder, 'media')).sort()).toEqual(['LOGO-2.svg', 'logo-3.svg', 'logo.svg']);
});

test('of two uploads at once none takes the place of the other', async () => {
  const kept = await Promise.all([keep('a.svg', svg('<g id="a"/>')), keep('a.svg', svg('<g id="b"/>'))]);
  expect(kept.map((one) => 'path' in one && one.path).sort()).toEqual(['media/a-2.svg', 'media/a.svg']);
});

test('goes where most of its kind lie that the manifest names', async () => {
  for (const path of ['logo.png', 'pictures/a.png', 'pictures/b.png', 'pictures/c.png'])
    cpSync('src/sections/logo-row/sample-harbour.png', join(folder, path));
  cpSync('media/fonts/figtree-latin.woff2', join(folder, 'letters/figtree.woff2'));
  place.files.named = [
    'logo.png',
    'pictures/a.png',
    'pictures/b.png',
    'letters/figtree.woff2',
    '../x/a.png',
    '../x/b.png',
    '../x/c.png',
  ];
  expect(await keep('Us.jpg', photo)).toEqual({ path: 'pictures/us.jpg' });
  expect(place.files.uploadFolder('font')).toBe('letters');
});

test('never leaves the folder of the website by a link', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  symlinkSync(outside, join(folder, 'media'));
  await expect(keep('a.png', png)).rejects.toThrow('is a symbolic link');
  expect(readdirSync(outside)).toEqual([]);
  rmSync(outside, { recursive: true });
});

test('a folder that cannot be made is an error of the machine', async () => {
  mkdirSync(join(folder, 'x'));
  writeFileSync(join(folder, 'media'), '');
  await expect(keep('a.png', png)).rejects.toMatchObject({ code: 'EEXIST' });
});
