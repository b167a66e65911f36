import { expect, test } from 'vitest';
import { formsOf } from '../../draft/fields/form-model.ts';
import { matching } from '../../writing/offer.ts';
import { offeredKinds } from './offered-kinds.ts';

/** Words that people type behind a slash, by the kind of block that they have to lead to first. */
const looked: Record<string, string> = {
  heading: 'Überschrift ueberschrift heading headline titel title h2',
  subheading: 'Zwischenüberschrift unterüberschrift subheading h3',
  list: 'Liste list aufz bullet stichpunkte punkte ul',
  numbered: 'numm nummer number nummerierte ordered ol 1. schritte steps beziff',
  quote: 'Zitat quote quotation blockquote',
  image: 'Bild foto image picture photo',
  table: 'Tabelle table',
  code: 'Code quelltext programm',
  note: 'Hinweis note info kasten tipp callout',
};

test.each(['de', 'en'] as const)('each kind of block is found by the words that people type, in both languages (%s)', (lang) => {
  const { article } = formsOf(lang).sections;
  const text = article?.fields.find(({ key }) => key === 'text');
  const lists = text?.kind === 'either' ? text.members : [text];
  const list = lists.find((one) => one?.kind === 'list');
  if (list?.kind !== 'list') return expect.fail('an article has blocks');
  const offered = offeredKinds({ list: '', entry: list.entry, max: 9 });
  const nameOf = ({ into }: (typeof offered)[number]) => (typeof into === 'string' ? into : into.whole);
  expect(offered.map(nameOf).sort()).toEqual(Object.keys(looked).sort());
  for (const [kind, typed] of Object.entries(looked))
    for (const one of typed.split(' ')) expect([one, ...matching(offered, one).map(nameOf).slice(0, 1)]).toEqual([one, kind]);
});
