/** Modules of the editor's pages that Node makes of other sources. */
import { iconNames } from '../../../schema/icons.ts';
import { iconOf } from '../../manifest/node/icons.ts';

/** The compiled JSON Schema. Compiling it in the browser would need the right to evaluate strings as code. */
export { validatorSource } from '../../manifest/node/validator-source.ts';

/** The shapes of all icons that a manifest may name, as data. */
export const iconsSource = (): string =>
  `export default ${JSON.stringify(Object.fromEntries(iconNames.map((name) => [name, iconOf(name)])))}`;
