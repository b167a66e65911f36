/**
 * What a page tells search engines in words that they share (schema.org, as JSON-LD). All of it comes from the manifest;
 * what is still a placeholder there is left out.
 */
import type { Article, BreadcrumbList, Graph, PostalAddress, Product, WebPage, WebSite } from 'schema-dts';
import type { Inline } from '../../../schema/atoms.ts';
import type { FactMeaning } from '../../../schema/collections.ts';
import { shortName, shortTitle } from '../../../schema/page-names.ts';
import type { PageFacts, Shell, ShellFacts, Site, SitePage } from '../../../schema/resolved.ts';
import { pathsTo, shellOf } from '../../../schema/site-parts.ts';
import { amountsIn } from '../../parts/amount.ts';
import { plainText } from '../../parts/plain-text.ts';
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
  const about = { url, title: title && shortTitle(title, shell), description, card, provider, lang: shell.lang };
  // Without a day it may be anything: a service, a machine.
  const isArticle = page.entry?.date !== undefined;
  const location = entry && saidAs('location', entry);
  const place = location !== undefined && { contentLocation: { '@type': 'Place' as const, name: location, address: location } };
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
    ...(!isArticle && place),
  };
  const graph: Fact[] = [
    webPage,
    ...(hasTrail ? [breadcrumbs(url, trail)] : []),
    ...(entry && isArticle ? [{ ...article(entry, about), ...place }] : []),
    ...(entry ? productOf(entry, about) : []),
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
function article(entry: SaidEntry, { url, title, description, card, provider, lang }: AboutArticle): Said<Article> {
  const { date, updated, summary, tags = [], author = saidAs('author', entry), announced } = entry;
  const about = summary ?? description;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    ...(title !== undefined && { headline: title }),
    ...(about !== undefined && { description: about }),
    // The day of what is announced is none on which anything was published.
    ...(date?.iso && !announced && { datePublished: date.iso }),
    ...(updated?.iso && { dateModified: updated.iso }),
    ...(author !== undefined ? { author: { '@type': 'Person', name: author } } : provider && { author: provider }),
    ...(provider && { publisher: provider }),
    ...(tags.length > 0 && { keywords: tags.flatMap((tag) => tag.text ?? []) }),
    image: card,
    inLanguage: lang,
    mainEntityOfPage: { '@id': `${url}#page` },
  };
}

type SaidEntry = NonNullable<PageFacts['entry']>;

/** A fact of an entry by what it is for search engines. */
const saidAs = (meaning: FactMeaning, { facts = {} }: SaidEntry): string | undefined =>
  plainText(Object.values(facts).find((fact) => fact?.as === meaning)?.text as Inline | undefined);

/** An entry that says what it costs, where that also says in which currency: `12,50 €`, `CHF 9`. */
function productOf(entry: SaidEntry, { url, title, description, card, lang }: AboutArticle): Said<Product>[] {
  const price = saidAs('price', entry);
  const currency = price?.includes('€') ? 'EUR' : /\b[A-Z]{3}\b/.exec(price ?? '')?.[0];
  const amount = price && amountsIn(currency, lang)(price);
  if (!amount || !currency || title === undefined) return [];
  const about = entry.summary ?? description;
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: title,
      ...(about !== undefined && { description: about }),
      image: card,
      offers: { '@type': 'Offer', price: amount, priceCurrency: currency, url },
    },
  ];
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
