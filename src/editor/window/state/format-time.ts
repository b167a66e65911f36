/** When something was, and who did it then. */
import type { Author } from '../../publishing.ts';
import type { Stored } from '../../storage.ts';
import type { Words } from '../words/de.ts';

/** Today by the clock, before that with the day. */
export function formatTime(time: number, locale: string, isByTheSecond = false): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(locale, { ...(!isToday && { dateStyle: 'medium' }), timeStyle: isByTheSecond ? 'medium' : 'short' });
}

/**
 * Within a sentence: `um 18:24`, `am 21. November um 18:24`.
 *
 * @param at - as ISO 8601, or in milliseconds
 */
export function formatTimeInSentence(at: string | number, { publish: words, locale }: Words): string {
  const date = new Date(at);
  const time = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  if (date.toDateString() === new Date().toDateString()) return words.today(time);
  return words.earlier(date.toLocaleDateString(locale, { day: 'numeric', month: 'long' }), time);
}

export const personOf = ({ name, at }: Author, words: Words) => ({ name, when: formatTimeInSentence(at, words) });

/** Says who has made a change elsewhere, as far as that is known. */
export function changeBy(by: Stored['by'], words: Words) {
  const { window, others, person } = words.changedBy;
  if (by?.isOwn) return window;
  if (by?.name === undefined || by.time === undefined) return others;
  return person({ name: by.name, when: formatTimeInSentence(by.time, words) });
}
