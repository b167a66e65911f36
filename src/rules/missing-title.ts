/** Every page needs a main heading. The renderer makes it of the first section's `title`, whatever its type. */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string }> = {
  since: '0.1.0',
  check: ({ pages }) =>
    pages.flatMap(({ pointer, path, written }) => {
      const titled = written.sections.some(({ title }) => typeof title === 'string' && title.trim() !== '');
      return titled ? [] : [{ pointer: `${pointer}/sections`, at: 'key', params: { path } }];
    }),
  de: {
    message: ({ path }) => `Die Seite ${code(path)} hat keine Überschrift.`,
    hint: () => 'Mindestens ein Abschnitt braucht "title"; der erste davon wird zur Hauptüberschrift.',
    explanation: 'Jede Seite hat eine Überschrift.',
    inForm: () => 'Mindestens ein Abschnitt braucht eine Überschrift; die erste wird zur Hauptüberschrift.',
  },
  en: {
    message: ({ path }) => `The page ${code(path)} has no heading.`,
    hint: () => 'At least one section needs "title"; the first one becomes the main heading.',
    explanation: 'Each page has a heading.',
    inForm: () => 'At least one section needs a heading; the first one becomes the main heading.',
  },
  example: {
    wrong: '"sections": [{ "type": "text", "text": ["B"] }]',
    right: '"sections": [{ "type": "text", "title": "A", "text": ["B"] }]',
  },
};
