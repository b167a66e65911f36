import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';

const page = (path: string, ...sections: unknown[]) => ({
  path,
  title: `Page ${path}`,
  description: `What there is to read at ${path}, in one sentence that is long enough for all.`,
  sections,
});
const contact = { type: 'text', title: 'Contact', tone: 'tint', text: ['Write to us.'] };
const put = { type: 'reuse', of: 'contact' };
const site = {
  '/reused': { contact },
  '/routes/2': page('/a', put),
  '/routes/3': page('/b', { type: 'text', title: 'B', text: ['B'] }, { ...put, id: 'write', tone: 'deep' }),
};

test('a section that is written once stands on each of its pages, with what the place says in its own way', async () => {
  const { problems, site: loaded } = await tryManifest(site);
  expect(problems).toEqual([]);
  const [, a, b] = loaded?.pages ?? [];
  expect(a?.sections).toMatchObject([{ type: 'text', title: 'Contact', tone: 'tint' }]);
  expect(b?.sections[1]).toMatchObject({ type: 'text', title: 'Contact', tone: 'deep', id: 'write' });
});

test('a mistake in it is one finding at the definition, with all its places beside it', async () => {
  const { problems } = await tryManifest({ ...site, '/reused/contact/text': ['Write to {nobody}.'] });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['unknown-constant', '/reused/contact/text/0']]);
  expect(problems[0]?.related.map(({ pointer }) => pointer)).toEqual(['/routes/2/sections/0', '/routes/3/sections/1']);
  expect(problems[0]?.message).toContain('reused section `contact` (`text`)');
});

test('what is wrong with the place is said at the place', async () => {
  const { problems } = await tryManifest({ ...site, '/routes/3/sections/1/id': '{nobody}' });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['unknown-constant', '/routes/3/sections/1/id']]);
});

test('twice on one page it is the same section twice: its anchors lead to the first, which is said once', async () => {
  const items = [{ title: 'One', id: 'one' }];
  const { problems } = await tryManifest({
    '/reused': { cards: { type: 'card-grid', title: 'Cards', items } },
    '/routes/2': page('/a', { type: 'reuse', of: 'cards' }, { type: 'reuse', of: 'cards' }),
  });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['duplicate-id', '/reused/cards/items/0/id']]);
  expect(problems[0]?.related.map(({ pointer }) => pointer)).toEqual(['/routes/2/sections/1', '/routes/2/sections/0']);
});

test('a mistake in its shape is found where it is written, on whatever page it stands', async () => {
  const { problems } = await tryManifest({ ...site, '/reused/contact/titel': 'A' });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['unknown-key', '/reused/contact/titel']]);
});

test('a correction is made once, at the definition', async () => {
  const { problems } = await tryManifest({
    ...site,
    '/constants/hours': '8–18',
    '/reused/contact/text': ['Open {hour}, closed {hours}.'],
  });
  expect(problems[0]).toMatchObject({ code: 'unknown-constant', hint: expect.stringContaining('hours') });
});

test('a language has its own under the same name', async () => {
  const languages = [{ lang: 'de', path: '/de', label: 'Deutsch', reused: { contact: { ...contact, title: 'Kontakt' } } }];
  const { problems, site: loaded } = await tryManifest({
    ...site,
    '/site/langLabel': 'English',
    '/languages': languages,
    '/routes/4': { ...page('/de', put), translates: '/' },
    '/routes/5': {
      ...page('/de/*', { type: 'not-found', title: '404', text: 'Nichts.', link: { label: 'Start', href: '/de' } }),
      noindex: true,
    },
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(loaded?.pages.find(({ path }) => path === '/de')?.sections[0]).toMatchObject({ title: 'Kontakt' });
  expect(loaded?.pages.find(({ path }) => path === '/a')?.sections[0]).toMatchObject({ title: 'Contact' });
});

test('a name that only a language has is an error, and so is one that nothing has', async () => {
  const languages = [{ lang: 'de', path: '/de', label: 'Deutsch', reused: { contakt: contact } }];
  const overlaid = await tryManifest({ ...site, '/site/langLabel': 'English', '/languages': languages });
  expect(overlaid.problems.map(({ code }) => code)).toContain('unknown-overlay');
  const { problems } = await tryManifest({ ...site, '/routes/2/sections/0': { type: 'reuse', of: 'contcat' } });
  expect(problems).toMatchObject([
    { code: 'unknown-reused', pointer: '/routes/2/sections/0/of', fix: { title: '`contcat` → `contact`' } },
  ]);
});

test('names that objects inherit are names like any other', async () => {
  const { problems } = await tryManifest({ '/routes/2': page('/a', { type: 'reuse', of: 'constructor' }) });
  expect(problems.map(({ code }) => code)).toEqual(['unknown-reused']);
});

test('a section that would take all memory on its pages is refused', async () => {
  const text = Array.from({ length: 9000 }, () => 'A');
  const { problems } = await tryManifest({
    '/reused': { long: { type: 'text', title: 'Long', text } },
    '/routes/2': page('/a', ...Array.from({ length: 300 }, () => ({ type: 'reuse', of: 'long' }))),
  });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['too-many-values', '/reused']]);
});
