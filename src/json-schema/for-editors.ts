/**
 * The JSON Schema as editors get it: the rules of build-schema.ts, and beside them what only an editor reads. Snippets
 * write a whole section, page or entry with everything that it needs; a text of the wrong form gets a sentence instead of a
 * regular expression.
 */
import type { SectionDefinition } from '../../schema/define-section.ts';
import type { Language } from '../../schema/languages.ts';
import { reuseType } from '../../schema/names.ts';
import { wordsOfReuse } from '../../schema/reuse.ts';
import { buildJsonSchema, type JsonSchema } from './build-schema.ts';
import { least, makeValue, textsFor } from './values.ts';
import { writeOnce } from './written-once.ts';

/** A snippet as VS Code's JSON service wants it: `${1:text}` in its texts is a place to write, `^` leaves the quotes off. */
interface Snippet {
  label: string;
  description: string;
  body: unknown;
}

/** What an editor says before the description where a text has not the form that is wanted. */
const misfit: Readonly<Record<Language, string>> = { de: 'Das passt hier nicht.', en: 'That does not fit here.' };

/** What is the same for all pieces. */
interface Help {
  language: Language;
  /** A snippet for each section type. */
  sections: readonly Snippet[];
  /** One for a section that is put in, unless that is the name of a section type. */
  reuse: readonly Snippet[];
}

/** Builds the schema of site.schema.json, with the words of one language. */
export function buildEditorSchema(sections: Record<string, SectionDefinition>, language: Language = 'de'): JsonSchema {
  const schema = structuredClone(buildJsonSchema(sections, language));
  const snippets = Object.entries(sections).map(([type, { [language]: words }]): Snippet => {
    const [title, description] = words;
    return { label: `${type} – ${title}`, description, body: bodyOf(definitionOf(schema, type)) };
  });
  const [title, description] = wordsOfReuse[language];
  const reuse = { label: `${reuseType} – ${title}`, description, body: { type: reuseType, of: '$1' } };
  addHelp(schema, { language, sections: snippets, reuse: Object.hasOwn(sections, reuseType) ? [] : [reuse] });
  return writeOnce(schema);
}

/** Adds help to a piece of the schema and all within. A member of a union is described by the union where it says nothing. */
function addHelp(piece: JsonSchema, help: Help, about?: string): void {
  const description = piece.description ?? about;
  if (piece.pattern !== undefined && description !== undefined)
    piece.patternErrorMessage = `${misfit[help.language]} ${description}`;
  const { items } = piece;
  const named = piece.additionalProperties;
  if (isSchema(named) && named.allOf) named.defaultSnippets = help.sections;
  if (isSchema(items)) {
    if (items.allOf) items.defaultSnippets = [...help.sections, ...help.reuse];
    else if (items.type === 'object') {
      items.defaultSnippets = [{ label: plain(items.description), description: items.description ?? '', body: bodyOf(items) }];
    }
  }
  for (const member of piece.anyOf ?? []) if (isSchema(member)) addHelp(member, help, description);
  const inner = [piece.properties, piece.definitions].flatMap((group) => Object.values(group ?? {}) as unknown[]);
  for (const part of [...inner, items, named]) if (isSchema(part)) addHelp(part, help);
}

/** The least that the schema accepts, with a place to write for every value. */
function bodyOf(schema: JsonSchema): unknown {
  let places = 0;
  return makeValue(schema, {
    ...least,
    // A heading is what nobody should forget, even where it may be left out; what may be a link or a group of links is mostly a link.
    has: (path) => /(?:^|\.)title$/.test(path) || (path === 'href' && schema.properties?.links !== undefined),
    count: () => 1,
    word: (_, words) => (words[0] === false ? false : `\${${++places}|${words.join(',')}|}`),
    number: ({ minimum = 0 }) => `^\${${++places}:${minimum}}`,
    text: (piece) => `\${${++places}:${exampleOf(piece)}}`,
    // The sections of a page have snippets of their own.
    instead: (_, { items }) => (isSchema(items) && items.allOf ? [`^$${++places}`] : undefined),
  });
}

/** A text that fits: an example of the form that is wanted, else what the text is. */
export function exampleOf(schema: JsonSchema): string {
  const [first] = schema.pattern === undefined ? [plain(schema.description)] : textsFor(schema);
  return first || 'Text';
}

/** The first words of a description, without signs that mean something in a snippet. */
function plain(description = ''): string {
  return /^[^".:,;(){}$\\|]+/.exec(description)?.[0].trim() ?? '';
}

function definitionOf(schema: JsonSchema, type: string): JsonSchema {
  const definition = schema.definitions?.[type as keyof typeof schema.definitions] as unknown;
  if (!isSchema(definition)) throw new Error(`The schema has no definition of "${type}".`);
  return definition;
}

function isSchema(piece: unknown): piece is JsonSchema {
  return typeof piece === 'object' && piece !== null && !Array.isArray(piece);
}
