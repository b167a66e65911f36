/** What pages are called where there is little room. */
import type { Page, Shell } from './resolved.ts';

/** In letters, about what fits into the 600 pixels that Google gives a title. */
export const titleLimit = 60;

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

type Named = Pick<Shell, 'name' | 'lang' | 'header' | 'footer'>;
type NavLink = Pick<Shell['footer']['links'][number], 'label' | 'href'>;

/** Every link of header and footer, those of groups and columns with what stands above them. */
const linksOf = ({ header, footer }: Named): { links: readonly NavLink[]; title?: string }[] => [
  ...header.links.map(({ label, href, links }) => (links ? { links, title: label } : { links: href ? [{ label, href }] : [] })),
  ...(footer.columns ?? []),
  { links: footer.links },
];

const pageOf = ({ href }: NavLink) => ('page' in href && href.hash === undefined ? href.page : undefined);

/**
 * What a page is called in the trail from the home page: as the header or footer links it, else its title. A group whose other pages all
 * lie below names the one above them where its link does not: "Overview", in the group "Courses", says nothing outside of it.
 *
 * @param words - the same title, name, header and footer in other words, of which the answer is taken
 */
export function shortName(
  page: Pick<Page, 'path' | 'title'>,
  shell: Shell,
  words: Named & Pick<Page, 'title'> = { ...shell, title: page.title },
): string {
  if (page.path === (shell.home ?? '/')) return words.name;
  for (const [index, { links, title }] of linksOf(shell).entries()) {
    const at = links.findIndex((one) => pageOf(one) === page.path);
    const link = links[at];
    if (!link) continue;
    const others = links.filter((one) => one !== link);
    const isAbove = others.length > 0 && others.every((one) => pageOf(one)?.startsWith(`${page.path}/`));
    const isNamed = title === undefined || page.title.toLowerCase().includes(link.label.toLowerCase());
    const answer = linksOf(words)[index];
    return (isAbove && !isNamed ? answer?.title : answer?.links[at]?.label) ?? link.label;
  }
  return shortTitle(words.title, words);
}
