import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editManifest } from '../../../../tests/support/manifest/try-manifest.ts';
import { root } from '../../../../tests/support/project/project.ts';
import { child } from '../../../json-text/pointer.ts';
import { loadSite } from '../../../loader/node/load-site.ts';
import { validatorOf } from '../../../loader/node/validator.ts';
import { sectionSchemas } from '../../../registry/section-schemas.ts';
import { blankOf, withOwnImages } from './blank.ts';
import { formsOf } from './form-model.ts';
import type { Field, Forms, NamedField } from './model.ts';
import { memberFor, partsOf } from './walk.ts';

const forms: Record<'de' | 'en', Forms> = { de: formsOf('de'), en: formsOf('en') };
const minimalFile = join(root, 'tests/fixtures/valid/minimal/site.json');
const types = Object.keys(sectionSchemas);

/** A field and all within. */
function* within(field: Field): Generator<Field> {
  yield field;
  if (field.kind === 'object') for (const inner of field.fields) yield* within(inner);
  if (field.kind === 'list' || field.kind === 'record') yield* within(field.entry);
  if (field.kind === 'either') for (const member of field.members) yield* within(member);
  if (field.kind === 'image') yield* [field.src, field.alt, ...(field.focus ? [field.focus] : []), ...field.more];
  if (field.kind === 'link' && field.mail) yield* within(field.mail);
}

const allOf = ({ sections, parts, page }: Forms): Field[] =>
  [...Object.values(sections).flatMap(({ fields }) => fields), ...Object.values(parts), ...page].flatMap((field) => [
    ...within(field),
  ]);

const at = (fields: readonly NamedField[], key: string): NamedField =>
  fields.find((field) => field.key === key) ?? expect.fail(`no field "${key}"`);
const sectionOf = (type: string) => forms.en.sections[type] ?? expect.fail(`no form of ${type}`);

test('every section type has a form in both languages, and so has everything around sections', () => {
  expect(Object.keys(forms.de.sections)).toEqual(types);
  expect(Object.keys(forms.en.sections)).toEqual(types);
  expect(Object.keys(forms.en.parts)).toEqual([
    ...[
      'constants',
      'placeholders',
      'site',
      'labels',
      'theme',
      'header',
      'footer',
      'errorView',
      'languages',
      'collections',
      'redirects',
      'editor',
    ],
  ]);
  expect(forms.en.page.map(({ key }) => key)).toEqual([
    'path',
    'translates',
    'title',
    'description',
    'noindex',
    'draft',
    'entry',
    'header',
    'shareImage',
    'legal',
  ]);
});

test('every kind occurs, and both languages have the same fields with words of their own', () => {
  const [german, english] = [allOf(forms.de), allOf(forms.en)];
  expect(new Set(german.map(({ kind }) => kind))).toEqual(
    new Set([
      ...[
        'text',
        'richText',
        'icon',
        'number',
        'switch',
        'choice',
        'image',
        'link',
        'color',
        'object',
        'list',
        'record',
        'either',
      ],
    ]),
  );
  expect(english.map(({ kind }) => kind)).toEqual(german.map(({ kind }) => kind));
  expect(german.filter(({ title }) => !title)).toEqual([]);
  // Where the title says it all, there is none.
  const described = english.flatMap(({ description }, index) => (description ? [[description, german[index]?.description]] : []));
  const differing = described.filter(([own, other]) => own !== other);
  expect(differing.length).toBeGreaterThan(0.9 * described.length);
});

