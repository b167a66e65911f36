/** Images of the storage as lines and lists. */
import type { Json } from '../../../../schema/json.ts';
import { tintedAddress } from '../../../colors/tint.ts';
import { pointerTo } from '../../../json-text/pointer.ts';
import type { StoredFile } from '../../storage.ts';
import type { EditorState } from '../state/editor-state.ts';

export type ImageFile = StoredFile & { image: NonNullable<StoredFile['image']> };

export const imagesOf = (files: readonly StoredFile[]): ImageFile[] =>
  files.filter((file): file is ImageFile => file.image !== undefined);

/** Where it is seen as on the page: a drawing in the colours of the brand. */
export const addressOf = ({ address, image }: ImageFile, brand: EditorState['brand']): string =>
  (brand && image.svg !== undefined && tintedAddress(image.svg, brand.colors)) || address;

export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A path without the dot that some write before it. */
const plain = (path: string): string => path.replace(/^(?:\.\/)+/, '');

/** @param named - the paths that the manifest names, however they are written */
export function splitByUse(images: readonly ImageFile[], named: readonly string[]): { used: ImageFile[]; unused: ImageFile[] } {
  const known = new Set(named.map(plain));
  // What a constant in a path says is not looked up: whatever it may lead to is used.
  const patterns = [...known].filter((path) => path.includes('{')).map(patternOf);
  const isUsed = ({ path }: ImageFile) => known.has(plain(path)) || patterns.some((pattern) => pattern.test(plain(path)));
  return { used: images.filter(isUsed), unused: images.filter((image) => !isUsed(image)) };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]*\}/g, '.*')}$`);

/** File → the pointers of all values that are its path, in the order of the manifest. */
export function usesOfFiles(manifest: Json): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  const collect = (value: Json | undefined, pointer: string) => {
    if (typeof value === 'string' && imagePath.test(value)) uses.set(plain(value), [...(uses.get(plain(value)) ?? []), pointer]);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) collect(inner as Json, pointerTo(pointer, key));
  };
  collect(manifest, '');
  return uses;
}

const imagePath = /\.(?:svg|png|jpe?g|webp|avif)$/i;

/** `1600 × 900 · JPG · 240 kB`; a drawing has no size of its own. */
export function factsOf({ image }: ImageFile, lang: string): string {
  const kind = image.type.toUpperCase().replace('JPEG', 'JPG');
  const pixels = image.type === 'svg' ? [] : [`${image.width} × ${image.height}`];
  return [...pixels, kind, sizeOf(image.size, lang)].join(' · ');
}

/** A photo that was made smaller takes less, in bytes. */
export const largeImage = 4_000_000;

export function sizeOf(bytes: number, lang: string): string {
  const isLarge = bytes >= 1e6;
  const style = { style: 'unit', unit: isLarge ? 'megabyte' : 'kilobyte', maximumFractionDigits: isLarge ? 1 : 0 } as const;
  return new Intl.NumberFormat(lang, style).format(Math.max(1, bytes / 1000) / (isLarge ? 1000 : 1));
}
