/** Feeds: the newest entries of a list as an Atom document (RFC 4287), for programs that look whether there are new ones. */

import type { Day } from '../../../schema/atoms.ts';
import { firstAddress, firstListAddress } from '../../../schema/old-addresses.ts';
import { shortTitle } from '../../../schema/page-names.ts';
import type { Entry, Fact, Feed, Site, SitePage } from '../../../schema/resolved.ts';
import { shellOf } from '../../../schema/site-parts.ts';
import { plainText } from '../../parts/plain-text.ts';
import { escapeXml } from './xml.ts';

/** Subscribers have the older entries already. */
const maxEntries = 50;

/** One without a day is in no feed. */
type DatedEntry = Entry & { date: Day };

/** @returns address → text */
export function feedsOf(site: Site): Map<string, string> {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  return new Map(site.feeds.map((feed) => [feed.address, feedText(site, feed, pages)]));
}

/** Those of a page's list, and of the list that it is an entry of, which browsers and readers of feeds look for in its head. */
export const feedsOfPage = ({ feeds, url }: Site, { path, lang, entry }: SitePage): { title: string; url: string }[] =>
  feeds
    .filter((feed) => {
      const isEntry =
        entry?.date !== undefined &&
        lang === feed.lang &&
        path.startsWith(feed.under.endsWith('/') ? feed.under : `${feed.under}/`);
      return path === feed.under || path === feed.shownOn || isEntry;
    })
    .map(({ title, address }) => ({ title, url: url + address }));

function feedText(site: Site, feed: Feed, pages: ReadonlyMap<string, SitePage>): string {
  const shell = shellOf(site, feed);
  const author = site.facts().ofShell(shell).publisher?.name ?? shell.name;
  const entries = feed.entries.slice(0, maxEntries).flatMap((path) => {
    const page = pages.get(path);
    return page?.entry?.date ? [{ page, entry: { ...page.entry, date: page.entry.date } }] : [];
  });
  const lines = entries.map(({ page, entry }) => entryText(site, page, entry));
  // A feed must say when it last changed; one without entries never has.
  const changed = entries.map(({ entry }) => lastDay(entry)).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.lang)}">`,
    element('id', site.url + encodeURI(firstListAddress(feed.under, site.redirects))),
    element('title', feed.title),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(site.url + feed.address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(site.url + feed.under)}"/>`,
    element('updated', momentOf(changed.at(-1) ?? '1970-01-01')),
    `<author>${element('name', author)}</author>`,
    ...lines,
    '</feed>\n',
  ].join('\n');
}

function entryText(site: Site, page: SitePage, entry: DatedEntry): string {
  const { path, title, description, lang } = page;
  return [
    '<entry>',
    element('id', idOf(site, path, entry)),
    element('title', shortTitle(title, shellOf(site, { lang }))),
    `<link rel="alternate" type="text/html" href="${escapeXml(site.url + path)}"/>`,
    element('published', momentOf(entry.date.iso)),
    element('updated', momentOf(lastDay(entry))),
    ...(entry.author ? [`<author>${element('name', entry.author)}</author>`] : []),
    ...(entry.tags ?? []).map(({ text }) => `<category term="${escapeXml(text)}"/>`),
    element('summary', [entry.summary ?? description, ...Object.values(entry.facts ?? {}).map(lineOf)].join('\n')),
    '</entry>',
  ].join('');
}

const lineOf = ({ label, text }: Fact): string => `${label}: ${plainText(text) ?? ''}`;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const lastDay = ({ date, updated }: DatedEntry): string => (updated && updated.iso > date.iso ? updated : date).iso;

/** A day as the moment that Atom asks for (RFC 3339). Nobody has written a time, and readers of feeds show the day. */
const momentOf = (iso: string): string => `${iso}T12:00:00Z`;

/**
 * What a reader of feeds knows an entry by, for good (RFC 4151): the day and the address that it was published with. A page that has moved
 * keeps it, as the entry says where it was, or else its redirect.
 */
function idOf(site: Site, path: string, { date, firstPath }: DatedEntry): string {
  const first = firstPath === undefined ? firstAddress(path, site.redirects) : (site.base ?? '') + firstPath;
  const { host, pathname } = new URL(site.url + first);
  // A new page may have the address that another one had first.
  const isTaken =
    firstPath === undefined && site.pages.some((page) => page.entry?.firstPath === path && page.entry.date?.iso === date.iso);
  return `tag:${host},${date.iso}:${pathname}${isTaken ? '#2' : ''}`;
}
