/** The small page at an old address, for hosts that know no rules. Its only words are the title of where it leads. */
import type { Redirect, Site } from '../../../schema/resolved.ts';
import { getPage, shellOf } from '../../../schema/site-parts.ts';

/** @returns a document that leads on at once, and by a link where a browser does not; it has no policy yet. Search engines take the target in its place. */
export function redirectPage({ to }: Pick<Redirect, 'to'>, site: Site): string {
  const page = to.replace(/#.*/, '');
  const target = getPage(site, page);
  const { lang, dir, url } = shellOf(site, target);
  const title = target.path === page ? target.title : to;
  const [href, canonical, text] = [to, page.startsWith('/') ? url + page : page, title].map(escaped);
  return [
    '<!doctype html>',
    `<html lang="${escaped(lang)}"${dir ? ` dir="${dir}"` : ''}><head><meta charSet="utf-8"/>`,
    `<meta http-equiv="refresh" content="0; url=${href}"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${canonical}"><title>${text}</title></head><body><a href="${href}">${text}</a></body></html>`,
  ].join('');
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
