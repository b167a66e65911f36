/** The English catalogue. */
import { commandLine } from '../command-line.ts';
import type { Place, Step } from '../place.ts';
import { contentEntries } from './en-content.ts';
import { inForm } from './en-form.ts';
import { textEntries } from './en-text.ts';
import type { Catalogue } from './entries.ts';
import { amount, code, plain } from './phrases.ts';

export const en: Catalogue = {
  words: {
    place,
    count: (errors, warnings) => `${amount(errors, 'error', 'errors')}, ${amount(warnings, 'warning', 'warnings')}`,
    valid: (file, routes, sections) =>
      `${file} is fine: checked ${amount(routes, 'page', 'pages')}, ${amount(sections, 'section', 'sections')}.`,
    hidden: (count) => `… and ${count} more`,
    fixable: (count) => `${amount(count, 'place', 'places')} can be mended automatically: ${commandLine('validate', '--fix')}`,
    fixed: (count) => (count === 0 ? 'Nothing to mend.' : `Changed ${amount(count, 'place', 'places')}.`),
    removed: (what) => `${what} deleted`,
    repeated: (code, count, places) => `${code}: ${count} more of this kind (${places})`,
    allProblems: `Each of them: ${commandLine('validate', '--format json')}`,
    untilRelease: (count, list) =>
      `${amount(count, 'note', 'notes')} for the publication: ${list}. In full: ${commandLine('validate', '--release')}`,
    tooManyWarnings: (actual, allowed) =>
      `${amount(actual, 'warning', 'warnings')}, allowed ${allowed === 1 ? 'is' : 'are'} ${allowed} (--max-warnings).`,
    severities: {
      error: 'error',
      warning: 'warning',
      'until-release': 'warning; with --release an error',
      'release-only': 'only with --release, then an error',
      'release-warning': 'only with --release, then a warning',
    },
    stricterFrom: (now, release, then) => `${now}; from ${release}: ${then}`,
    wrong: 'Wrong',
    right: 'Right',
    cutOff: 'cut off',
    whole: 'whole',
    hint: 'help',
    see: 'see also',
    quote: (text) => `“${text}”`,
  },
  entries: { ...textEntries, ...contentEntries },
  inForm,
};

const step = ({ key, number }: Step) => (number === undefined ? code(key) : `${code(key)} ${number}`);

function place({ route, section, reused, steps }: Place): string {
  const parts: string[] = [];
  const page =
    route && (route.path === undefined ? `page ${route.number}` : route.path === '*' ? 'the page "*"' : plain(route.path));
  if (section)
    parts.push(
      `section ${section.number}${section.type === undefined ? '' : ` ${code(section.type)}`}${page ? ` on ${page}` : ''}`,
    );
  else if (route) parts.push(route.path === undefined ? `page ${route.number}` : `page ${plain(route.path)}`);
  if (reused) parts.push(`reused section ${code(reused.name)}${reused.type === undefined ? '' : ` (${code(reused.type)})`}`);
  parts.push(...steps.map(step));
  return parts.length === 0 ? 'top level' : parts.join(', ');
}
