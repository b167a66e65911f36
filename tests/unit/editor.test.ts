/** What an editor says about a manifest: the JSON service of VS Code with the committed schema. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');
const schema = JSON.parse(await read('schema/site.schema.json'));
const text = await read('site.json');
const service = getLanguageService({ schemaRequestService: async () => JSON.stringify(schema) });
const document = TextDocument.create('file:///site.json', 'json', 0, text);
const parsed = service.parseJSONDocument(document);

test('the site has no squiggle', async () => {
  expect(await service.doValidation(document, parsed, {}, schema)).toEqual([]);
});

test('a key is explained when the pointer rests on it', async () => {
  const hover = await service.doHover(document, document.positionAt(text.indexOf('"sections"') + 2), parsed);
  // The service escapes what Markdown would read.
  const shown = JSON.stringify(hover?.contents).replaceAll('\\', '');
  expect(shown).toContain(schema.properties.routes.items.properties.sections.description);
});
