/** `styles.css` beside a manifest: what the loader makes of it, what the editor learns of it, and which of its rules a page has. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inLayer, layerOrder } from '../../schema/own-styles.ts';
import { compareSides } from '../../src/changes/compare.ts';
import { readSide } from '../../src/changes/side.ts';
import { SiteFiles } from '../../src/editor/server/site-files.ts';
import { byPath, StoredFiles } from '../../src/editor/worker/ports.ts';
import { bytesOf } from '../../src/loader/node/disk-files.ts';
import { veilsOf } from '../../src/manifest/resolve/colors.ts';
import { pageStyles } from '../../src/output/styles/stylesheet.ts';
import { themeCss } from '../../src/render/theme.ts';
import { hooks, ownVariables } from '../../src/rules/support/own-style-names.ts';
import { photo } from '../support/manifest/photos.ts';
import { tryManifest } from '../support/manifest/try-manifest.ts';
import { root } from '../support/project/project.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const files = (css: string) => ({ 'styles.css': css, 'media/dots.svg': drawing });

test('a site has its own styles, and the files that they name', async () => {
  const { site, problems, files: watched } = await tryManifest({}, { files: files('main { background: url(media/dots.svg) }') });
  expect(problems).toEqual([]);
  const [, address = ''] = /^main\{background:url\((\/assets\/dots\.[\w-]+\.svg)\)\}$/.exec(site?.styles ?? '') ?? [];
  expect([...(site?.assets.keys() ?? [])]).toContain(address);
  expect(watched.map((file) => file.replaceAll('\\', '/'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/\/styles\.css$/), expect.stringMatching(/\/media\/dots\.svg$/)]),
  );
});

test('a photo of a sheet says nothing but its picture', async () => {
  const told = await photo(40, 30);
  expect(told.includes('Secret')).toBe(true);
  const { site } = await tryManifest({}, { files: { ...files('main { background: url(media/a.jpg) }'), 'media/a.jpg': told } });
  const [, asset] = [...(site?.assets ?? [])].find(([address]) => address.endsWith('.jpg')) ?? expect.fail();
  expect(Buffer.from(bytesOf(asset)).includes('Secret')).toBe(false);
});

test('a site without a sheet has none, and is told when one comes', async () => {
  const { site, files: watched } = await tryManifest({});
  expect(site).not.toHaveProperty('styles');
  expect(watched.some((file) => file.endsWith('styles.css'))).toBe(true);
});

test('a finding is at its line and column of the sheet, behind those of the manifest', async () => {
  const css = 'p {\n  color: teal;\n}\n\na:focus-visible {\n  outline: none;\n}\n.title_x7Kq2 { top: 0 }\n';
  const { problems, site } = await tryManifest({ '/routes/0/title': '' }, { files: files(css), lang: 'en' });
  expect(site).toBeUndefined();
  const shape = await tryManifest({ '/routes/0/description': 'x' }, { files: files(css), lang: 'en' });
  const said = shape.problems.map(({ code, severity, file, range }) => [
    code,
    severity,
    file.replace(/^.*[/\\]/, ''),
    `${range.start.line}:${range.start.column}`,
  ]);
  expect(problems[0]?.file).toMatch(/site\.json$/);
  expect(said).toEqual([
    ['description-length', 'warning', 'site.json', expect.any(String)],
    ['unusable-styles', 'warning', 'styles.css', '6:3'],
    ['unusable-styles', 'warning', 'styles.css', '8:2'],
  ]);
  expect(shape.problems[1]?.frame).toContain('> 6 |   outline: none;');
  expect(shape.site?.styles).toBe('p{color:teal}a:focus-visible{}');
});

test('what leads out of the folder is an error: another host, a path, a link', async () => {
  const codes = async (css: string, prepare?: (folder: string) => void) =>
    (await tryManifest({}, { files: css === '' ? {} : files(css), ...(prepare && { prepare }) })).problems.map(
      ({ code, severity }) => `${severity} ${code}`,
    );
  const error = ['error unsafe-styles'];
  expect(await codes('p { background: url(https://other.example/a.png) }')).toEqual(error);
  expect(await codes('p { background: url(../a.png) }')).toEqual(error);
  expect(
    await codes('p { background: url(media/link.svg) }', (folder) => symlinkSync('dots.svg', join(folder, 'media/link.svg'))),
  ).toEqual(error);
  expect(await codes('', (folder) => symlinkSync('site.json', join(folder, 'styles.css')))).toEqual(error);
});

test('nothing but a picture or a font is published by a path in a sheet', async () => {
  const { site, problems } = await tryManifest(
    {},
    { files: files('p { background: url(.env) }'), prepare: (folder) => writeFileSync(join(folder, '.env'), 'KEY=1') },
  );
  expect(problems.map(({ code }) => code)).toEqual(['unusable-styles']);
  expect([...(site?.assets.values() ?? [])].filter(({ file }) => file.endsWith('.env'))).toEqual([]);
});

test('the editor shows them, with addresses of its preview', async () => {
  let shown: string | undefined;
  await tryManifest(
    {},
    {
      files: files('main { background: url(media/dots.svg) }'),
      inspect: (folder) => {
        const stored = new SiteFiles(join(folder, 'site.json')).list('http://preview.test');
        shown = new StoredFiles(byPath(stored)).styles()?.css;
      },
    },
  );
  expect(shown).toMatch(/^main\{background:url\(http:\/\/preview\.test\/files\/media\/dots\.svg\?v=[\w-]+\)\}$/);
});

test('a hook and a variable that are misspelt are told with the right name; what is the author’s own is not', async () => {
  const css = `:root { --color-primery: teal }
[data-section="her"] { color: var(--color-primry) }
[data-part="titel"] { color: var(--color-primery) }
[data-section="something-else"] { color: var(--brand) } /* var(--color-primry) */
[data-tone="deep"] { color: var( --color-primary ); top: var(--space-44, 0) }
[data-sektion="hero"], [data-mine] { top: 0 }`;
  const { problems, site } = await tryManifest({}, { files: { 'styles.css': css }, lang: 'en' });
  const said = problems.map(({ code, severity, message, hint, range: { start } }) => [
    `${severity} ${code} ${start.line}:${start.column}`,
    /`(.+)`/.exec(message)?.[1],
    /mean `(.+?)`/.exec(hint)?.[1],
  ]);
  expect(said).toEqual([
    ['warning unusable-styles 2:16', 'her', 'hero'],
    ['warning unusable-styles 2:35', '--color-primry', '--color-primary'],
    ['warning unusable-styles 3:13', 'titel', 'title'],
    ['warning unusable-styles 6:2', 'data-sektion', 'data-section'],
  ]);
  expect(site?.styles).toContain('her');
});

test('a page has the rules whose hooks occur on it, and so has one for which they were nested', () => {
  const css = inLayer(
    'site',
    '[data-section="hero"] h1{top:1px}[data-section="faq"] h1{top:2px}[data-part="card"]{&:hover{top:3px}}[data-part="footer"]{&:hover{top:4px}}',
  );
  const sheet = `${layerOrder}@layer sections{h1{top:0}}${css}`;
  expect(pageStyles(sheet, '')('<section data-section="hero"><h1></h1></section><p data-part="card"></p>')).toBe(
    '@layer base;@layer mantine;@layer parts;@layer sections{h1{top:0}}@layer site{[data-section="hero"] h1{top:1px}[data-part="card"]{&:hover{top:3px}}}',
  );
});

test('a variable that own styles set anew has their value', () => {
  const sheet = '@layer parts{:root{--space-4:1rem}p{margin:var(--space-4)}}@layer site{:root{--space-4:2rem}}';
  expect(pageStyles(sheet, '')('<p></p>')).toContain('p{margin:2rem}');
});

test('another sheet is a change that visitors notice; a comment is none', async () => {
  const sideOf = async (css: string | undefined) => {
    const { site, text } = await tryManifest({}, { files: css === undefined ? {} : { 'styles.css': css } });
    return readSide(text, () => undefined, site);
  };
  const kinds = async (before: string | undefined, now: string | undefined) =>
    compareSides(await sideOf(before), await sideOf(now)).map(({ kind, to }) => `${kind} ${to}`);
  expect(await kinds('p{top:0}', '/* Why. */ p { top: 0 }')).toEqual([]);
  expect(await kinds('p{top:0}', 'p{top:1px}')).toEqual(['file-changed styles.css']);
  expect(await kinds(undefined, 'p{top:0}')).toEqual(['added styles.css']);
});

test('every sheet of the documentation is used as it stands, with variables that the list has', async () => {
  const docs = readFileSync(join(root, 'docs/own-styles.md'), 'utf8');
  const sheets = [...docs.matchAll(/```css\n([\s\S]*?)```/g)].map(([, css = '']) => css.replace('pattern.svg', 'dots.svg'));
  expect(sheets.length).toBeGreaterThan(2);
  const listed = new Set(docs.match(/(?<=`)--[\w-]+(?=`)/g));
  for (const css of sheets) {
    expect((await tryManifest({}, { files: files(css) })).problems, css).toEqual([]);
    expect(css.match(/--[\w-]+/g)?.filter((name) => !listed.has(name)) ?? [], css).toEqual([]);
  }
});

test('the documentation lists every variable that styles and brands declare, and every layer', async () => {
  const docs = readFileSync(join(root, 'docs/own-styles.md'), 'utf8');
  const { site } = await tryManifest({});
  const theme = site?.theme ?? expect.fail();
  // As in a site with a photo behind a section, and one in the accent colour.
  const styles =
    themeCss({ ...theme, accentBands: true, veils: veilsOf(theme.colors) }) +
    readFileSync(join(root, 'src/render/tones.css'), 'utf8');
  const declared = new Set([...styles.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const listed = docs
    .split('\n')
    .flatMap((line) => (line.startsWith('| `--') ? (line.split('|')[1]?.match(/--[\w-]+/g) ?? []) : []));
  expect(listed.sort()).toEqual([...declared].sort());
  expect([...ownVariables].sort()).toEqual(listed);
  for (const value of Object.values(hooks).flat()) expect(docs).toContain(`"${value}"`);
  expect(docs).toContain(layerOrder);
});
