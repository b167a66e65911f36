/** Puts what was typed into the mails that a form offers, so that visitors need not type it again. */

/** The most characters of a `mailto:` address. Windows gives mail programs no more than 2,083 and cuts the rest. */
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
    // A body that the manifest has itself is the last part of the address: the text follows it in the mail.
    const before = /[?&]body=/.test(own) ? '%0D%0A%0D%0A' : `${own.includes('?') ? '&' : '?'}body=`;
    const whole = `${own}${before}${body}`;
    // A text that was cut off would look complete, so leave it out: the panel has it to copy.
    link.href = whole.length > longest ? own : whole;
  }
  return links;
}
