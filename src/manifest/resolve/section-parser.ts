/** The zod schema of each section type as it stands in a manifest, made when first needed. */
import type { z } from 'zod';
import { memo } from '../../disk/memo.ts';
import { sectionSchema } from '../../json-schema/build-schema.ts';
import { sectionSchemas } from '../../registry/section-schemas.ts';

/**
 * The schema of one section: `type`, the keys of every section, and the props of its type.
 *
 * @param type A known type: the JSON Schema has validated it.
 */
export const sectionParser = memo((type: string): z.ZodObject => {
  const definition = sectionSchemas[type];
  if (!definition) throw new Error(`No section type "${type}", though the schema let it pass.`);
  return sectionSchema(type, definition);
});
