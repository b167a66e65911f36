import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { tryManifest } from '../../../../tests/support/manifest/try-manifest.ts';
import { buildJsonSchema, type JsonSchema } from '../../../json-schema/build-schema.ts';
import { least, makeValue } from '../../../json-schema/values.ts';
import { valueAt } from '../../../json-text/value.ts';
import { sectionSchemas } from '../../../registry/section-schemas.ts';
import { apply, openDocument } from '../../draft/document/document.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { linksTo, renamePage } from './links.ts';

const forms = formsOf('de');

const manifest = {
  constants: { course: '/kurs#termin', area: '/kurs', slug: 'kurs', sign: '/', label: 'Kurs' },
  header: { links: [{ label: 'Kurs', href: '/kurs' }] },
  routes: [
    {
      path: '/',
      title: '/kurs',
      sections: [
        {
          type: 'text',
          title: '/kurs',
          text: ['Zum [Kurs](/kurs) und [Termin](/kurs#termin), nicht [hierhin](/kurse), \\[dorthin\\](/kurs) oder zu (/kurs).'],
        },
        {
          type: 'call-to-action',
          actions: [
            { label: 'A', href: '{course}' },
            { label: 'B', href: '/{slug}#preis' },
            { label: 'C', href: { mail: { to: 'a@example.com', body: '/kurs' } } },
            { label: 'D', href: 'https://example.com/kurs' },
          ],
        },
      ],
    },
    { path: '/kurs', title: 'Kurs', sections: [{ type: 'not-found', link: { label: 'Kurs', href: '{area}/online' } }] },
    { path: '/kurs/online', title: 'Online', sections: [] },
  ],
};

const renamed = (value: Json, to: string) =>
  apply(openDocument(JSON.stringify(value, null, 2)), renamePage(value, forms, 1, to), { title: '', at: '', time: 0 });

test('links to a page are found in the parts of all pages, in texts, and behind constants', () => {
  expect(linksTo(manifest, forms, '/kurs')).toEqual([
    '/header/links/0/href',
    '/routes/0/sections/0/text/0',
    '/routes/0/sections/0/text/0',
    '/routes/0/sections/1/actions/0/href',
    '/routes/0/sections/1/actions/1/href',
  ]);
  expect(linksTo(manifest, forms, '/kurs/online')).toEqual(['/routes/1/sections/0/link/href']);
});

test('a page gets another address with all that leads to it, and nothing else', () => {
  const { value } = renamed(manifest, '/training');
  expect(linksTo(value, forms, '/kurs')).toEqual([]);
  expect(linksTo(value, forms, '/training')).toEqual(linksTo(manifest, forms, '/kurs'));
  const at = (pointer: string) => valueAt(value, pointer);
  expect(at('/routes/1/path')).toBe('/training');
  expect(at('/routes/0/title')).toBe('/kurs');
  expect(at('/routes/0/sections/0/text/0')).toBe(
    'Zum [Kurs](/training) und [Termin](/training#termin), nicht [hierhin](/kurse), \\[dorthin\\](/kurs) oder zu (/kurs).',
  );
  expect(at('/routes/0/sections/1/actions')).toEqual([
    { label: 'A', href: '{course}' },
    { label: 'B', href: '/training#preis' },
    { label: 'C', href: { mail: { to: 'a@example.com', body: '/kurs' } } },
    { label: 'D', href: 'https://example.com/kurs' },
  ]);
});

test('a constant goes along, unless other addresses begin with it', () => {
  const { value } = renamed(manifest, '/training');
  expect(valueAt(value, '/constants')).toEqual({ ...manifest.constants, course: '/training#termin' });
  expect(linksTo(value, forms, '/kurs/online')).toEqual(['/routes/1/sections/0/link/href']);
});

test('it is one step, which touches the lines of the address and of what leads there', () => {
  const before = openDocument(JSON.stringify(manifest, null, 2));
  const after = renamed(manifest, '/training');
  expect(after.done).toHaveLength(1);
  expect(after.text.split('\n').filter((line, index) => line !== before.text.split('\n')[index])).toHaveLength(5);
});

/** A value that says all that it may, with links wherever a text accepts them; of a choice one branch, by its place. */
function fullValue(schema: JsonSchema, place: number): Json {
  return makeValue(schema, {
    ...least,
    has: () => true,
    count: (_, { minItems = 0 }) => Math.max(1, minItems),
    branch: (_, branches) => branches[Math.min(place, branches.length - 1)],
    text: (text, path) => {
      if (text.pattern === undefined) return '[x](/kurs)';
      return new RegExp(text.pattern, 'u').test('/kurs') ? '/kurs' : least.text(text, path);
    },
  });
}

test.each([0, 1, 2])(
  'every link that the loader meets goes along, wherever a section may have one (branch %i)',
  async (place) => {
    const schema = buildJsonSchema(sectionSchemas) as Record<'definitions' | 'properties', Record<string, JsonSchema>>;
    const sections = Object.values(schema.definitions).map((section) => fullValue(section, place));
    const edits = {
      '/header': fullValue(schema.properties.header ?? {}, place),
      '/footer': fullValue(schema.properties.footer ?? {}, place),
      '/routes/2': { path: '/kurs', title: 'Kurs', description: 'Der Kurs.', sections },
    };
    const { text, ...result } = await tryManifest(edits);
    if (!result.resolved) return expect.fail(JSON.stringify(result.problems, undefined, 2));
    const loaded = result.references.links.flatMap(({ where, href }) =>
      'page' in href && href.page === '/kurs' ? [where.pointer] : [],
    );
    expect(new Set(loaded).size).toBeGreaterThan(60);
    expect(new Set(linksTo(JSON.parse(text) as Json, forms, '/kurs'))).toEqual(new Set(loaded));
  },
);

test.each([
  ['what has not moved yet', { date: '2026-01-01' }, {}, '/kurs'],
  ['what has moved before', { date: '2026-01-01', firstPath: '/a' }, {}, '/a'],
  ['what has moved before, as only a redirect says', { date: '2026-01-01' }, { redirects: [{ from: '/b', to: '/kurs' }] }, '/b'],
  ['what has no day', {}, {}, undefined],
  ['a draft', { date: '2026-01-01' }, { draft: true }, undefined],
])(
  'an entry that moves says where it appeared first: %s',
  (_, entry, { draft, ...more }: { draft?: boolean; redirects?: Json }, first) => {
    const { value } = renamed(
      { routes: [{ path: '/' }, { path: '/kurs', entry, ...(draft && { draft }) }], ...more },
      '/training',
    );
    expect(valueAt(value, '/routes/1')).toMatchObject({
      path: '/training',
      entry: first ? { ...entry, firstPath: first } : entry,
    });
    expect(valueAt(value, '/routes/1/entry/firstPath')).toBe(first);
  },
);
