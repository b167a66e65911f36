/** The section types that a command is asked for. */
import type { Folders } from '../bundling/project.js';
import { findNearest } from '../findings/nearest.ts';
import { listOwnTypes, listTypes } from '../gallery/examples.ts';

/**
 * @param words What was typed as names of types.
 * @param isOfBoth Whether those of the builder count for a site as well.
 * @returns The types that are named; where none is, all: of a site its own, in a clone of the builder those of both. Undefined after a
 *   complaint about a name that no type has.
 */
export function askedTypes(
  words: readonly string[],
  { root, project }: Folders,
  isOfBoth = false,
): readonly string[] | undefined {
  const isSite = project !== root && !isOfBoth;
  const types = isSite ? listOwnTypes(project) : listTypes(root, project);
  const unknown = words.find((word) => !types.includes(word));
  if (unknown === undefined) return words.length > 0 ? words : types;
  const near = findNearest(unknown, types);
  const all = types.length > 0 ? `Types: ${types.join(', ')}` : 'It has none.';
  console.error(
    `${isSite ? 'The site has no section type of its own that is called' : 'There is no section type'} "${unknown}".${near ? ` Did you mean ${near}?` : ''} ${all}`,
  );
  return undefined;
}
