/** What pages are called where there is little room. */
import type { Page, Shell } from './resolved.ts';

/**
 * A title without the site's name at its end or start, where it is set off by a mark: cards and trails show the name anyway.
 * "Impressum – KI im Marketing" becomes "Impressum".
 */
export function shortTitle(title: string, { name, lang }: Pick<Shell, 'name' | 'lang'>): string {
  const mark = /^\s*[:|·–—-]\s+/;
  if (title.startsWith(name)) {
    const rest = title.slice(name.length);
    const short = rest.replace(mark, '');
    if (short !== rest && short !== '') return short.charAt(0).toLocaleUpperCase(lang) + short.slice(1);
  }
  if (title.endsWith(name)) {
    const rest = title.slice(0, -name.length);
    const short = rest.replace(/\s+[|·–—-]\s*$|:\s+$/, '');
    if (short !== rest && short !== '') return short;
  }
  return title;
}

/** Every link of header and footer, those of groups and columns too. */
const linksOf = ({ header, footer }: Pick<Shell, 'header' | 'footer'>) => [
  ...header.links.flatMap(({ label, href, links }) => links ?? (href ? [{ label, href }] : [])),
  ...(footer.columns ?? []).flatMap(({ links }) => links),
  ...footer.links,
];

/** What a page is called in the trail from the home page: as the header or footer links it, else its title. */
export function shortName(page: Pick<Page, 'path' | 'title'>, shell: Shell): string {
  if (page.path === (shell.home ?? '/')) return shell.name;
  const link = linksOf(shell).find(({ href }) => 'page' in href && href.page === page.path && href.hash === undefined);
  return link?.label ?? shortTitle(page.title, shell);
}
