/** The German catalogue. */
import { commandLine } from '../command-line.ts';
import type { Place, Step } from '../place.ts';
import { contentEntries } from './de-content.ts';
import { inForm } from './de-form.ts';
import { textEntries } from './de-text.ts';
import type { Catalogue } from './entries.ts';
import { amount, code, plain } from './phrases.ts';

export const de: Catalogue = {
  words: {
    place,
    count: (errors, warnings) => `${errors} Fehler, ${amount(warnings, 'Warnung', 'Warnungen')}`,
    valid: (file, routes, sections) =>
      `${file} ist in Ordnung: ${amount(routes, 'Seite', 'Seiten')}, ${amount(sections, 'Abschnitt', 'Abschnitte')} geprüft.`,
    hidden: (count) => `… und ${count} weitere`,
    fixable: (count) =>
      `${amount(count, 'Stelle lässt', 'Stellen lassen')} sich von selbst beheben: ${commandLine('validate', '--fix')}`,
    fixed: (count) => (count === 0 ? 'Nichts zu beheben.' : `${amount(count, 'Stelle', 'Stellen')} geändert.`),
    removed: (what) => `${what} gelöscht`,
    repeated: (code, count, places) => `${code}: ${count} weitere dieser Art (${places})`,
    allProblems: `Jede einzeln: ${commandLine('validate', '--format json')}`,
    untilRelease: (count, list) =>
      `${amount(count, 'Hinweis', 'Hinweise')} für die Veröffentlichung: ${list}. Ausführlich: ${commandLine('validate', '--release')}`,
    tooManyWarnings: (actual, allowed) =>
      `${amount(actual, 'Warnung', 'Warnungen')}, erlaubt ${allowed === 1 ? 'ist' : 'sind'} ${allowed} (--max-warnings).`,
    severities: {
      error: 'Fehler',
      warning: 'Warnung',
      'until-release': 'Warnung; mit --release Fehler',
      'release-only': 'nur mit --release, dann Fehler',
      'release-warning': 'nur mit --release, dann Warnung',
    },
    stricterFrom: (now, release, then) => `${now}; ab ${release}: ${then}`,
    wrong: 'Falsch',
    right: 'Richtig',
    cutOff: 'abgebrochen',
    whole: 'vollständig',
    hint: 'Hilfe',
    see: 'siehe auch',
    quote: (text) => `„${text}“`,
  },
  entries: { ...textEntries, ...contentEntries },
  inForm,
};

const step = ({ key, number }: Step) => (number === undefined ? code(key) : `${code(key)} ${number}`);

function place({ route, section, reused, steps }: Place): string {
  const parts: string[] = [];
  const page =
    route && (route.path === undefined ? `Seite ${route.number}` : route.path === '*' ? 'der Seite "*"' : plain(route.path));
  if (section)
    parts.push(
      `Abschnitt ${section.number}${section.type === undefined ? '' : ` ${code(section.type)}`}${page ? ` auf ${page}` : ''}`,
    );
  else if (route) parts.push(route.path === undefined ? `Seite ${route.number}` : `Seite ${plain(route.path)}`);
  if (reused)
    parts.push(`wiederverwendeter Abschnitt ${code(reused.name)}${reused.type === undefined ? '' : ` (${code(reused.type)})`}`);
  parts.push(...steps.map(step));
  return parts.length === 0 ? 'oberste Ebene' : parts.join(', ');
}
