/**
 * An image without a description that seems to say something: a photo, a drawing with words in it, or one that has a
 * description elsewhere. It warns: only a person can know what an image is for.
 */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

export const check: Check = ({ found: { images } }) => {
  const described = new Set(images.filter(({ alt }) => alt.trim() !== '').map(({ path }) => path));
  return images.flatMap(({ pointer, path, alt, hasWords, isNamed }) => {
    // The logo stands beside the name.
    if (alt.trim() !== '' || isNamed || pointer === '/header/logo') return [];
    const reason = described.has(path) ? 'elsewhere' : hasWords ? 'words' : path.endsWith('.svg') ? undefined : 'photo';
    return reason ? [finding('empty-alt', { pointer: `${pointer}/alt` }, { path, reason })] : [];
  });
};
