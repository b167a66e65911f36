/** Names and addresses in the letters from a to z, which every system, server and keyboard has. */

/** German letters, whose mark is a letter of its own, and letters that are no plain letter with a mark. */
const spelled: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** `Über Škoda` → `ueber skoda`. Signs, and letters that have no such spelling, stay. */
export function inPlainLetters(text: string): string {
  return (
    text
      // macOS writes letter and mark apart.
      .normalize('NFC')
      .toLowerCase()
      .replace(/\W/g, (letter) => spelled[letter] ?? letter)
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
  );
}
