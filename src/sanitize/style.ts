/** Whether a style of a drawing names what would be asked for. */

/** Names something elsewhere, however it is written: sheets, and functions that take addresses as plain texts. */
const foreign = /@import|\b(?:src|image|image-set)\(/i;
/** The beginning of every address. */
const address = /\burl\(\s*["']?/i;
/** Elements of the same drawing, and what the style itself holds: pixels and fonts. */
const own = /^(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font-))/i;

/**
 * Whether a style would have a browser ask for anything. It is read as plain text, on the safe side: a sentence about an import counts
 * as one. No parser stands between, since one that errs otherwise than browsers do could be led past.
 */
export function asksForMore(css: string): boolean {
  const plain = css.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|([\s\S]))/gi, (_, code?: string, char?: string) =>
    code === undefined ? (char ?? '') : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  );
  return (
    foreign.test(plain) ||
    plain
      .split(address)
      .slice(1)
      .some((rest) => !own.test(rest))
  );
}
