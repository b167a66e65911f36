import { expect, test } from 'vitest';
import { tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { catalogues } from '../loader/say/catalogue.ts';
import { codeFrame } from '../loader/say/code-frame.ts';
import { formatProblems, formatSuccess } from './text.ts';

const edits = { '/routes/0/sections/0': { type: 'text', titel: 'Bread', text: ['A', '{emial}'] } };

test('says position, severity, code, message, the lines, what to do, and how many', async () => {
  const { problems } = await tryManifest(edits);
  const text = formatProblems(
    problems.map((problem) => ({ ...problem, file: 'site.json' })),
    false,
  );
  expect(text).toBe(`section 1 \`text\` on /:
site.json:171:11 error unknown-key  There is no \`titel\` here (section 1 \`text\` on /).
  169 |         {
  170 |           "type": "text",
> 171 |           "titel": "Bread",
      |           ^^^^^^^
  172 |           "text": [
  173 |             "A",
  help: Did you mean \`title\`? Possible: \`type\`, \`id\`, \`lang\`, \`tone\`, \`edge\`, \`backdrop\`, \`eyebrow\`, \`title\`, \`text\`, \`layout\`, \`actions\`.

1 error, 0 warnings
1 place can be mended automatically: npx marketing-site-builder validate --fix`);
});

test('speaks German around German messages', async () => {
  const { problems } = await tryManifest({ ...edits, '/site/lang': 'de' });
  const text = formatProblems(problems, false);
  expect(text).toContain('error unknown-key  `titel` gibt es hier nicht (Abschnitt 1 `text` auf /).');
  expect(text).toContain('  Hilfe: Meinten Sie `title`?');
  expect(text).toContain(
    '\n1 Fehler, 0 Warnungen\n1 Stelle lässt sich von selbst beheben: npx marketing-site-builder validate --fix',
  );
  expect(formatSuccess('site.json', { routes: 2, sections: 1 }, 'de')).toBe(
    'site.json ist in Ordnung: 2 Seiten, 1 Abschnitt geprüft.',
  );
});

test('colours only when asked to', async () => {
  const { problems } = await tryManifest(edits);
  expect(formatProblems(problems, true)).toContain('\u001b[31merror\u001b[0m');
  expect(formatProblems(problems, false)).not.toContain('\u001b');
});

test('names the other place of a mistake', async () => {
  const { problems } = await tryManifest({ '/placeholders/email': 'x@example.com' });
  expect(formatProblems(problems, false)).toMatch(/see also .*site\.json:5:5\n/);
});

test('a manifest cannot speak to the terminal', async () => {
  const { problems } = await tryManifest({ '/routes/0/sections/0/type': 'te\u001b]0;x\u0007xt\u202e' });
  const text = formatProblems(problems, false);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(text).toContain('U+001B');
});

test('every finding has a message and a hint in every language', () => {
  const codes = Object.keys(catalogues.en.entries);
  for (const { entries } of Object.values(catalogues)) {
    expect(Object.keys(entries)).toEqual(codes);
  }
  expect(codes.every((code) => /^[a-z]+(?:-[a-z]+)*$/.test(code))).toBe(true);
});

test('the frame of a problem is that of its range', async () => {
  const { problems, text } = await tryManifest(edits);
  expect(problems.map(({ frame }) => frame)).toEqual(problems.map(({ range }) => codeFrame(text, range)));
});

test('of many warnings of one kind the first are told in full, the others summed up', async () => {
  const route = (index: number) => ({
    path: `/page-${index}`,
    title: `Page ${index}`,
    description: `Short ${index}.`,
    sections: [{ type: 'text', title: 'Bread', text: ['A'] }],
  });
  const sites = (pages: number) =>
    tryManifest(Object.fromEntries(Array.from({ length: pages }, (_, index) => [`/routes/${index + 2}`, route(index)])));
  const full = (text: string) => text.match(/warning description-length/g)?.length;
  const few = await sites(5);
  expect(full(formatProblems(few.problems, false))).toBe(5);
  const { problems } = await sites(90);
  const text = formatProblems(
    problems.map((problem) => ({ ...problem, file: 'site.json' })),
    false,
  );
  expect(full(text)).toBe(3);
  expect(text).toMatch(/\ndescription-length: 87 more of this kind \(site\.json:\d+:\d+(?:, site\.json:\d+:\d+){4}, …\)\n/);
  expect(text).toContain('\nEach of them: npx marketing-site-builder validate --format json\n');
  expect(text).toContain('\n0 errors, 90 warnings');
});
