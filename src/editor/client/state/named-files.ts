/** The files that a manifest seems to name: what looks like the path of an image or a font, wherever it stands. */
export function namedFiles(text: string): string[] {
  const paths = [...text.matchAll(/"([^"\\]+\.(?:svg|png|jpe?g|webp|avif|woff2))"/gi)].map(([, path = '']) => path);
  return [...new Set(paths)].filter((path) => !/^(?:[a-z]+:|\/)/i.test(path));
}
