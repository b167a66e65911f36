/** Phone numbers as people write, paste and autofill them, made into what the provider wants: digits that begin with the country code. */

/** What may stand between digits: blanks, what cannot be seen, dashes of all kinds, brackets, slashes and dots. */
const signs = /[\s\p{Cf}\p{Pd}\p{Ps}\p{Pe}−/.·]/gu;

/** Countries whose own numbers may begin with a zero, which is dialled from abroad, too. Elsewhere it is dialled only at home. */
const ownZero = new Set(['+39', '+225', '+226', '+229', '+241', '+242', '+378', '+992']);

/**
 * Reads a number in any of the usual forms: `+49 170 …`, `0049 (0)170-…`, `0170/…`. Digits that begin with neither plus nor zero
 * are taken to begin with the country code. The facts about countries are libphonenumber's; the tests compare.
 *
 * @param chosen The calling code that is chosen beside it, such as `+49`, or nothing.
 * @param codes All calling codes.
 * @returns The number to validate and to send, wrong if it was wrong; and its calling code, where it names that itself: behind a plus, or
 *   behind what one dials for abroad.
 */
export function readNumber(
  typed: string,
  chosen: string,
  codes: readonly string[],
): { number: string; code: string | undefined } {
  const text = typed
    // Wide digits and signs of East Asian keyboards.
    .normalize('NFKC')
    .replace(signs, '')
    // In both blocks of Arabic digits, and in no other, the last four bits are the digit.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
  let number = text.replace(chosen === '+1' ? /^(\+|00|011)/ : /^(\+|00)/, '');
  const named = number !== text;
  if (!named && text.startsWith('0') && chosen) number = chosen.slice(1) + text;
  // No calling code begins with another one.
  const code = codes.find((one) => one && number.startsWith(one.slice(1)));
  if (code && !ownZero.has(code)) {
    const home = code === '+36' ? '06' : '0';
    const rest = number.slice(code.length - 1);
    if (rest.startsWith(home)) number = code.slice(1) + rest.slice(home.length);
  }
  return { number, code: named ? code : undefined };
}

/** Whether a number can be sent: plain digits, as many as the manifest allows, with a country code, which begins with no zero. */
export const isNumber = (number: string, minDigits: number, maxDigits: number): boolean =>
  /^[1-9][0-9]*$/.test(number) && number.length >= minDigits && number.length <= maxDigits;
