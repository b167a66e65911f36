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
  const form = formOf(currency, lang);
  return (price) => {
    const western = price.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
    const text = western.replaceAll('٫', '.').replaceAll('٬', '’');
    const [, before = '', whole = '', part = '', behind = ''] = form.exec(text) ?? [];
    const around = plain(before + behind);
    if (whole === '' || (around !== '' && !signs.has(around))) return undefined;
    return `${whole.replace(/\D/g, '')}${/\d/.test(part) ? `.${part.padEnd(2, '0')}` : ''}`;
  };
}

/** Three digits at the end are thousands. Of a currency that has three decimals, they are so behind the sign alone that the language has for it. */
function formOf(currency: string, lang: string): RegExp {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const group = new Intl.NumberFormat([lang, 'en']).formatToParts(10_000).find(({ type }) => type === 'group')?.value;
  const [thousands, decimals] = maximumFractionDigits === 3 ? [group === '.' ? '.' : ',', 3] : ['.,', 2];
  return new RegExp(`^(\\D*)(\\d{1,3}(?:[${thousands}'’\\s]\\d{3})+|\\d+)(?:[.,](\\d{1,${decimals}}|[-–—]+))?(\\D*)$`, 'u');
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