test('no description names a key or a value as only the file has it', () => {
  for (const all of [allOf(forms.de), allOf(forms.en)]) {
    const named = all.flatMap((field) => (field.kind === 'object' ? field.fields : []));
    const keys = [...named, ...Object.values(forms.de.sections).flatMap(({ fields }) => fields)].map(({ key }) => key);
    const values = all.flatMap((field) => (field.kind === 'choice' ? field.options.map(({ value }) => value) : []));
    // The form has a choice for the font of the device, and its name is not asked for then.
    const inFile = new Set([...keys, ...values, 'placeholders', 'constants'].filter((word) => word !== 'system'));
    const quotations = all.flatMap(({ description }) =>
      [...description.matchAll(/[„“"]([^„“”"]*)[“”"]/g)].map(([, word]) => word),
    );
    expect(quotations.length).toBeGreaterThan(30);
    expect(quotations.filter((word) => inFile.has(word ?? ''))).toEqual([]);
  }
});

test('the keys of every section come last', () => {
  for (const { fields } of Object.values(forms.en.sections)) {
    expect(fields.slice(-5).map(({ key }) => key)).toEqual(['id', 'lang', 'tone', 'edge', 'backdrop']);
    expect(fields.some(({ key }) => key === 'type')).toBe(false);
  }
});

test('a field says what may be filled in', () => {
  const { fields } = sectionOf('card-grid');
  expect(at(fields, 'title')).toMatchObject({ kind: 'richText', optional: true, title: 'Heading' });
  expect(at(fields, 'layout')).toMatchObject({ kind: 'choice', optional: true, otherwise: 'grid' });
  expect(at(fields, 'layout')).toMatchObject({
    options: [{ value: 'grid', title: 'Side by side' }, { value: 'lead' }, { value: 'rows' }, { value: 'ruled' }],
  });
  expect(at(fields, 'numbered')).toMatchObject({ kind: 'switch', otherwise: false, optional: true });
  expect(at(fields, 'items')).toMatchObject({ kind: 'list', min: 1, max: Number.POSITIVE_INFINITY, optional: false });
  expect(at(fields, 'actions')).toMatchObject({ kind: 'list', min: 1, max: 3, optional: true });
  const { schedule } = Object.fromEntries(sectionOf('course').fields.map((field) => [field.key, field]));
  const times = schedule?.kind === 'object' ? schedule.fields : [];
  expect(at(times, 'date')).toMatchObject({ kind: 'text', widget: 'date' });
  expect(at(times, 'minutes')).toMatchObject({ kind: 'number', min: 1, max: 1440, constant: true });
  const { colors } = Object.fromEntries(
    forms.en.parts.theme?.kind === 'object' ? forms.en.parts.theme.fields.map((field) => [field.key, field]) : [],
  );
  expect(colors?.kind === 'object' && colors.fields[0]).toMatchObject({ fields: [{ kind: 'color' }, { kind: 'color' }] });
  expect(forms.en.parts.constants).toMatchObject({ kind: 'record', entry: { kind: 'either' } });
});

test('forms are plain data, so that a worker can send them', () => {
  expect(structuredClone(forms)).toEqual(forms);
});

/** Everything of a field: what may be left out, a new entry and a full one in each list, each member of a choice of shapes. */
function fullOf(field: Field): unknown {
  switch (field.kind) {
    case 'object':
      return Object.fromEntries(field.fields.map((inner) => [inner.key, fullOf(inner)]));
    case 'link':
      return field.mail ? { mail: fullOf(field.mail) } : '/';
    case 'list': {
      const { entry, min, max } = field;
      const full = entry.kind === 'either' ? entry.members.map(fullOf) : [fullOf(entry)];
      const entries = [blankOf(entry), ...full].slice(0, max);
      return [...entries, ...Array.from({ length: Math.max(0, min - entries.length) }, () => blankOf(entry))];
    }
    default:
      return blankOf(field);
  }
}

/** A value with one entry more in each list, wherever it lies; in new entries, each list that may be there. */
function withEntries(field: Field, value: unknown): unknown {
  const one = memberFor(field, value) ?? field;
  if (one.kind === 'list') {
    const { entry, min, max } = one;
    const entries = Array.isArray(value) ? value : Array.from({ length: min - 1 }, () => blankOf(entry));
    return [...entries, blankOf(entry)].slice(0, max).map((inner) => withEntries(entry, inner));
  }
  if (one.kind !== 'object') return value;
  const inner = one.fields.flatMap((part): [string, unknown][] => {
    const before = child(value, part.key);
    if (before === undefined && part.kind !== 'list') return [];
    return [[part.key, withEntries(part, before)]];
  });
  return Object.fromEntries(inner);
}

/** What the compiled JSON Schema has against a section, as the first one of the minimal manifest. */
async function objectionsTo(section: unknown): Promise<string[]> {
  const validate = await validatorOf('all');
  validate(JSON.parse(editManifest({ '/routes/0/sections/0': section })));
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe.each(['de', 'en'] as const)('in %s', (lang) => {
  test.each(types)('what is new in %s has the right shape: each list entry, each object', async (type) => {
    const form = forms[lang].sections[type] ?? expect.fail();
    const whole = fullOf({ kind: 'object', fields: form.fields, title: '', description: '', optional: false });
    expect(await objectionsTo({ type, ...(whole as object) })).toEqual([]);
    const least = blankOf({ kind: 'object', fields: form.fields, title: '', description: '', optional: false });
    expect(await objectionsTo({ type, ...(least as object) })).toEqual([]);
  });

  test('what is new in the parts around the sections has the right shape', async () => {
    const validate = await validatorOf('all');
    const edits = Object.entries(forms[lang].parts).map(([key, field]) => [`/${key}`, fullOf(field)]);
    validate(JSON.parse(editManifest(Object.fromEntries(edits))));
    expect(validate.errors ?? []).toEqual([]);
  });

  test.each(types)('a new %s can be published on another site as well, with an image of that one', async (type) => {
    const { fields, title, description, starters } = forms[lang].sections[type] ?? expect.fail();
    const own = withOwnImages({ kind: 'object', fields, title, description, optional: false }, starters[lang], ['logo.svg']);
    const content = Buffer.from(editManifest({ '/routes/0/sections/1': { type, ...(own as object) } }));
    const { problems } = await loadSite(minimalFile, { content, lang: 'en', today: '2025-01-15' });
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  });

  test.each(types)('a new entry in any list of a new %s can be published, and so can what is added to that', async (type) => {
    const { fields, title, description, starters } = forms[lang].sections[type] ?? expect.fail();
    const all: Field = { kind: 'object', fields, title, description, optional: false };
    const errors = async (section: unknown) => {
      const content = Buffer.from(editManifest({ '/routes/0/sections/1': { type, ...(section as object) } }));
      const { problems } = await loadSite(minimalFile, { content, lang: 'en', today: '2025-01-15' });
      // Two new fields of one form have one name, until their author gives them others; which fact is meant is chosen there.
      const open = ['duplicate-field', 'unclear-list'];
      const own = problems.filter(({ severity, code }) => severity === 'error' && !open.includes(code));
      return own.map(({ message }) => message);
    };
    const own = withOwnImages(all, starters[lang], ['logo.svg']);
    expect(await errors(withOwnImages(all, withEntries(all, own), ['logo.svg']))).toEqual([]);
  });

  test.each(types)('a new %s can be published as it is', async (type) => {
    const manifest = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'));
    manifest.routes[1].sections.push({ type, ...forms[lang].sections[type]?.starters[lang] });
    const content = Buffer.from(JSON.stringify(manifest));
    const { problems } = await loadSite(join(root, 'site.json'), { content, lang: 'en', today: '2025-01-15' });
    const own = problems.filter(({ severity }) => severity === 'error');
    expect(own.map(({ message, pointer }) => `${pointer}: ${message}`)).toEqual([]);
  });
});

test('what is new is in the language of the website, whatever its author reads', () => {
  const shown = formsOf('de', 'en').sections.faq ?? expect.fail();
  const entries = at(shown.fields, 'items');
  if (entries.kind !== 'list') return expect.fail();
  expect(entries.entry.title).toBe('Frage');
  expect(blankOf(entries.entry)).toEqual({ question: 'Question', answer: ['Paragraph'] });
});

test('a choice that may be left out says what that means', () => {
  const nameless = (field: Field): string[] => {
    if (field.kind === 'choice') return field.optional && !field.otherwise && !field.absent ? [field.title] : [];
    const { named, entry } = partsOf(field);
    return [...named, ...(entry ? [entry] : []), ...(field.kind === 'either' ? field.members : [])].flatMap(nameless);
  };
  const { sections, page, parts } = formsOf('de');
  const fields = [...Object.values(sections).flatMap((form) => form.fields), ...page, ...Object.values(parts)];
  expect(fields.flatMap(nameless)).toEqual([]);
});
