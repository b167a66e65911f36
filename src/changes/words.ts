/** What a change report says, in the languages of the findings. */
import { invisible, signs, unprintable, visible } from '../findings/words/phrases.ts';
import type { MessageLanguage } from '../loader/say/catalogue.ts';
import { isWeekday, showDay, showWeekdays } from '../manifest/resolve/dates.ts';
import { type Change, isPoint, type Kind } from './compare.ts';
import { excerpts } from './excerpts.ts';

interface Words {
  everyPage: string;
  notFound: string;
  section: (number: number) => string;
  /** A section that is written once, and on how many pages it stands. */
  reused: (name: string, pages: number) => string;
  quote: (text: string) => string;
  /** What is said behind the place. */
  say: Record<Kind, (particulars: Particulars) => string>;
  /** Keys that a visitor or the owner knows by another name. Keys joined by dots, `*` for any. */
  names: Record<string, string>;
  /** A switch, on or off. */
  switches: Record<string, [on: string, off: string]>;
  /** Of a point that lies elsewhere by now, or in the middle again: its figures say nothing to anybody. */
  moved: string;
  centred: string;
  constant: string;
  ownType: string;
  none: string;
  title: (count: number) => string;
  affected: string;
}

/** Texts come quoted. */
interface Particulars {
  from: string;
  to: string;
  /** Empty where it leads nowhere. */
  leadsTo: string;
  place: number;
  /** The paths of the pages that are affected. */
  pages: string;
}

