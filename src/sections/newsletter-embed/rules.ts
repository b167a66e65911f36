/** Which fields hold something that cannot be sent. The attributes are the rules, the same that the browser's own check goes by. */

export type Field = HTMLInputElement | HTMLSelectElement;

export interface RuleMessages {
  required: string;
  invalid: string;
  countryCode: string;
}

/** The fields that a visitor sees, in their order. */
export function visibleFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement && element.type !== 'hidden' && !element.closest('[aria-hidden="true"]')) ||
      element instanceof HTMLSelectElement,
  );
}

/**
 * Finds what is wrong.
 *
 * @param codeOf Name of the field with a number → name of the field with its country code, which only then is required.
 * @returns Field → message, in the order of the form; empty when all is right.
 */
export function findMistakes(
  form: HTMLFormElement,
  messages: RuleMessages,
  codeOf: ReadonlyMap<string, string>,
): Map<Field, string> {
  const fields = visibleFields(form);
  const needed = new Set(fields.flatMap((field) => (field.value.trim() === '' ? [] : (codeOf.get(field.name) ?? []))));
  const mistakes = new Map<Field, string>();
  for (const field of fields) {
    const empty = field.value.trim() === '';
    if (empty && needed.has(field.name)) mistakes.set(field, messages.countryCode);
    else if (empty && field.required) mistakes.set(field, messages.required);
    else if (isWrong(field, empty)) mistakes.set(field, messages.invalid);
  }
  return mistakes;
}

function isWrong(field: Field, empty: boolean): boolean {
  if (field instanceof HTMLSelectElement) return false;
  // Blanks alone are no value, but they would be sent as one.
  if (empty) return field.value !== '' && field.pattern !== '';
  const { typeMismatch, patternMismatch } = field.validity;
  // The browser judges a length only where somebody typed it.
  const tooLong = field.maxLength >= 0 && field.value.length > field.maxLength;
  return tooLong || typeMismatch || patternMismatch;
}
