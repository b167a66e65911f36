/** For tests: the shapes of the icons, as the editor's bundles hold them. */
import { iconNames } from '../../../schema/icons.ts';
import { iconOf } from '../../../src/manifest/node/icons.ts';

export default Object.fromEntries(iconNames.map((name) => [name, iconOf(name)]));