const de: Words = {
  everyPage: 'Jede Seite',
  notFound: 'Seite für unbekannte Adressen',
  section: (number) => `Abschnitt ${number}`,
  reused: (name, pages) => `${name} (auf ${pages === 1 ? '1 Seite' : `${pages} Seiten`})`,
  quote: (text) => `„${text}“`,
  say: {
    'page-added': ({ to }) => `neue Seite ${to}`,
    'entry-page-added': ({ to }) => `neuer Beitrag ${to}`,
    'page-removed': ({ from, leadsTo }) =>
      `Seite ${from} entfernt; ${leadsTo ? `ihre Adresse führt weiter zu ${leadsTo}` : 'Links von außen und Lesezeichen führen ins Leere'}`,
    'page-renamed': ({ from, leadsTo }) =>
      `neue Adresse, vorher ${from}; ${leadsTo ? `die alte führt weiter zu ${leadsTo}` : 'Links von außen auf die alte führen ins Leere'}`,
    'redirect-added': ({ to }) => `führt jetzt weiter zu ${to}`,
    'redirect-removed': ({ from }) => `führt nicht mehr weiter zu ${from}`,
    'redirect-changed': ({ from, to }) => `führt jetzt weiter zu ${to}, vorher zu ${from}`,
    'section-added': () => 'neu',
    'section-removed': () => 'entfernt',
    'section-moved-up': ({ place }) => `nach oben verschoben, an Stelle ${place}`,
    'section-moved-down': ({ place }) => `nach unten verschoben, an Stelle ${place}`,
    'section-moved-to-page': ({ to, place }) => `verschoben auf ${to}, an Stelle ${place}`,
    'entry-added': ({ to }) => `neu: ${to}`,
    'entry-removed': ({ from }) => `entfernt: ${from}`,
    'entry-moved-up': ({ to, place }) => `${to} nach oben verschoben, an Stelle ${place}`,
    'entry-moved-down': ({ to, place }) => `${to} nach unten verschoben, an Stelle ${place}`,
    added: ({ to }) => `neu: ${to}`,
    removed: ({ from }) => `entfernt: ${from}`,
    changed: ({ from, to }) => `geändert von ${from} zu ${to}`,
    'file-changed': ({ to }) => `die Datei ${to} hat einen anderen Inhalt`,
    'code-changed': ({ pages }) => `der Code hat sich geändert; was davon zu sehen ist, zeigen ${pages}`,
    'constant-changed': ({ from, to, pages }) => `geändert von ${from} zu ${to}; zu sehen auf ${pages}`,
    'host-added': ({ to }) => `sendet jetzt Daten an ${to}`,
    'host-removed': ({ to }) => `sendet keine Daten mehr an ${to}`,
    'translation-unchanged': () => 'unverändert, obwohl sich das Original geändert hat: Stimmt die Übersetzung noch?',
    'constant-unchanged': () => 'unverändert, obwohl sich der Wert der anderen Sprache geändert hat: Stimmt er noch?',
  },
  names: {
    'page.title': 'Titel in Browser und Trefferliste',
    'page.description': 'Beschreibung in der Trefferliste',
    'page.entry.date': 'Tag des Beitrags',
    'page.entry.updated': 'Tag der Änderung',
    'page.entry.summary': 'Anriss',
    'page.entry.image': 'Bild in Listen',
    'page.entry.tags': 'Stichwort',
    'page.entry.author': 'Verfasser',
    'page.entry.facts': 'Beitrag',
    'page.entry': 'Beitrag',
    'collections.records.facts': 'Eintrag',
    'collections.records': 'Eintrag',
    'collections.fields': 'Angabe',
    collections: 'Sammlung',
    'page.translates': 'Übersetzung der Seite',
    'site.url': 'Adresse der Website',
    'site.lang': 'Sprache der Website',
    'site.name': 'Name der Website',
    languages: 'weitere Sprache',
    'theme.colors': 'Farbe',
    'theme.fonts': 'Schrift',
    'theme.radius': 'Rundung',
    'header.links': 'Navigation',
    'header.contact': 'Kontakt-Button',
    'header.mail': 'Button oben rechts',
    'header.logo': 'Logo',
    'header.notice': 'Hinweis ganz oben',
    'header.networks': 'Netzwerke in der Navigation',
    'footer.networks': 'Netzwerke in der Fußzeile',
    'footer.columns': 'Spalten in der Fußzeile',
    'footer.links': 'Links in der Fußzeile',
    errorView: 'Fehlermeldung',
    labels: 'Aufschrift',
    header: 'Navigation',
    footer: 'Fußzeile',
  },
  switches: {
    'page.noindex': ['aus Suchmaschinen herausgehalten', 'für Suchmaschinen freigegeben'],
    'page.header': ['mit Navigation', 'ohne Navigation'],
    'site.app': [
      'mit der App: Seiten wechseln ohne neu zu laden',
      'ohne die App: Es läuft kein Skript, jeder Link lädt eine Seite',
    ],
  },
  moved: 'verschoben',
  centred: 'wieder in der Mitte',
  constant: 'Konstante',
  ownType: 'Eigener Abschnitt',
  none: 'Für Besucher ändert sich nichts.',
  title: (count) => (count === 1 ? '1 Änderung für Besucher' : `${count} Änderungen für Besucher`),
  affected: 'Betroffene Seiten',
};

