/** Texts of a manifest in Markdown, of which nothing becomes markup. */

/** Keeps the quotations in backquotes, in which nothing is markup, and makes plain text of everything else. */
export function markdown(text: string): string {
  return text
    .split(/(`[^`\n]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeMarkdown(part)))
    .join('');
}

/** What is markup of Markdown, and where GitHub makes a link without being asked: of addresses, people and issues. */
const markup = /[\\*_[\]<>|!&~`$]|(\/(?=\/)|(?<=\bwww)\.|[@#])/gi;

/** Plain text of one line, whatever it holds. An HTML comment, which is not shown, ends GitHub's search for links. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll('\n', ' ')
    .replace(markup, (sign, linked?: string) => `&#${sign.charCodeAt(0)};${linked === undefined ? '' : '<!-- -->'}`);
}
