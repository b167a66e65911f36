/** Styles of a drawing without what another address would be asked for. */
import postcss from 'postcss';
import { asksForMore } from '../../sanitize/style.ts';

/**
 * Takes out of a style what would have a browser ask for anything.
 *
 * @param css - a style sheet, or declarations
 * @returns the style itself where that is nothing; an empty one where it cannot be told apart
 */
export function sanitizeStyle(css: string): string {
  if (!asksForMore(css)) return css;
  try {
    const sheet = postcss.parse(css);
    sheet.walkAtRules((rule) => {
      if (asksForMore(`@${rule.name} ${rule.params}`)) rule.remove();
    });
    sheet.walkDecls((declaration) => {
      if (asksForMore(declaration.toString())) declaration.remove();
    });
    sheet.walkComments((comment) => {
      if (asksForMore(comment.text)) comment.remove();
    });
    const rest = sheet.toString();
    return asksForMore(rest) ? '' : rest;
  } catch {
    return '';
  }
}