const en: Words = {
  everyPage: 'Every page',
  notFound: 'Page for unknown addresses',
  section: (number) => `section ${number}`,
  reused: (name, pages) => `${name} (on ${pages === 1 ? '1 page' : `${pages} pages`})`,
  quote: (text) => `"${text}"`,
  say: {
    'page-added': ({ to }) => `new page ${to}`,
    'entry-page-added': ({ to }) => `new entry ${to}`,
    'page-removed': ({ from, leadsTo }) =>
      `page ${from} removed; ${leadsTo ? `its address leads on to ${leadsTo}` : 'links from elsewhere and bookmarks lead nowhere'}`,
    'page-renamed': ({ from, leadsTo }) =>
      `new address, before ${from}; ${leadsTo ? `the old one leads on to ${leadsTo}` : 'links from elsewhere to the old one lead nowhere'}`,
    'redirect-added': ({ to }) => `now leads on to ${to}`,
    'redirect-removed': ({ from }) => `no longer leads on to ${from}`,
    'redirect-changed': ({ from, to }) => `now leads on to ${to}, before to ${from}`,
    'section-added': () => 'added',
    'section-removed': () => 'removed',
    'section-moved-up': ({ place }) => `moved up, to place ${place}`,
    'section-moved-down': ({ place }) => `moved down, to place ${place}`,
    'section-moved-to-page': ({ to, place }) => `moved to ${to}, place ${place}`,
    'entry-added': ({ to }) => `added: ${to}`,
    'entry-removed': ({ from }) => `removed: ${from}`,
    'entry-moved-up': ({ to, place }) => `${to} moved up, to place ${place}`,
    'entry-moved-down': ({ to, place }) => `${to} moved down, to place ${place}`,
    added: ({ to }) => `added: ${to}`,
    removed: ({ from }) => `removed: ${from}`,
    changed: ({ from, to }) => `changed from ${from} to ${to}`,
    'file-changed': ({ to }) => `the file ${to} has another content`,
    'code-changed': ({ pages }) => `its code has changed; what is to be seen of it is on ${pages}`,
    'constant-changed': ({ from, to, pages }) => `changed from ${from} to ${to}; to be seen on ${pages}`,
    'host-added': ({ to }) => `now sends data to ${to}`,
    'host-removed': ({ to }) => `sends no data to ${to} any more`,
    'translation-unchanged': () => 'unchanged, though the original has changed: is the translation still right?',
    'constant-unchanged': () => 'unchanged, though the value of the other language has changed: is it still right?',
  },
  names: {
    'page.title': 'title in browser and list of hits',
    'page.description': 'description in the list of hits',
    'page.entry.date': 'day of the entry',
    'page.entry.updated': 'day of the change',
    'page.entry.summary': 'summary',
    'page.entry.image': 'image in lists',
    'page.entry.tags': 'tag',
    'page.entry.author': 'author',
    'page.entry.facts': 'entry',
    'page.entry': 'entry',
    'collections.records.facts': 'record',
    'collections.records': 'record',
    'collections.fields': 'fact',
    collections: 'collection',
    'page.translates': 'translation of the page',
    'site.url': 'address of the website',
    'site.lang': 'language of the website',
    'site.name': 'name of the website',
    languages: 'other language',
    'theme.colors': 'colour',
    'theme.fonts': 'font',
    'theme.radius': 'rounding',
    'header.links': 'navigation',
    'header.contact': 'contact button',
    'header.mail': 'button at the top right',
    'header.logo': 'logo',
    'header.notice': 'notice at the very top',
    'header.networks': 'networks in the navigation',
    'footer.networks': 'networks in the footer',
    'footer.columns': 'columns of the footer',
    'footer.links': 'links in the footer',
    errorView: 'error message',
    labels: 'label',
    header: 'navigation',
    footer: 'footer',
  },
  switches: {
    'page.noindex': ['kept out of search engines', 'open to search engines'],
    'page.header': ['with navigation', 'without navigation'],
    'site.app': ['with the app: pages change without loading anew', 'without the app: no script runs, every link loads a page'],
  },
  moved: 'moved',
  centred: 'in the middle again',
  constant: 'constant',
  ownType: 'Own section',
  none: 'Nothing changes for visitors.',
  title: (count) => (count === 1 ? '1 change for visitors' : `${count} changes for visitors`),
  affected: 'Pages affected',
};

export const reportWords: Record<MessageLanguage, Words> = { de, en };

/** More pages than these are counted. */
const maxPages = 10;

