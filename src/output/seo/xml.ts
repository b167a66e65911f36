/** Texts in XML. */

/** What no document of XML 1.0 may hold, not even as a number (2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as it stands between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
