/** What people write since other builders have it: it is missing here on purpose, or stands in another place, and there is a way round. */

import type { About } from '../../findings/finding.ts';
import { oldAddress, severalLanguages } from '../../findings/workarounds.ts';
import { plain, typeFor } from '../../registry/section-aliases.ts';

interface NotYet {
  /** What it is called, with or without capitals and hyphens. */
  words: string;
  /** Where authors try to write it, as JSON Pointers. */
  at: RegExp;
  way: About;
  /** It exists, in another place. */
  isElsewhere?: true;
}

const onTop = /^(?:\/site|\/header|\/footer)?$/;
const belowTop = /^(?:\/site|\/header|\/footer|\/routes\/\d+)$/;
const onTopOrPage = /^(?:\/site|\/header|\/footer|\/routes\/\d+)?$/;
const onPage = /^\/routes\/\d+$/;
const onTopOrSection = /^(?:\/site|\/header|\/footer|\/routes\/\d+(?:\/sections\/\d+)?)?$/;

/** How a page becomes part of a list of news. */
const datedPage: About = {
  de: 'Tag, Verfasser und Stichwörter einer Seite stehen in "entry": "entry": { "date": "2026-07-12", "author": "Ada Lang", "tags": ["Feste"] }. Listen zeigen sie, wenn ihre Adresse unter der ihren liegt.',
  en: 'Day, author and tags of a page stand in "entry": "entry": { "date": "2026-07-12", "author": "Ada Lang", "tags": ["Fairs"] }. Lists show it where its address lies below theirs.',
};

/** How a list of news makes itself. */
const listOfEntries: About = {
  de: `Jeder Beitrag ist eine Seite unter "routes" mit "entry": { "date": "2026-07-12" }. Die Liste ist ein Abschnitt: { "type": "${typeFor('news')}", "under": "/aktuelles" }; mit "feed": { "title": "Aktuelles" } lässt sie sich abonnieren.`,
  en: `Each post is a page under "routes" with "entry": { "date": "2026-07-12" }. The list is a section: { "type": "${typeFor('news')}", "under": "/news" }; with "feed": { "title": "News" } visitors can subscribe to it.`,
};

const list: readonly NotYet[] = [
  {
    words: 'redirects redirect redirect-from aliases alias old-paths rewrites weiterleitung weiterleitungen umleitungen',
    at: belowTop,
    way: oldAddress,
    isElsewhere: true,
  },
  {
    words: 'analytics google-analytics tracking matomo plausible goatcounter piwik statistics statistik tag-manager gtag',
    at: onTopOrPage,
    way: {
      de: 'Auf den Seiten läuft kein fremdes Skript. Wie oft sie aufgerufen werden, zeigen die meisten Hoster aus ihren Protokollen, ohne dass Besucher einwilligen müssen.',
      en: 'No foreign script runs on the pages. How often they are opened most hosts show from their logs, without any consent of visitors.',
    },
  },
  {
    words: 'languages translations locales i18n hreflang alternates language-switch sprachen übersetzungen',
    at: onTop,
    way: severalLanguages,
    isElsewhere: true,
  },
  { words: 'lang language locale sprache languages locales sprachen', at: onPage, way: severalLanguages, isElsewhere: true },
  { words: 'feed feeds rss atom', at: onTopOrPage, way: listOfEntries, isElsewhere: true },
  {
    words: 'search site-search suche volltextsuche',
    at: onTopOrPage,
    way: {
      de: 'Ein Link in der Navigation kann zu einer Suchmaschine führen, die nur Ihre Website durchsucht: "https://duckduckgo.com/?q=site:example.com".',
      en: 'A link in the navigation can lead to a search engine that looks through your website alone: "https://duckduckgo.com/?q=site:example.com".',
    },
  },
  {
    words: 'live live-data data-source data-sources ics ical icalendar webcam weather livedaten kalenderdaten wetter',
    at: onTopOrSection,
    way: {
      de: `Was auf den Seiten steht, ändert sich nur mit einem neuen Bau. Was von selbst anders wird, zeigt ein Rahmen seines Anbieters, sobald Besucher zustimmen: { "type": "${typeFor('iframe')}", "kind": "other" }. Termine, die wiederkehren, schreibt man einmal: { "type": "${typeFor('calendar')}" } mit "every".`,
      en: `What stands on the pages changes with a new build alone. What changes by itself a frame of its provider shows, once visitors agree: { "type": "${typeFor('iframe')}", "kind": "other" }. Days that come again are written once: { "type": "${typeFor('calendar')}" } with "every".`,
    },
  },
  {
    words: 'date published published-at publish-date updated author tags tag category categories datum veröffentlicht autor',
    at: onPage,
    way: datedPage,
    isElsewhere: true,
  },
  {
    words: 'blog posts articles news collections pagination beiträge artikel neuigkeiten',
    at: onTop,
    way: listOfEntries,
    isElsewhere: true,
  },
];

/**
 * The way round, where a key is one of what does not exist yet, or stands in another place; undefined for any other.
 *
 * @param parent - JSON Pointer of the object that it stands in
 */
export function wayRound(key: string, parent: string): { notYet: About } | { elsewhere: About } | undefined {
  const found = list.find(({ words, at }) => at.test(parent) && isAmong(words, key));
  return found && (found.isElsewhere ? { elsewhere: found.way } : { notYet: found.way });
}

/** The way round, where a section type is called like one of what does not exist yet, as `search`; undefined for any other. */
export const wayRoundType = (type: string): About | undefined =>
  list.find(({ words, isElsewhere }) => !isElsewhere && isAmong(words, type))?.way;

const isAmong = (words: string, word: string): boolean => words.split(' ').map(plain).includes(plain(word));
