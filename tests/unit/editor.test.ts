/** What an editor shows while somebody types, by the service that VS Code itself uses, with the committed schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type CompletionItem,
  type DocumentLanguageSettings,
  getLanguageService,
  TextDocument,
} from 'vscode-json-languageservice';
import { iconWords } from '../../schema/icon-words.ts';
import { iconNames } from '../../schema/icons.ts';
import { validatorOf } from '../../src/loader/node/validator.ts';
import { validateShape } from '../../src/manifest/shape/validate.ts';
import { sectionSchemas } from '../../src/registry/section-schemas.ts';
import { makeGallery, sectionTypes } from '../support/manifest/gallery.ts';
import { minimalText } from '../support/manifest/try-manifest.ts';
import { root } from '../support/project/project.ts';

const service = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
});
const settings: DocumentLanguageSettings = { schemaValidation: 'error', comments: 'error', trailingCommas: 'error' };
const uri = pathToFileURL(join(root, 'tests/fixtures/valid/minimal/site.json')).href;
beforeAll(() => service.configure({ validate: true }));

const open = (text: string) => TextDocument.create(uri, 'json', 1, text);

/** What is underlined, and why. */
async function squiggles(text: string): Promise<[marked: string, message: string][]> {
  const document = open(text);
  const found = await service.doValidation(document, service.parseJSONDocument(document), settings);
  return found.map(({ range, message }) => [
    document.getText(range).split('\n')[0] ?? '',
    typeof message === 'string' ? message : message.value,
  ]);
}

/** What is offered at the place of a `|`. */
async function offers(text: string): Promise<CompletionItem[]> {
  const at = text.indexOf('|');
  const document = open(text.replace('|', ''));
  return (await service.doComplete(document, document.positionAt(at), service.parseJSONDocument(document)))?.items ?? [];
}

function edited(from: string, to: string): string {
  expect(minimalText).toContain(from);
  return minimalText.replace(from, to);
}

const action = (json: string) => edited('"id": "contact",', `"id": "contact", "actions": [${json}],`);
const cards = (json: string) => edited('"sections": [', `"sections": [{ "type": "card-grid", "title": "A", ${json} },`);

test('a valid manifest has nothing underlined', async () => {
  expect(await squiggles(minimalText)).toEqual([]);
  expect(await squiggles(readFileSync(join(root, 'site.json'), 'utf8').replace('./schema/', '../../../../schema/'))).toEqual([]);
  expect(await squiggles(JSON.stringify({ ...makeGallery(), $schema: '../../../../schema/site.schema.json' }))).toEqual([]);
});

