/** What the editor calls a page: as visitors know it, and not as search engines do. */
import type { Json } from '../../../../schema/json.ts';
import { shortTitle } from '../../../../schema/page-names.ts';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { memo } from '../../../disk/memo.ts';
import { child } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { MessageLanguage } from '../../../loader/say/catalogue.ts';
import { withoutMarkup } from '../../draft/fields/without-markup.ts';
import { words } from '../words/words.ts';
import { fillIn } from './fill-in.ts';
import { listAt } from './selection.ts';
import { languageAt } from './site-languages.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The home page and that for unknown addresses by what they are; others by the link of header or footer, or else by their heading. */
export function pageName(lang: MessageLanguage, manifest: Json, page: number): string {
  const at = `/routes/${page}`;
  const route = valueAt(manifest, at);
  const path = textOf(child(route, 'path'));
  const language = languageAt(manifest, at);
  if (isNotFound(path)) return words[lang].notFound;
  if (path === language.home) return words[lang].home;
  const ofLanguage = language.at === '' ? undefined : valueAt(manifest, language.at);
  const linked = ['header', 'footer'].flatMap(
    (part) => labelsIn(child(ofLanguage, part) ?? child(manifest, part)).get(path) ?? [],
  );
  const heading = listAt(route, 'sections').map((section) => textOf(child(section, 'title')))[0] ?? '';
  const site = { name: textOf(valueAt(manifest, '/site/name')), lang: language.lang };
  const title = () => shortTitle(fillIn(textOf(child(route, 'title')), manifest, at), site);
  const seen = fillIn(withoutMarkup(linked[0] ?? heading), manifest, at)
    .replaceAll('\u00ad', '')
    .trim();
  return seen || title() || path;
}

/** What a header or footer calls the pages that it links. What an edit leaves alone is read once. */
const labelsIn = memo((part: unknown): ReadonlyMap<string, string> => new Map(linksIn(part).toReversed()));

/** The links of a header or footer, those of groups and columns among them: the address of each, and its label. */
function linksIn(value: unknown): [path: string, label: string][] {
  const inner = ['columns', 'links'].flatMap((key) => listAt(value, key).flatMap(linksIn));
  const contact = child(value, 'contact');
  if (contact !== undefined) inner.push(...linksIn(contact));
  const [href, label] = [textOf(child(value, 'href')), textOf(child(value, 'label'))];
  return href && label ? [[href, label], ...inner] : inner;
}
