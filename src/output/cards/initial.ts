/** What stands for a site without a logo where only a picture can: the first letter of its name, on the brand's colour. */
import type { Site } from '../../../schema/resolved.ts';
import type { Drawing } from './drawing.ts';
import { loadLettering } from './lettering.ts';

/** Its side, how large the letter is in it, and how far below the middle its base line lies, so that a capital stands in the middle. */
const side = 96;
const size = 64;
const baseline = side / 2 + size * 0.35;

export async function drawInitial({ theme }: Site, name: string): Promise<Drawing> {
  const letters = await loadLettering();
  const { width, path } = letters.draw([...letters.drawable(name)][0]?.toUpperCase() ?? '', size);
  const { primary, onPrimary } = theme.colors;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">
<rect width="${side}" height="${side}" rx="${side / 4}" fill="${primary.light}"/>
<path transform="translate(${(side - width) / 2} ${baseline})" fill="${onPrimary.light}" d="${path}"/>
</svg>`;
  return { bytes: Buffer.from(svg), isSvg: true };
}
