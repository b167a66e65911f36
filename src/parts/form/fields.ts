/** What the fields of a form send, and which of them are wrong. The rules are the attributes, as for the browser's own check. */

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface RuleMessages {
  required: string;
  invalid: string;
}

/** What fields ask for that no attribute can say. */
export interface FieldRules {
  /** Puts right what is to be sent. */
  prepare?: (values: Map<Field, string>) => void;
  /** The message about a field that only these rules find wrong. */
  validate?: (field: Field, values: ReadonlyMap<Field, string>) => string | undefined;
}

/** The controls of a form. `form.elements` may be shadowed by a field of that name. */
export const elementsOf = (form: HTMLFormElement): Element[] => [
  ...(Reflect.get(HTMLFormElement.prototype, 'elements', form) as HTMLFormControlsCollection),
];

/** The fields that a visitor sees, in their order. */
export function visibleFields(form: HTMLFormElement): Field[] {
  return elementsOf(form).filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement && element.type !== 'hidden' && !element.closest('[aria-hidden="true"]')) ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLTextAreaElement && !element.readOnly),
  );
}

/** Whether it is one of several to choose from, or a box to tick. */
export const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

/** Whether it holds files. */
export const isFile = (field: Field): field is HTMLInputElement => field.type === 'file';

/** The bytes of all files that were chosen in a field. */
export const sizeOf = ({ files }: HTMLInputElement): number => [...(files ?? [])].reduce((sum, { size }) => sum + size, 0);

/** Those that have the same name, in their order. */
export const groupOf = (field: Field, fields: readonly Field[]): Field[] => fields.filter(({ name }) => name === field.name);

/** Blanks and invisible characters around a text. Within a text they stay: a joiner may belong to a name's spelling. */
const around = /^[\s\p{Cf}\p{DI}]+|[\s\p{Cf}\p{DI}]+$/gu;

/** What the visible fields are to send, texts without what is around them. Of choices with one name the first stands for all: it has the value of the first that is chosen. */
export function readFields(form: HTMLFormElement, rules: FieldRules = {}): Map<Field, string> {
  const fields = visibleFields(form);
  const values = new Map<Field, string>();
  for (const field of fields) {
    // The name of a file is no text, and no script may set it.
    if (isFile(field)) values.set(field, field.value);
    else if (!isChoice(field)) values.set(field, field.value.replace(around, ''));
    else if (groupOf(field, fields)[0] === field) {
      const chosen = groupOf(field, fields).find((one) => isChoice(one) && one.checked);
      values.set(field, chosen?.value ?? '');
    }
  }
  rules.prepare?.(values);
  return values;
}

/**
 * Finds what is wrong.
 *
 * @returns Field → message, in the order of the form; empty when all is right.
 */
export function findMistakes(form: HTMLFormElement, messages: RuleMessages, rules: FieldRules = {}): Map<Field, string> {
  const values = readFields(form, rules);
  const mistakes = new Map<Field, string>();
  for (const [field, value] of values) {
    const message = rules.validate?.(field, values) ?? validate(field, value, messages);
    if (message !== undefined) mistakes.set(field, message);
  }
  return mistakes;
}

function validate(field: Field, value: string, { required, invalid }: RuleMessages): string | undefined {
  // A date of which only a part is entered has no value.
  if (value === '' && field.validity.badInput) return invalid;
  // HTML cannot say that at least one of several boxes is required, so `data-required` does.
  if (value === '') return field.required || field.closest('[data-required]') ? required : undefined;
  if (field instanceof HTMLSelectElement || isChoice(field)) return undefined;
  const { maxLength, minLength, validity } = field;
  // The browser validates a length only where somebody typed it.
  const isWrong = validity.typeMismatch || (maxLength >= 0 && value.length > maxLength) || value.length < minLength;
  if (isWrong || validity.rangeUnderflow || validity.rangeOverflow || validity.stepMismatch) return invalid;
  const isTooLarge = isFile(field) && sizeOf(field) > Number(field.dataset.maxBytes ?? Number.POSITIVE_INFINITY);
  return isTooLarge ? invalid : undefined;
}
