import type { NamedField } from './model.ts';

/** Optional choices and switches of a section as a whole belong to its look, unless their schema names another group. */
export function withLookGroup(field: NamedField): NamedField {
  const isChosen = (field.kind === 'choice' || field.kind === 'switch') && field.optional;
  return isChosen && !field.group ? { ...field, group: 'look' } : field;
}
