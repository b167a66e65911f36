/** Names that are made of other names. Nothing is imported here: the app of visitors uses them too. */

/** How a section type, and with it its folder, is named: kebab-case. */
export const typePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** `card-grid` → `CardGrid`: the name of a type's component. */
export const componentName = (type: string): string => type.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** The type of what stands in the place of a section with mistakes, in the editor only. No folder can be named so. */
export const brokenType = 'broken section';

/** `onAction` → `--color-on-action`: the variable of a colour of the theme, in styles and in drawings. */
export const colorVariable = (name: string): string =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The `type` of a place where a section is put in that stands on several pages. An own section type of this name goes on meaning that type. */
export const reuseType = 'reuse';
