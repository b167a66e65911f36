/** Entries without a day in a list that goes by days: they have no year to stand under, and nothing tells readers of a feed that they are new. */

import type { Href } from '../../../../schema/atoms.ts';
import { code } from '../../../findings/words/phrases.ts';
import { pathOf } from '../../../manifest/resolve/entries.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ by: 'year' | 'feed'; count: number; path: string }> = {
  severity: 'warning',
  since: '1.1.0',
  *check({ sections, pages, drafts, shellAt }) {
    for (const { pointer, written, props } of sections) {
      const isByYear = written.by === 'year';
      if (!written.under || (!isByYear && !written.feed)) continue;
      const { lang } = shellAt(pointer);
      const start = `${pathOf(props as unknown as { under: Href })}/`.replace('//', '/');
      const undated = pages.filter(
        ({ path, entry, ...page }) => entry && !entry.date && page.lang === lang && path.startsWith(start) && !drafts.has(path),
      );
      const [first] = undated;
      if (!first) continue;
      yield {
        pointer: `${pointer}/${isByYear ? 'by' : 'feed'}`,
        at: 'key',
        params: { by: isByYear ? 'year' : 'feed', count: undated.length, path: first.path },
        related: undated.slice(0, 3).map((page) => ({ pointer: `${page.pointer}/entry`, at: 'key' as const })),
      };
    }
  },
  de: {
    message: ({ by, count, path }) =>
      `${count === 1 ? `Der Beitrag ${code(path)} hat` : `${count} Beiträge, etwa ${code(path)}, haben`} keinen Tag: ${
        by === 'year' ? 'Das kommt in der Liste zuletzt, unter keinem Jahr.' : 'Das fehlt im Feed.'
      }`,
    hint: ({ by }) =>
      `Nennen Sie den Tag bei der Seite: "entry": { "date": "2026-07-12" }. Hat dort nichts einen Tag, lassen Sie ${
        by === 'year' ? '"by"' : '"feed"'
      } weg.`,
    explanation: 'Eine Liste nach Jahren und ein Feed brauchen von jedem Beitrag den Tag.',
    inForm: ({ by }) =>
      `Tragen Sie bei der Seite unter „Beitrag“ den Tag ein. Hat dort nichts einen Tag, entfernen Sie ${
        by === 'year' ? 'hier die Gruppierung' : 'hier den Feed'
      }.`,
  },
  en: {
    message: ({ by, count, path }) =>
      `${count === 1 ? `The entry ${code(path)} has` : `${count} entries, such as ${code(path)}, have`} no day: ${
        by === 'year' ? 'that comes last in the list, below no year.' : 'that is not in the feed.'
      }`,
    hint: ({ by }) =>
      `Name the day on the page: "entry": { "date": "2026-07-12" }. Where nothing has a day, leave ${
        by === 'year' ? '"by"' : '"feed"'
      } out.`,
    explanation: 'A list by years and a feed need the day of each entry.',
    inForm: ({ by }) =>
      `Enter the day on the page, under "Entry". Where nothing has a day, remove the ${by === 'year' ? 'grouping' : 'feed'} here.`,
  },
  example: {
    wrong: '{ "type": "entries", "under": "/maschinen", "by": "year" }, … { "path": "/maschinen/fraese", "entry": {} }',
    right: '{ "type": "entries", "under": "/maschinen" }, … { "path": "/maschinen/fraese", "entry": {} }',
  },
};
