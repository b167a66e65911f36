/** For tests: photos as cameras and screens make them, drawn here so that the repository holds none. */
import sharp, { type Sharp } from 'sharp';

/** A picture with areas and edges, the same for the same size. */
function draw(width: number, height: number, channels: 3 | 4): Sharp {
  const pixels = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = (x - width / 2) ** 2 + (y - height / 2) ** 2 < (height / 3) ** 2;
      const color = inside ? [244, 162, 89, 255] : [(200 * x) / width, (200 * y) / height, 120, 128];
      for (let channel = 0; channel < channels; channel++) pixels[(y * width + x) * channels + channel] = color[channel] ?? 0;
    }
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

/** A JPEG photo that lies on its side, as its EXIF says, along with where it was taken. Upright it is `width` × `height`. */
export const photo = (width: number, height: number): Promise<Buffer> =>
  draw(height, width, 3)
    .jpeg({ quality: 92 })
    .withExif({
      IFD0: { Copyright: 'Secret Photographer', Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '11/1 34/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .toBuffer();

/** A picture with parts that one can see through. */
export const sticker = (width: number, height: number): Promise<Buffer> => draw(width, height, 4).png().toBuffer();
