/** Prices that guests read, as the plain numbers that search engines ask for. */

/** Reads a price. @returns `24.50`; undefined where more or less than one amount is said, such as `from €20` or `market price` */
export type ReadAmount = (price: string) => string | undefined;

/**
 * How prices are read: `24,50 €`, `CHF 9.–`, `٢٥ د.إ`.
 *
 * @param currency ISO 4217; without one, or with one that there is not, nothing is read
 */
export function amountsIn(currency: string | undefined, lang: string): ReadAmount {
  if (currency === undefined || !Intl.supportedValuesOf('currency').includes(currency)) return () => undefined;
  const signs = signsOf(currency, lang);
  return (price) => {
    const text = price.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)).replaceAll('٫', '.');
    const [, before = '', whole = '', part = '', behind = ''] =
      /^([^\d]*)(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,](\d{1,2}|[-–—]+))?([^\d]*)$/u.exec(text) ?? [];
    const around = plain(before + behind);
    if (whole === '' || (around !== '' && !signs.has(around))) return undefined;
    return `${whole.replace(/\D/g, '')}${/\d/.test(part) ? `.${part.padEnd(2, '0')}` : ''}`;
  };
}

/** How a currency is written in a language, and as people cut it short. */
function signsOf(currency: string, lang: string): ReadonlySet<string> {
  const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
  const signs = displays.flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat([lang, 'en'], { style: 'currency', currency, currencyDisplay });
    return [1, 5].flatMap((amount) =>
      format.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    );
  });
  return new Set([...signs.map(plain), ...(currency === 'CHF' ? ['fr', 'sfr'] : [])]);
}

/** Without what stands around letters and signs: blanks, dots, dashes, marks of direction. */
const plain = (text: string): string => text.replace(/[\s.\p{Cf}\p{Pd}]/gu, '').toLowerCase();
