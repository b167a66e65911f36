/** What search engines read of questions: words without markup, and no question that has no answer. */
import { expect, test } from 'vitest';
import { facts } from './facts.ts';

test('each question becomes one, its answer a text without markup', () => {
  const items = [
    { question: 'How long?', answer: [['Four ', { strong: ['days'] }, '.']] },
    { question: 'Where?', answer: [['At ', { link: { page: '/' }, text: ['the ', { em: ['corner'] }] }, '.'], 'Always.'] },
  ];
  const [page] = facts({ items });
  expect(page?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
    ['How long?', 'Four days.'],
    ['Where?', 'At the corner.\nAlways.'],
  ]);
});

test('what is not known yet is left out', () => {
  expect(facts({ items: [{ question: 'Why?' }, { answer: ['Because.'] }] })).toEqual([]);
  expect(facts({})).toEqual([]);
});