test.each<[kind: string, text: string, marked: string, message: RegExp]>([
  ['a section type that does not exist', edited('"type": "text"', '"type": "Text"'), '"Text"', /Valid values: .*"text"/],
  ['a section type that is a number', edited('"type": "text"', '"type": 3'), '3', /Valid values/],
  ['a section without a type', edited('"type": "text",', ''), '{', /Missing property "type"/],
  ['a section that is a text', edited('"sections": [', '"sections": ["hero",'), '"hero"', /Expected "object"/],
  [
    'a key that a section does not have',
    edited('"id": "contact",', '"id": "contact", "titel": "A",'),
    '"titel"',
    /titel is not allowed/,
  ],
  [
    'a key that another section type has',
    edited('"id": "contact",', '"id": "contact", "items": [],'),
    '"items"',
    /items is not allowed/,
  ],
  ['a missing key of a section', edited('"title": "404",', ''), '{', /Missing property "title"/],
  [
    'a key at the top that does not exist',
    edited('"version": 2,', '"version": 2, "pages": [],'),
    '"pages"',
    /pages is not allowed/,
  ],
  ['a missing key at the top', edited('"version": 2,', ''), '{', /Missing property "version"/],
  ['another version', edited('"version": 2', '"version": 1'), '1', /2/],
  ['a missing key of a page', edited('"path": "*",', ''), '{', /Missing property "path"/],
  ['a path of the wrong form', edited('"path": "*"', '"path": "lost"'), '"lost"', /Adresse der Seite/],
  ['a path with a slash at its end', edited('"path": "*"', '"path": "/lost/"'), '"/lost/"', /Das passt hier nicht/],
  [
    'a text that must be a list',
    edited('"text": ["We open at **six**. Write to [{email}](mailto:{email})."]', '"text": "A"'),
    '"A"',
    /Expected "array"/,
  ],
  ['an empty list', edited('["We open at **six**. Write to [{email}](mailto:{email})."]', '[]'), '[]', /too few items/],
  [
    'a list that is too long',
    action(Array(4).fill('{ "label": "A", "href": "/" }').join(',')),
    '[{ "label": "A", "href": "/" },{ "label": "A", "href": "/" },{ "label": "A", "href": "/" },{ "label": "A", "href": "/" }]',
    /too many items/,
  ],
  ['an empty text', edited('"name": "Corner Bakery" }', '"name": "" }'), '""', /shorter than/],
  ['a number for a text', edited('"label": "Contact"', '"label": 7'), '7', /Expected "string"/],
  ['null', edited('"label": "Contact"', '"label": null'), 'null', /Expected "string"/],
  ['a text for a switch', edited('"noindex": true', '"noindex": "yes"'), '"yes"', /Expected "boolean"/],
  [
    'a word that is not in the list',
    edited('"id": "contact",', '"id": "contact", "tone": "tinted",'),
    '"tinted"',
    /"plain", "tint", "deep"/,
  ],
  ['an icon that does not exist', cards('"items": [{ "title": "A", "icon": "rokcet" }]'), '"rokcet"', /Value is not accepted/],
  ['a misspelt key in a card', cards('"items": [{ "title": "A", "txt": "B" }]'), '"txt"', /txt is not allowed/],
  ['a colour of the wrong form', edited('"#1F1A17"', '"black"'), '"black"', /Farbe bei hellem Bildschirm/],
  ['a number beyond its bounds', edited('"card": 8', '"card": 80'), '80', /maximum of 48/],
  ['a number below its bounds', edited('"card": 8', '"card": -1'), '-1', /minimum of 0/],
  ['a fraction', edited('"card": 8', '"card": 8.5'), '8.5', /Expected "integer"/],
  ['a link that leads nowhere', action('{ "label": "A", "href": "javascript:x" }'), '"javascript:x"', /Das passt hier nicht/],
  [
    'a misspelt key in a mail',
    action('{ "label": "A", "href": { "mail": { "to": "a@b.c", "subjekt": "B" } } }'),
    '"subjekt"',
    /subjekt is not allowed/,
  ],
  ['a link without its target', action('{ "label": "A" }'), '{', /Missing property "href"/],
  ['an anchor of the wrong form', edited('"id": "contact"', '"id": "my contact"'), '"my contact"', /Name als Sprungziel/],
  ['a language of the wrong form', edited('"lang": "en"', '"lang": "english"'), '"english"', /Sprache der Website/],
  ['a constant that is a list', edited('"email": "hello@bakery.example"', '"email": ["a"]'), '["a"]', /Incorrect type/],
  ['a key written twice', edited('"id": "contact",', '"id": "contact", "id": "again",'), '"id"', /Duplicate object key/],
  ['a comma too many', edited('"copyright": "© Corner Bakery"', '"copyright": "© Corner Bakery",'), ',', /Trailing comma/],
  ['a missing comma', edited('"version": 2,', '"version": 2'), '"constants"', /Expected comma/],
  ['a comment', edited('"version": 2,', '"version": 2, // first'), '// first', /Comments are not permitted/],
  ['a missing quote', edited('"version": 2,', 'version: 2,'), 'version', /Property keys must be doublequoted/],
])('%s is underlined where it is', async (_, text, marked, message) => {
  const found = await squiggles(text);
  expect(found.map(([piece]) => piece)).toContain(marked);
  const [, said = ''] = found.find(([piece]) => piece === marked) ?? [];
  expect(said).toMatch(message);
});

