/** The formats that a build makes of each photo, best first: the contract between the build that names the files and the parts that ask for them. */
export const pictureFormats = ['avif', 'webp'] as const;

/** The address of a photo's file of a width and a format; `src` is that of its file for browsers that know neither. */
export function pictureAddress(src: string, width: number, format: string): string {
  return `${src.slice(0, src.lastIndexOf('.'))}-${width}.${format}`;
}
