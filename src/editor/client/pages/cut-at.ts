/** @returns the text, or as many of its words as have room, and an ellipsis */
export function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  // A word that ends exactly here is whole.
  const end = /\s/.test(text.charAt(most)) ? most : start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : most).replace(/[\s,;:–-]+$/, '')} …`;
}