/** A change in two parts: where, and what. Texts of the manifest are quoted. */
export function sayChange(change: Change, lang: MessageLanguage): { where: string; what: string } {
  const words = reportWords[lang];
  const { kind, route, original, section, reused, steps, place = 0, leadsTo = '' } = change;
  const { from, to } = excerpts(...tellApart(withDays(change.from, lang), withDays(change.to, lang)));
  const { keys, name } = nameSteps(steps, section || reused !== undefined ? 'section' : route === undefined ? '' : 'page', words);
  const named = kind.startsWith('constant-') ? words.constant : kind === 'code-changed' ? words.ownType : undefined;
  const called = (path: string) => (path === '*' ? words.notFound : path);
  const isCollection = steps.length === 1 && steps[0]?.key === 'collections';
  const around = reused === undefined ? words.everyPage : words.reused(`\`${reused.name}\``, change.affected.length);
  const page =
    route === undefined
      ? named || isCollection
        ? ''
        : steps[0]?.name === undefined
          ? around
          : `${words.names.collections} ${words.quote(steps[0].name)}`
      : [original, route].flatMap((path) => (path === undefined ? [] : [called(path)])).join(' · ');
  const heading =
    section && kind.startsWith('section-') && section.name !== ''
      ? ` ${words.quote(excerpts(readable(section.name), '').from)}`
      : '';
  const where = [
    page,
    section ? `${words.section(section.number)} \`${section.type}\`${heading}` : '',
    named ? `${named} \`${steps[0]?.key}\`` : name,
  ];
  const isAddress = kind === 'page-renamed' || kind === 'section-moved-to-page' || /^(?:host|redirect)-/.test(kind);
  const quote = isAddress ? (text: string) => text : words.quote;
  const { affected } = change;
  const pages = `${affected.slice(0, maxPages).join(', ')}${affected.length > maxPages ? ` … (${affected.length})` : ''}`;
  const [on, off] = words.switches[keys] ?? [];
  const what =
    on && off && kind === 'changed'
      ? to === 'true'
        ? on
        : off
      : isPoint(steps)
        ? to === ''
          ? words.centred
          : words.moved
        : words.say[kind]({ from: quote(from), to: quote(to), leadsTo, place, pages });
  return { where: visible(where.filter((part) => part !== '').join(' › ')), what: visible(what) };
}

/** The parts of a value with their days as one says them. */
function withDays(text: string | undefined, lang: MessageLanguage): string | undefined {
  const parts = text?.split(' · ') ?? [];
  if (parts.length > 0 && parts.every(isWeekday)) return showWeekdays(parts, lang).text;
  const said = (part: string) => {
    if (isWeekday(part)) return showWeekdays([part], lang).text;
    return /^\d{4}-\d\d-\d\d$/.test(part) && !Number.isNaN(Date.parse(part)) ? showDay(part, lang, '').text : part;
  };
  return text === undefined ? undefined : parts.map(said).join(' · ');
}

/** Two texts as people read them; where both read the same, the characters that nobody sees are named, such as U+00A0. */
function tellApart(from = '', to = ''): [from: string, to: string] {
  const [one, other] = [readable(from), readable(to)];
  return one === other ? [named(from), named(to)] : [one, other];
}

/** One space for any, nothing for a soft hyphen; and the names of characters that a terminal would obey. */
const readable = (text: string) => text.replace(/\s+/g, ' ').replace(unprintable, signs).replace(invisible, '');
/** Line breaks are no more than spaces in a page either. */
const named = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').replace(invisible, signs);

/** The way to a value, by the names that people know; and its keys without numbers, joined by dots. */
function nameSteps(steps: Change['steps'], start: string, { names, switches, quote }: Words): { keys: string; name: string } {
  const all = [start, ...steps.map(({ key }) => key)].filter((key) => key !== '');
  const keys = all.join('.');
  if (switches[keys]) return { keys, name: '' };
  for (let length = all.length; length > 0; length--) {
    const known = names[all.slice(0, length).join('.')];
    if (known === undefined) continue;
    const used = length - (start === '' ? 0 : 1);
    const own = steps[used - (steps[used - 1]?.key === 'facts' ? 2 : 1)];
    const which = own?.name === undefined ? own?.number : quote(own.name);
    return { keys, name: [`${known}${which === undefined ? '' : ` ${which}`}`, ...steps.slice(used).map(step)].join(' › ') };
  }
  return { keys, name: steps.map(step).join(' › ') };
}

const step = ({ key, number, name }: Change['steps'][number]) =>
  name ?? (number === undefined ? `\`${key}\`` : `\`${key}\` ${number}`);
