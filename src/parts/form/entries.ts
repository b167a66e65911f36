/** Keeps what the visitor entered, to restore it: the fields are changed for sending, and a provider's script may empty the form. */

import { type Field, isChoice, isFile, visibleFields } from './fields.ts';

/** A field's value; of a select the place of its option, as several options may have the same value; of a choice whether it is chosen. */
export type Entry = string | number | boolean;

export function readEntry(field: Field): Entry {
  if (field instanceof HTMLSelectElement) return field.selectedIndex;
  return isChoice(field) ? field.checked : field.value;
}

export const readEntries = (form: HTMLFormElement): Map<Field, Entry> =>
  new Map(visibleFields(form).map((field) => [field, readEntry(field)]));

export function restore(entries: ReadonlyMap<Field, Entry>): void {
  for (const [field, entry] of entries) {
    // What was chosen stays, and no script may set it.
    if (readEntry(field) === entry || isFile(field)) continue;
    if (field instanceof HTMLSelectElement) field.selectedIndex = Number(entry);
    else if (isChoice(field)) field.checked = entry === true;
    else field.value = String(entry);
  }
}
