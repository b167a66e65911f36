/**
 * The JSON Schema as editors get it: the rules of build-schema.ts, and beside them what only an editor reads. Snippets
 * write a whole section, page or entry with everything that it needs; a text of the wrong form gets a sentence instead of a
 * regular expression.
 */
import type { SectionDefinition } from '../../schema/define-section.ts';
import { buildJsonSchema, type JsonSchema } from './build-schema.ts';

/** A snippet as VS Code's JSON service wants it: `${1:text}` in its texts is a place to write, `^` leaves the quotes off. */
interface Snippet {
  label: string;
  description: string;
  body: unknown;
}

/** Builds the schema of site.schema.json. */
export function buildEditorSchema(sections: Record<string, SectionDefinition>): JsonSchema {
  const schema = structuredClone(buildJsonSchema(sections));
  const snippets = Object.entries(sections).map(([type, { title, description }]): Snippet => {
    return { label: `${type} – ${title}`, description, body: bodyOf(definitionOf(schema, type)) };
  });
  addHelp(schema, snippets);
  return schema;
}

/** Adds help to a piece of the schema and all within. A member of a union is described by the union where it says nothing. */
function addHelp(piece: JsonSchema, sections: readonly Snippet[], about?: string): void {
  const description = piece.description ?? about;
  if (piece.pattern !== undefined && description !== undefined)
    piece.patternErrorMessage = `Das passt hier nicht. ${description}`;
  const { items } = piece;
  if (isSchema(items)) {
    if (items.allOf) items.defaultSnippets = sections;
    else if (items.type === 'object') {
      items.defaultSnippets = [{ label: plain(items.description), description: items.description ?? '', body: bodyOf(items) }];
    }
  }
  for (const member of piece.anyOf ?? []) if (isSchema(member)) addHelp(member, sections, description);
  const inner = [piece.properties, piece.definitions].flatMap((group) => Object.values(group ?? {}) as unknown[]);
  for (const part of [...inner, items, piece.additionalProperties]) if (isSchema(part)) addHelp(part, sections);
}

/** The least that the schema accepts, with a place to write for every value. */
function bodyOf(schema: JsonSchema): unknown {
  let places = 0;
  const make = (piece: JsonSchema): unknown => {
    if (piece.const !== undefined) return piece.const;
    if (piece.enum) return `\${${++places}|${piece.enum.join(',')}|}`;
    const [member] = piece.anyOf ?? [];
    if (isSchema(member)) return make({ ...member, description: member.description ?? piece.description ?? '' });
    if (piece.type === 'object') {
      const properties = (piece.properties ?? {}) as Record<string, JsonSchema>;
      // A heading is what nobody should forget, even where it may be left out.
      const keys = Object.keys(properties).filter((key) => key === 'title' || piece.required?.includes(key));
      return Object.fromEntries(keys.map((key) => [key, make(properties[key] ?? {})]));
    }
    if (piece.type === 'array') return isSchema(piece.items) && !piece.items.allOf ? [make(piece.items)] : [`^$${++places}`];
    if (piece.type === 'boolean') return false;
    if (piece.type === 'integer' || piece.type === 'number') return `^\${${++places}:${piece.minimum ?? 0}}`;
    return `\${${++places}:${exampleOf(piece)}}`;
  };
  return make(schema);
}

/** Texts for patterns whose description gives no example. */
const usual = ['/', 'NAME', 'DE', 'de', 'src/media/hero.svg'];

/** A text that fits: an example from the description where a form is wanted, else what the text is. */
export function exampleOf({ pattern, description = '' }: JsonSchema): string {
  if (pattern === undefined) return plain(description) || 'Text';
  const quoted = [...description.matchAll(/"([^"{}$\\]+)"/g)].map(([, text = '']) => text);
  return [...quoted, ...usual].find((text) => new RegExp(pattern, 'u').test(text)) ?? 'Text';
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
