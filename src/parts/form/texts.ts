/** A form's fields as words: what they are called, and what stands in them. */

import { type Field, groupOf, isChoice, isFile, visibleFields } from './fields.ts';

/** What visitors call a field; of one with choices, what these are of. */
export function nameOf(field: Field): string {
  const named = field.closest('fieldset')?.querySelector('legend') ?? field.labels?.[0];
  return wordsOf(named) || field.name;
}

/** Without the mark of a required field. */
const wordsOf = (label: Element | undefined) =>
  [...(label?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'))
    .map((node) => node.textContent)
    .join('')
    .trim();

/** What was entered, a line for each field, as one would write it in a mail. Empty fields are left out. */
export function textOf(form: HTMLFormElement): string {
  const fields = visibleFields(form);
  const lines = fields.flatMap((field) => {
    const group = groupOf(field, fields);
    // The first of a group stands for all of it.
    if (isChoice(field) && group[0] !== field) return [];
    const text = isChoice(field) ? chosenOf(group) : entryOf(field);
    if (text === '') return [];
    // A single box needs no name: its label is the text.
    if (isChoice(field) && !field.closest('fieldset')) return [text];
    const name = nameOf(field);
    return [`${name}${/[?!.:]$/.test(name) ? '' : ':'}${text.includes('\n') ? '\n' : ' '}${text}`];
  });
  return lines.join('\n');
}

const chosenOf = (group: readonly Field[]) =>
  group
    .filter((one) => isChoice(one) && one.checked)
    .map((one) => wordsOf(one.labels?.[0]) || one.value)
    .join(', ');

function entryOf(field: Field): string {
  if (isFile(field)) return [...(field.files ?? [])].map(({ name }) => name).join(', ');
  const text = field.value.trim();
  if (field instanceof HTMLSelectElement) return text === '' ? '' : (field.selectedOptions[0]?.label ?? text);
  if (field.type !== 'date' || text === '') return text;
  const day = new Date(text);
  const { lang } = field.closest<HTMLElement>('[lang]') ?? document.documentElement;
  return Number.isNaN(day.getTime()) ? text : day.toLocaleDateString(lang || undefined, { timeZone: 'UTC', dateStyle: 'long' });
}
