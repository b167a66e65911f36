/**
 * What a page tells search engines in words that they share (schema.org, as JSON-LD). All of it comes from the manifest;
 * what is still a placeholder there is left out.
 */
import type { Article, BreadcrumbList, Graph, PostalAddress, WebPage, WebSite } from 'schema-dts';
import { shortName, shortTitle } from '../../../schema/page-names.ts';
import type { PageFacts, Shell, ShellFacts, Site, SitePage } from '../../../schema/resolved.ts';
import { pathsTo, shellOf } from '../../../schema/site-parts.ts';
import type { Fact, Provider } from '../../parts/section-facts.ts';
import { largeIcon } from '../cards/icons.ts';
import { splitTown } from './postal-codes.ts';
import { factsOf } from './section-facts.ts';

/**
 * The facts of a page, as text for `<script type="application/ld+json">`.
 *
 * @param trail the way to the page
 * @param card address of the page's card, absolute
 */
export function structuredData(site: Site, page: SitePage, trail: readonly TrailStep[], card: string): string {
  const url = `${site.url}${page.path}`;
  const shell = shellOf(site, page);
  const home = page.path === homePath(shell);
  const { ofPage, ofShell, published } = site.facts();
  const told = ofShell(shell);
  const provider = providerOf(site, told);
  const { title, description, sections, entry } = ofPage(page);
  const hasTrail = trail.length > 0;
  const webPage: Said<WebPage> = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    ...(title !== undefined && { name: title }),
    ...(description !== undefined && { description }),
    inLanguage: shell.lang,
    primaryImageOfPage: { '@type': 'ImageObject', url: card },
    ...(home && { isPartOf: { '@id': siteId(shell) } }),
    ...(home && provider && { about: { '@id': provider['@id'] } }),
    ...(hasTrail && { breadcrumb: { '@id': `${url}#trail` } }),
  };
  const graph: Fact[] = [
    webPage,
    ...(hasTrail ? [breadcrumbs(url, trail)] : []),
    // Without a day it may be anything: a service, a machine.
    ...(entry && page.entry?.date
      ? [article(entry, { url, title: title && shortTitle(title, shell), description, card, provider, lang: shell.lang })]
      : []),
    ...(home ? [webSite(shell, told, provider), ...publisherOf(site, told)] : []),
    // Where the publisher is described, a reference is enough.
    ...factsOf(sections, published, {
      ...{ url, lang: shell.lang },
      provider: home && provider ? { '@id': provider['@id'] } : provider,
    }),
  ];
  return inScript({ '@context': 'https://schema.org', '@graph': graph });
}

/** A thing itself: where things are referred to, their types allow a bare name as well. */
type Said<T> = Exclude<T, string>;

/** JSON that cannot end the script element that it stands in, nor open a comment there (HTML Standard, 4.12.1.3). */
function inScript(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const homePath = ({ home = '/' }: Shell) => home;
/** Each language is a site of its own, and all are of one publisher. */
const siteId = (shell: Shell) => `${shell.url}${homePath(shell)}#site`;
const publisherId = (site: Site) => `${urlOf(site)}#publisher`;
/** The address of the site's own home page. */
const urlOf = ({ url, base = '' }: Site) => `${url}${base}/`;

function providerOf(site: Site, { publisher }: ShellFacts): Provider | undefined {
  if (publisher?.name === undefined) return undefined;
  return { '@type': typeOf(publisher), '@id': publisherId(site), name: publisher.name, url: urlOf(site) };
}

type Publisher = NonNullable<ShellFacts['publisher']>;

const typeOf = ({ kind }: Publisher) => (kind === 'person' ? ('Person' as const) : ('Organization' as const));

function webSite(shell: Shell, { name }: ShellFacts, provider: Provider | undefined): Said<WebSite> {
  return {
    '@type': 'WebSite',
    '@id': siteId(shell),
    url: `${shell.url}${homePath(shell)}`,
    ...(name !== undefined && { name }),
    inLanguage: shell.lang,
    ...(provider && { publisher: { '@id': provider['@id'] } }),
  };
}

function publisherOf(site: Site, told: ShellFacts): Fact[] {
  const { publisher } = told;
  const provider = providerOf(site, told);
  if (!publisher || !provider) return [];
  const { email, phone, vatId, profiles, founder } = publisher;
  const address = addressOf(publisher);
  const shared = {
    '@id': provider['@id'],
    name: provider.name,
    url: provider.url,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(vatId && { vatID: vatId }),
    ...(profiles && profiles.length > 0 && { sameAs: profiles }),
    ...(address && { address }),
  };
  if (provider['@type'] === 'Person') return [{ '@type': 'Person', ...shared }];
  return [
    {
      '@type': 'Organization',
      ...shared,
      logo: `${site.url}${largeIcon(site)}`,
      ...(founder && { founder: { '@type': 'Person', name: founder } }),
    },
  ];
}

/** An address only when it is whole: half of one leads nowhere. */
function addressOf({ street, city, postalCode, country }: Publisher): PostalAddress | undefined {
  if (street === undefined || city === undefined) return undefined;
  const { code = postalCode, town } = postalCode === undefined ? splitTown(city, country) : { town: city };
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(code && { postalCode: code }),
    addressLocality: town,
    ...(country && { addressCountry: country }),
  };
}

/** A page on the way from the home page to another one. */
export interface TrailStep {
  /** Left out where it is not settled. */
  name?: string;
  url: string;
}

/**
 * The way from the home page down to a page, itself included, along the parts of its address that are pages.
 *
 * @param pages path → page
 * @returns nothing for the home page
 */
export function trailOf(site: Site, page: SitePage, pages: ReadonlyMap<string, SitePage>): TrailStep[] {
  const home = homePath(shellOf(site, page));
  if (page.path === home) return [];
  return pathsTo(page.path, home)
    .flatMap((path) => pages.get(path) ?? [])
    .map((step) => ({
      ...(isNamed(step, site) && { name: shortName(step, shellOf(site, step)) }),
      url: `${site.url}${step.path}`,
    }));
}

/** Whether what a page is called is settled. */
function isNamed(page: SitePage, site: Site): boolean {
  const facts = site.facts();
  const shell = shellOf(site, page);
  return page.path === homePath(shell)
    ? facts.ofShell(shell).name !== undefined
    : !facts.placeholdersOfPage(page).split(' ').includes('/title');
}

interface AboutArticle {
  url: string;
  title: string | undefined;
  description: string | undefined;
  /** Address of its picture. */
  card: string;
  provider: Provider | undefined;
  lang: string;
}

/** An entry of lists that has a day. */
function article(
  { date, updated, summary, tags = [], author }: NonNullable<PageFacts['entry']>,
  { url, title, description, card, provider, lang }: AboutArticle,
): Said<Article> {
  const about = summary ?? description;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    ...(title !== undefined && { headline: title }),
    ...(about !== undefined && { description: about }),
    ...(date?.iso && { datePublished: date.iso }),
    ...(updated?.iso && { dateModified: updated.iso }),
    ...(author !== undefined ? { author: { '@type': 'Person', name: author } } : provider && { author: provider }),
    ...(provider && { publisher: provider }),
    ...(tags.length > 0 && { keywords: tags.flatMap((tag) => tag.text ?? []) }),
    image: card,
    inLanguage: lang,
    mainEntityOfPage: { '@id': `${url}#page` },
  };
}

function breadcrumbs(url: string, trail: readonly TrailStep[]): Said<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#trail`,
    itemListElement: trail.map(({ name, url: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...(name !== undefined && { name }),
      item,
    })),
  };
}
