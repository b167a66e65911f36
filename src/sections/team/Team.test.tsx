import { expect, test } from 'vitest';
import { facts } from './facts.ts';

const context = { url: 'https://bakery.example/team', lang: 'en', ofType: () => [] };
const employer = { '@type': 'Organization' as const, '@id': 'https://bakery.example/#publisher', name: 'Bakery', url: '/' };
const ada = {
  name: 'Ada Miller',
  role: 'Master baker',
  text: ['Kneads ', { strong: ['well'] }, '.'],
  networks: [
    { label: 'Ada', href: { url: 'https://mastodon.example/@ada' }, icon: [] },
    { label: 'Mail', href: { url: 'mailto:ada@bakery.example' }, icon: [] },
  ],
};

test('search engines learn who works there, as what, and where else they are found', () => {
  expect(facts({ items: [ada] }, { ...context, provider: employer })).toEqual([
    {
      '@type': 'Person',
      name: 'Ada Miller',
      jobTitle: 'Master baker',
      description: 'Kneads well.',
      sameAs: ['https://mastodon.example/@ada'],
      worksFor: { '@id': 'https://bakery.example/#publisher' },
    },
  ]);
});

test('of a name that is still a placeholder nothing is said, and nobody works for a person', () => {
  const alone = { ...employer, '@type': 'Person' as const };
  expect(facts({ items: [{ role: 'Baker' }, { name: 'Ben' }] }, { ...context, provider: alone })).toEqual([
    { '@type': 'Person', name: 'Ben' },
  ]);
});
