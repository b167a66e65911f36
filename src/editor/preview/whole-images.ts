/** Which images the page shows whole, as wide as it is now: what is said of their focus changes nothing there. */
import type { Places } from './places.ts';

/** @returns their pointers, one in each line; of an image that is shown several times only where none of them is cut */
export function wholeImages(root: Element, places: Places): string {
  const cut = new Map<string, boolean>();
  for (const image of root.querySelectorAll('img')) {
    const place = places.at(image);
    const { clientWidth, clientHeight } = image;
    if (place?.kind !== 'image' || clientWidth === 0 || clientHeight === 0) continue;
    const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const isOtherShape = Math.abs(clientWidth / clientHeight / shape - 1) > 0.02;
    const isCut = isOtherShape && getComputedStyle(image).objectFit === 'cover';
    cut.set(place.pointer, isCut || cut.get(place.pointer) === true);
  }
  return [...cut].flatMap(([pointer, isCut]) => (isCut ? [] : [pointer])).join('\n');
}
