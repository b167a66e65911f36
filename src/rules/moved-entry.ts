/**
 * An entry of a feed that has moved: only its redirect says what readers of feeds know it by. It warns, since nothing is lost as long as the redirect
 * stays.
 */
import { firstAddress } from '../../schema/old-addresses.ts';
import { withCorrection } from '../findings/finding.ts';
import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ first: string }> = {
  severity: 'warning',
  since: '1.1.0',
  check: ({ pages, feeds, redirects }) => {
    const inFeeds = new Set(feeds.flatMap(({ entries }) => entries));
    return pages.flatMap(({ pointer, path, entry }) => {
      const first = inFeeds.has(path) && !entry?.firstPath ? firstAddress(path, redirects) : path;
      if (first === path) return [];
      const found = { pointer: `${pointer}/entry`, at: 'start' as const, params: { first } };
      return [withCorrection(found, '{', `{ "firstPath": ${JSON.stringify(first)},`)];
    });
  },
  de: {
    message: ({ first }, { place }) =>
      `Der Beitrag stand früher unter ${code(first)}; das sagt nur eine Weiterleitung (${place}).`,
    hint: ({ first }) =>
      `Tragen Sie ${code(first)} als erste Adresse ein ("firstPath"). Daran erkennen ihn Feed-Leser auch ohne sie.`,
    explanation: 'Ein Beitrag, der umgezogen ist, sagt selbst, woran Feed-Leser ihn erkennen.',
  },
  en: {
    message: ({ first }, { place }) => `The entry stood at ${code(first)} before; only a redirect says so (${place}).`,
    hint: ({ first }) =>
      `Write ${code(first)} as its first address ("firstPath"). By it readers of feeds know it without the redirect, too.`,
    explanation: 'An entry that has moved says itself what readers of feeds know it by.',
  },
  example: {
    wrong: '"path": "/news/b", "entry": { "date": "2027-01-16" } … { "from": "/news/a", "to": "/news/b" }',
    right: '"path": "/news/b", "entry": { "date": "2027-01-16", "firstPath": "/news/a" } …',
  },
};
