/** What an article would show if it had the word for it: its contents, the day of its last change. Nothing on the page says that it is missing. */

import { pagePointerOf } from '../../../manifest/resolve/references.ts';
import type { Rule } from '../../../rules/support/rule.ts';
import { headingsOf, isLong } from '../headings.ts';

export const rule: Rule<{ key: 'contents' | 'updated' }> = {
  severity: 'warning',
  since: '1.1.0',
  groupByCause: true,
  *check({ sections, pages, shellAt }) {
    const updated = new Map(pages.map(({ pointer, entry }) => [pointer, entry?.updated]));
    for (const { pointer, props } of sections) {
      const { labels } = shellAt(pointer);
      const isChanged = updated.get(pagePointerOf(pointer) ?? '') !== undefined;
      if (!labels.contents && isLong(headingsOf(props.text as never)))
        yield { pointer: `${pointer}/text`, at: 'key', params: { key: 'contents' } };
      if (!labels.updated && isChanged) yield { pointer, at: 'start', params: { key: 'updated' } };
    }
  },
  de: {
    message: ({ key }) =>
      key === 'contents'
        ? 'Dieser Artikel ist lang, zeigt aber kein Inhaltsverzeichnis: Das Wort, das darüber steht, fehlt.'
        : 'Der Tag der letzten Änderung wird bei diesem Artikel nicht gezeigt: Was davor steht, fehlt.',
    hint: ({ key }) =>
      `Schreiben Sie unter "labels" dazu: ${key === 'contents' ? '"contents": "Inhalt"' : '"updated": "Geändert am"'}.`,
    explanation:
      'Ein Artikel zeigt sein Inhaltsverzeichnis und den Tag seiner Änderung, wenn die kleinen Aufschriften die Wörter dafür haben.',
    inForm: () => 'Tragen Sie es bei den kleinen Aufschriften der Website ein.',
  },
  en: {
    message: ({ key }) =>
      key === 'contents'
        ? 'This article is long, but shows no table of contents: the word above it is missing.'
        : 'The day of the last change is not shown with this article: what stands before it is missing.',
    hint: ({ key }) => `Add under "labels": ${key === 'contents' ? '"contents": "Contents"' : '"updated": "Updated on"'}.`,
    explanation: 'An article shows its contents and the day of its change where the small labels have the words for them.',
    inForm: () => 'Enter it among the small labels of the website.',
  },
  example: {
    wrong: '"labels": { … }, … { "path": "/bericht", "entry": { "date": "2027-01-16", "updated": "2027-02-01" } }',
    right:
      '"labels": { …, "updated": "Geändert am" }, … { "path": "/bericht", "entry": { "date": "2027-01-16", "updated": "2027-02-01" } }',
  },
};
