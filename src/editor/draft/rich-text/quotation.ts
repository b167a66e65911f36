/** A text as a quotation, which is shown in marks and a script of its own: those that are written around all of it would come twice. */
export function asQuotation(text: string): string {
  const inner = /^(_|\*\*)((?:(?!\1).)+)\1$/s.exec(text.trim())?.[2] ?? text;
  const [, said = ''] = /^["„“”»«](.+)["“”»«]$/s.exec(inner.trim()) ?? [];
  // With more of them it is several quotations, or one within another text.
  return said === '' || /["„“”»«]/.test(said) ? inner : said.trim();
}
