/**
 * Ids that the document itself uses. Sections have ids, too, which their author chooses: of letters, digits and hyphens
 * (schema/define-section.ts). Ours begin with an underscore, as React's own do (`useId`), so that a restaurant may have a `menu`.
 */
export const rootId = '_root';
export const mainId = '_main';
export const menuId = '_menu';
export const toastId = '_toast';
export const noticeId = '_notice';
