/** What was typed goes along into the mails that a form offers, so that nobody has to type it again. */

/** So long a mail's address may be: mail programs on Windows are given no more than 2,083 characters, and cut the rest. */
const longest = 1_900;

/**
 * Puts a text into the mails that the links of a panel begin.
 *
 * @returns The links.
 */
export function carryInto(root: HTMLElement, panel: string, text: string): HTMLAnchorElement[] {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(`[data-part="${panel}"] a[href^="mailto:"]`)];
  for (const link of links) {
    const own = link.dataset.mail ?? link.href;
    link.dataset.mail = own;
    const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
    // A text of the manifest's own comes last in the address, and first in the mail.
    const before = /[?&]body=/.test(own) ? '%0D%0A%0D%0A' : `${own.includes('?') ? '&' : '?'}body=`;
    const whole = `${own}${before}${body}`;
    // Cut off it would look complete: then the text is there to copy.
    link.href = whole.length > longest ? own : whole;
  }
  return links;
}
