/** Addresses, as browsers read them. */

/** Browsers skip these, wherever in an address they stand (WHATWG URL, 4.4, step 3). */
const withoutBreaks = (value: string) => value.replace(/[\t\n\r]/g, '');

/** Whether a value names a program as an address, alone or behind something else, as in `0; url=…` and in lists. */
export const holdsScriptAddress = (value: string): boolean => /\b(?:java|vb)script:/i.test(withoutBreaks(value));

/** Whether a value holds a page, a drawing or a program as an address: what a browser opens so could run. */
export const holdsDocument = (value: string): boolean => /\bdata:[^,]*(?:html|xml|xsl|script)/i.test(withoutBreaks(value));

/** Hosts that can never exist (RFC 2606). What follows `https:` without slashes is a path or a host, depending on the base. */
const sites = ['https://site.invalid', 'http://site.invalid'];

/** Whether an address stays on the site, wherever on it the file with it lies. */
export const isOwn = (address: string): boolean =>
  sites.every((site) => {
    try {
      return new URL(address, `${site}/a/`).origin === site;
    } catch {
      return false;
    }
  });
