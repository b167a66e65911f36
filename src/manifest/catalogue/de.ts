/** The German catalogue. */
import type { Place, Step } from '../place.ts';
import type { Catalogue } from './catalogue.ts';
import { contentEntries } from './de-content.ts';
import { textEntries } from './de-text.ts';
import { amount, code } from './phrases.ts';

export const de: Catalogue = {
  words: {
    place,
    count: (errors, warnings) => `${errors} Fehler, ${amount(warnings, 'Warnung', 'Warnungen')}`,
    valid: (file, routes, sections) =>
      `${file} ist in Ordnung: ${amount(routes, 'Seite', 'Seiten')}, ${amount(sections, 'Abschnitt', 'Abschnitte')} geprüft.`,
    hint: 'Hilfe',
    see: 'siehe auch',
  },
  entries: { ...textEntries, ...contentEntries },
};

const step = ({ key, number }: Step) => (number === undefined ? code(key) : `${code(key)} ${number}`);

function place({ route, section, steps }: Place): string {
  const parts: string[] = [];
  const page = route && (route.path === undefined ? `Seite ${route.number}` : route.path === '*' ? 'der Seite "*"' : route.path);
  if (section)
    parts.push(
      `Abschnitt ${section.number}${section.type === undefined ? '' : ` ${code(section.type)}`}${page ? ` auf ${page}` : ''}`,
    );
  else if (route) parts.push(route.path === undefined ? `Seite ${route.number}` : `Seite ${route.path}`);
  parts.push(...steps.map(step));
  return parts.length === 0 ? 'oberste Ebene' : parts.join(', ');
}
