import { type Finding, finding } from '../../findings/finding.ts';
import type { References } from './references.ts';

/**
 * A finding wherever a manifest names a file that cannot be read to its end, which only shows when it is made ready for visitors.
 *
 * @param isDamaged - asked of each path, relative to the manifest
 */
export function findDamaged(
  { images, fonts }: Pick<References, 'images' | 'fonts'>,
  isDamaged: (path: string) => boolean,
): Finding[] {
  return [
    ...images
      .filter(({ path }) => isDamaged(path))
      .map(({ pointer, path }) => finding('damaged-image', { pointer: `${pointer}/src` }, { path })),
    ...fonts.filter(({ path }) => isDamaged(path)).map(({ pointer, path }) => finding('unreadable-font', { pointer }, { path })),
  ];
}
