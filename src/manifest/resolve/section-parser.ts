/** The zod schema of each section type as it stands in a manifest, made when first needed. */
import type { z } from 'zod';
import { sectionSchema } from '../../json-schema/build-schema.ts';
import { sectionSchemas } from '../../sections/schemas.ts';

const parsers = new Map<string, z.ZodObject>();

/**
 * The schema of one section: `type`, the keys of every section, and the props of its type.
 *
 * @param type A known type: the JSON Schema has judged it.
 */
export function sectionParser(type: string): z.ZodObject {
  let parser = parsers.get(type);
  if (!parser) {
    const definition = sectionSchemas[type];
    if (!definition) throw new Error(`No section type "${type}", though the schema let it pass.`);
    parser = sectionSchema(type, definition);
    parsers.set(type, parser);
  }
  return parser;
}
