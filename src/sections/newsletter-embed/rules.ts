/** What the fields send, and which hold something that cannot be sent. The attributes are the rules, as for the browser's own check. */
import { isNumber, readNumber } from './phone.ts';

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

/** The fields for a number and its country code, and how long a number may be. */
export interface PhoneRule {
  name: string;
  countryCode: { name: string };
  minDigits: number;
  maxDigits: number;
}

/** Blanks and what cannot be seen. Around a text that is nothing; inside of a name a joiner may be spelling. */
const around = /^[\s\p{Cf}\p{DI}]+|[\s\p{Cf}\p{DI}]+$/gu;

/** What the visible fields are to send: texts without what is around them, a number as the provider wants it. */
export function readFields(form: HTMLFormElement, phone?: PhoneRule): Map<Field, string> {
  const values = new Map(visibleFields(form).map((field) => [field, field.value.replace(around, '')]));
  const number = phone && form.elements.namedItem(phone.name);
  const code = phone && form.elements.namedItem(phone.countryCode.name);
  if (number instanceof HTMLInputElement && values.get(number) && code instanceof HTMLSelectElement) {
    const codes = [...code.options].flatMap(({ value }) => value || []);
    // Where no country is chosen, that is the mistake: the number is right if it would be so with one.
    const read = readNumber(number.value, code.value || (codes[0] ?? ''), codes);
    values.set(number, read.number || number.value);
    values.set(code, read.code ?? code.value);
  }
  return values;
}

/**
 * Finds what is wrong.
 *
 * @param phone Where there is a number, its country code is required.
 * @returns Field → message, in the order of the form; empty when all is right.
 */
export function findMistakes(form: HTMLFormElement, messages: RuleMessages, phone?: PhoneRule): Map<Field, string> {
  const values = readFields(form, phone);
  const hasNumber = [...values].some(([{ name }, value]) => name === phone?.name && value !== '');
  const mistakes = new Map<Field, string>();
  for (const [field, value] of values) {
    if (value !== '') {
      if (isWrong(field, value, phone)) mistakes.set(field, messages.invalid);
    } else if (hasNumber && field.name === phone?.countryCode.name) mistakes.set(field, messages.countryCode);
    else if (field.required) mistakes.set(field, messages.required);
  }
  return mistakes;
}

function isWrong(field: Field, value: string, phone?: PhoneRule): boolean {
  if (field instanceof HTMLSelectElement) return false;
  // Not by its pattern, which lets the forms pass that are made right before they are sent.
  if (field.name === phone?.name) return !isNumber(value, phone.minDigits, phone.maxDigits);
  // The browser judges a length only where somebody typed it.
  return field.validity.typeMismatch || (field.maxLength >= 0 && value.length > field.maxLength);
}
