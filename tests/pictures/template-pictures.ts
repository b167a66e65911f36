/**
 * What `npm run pictures -- --templates` does: the photos of the templates for new sites, made of drawings. Their filters would cost every
 * visitor's browser what they cost here, and no phone draws wood at once.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '../../src/disk/write-atomically.js';

/** Chosen by eye: below it the gradients of the sky have steps. All pictures of a template have 80 kB. */
const quality = 78;

/**
 * Each drawing `src/scaffold/drawings/<template>/<name>.svg` becomes `media/<name>.webp` of its template, as large as it says it is.
 *
 * @param root - the builder's folder
 */
export async function makeTemplatePictures(root: string): Promise<void> {
  const drawings = join(root, 'src/scaffold/drawings');
  for (const path of readdirSync(drawings, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'))) {
    const picture = await sharp(readFileSync(join(drawings, path)))
      .removeAlpha()
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    const name = path.replace(/([^/\\]+)\.svg$/, 'media/$1.webp');
    writeAtomically(join(root, 'src/scaffold/templates', name), picture);
    console.log(`${name}: ${Math.round(picture.length / 1000)} kB`);
  }
}
