/** The rows of what is pasted as plain text. */

/** Whether an empty row stands between two others: then it is what tells paragraphs apart. */
export function hasEmptyRows(plain: string): boolean {
  const isFull = plain.split('\n').map((row) => row.trim() !== '');
  return isFull.slice(isFull.indexOf(true), isFull.lastIndexOf(true) + 1).includes(false);
}

/** Begins only where the space does: else each of many spaces would be tried as its beginning. */
export const inOneRow = (text: string): string => text.replace(/(?<!\s)\s*\n\s*/g, ' ');
