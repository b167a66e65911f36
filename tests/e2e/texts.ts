/** Which texts of a manifest a visitor reads: found by the published schema, so that new section types need no word here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOut } from '../../src/json-schema/written-once.ts';
import { type Manifest, plain, type WrittenSection } from '../support/manifest/manifest.ts';
import { root } from '../support/project/project.ts';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const { definitions } = writeOut(JSON.parse(readFileSync(join(root, 'schema/site.schema.json'), 'utf8'))) as {
  definitions: Record<string, Schema>;
};

/**
 * Texts that a page holds but does not show as they are, by the last keys that lead to them:
 * the parts of a mail link, the machine-readable date and what is said once it is over, the values that a form sends, what it
 * may ask before or answer later, what is said where no event is ahead, and what a gallery calls its images and buttons,
 * what a film calls its captions and says of its still, what is said of the way from the home page and of the bar of a menu before they are read
 * out, how a feed is called, and what entries call their links to each other.
 */
const elsewhere = [
  /\bmail\.(?:to|subject|body)$/,
  /\bschedule\.(?:date|start|end)$/,
  /\bschedule\.afterwards\b/,
  /\b(?:locale|options|hidden|attributes)\.value$/,
  /\bmessages\.\w+$/,
  /\b(?:fields|phone)\.expected$/,
  /\botherWays\b/,
  /\bform\.answer\b/,
  /\bform\.action\b/,
  /\bemptyText$/,
  /\bcaptions\.label$/,
  /\bposter\.alt$/,
  /\blabels\.(?:enlarge|previous|next|close|newer|older)$/,
  /\bconsent\b/,
  /\bcountryCode\.country$/,
  /\bbreadcrumbs\.label$/,
  /\bfeed\.title$/,
  /^menu\.contents$/,
];

/** All texts of a section that must be readable on its page. */
export function textsOf(section: WrittenSection, manifest: Manifest): string[] {
  const { reused = {} } = manifest;
  const put = section.type === 'reuse' ? reused[String(section.of)] : undefined;
  if (put) return textsOf(put, manifest);
  const schema = definitions[section.type];
  if (!schema) throw new Error(`schema/site.schema.json does not know "${section.type}".`);
  return [...find(section, schema, section.type)].map((text) => normal(plain(text, manifest))).filter((text) => text !== '');
}

/** Text as a browser shows it: white space folded. */
export const normal = (text: string): string => text.replace(/\s+/g, ' ').trim();

function* find(value: unknown, schema: Schema, path: string): Generator<string> {
  if (typeof value === 'string') {
    if (isText(schema) && !elsewhere.some((pattern) => pattern.test(path))) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* find(item, branch(schema, 'array').items ?? {}, path);
  } else if (typeof value === 'object' && value !== null) {
    // Some texts hold only in one case: the section's own tests say in which.
    if ('when' in value) return;
    const { properties = {} } = branch(schema, 'object');
    for (const [key, inner] of Object.entries(value)) yield* find(inner, properties[key] ?? {}, `${path}.${key}`);
  }
}

/** Free text: neither a choice nor a form such as an address or a name. */
function isText(schema: Schema): boolean {
  const { type, pattern, enum: choices, const: only } = branch(schema, 'string');
  return type === 'string' && pattern === undefined && choices === undefined && only === undefined;
}

const branch = (schema: Schema, type: string): Schema => schema.anyOf?.find((member) => member.type === type) ?? schema;
