/** For tests: names for section types that they make. Whatever a developer has called her own, these are others. */
import { importedNames } from '../../../src/command/section-files.ts';
import { refuseName } from '../../../src/command/section-name.ts';
import { listTypes } from '../../../src/gallery/examples.ts';
import { root } from './project.ts';

/** The name itself, or what `npm run new-section` offers where that is taken. */
export const freeType = (wanted: string): string =>
  refuseName(wanted, listTypes(root), importedNames(root))?.suggestion ?? wanted;