describe('completion offers exactly', () => {
  const labels = (items: CompletionItem[]) => items.map(({ label }) => label).sort();
  const quoted = (words: readonly string[]) => words.map((word) => JSON.stringify(word)).sort();

  test.each(['"type": |', '"type": "|"', '"type": "te|"'])('the section types, each with what it is for: %s', async (written) => {
    const items = await offers(edited('"type": "text"', written));
    expect(labels(items)).toEqual(quoted([...sectionTypes, 'reuse']));
    for (const { label, documentation } of items) {
      const type = label.slice(1, -1);
      expect(documentation, label).toContain(type === 'reuse' ? 'Abschnitt' : sectionSchemas[type]?.de.join(': '));
      expect(documentation).not.toBe('Die Art des Abschnitts.');
    }
  });

  test('the icons, each with what people call it', async () => {
    const items = await offers(cards('"items": [{ "title": "A", "icon": "|" }]'));
    for (const { label, documentation } of items) {
      expect(documentation).toBe(iconWords[label.slice(1, -1) as keyof typeof iconWords].de);
    }
  });

  test.each(sectionTypes)('the keys of %s that are not written yet', async (type) => {
    const items = await offers(edited('"sections": [', `"sections": [{ "type": "${type}", "title": "A", | },`));
    const keys = ['id', 'lang', 'tone', 'edge', 'backdrop', ...Object.keys(sectionSchemas[type]?.props.shape ?? {})];
    expect(labels(items)).toEqual(keys.filter((key) => key !== 'title').sort());
    expect(items.every(({ documentation }) => documentation !== undefined)).toBe(true);
  });

  test.each([
    ['fixed words', edited('"id": "contact",', '"id": "contact", "tone": |,'), quoted(['plain', 'tint', 'deep', 'accent'])],
    ['switches', edited('"noindex": true', '"noindex": |'), ['false', 'true']],
    ['icons', cards('"items": [{ "title": "A", "icon": | }]'), quoted(iconNames)],
    ['icons inside quotes', cards('"items": [{ "title": "A", "icon": "|" }]'), quoted(iconNames)],
    [
      'keys of a card',
      cards('"items": [{ "title": "A", | }]'),
      ['badge', 'details', 'group', 'highlight', 'href', 'icon', 'id', 'image', 'link', 'text'],
    ],
    ['keys of a link', action('{ | }'), ['href', 'label', 'newTab']],
    ['keys of a mail', action('{ "label": "A", "href": { "mail": { "to": "a@b.c", | } } }'), ['body', 'subject']],
    ['keys of a colour', edited('"light": "#1F1A17", "dark": "#F5EFEA"', '"dark": "#F5EFEA", |'), ['light']],
    [
      'keys of a page',
      edited('"noindex": true,', '|'),
      ['draft', 'entry', 'header', 'legal', 'noindex', 'shareImage', 'translates'],
    ],
    ['keys at the top', edited('"version": 2,', '|'), ['collections', 'editor', 'languages', 'redirects', 'reused', 'version']],
  ])('%s', async (_, text, expected) => {
    expect(labels(await offers(text))).toEqual(expected);
  });

  test('a snippet for every section type, which the schema accepts as it comes', async () => {
    const items = await offers(edited('"sections": [', '"sections": [|, '));
    const snippets = items.filter(({ label }) => sectionTypes.some((type) => label.startsWith(`${type} – `)));
    expect(snippets).toHaveLength(sectionTypes.length);
    for (const { label, insertText = '' } of snippets) {
      const section: unknown = JSON.parse(
        insertText
          .replace(/\$\{\d+\|([^,|]*)[^}]*\}|\$\{\d+:([^}]*)\}/g, (_, first?: string, text?: string) => first ?? text ?? '')
          .replace(/,$/, ''),
      );
      const manifest = JSON.parse(minimalText) as { routes: [{ sections: unknown[] }] };
      manifest.routes[0].sections.push(section);
      expect(await validateShape(manifest, 0, { validatorOf }), label).toEqual([]);
    }
  });

  test('a snippet for a page, a card and a link', async () => {
    expect(labels(await offers(edited('"routes": [', '"routes": [|, ')))).toContain('Eine Seite');
    expect(labels(await offers(cards('"items": [|]')))).toContain('Eine Karte');
    expect(labels(await offers(edited('"links": [', '"links": [|, ')))).toContain('Ein Link oder eine Gruppe von Links');
  });
});

test('every key says in German what it is for, when somebody points at it', async () => {
  const text = JSON.stringify({ $schema: '../../../../schema/site.schema.json', ...makeGallery() }, null, 1);
  const document = open(text);
  const json = service.parseJSONDocument(document);
  const seen = new Set<string>();
  for (const match of text.matchAll(/"([A-Za-z$]+)": /g)) {
    // Deeper keys mean other things under other parents; the line's indentation tells these apart well enough.
    const key = `${text.slice(text.lastIndexOf('\n', match.index), match.index).length} ${match[1]}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const hover = await service.doHover(document, document.positionAt(match.index + 1), json);
    expect(hover?.contents, `${match[1]} in line ${document.positionAt(match.index).line + 1}`).toBeTruthy();
  }
  expect(seen.size).toBeGreaterThan(100);
});
