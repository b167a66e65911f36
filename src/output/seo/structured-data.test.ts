import { expect, test } from 'vitest';
import { things } from '../../../tests/commands/search-table.ts';
import { type Edits, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { structuredData } from './structured-data.ts';

const card = 'https://example.org/card.png';
const course = (title: string) => ({
  type: 'course',
  title,
  text: ['For everybody.'],
  schedule: { label: 'Next', text: 'soon', date: '01.02.30', start: '09:00', end: '10:00', minutes: 60 },
  booking: { label: 'Book', href: 'https://example.org' },
  image: { src: 'logo.svg', alt: '' },
  highlight: { title: 'Why', text: ['Because.'] },
  contents: { title: 'What', items: [{ title: 'One', points: ['a'] }] },
  closing: { title: 'Ready?' },
});

/** The facts of the home page of the minimal manifest after edits, as text and as things by type. */
async function factsOf(edits: Edits) {
  const { site, problems } = await tryManifest(edits);
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'));
  const [home] = site.pages;
  if (!home) throw new Error('no page');
  const text = structuredData(site, home, [], card);
  const graph = (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
  return { text, thing: (type: string) => graph.find((thing) => thing['@type'] === type) };
}

const publisher = {
  kind: 'organization',
  name: 'Bridge & Co',
  founder: 'Ada Bridge',
  email: 'ada@example.org',
  phone: '+49 30 123456',
  street: 'Quay 1',
  city: '10115 Berlin',
  country: 'DE',
  profiles: ['https://social.example.org/ada'],
};

test('tells all that the manifest says of its publisher', async () => {
  const { thing } = await factsOf({ '/site/publisher': publisher });
  expect(thing('Organization')).toMatchObject({
    name: 'Bridge & Co',
    email: 'ada@example.org',
    telephone: '+49 30 123456',
    founder: { '@type': 'Person', name: 'Ada Bridge' },
    address: { streetAddress: 'Quay 1', postalCode: '10115', addressLocality: 'Berlin', addressCountry: 'DE' },
    sameAs: ['https://social.example.org/ada'],
  });
});

/** The minimal manifest, whose home page is an entry with facts. */
const withFacts = (fields: readonly object[], facts: object, more: object = {}): Edits => ({
  '/collections': [{ under: '/', fields }],
  '/routes/0/path': '/fair',
  '/routes/0/entry': { facts, ...more },
  '/routes/2': {
    path: '/',
    title: 'Home',
    description: 'A home page.',
    sections: [{ type: 'text', id: 'contact', title: 'A', text: ['A'] }],
  },
});

test('facts of an entry are told as what their collection takes them for', async () => {
  const fields = [
    { name: 'place', label: 'Place', as: 'location' },
    { name: 'by', label: 'By', as: 'author' },
    { name: 'fee', label: 'Fee', as: 'price' },
    { name: 'colour', label: 'Colour' },
  ];
  const facts = { place: 'Hall [Ulm](https://example.org)', by: 'Ada', fee: '12,50 €', colour: 'Blue' };
  const { text, thing } = await factsOf(withFacts(fields, facts, { date: '2026-01-16' }));
  expect(thing('Article')).toMatchObject({
    contentLocation: { '@type': 'Place', name: 'Hall Ulm', address: 'Hall Ulm' },
    author: { '@type': 'Person', name: 'Ada' },
    datePublished: '2026-01-16',
  });
  expect(thing('Product')).toMatchObject({ offers: { price: '12.50', priceCurrency: 'EUR' } });
  expect(text).not.toContain('Blue');
  const undated = await factsOf(withFacts(fields, { ...facts, fee: '12,50' }));
  expect(undated.thing('WebPage')).toMatchObject({ contentLocation: { name: 'Hall Ulm' } });
  // Nobody knows of which currency that is.
  expect(undated.thing('Product')).toBeUndefined();
  const announced = await factsOf(withFacts(fields, {}, { date: '2099-01-16', announced: true }));
  expect(announced.thing('Article')).not.toHaveProperty('datePublished');
});

test('records that say what somebody does are people, each once, and none that names a placeholder', async () => {
  const fields = [
    { name: 'role', label: 'Role', as: 'role' },
    { name: 'phone', label: 'Telephone', kind: 'link', as: 'telephone' },
  ];
  const records = [
    { title: 'Ada', tags: ['A', 'B'], facts: { role: 'Chair', phone: { label: '0441 55', href: 'tel:+4944155' } } },
    { title: 'Open', facts: { role: '{job}' } },
    { title: 'A price' },
  ];
  const { thing, text } = await factsOf({
    '/placeholders/job': 'Coach',
    '/collections': [{ name: 'people', fields, records }],
    '/routes/0/sections/1': { type: 'entries', title: 'People', of: 'people', by: 'tags' },
  });
  expect(thing('ItemList')?.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      item: { '@type': 'Person', name: 'Ada', jobTitle: 'Chair', telephone: '+4944155' },
    },
  ]);
  expect(text).not.toContain('Coach');
});

test.each([
  ['DE', '10115 Berlin', '10115', 'Berlin'],
  ['DE', 'D-10115 Berlin', 'D-10115', 'Berlin'],
  ['DE', 'Berlin', undefined, 'Berlin'],
  ['AT', '1010 Wien', '1010', 'Wien'],
  ['CH', '8001 Zürich', '8001', 'Zürich'],
  ['NL', '1012 AB Amsterdam', '1012 AB', 'Amsterdam'],
  ['NL', '1012AB Amsterdam', '1012AB', 'Amsterdam'],
  ['GB', 'SW1A 1AA London', 'SW1A 1AA', 'London'],
  ['GB', 'London SW1A 1AA', 'SW1A 1AA', 'London'],
  ['GB', 'Leeds, LS1 4DY', 'LS1 4DY', 'Leeds'],
  ['IE', 'D02 AF30 Dublin', 'D02 AF30', 'Dublin'],
  ['IE', 'Dublin 2', undefined, 'Dublin 2'],
  ['SE', '114 55 Stockholm', '114 55', 'Stockholm'],
  ['CZ', '110 00 Praha 1', '110 00', 'Praha 1'],
  ['GR', '105 57 Athen', '105 57', 'Athen'],
  ['SK', '81101 Bratislava', '81101', 'Bratislava'],
  ['FR', '75008 Paris CEDEX 08', '75008', 'Paris CEDEX 08'],
  ['PL', '00-950 Warszawa', '00-950', 'Warszawa'],
  ['DK', '2100 København Ø', '2100', 'København Ø'],
  ['BE', 'B-1000 Brussel', 'B-1000', 'Brussel'],
  ['LU', 'L-1009 Luxembourg', 'L-1009', 'Luxembourg'],
  ['PT', '1100-148 Lisboa', '1100-148', 'Lisboa'],
  ['US', 'Austin, TX 78701', '78701', 'Austin, TX'],
  ['CA', 'Ottawa ON K1A 0B1', 'K1A 0B1', 'Ottawa ON'],
  // A country of which the form is not known; and none at all, where five digits are certain.
  ['BR', '01310-100 São Paulo', undefined, '01310-100 São Paulo'],
  [undefined, '1012 AB Amsterdam', undefined, '1012 AB Amsterdam'],
  [undefined, '114 55 Stockholm', undefined, '114 55 Stockholm'],
  [undefined, '10115 Berlin', '10115', 'Berlin'],
])('of a town in %s, %s, the postal code is %s', async (country, city, postalCode, addressLocality) => {
  const { thing } = await factsOf({ '/site/publisher': { ...publisher, country, city } });
  const { address } = thing('Organization') as { address: object };
  expect(address).toEqual({
    ...{ '@type': 'PostalAddress', streetAddress: 'Quay 1', addressLocality },
    ...(postalCode && { postalCode }),
    ...(country && { addressCountry: country }),
  });
});

test('a profile may be on a host with an underscore, as a link may', async () => {
  const profiles = ['https://peertube_isolation.example.org/ada'];
  const { thing } = await factsOf({ '/site/publisher': { ...publisher, profiles } });
  expect(thing('Organization')).toMatchObject({ sameAs: profiles });
});

test('a postal code of its own is taken as it is written', async () => {
  const { thing } = await factsOf({
    '/site/publisher': { ...publisher, country: 'IE', city: 'Dublin 2', postalCode: 'D02 AF30' },
  });
  expect(thing('Organization')).toMatchObject({ address: { postalCode: 'D02 AF30', addressLocality: 'Dublin 2' } });
});

test('leaves out what is a placeholder, and an address of which half is one', async () => {
  const { text, thing } = await factsOf({
    '/placeholders/owner': 'First Last',
    '/placeholders/street': 'Street 1',
    '/placeholders/mail': 'mail@example.com',
    '/site/publisher': { ...publisher, founder: '{owner}', street: 'At {street}', email: '{mail}' },
    '/routes/0/sections/0/title': 'By {owner}',
    '/footer/copyright': '{street} {mail}',
  });
  const said = JSON.stringify(thing('Organization'));
  expect(said).toContain('+49 30 123456');
  for (const part of ['founder', 'email', 'address', 'Berlin']) expect(said).not.toContain(part);
  for (const value of ['First Last', 'Street 1', 'mail@example.com']) expect(text).not.toContain(value);
});

test('a brace that is written as a brace names no placeholder', async () => {
  const faq = (answer: string) => ({ type: 'faq', title: 'Asked', items: [{ question: 'Who?', answer: [answer, '{owner}'] }] });
  const said = async (answer: string) => {
    const { thing } = await factsOf({ '/placeholders/owner': 'First Last', '/routes/0/sections/1': faq(answer) });
    return JSON.stringify(thing('FAQPage')?.mainEntity);
  };
  for (const answer of ['Not {{owner}.', 'Not \\{owner}.']) {
    expect(await said(answer)).toContain('Not {owner}.');
    expect(await said(answer)).not.toContain('First Last');
  }
});

test('says nothing of a publisher whose name is a placeholder, nor of what it would offer', async () => {
  const { text, thing } = await factsOf({
    '/placeholders/owner': 'First Last',
    '/site/publisher': { ...publisher, name: '{owner}' },
    '/routes/0/sections/1': course('A course'),
  });
  expect(thing('Organization')).toBeUndefined();
  expect(thing('Course')).toBeUndefined();
  expect(text).not.toContain('Bridge');
});

test('tells of a person where the publisher is one', async () => {
  const { thing } = await factsOf({ '/site/publisher': { kind: 'person', name: 'Ada Bridge' } });
  expect(thing('Person')).toMatchObject({ name: 'Ada Bridge' });
  expect(thing('WebSite')).toMatchObject({ publisher: { '@id': thing('Person')?.['@id'] } });
});

test('tells of a course what is settled: a day that is a placeholder is left out', async () => {
  const settled = await factsOf({ '/site/publisher': publisher, '/routes/0/sections/1': course('A **bold** course') });
  expect(settled.thing('Course')).toMatchObject({
    name: 'A bold course',
    hasCourseInstance: { startDate: '2030-02-01T09:00', endDate: '2030-02-01T10:00', courseWorkload: 'PT60M' },
  });
  const open = course('A course');
  const { thing } = await factsOf({
    '/placeholders/day': '01.02.30',
    '/site/publisher': publisher,
    '/routes/0/sections/1': { ...open, schedule: { ...open.schedule, date: '{day}' } },
  });
  expect(thing('Course')?.hasCourseInstance).toEqual({ '@type': 'CourseInstance', courseWorkload: 'PT60M' });
});

test('lists services only where cards are marked as such', async () => {
  const steps = ['In steps:', { list: ['Dig.', 'Lay _pipes_.'], numbered: true }];
  const items = [{ title: 'Bridges', text: 'Of _stone_.' }, { title: 'Roads' }, { title: 'Drains', text: steps }];
  const cards = { type: 'card-grid', title: 'We do', items };
  const unmarked = await factsOf({ '/site/publisher': publisher, '/routes/0/sections/1': cards });
  expect(unmarked.thing('ItemList')).toBeUndefined();
  const { thing } = await factsOf({ '/site/publisher': publisher, '/routes/0/sections/1': { ...cards, services: true } });
  expect(thing('ItemList')).toMatchObject({
    name: 'We do',
    itemListElement: [
      { position: 1, item: { '@type': 'Service', name: 'Bridges', description: 'Of stone.' } },
      { position: 2, item: { name: 'Roads' } },
      { position: 3, item: { name: 'Drains', description: 'In steps:\nDig.\nLay pipes.' } },
    ],
  });
});

test('cannot end the element that it stands in, nor open a comment there', async () => {
  const evil = '</script><script>alert(1)</script><!-- <script ]]> &';
  const { text, thing } = await factsOf({ '/routes/0/title': evil, '/site/publisher': { ...publisher, name: evil } });
  expect(text).not.toMatch(/[<>&]/);
  expect(thing('WebPage')?.name).toBe(evil);
  const page = `<!doctype html><script type="application/ld+json">${text}</script><p id="after"></p>`;
  expect(page.match(/<\/script/gi)).toHaveLength(1);
});

test('tells questions with their answers, without markup', async () => {
  const { thing } = await factsOf({
    '/routes/0/sections/0': {
      type: 'faq',
      id: 'contact',
      title: 'Questions',
      items: [{ question: 'What does it cost?', answer: ['**Nothing** for now.', 'See [home](/).'] }],
    },
  });
  expect(thing('FAQPage')).toMatchObject({
    mainEntity: [{ name: 'What does it cost?', acceptedAnswer: { '@type': 'Answer', text: 'Nothing for now.\nSee home.' } }],
  });
});

test('leaves out the paragraph that names a placeholder, and reads the marked-up one beside it', async () => {
  const { thing } = await factsOf({
    '/placeholders/mail': 'mail@example.com',
    '/routes/0/sections/0': {
      type: 'faq',
      id: 'contact',
      title: 'Questions',
      items: [
        { question: 'How do I order?', answer: ['Write to {mail}.', 'See **all** of [home](/).'] },
        // The tenth paragraph is none of the first.
        { question: 'And then?', answer: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'To {mail}.'] },
      ],
    },
  });
  expect(thing('FAQPage')).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: 'See all of home.' } }, { acceptedAnswer: { text: '0\n1\n2\n3\n4\n5\n6\n7\n8\n9' } }],
  });
});

test('leaves out a title, a description and a name of the site that are placeholders still', async () => {
  const { text, thing } = await factsOf({
    '/placeholders/slogan': 'To be decided',
    '/site/name': 'Bakery {slogan}',
    '/routes/0/title': 'Home {slogan}',
    '/routes/0/description': '{slogan}',
  });
  expect(text).not.toContain('To be decided');
  expect(thing('WebPage')).toMatchObject({ inLanguage: 'en' });
  for (const name of ['name', 'description']) expect(thing('WebPage')).not.toHaveProperty(name);
  expect(thing('WebSite')).not.toHaveProperty('name');
});

test('an entry is an article with what it says of itself, by its author or else by the publisher, without placeholders', async () => {
  const entry = { date: '2020-01-02', updated: '2020-03-04', summary: 'Short.', tags: ['Bread'], author: 'Ada' };
  const { thing } = await factsOf({ '/routes/0/entry': entry, '/site/publisher': publisher });
  expect(things.Article?.needs.filter((name) => thing('Article')?.[name] === undefined)).toEqual([]);
  expect(thing('Article')).toMatchObject({
    headline: 'Corner Bakery',
    description: 'Short.',
    datePublished: '2020-01-02',
    dateModified: '2020-03-04',
    keywords: ['Bread'],
    author: { '@type': 'Person', name: 'Ada' },
    publisher: { name: 'Bridge & Co' },
  });
  const open = { date: '2020-01-02', author: '{who}', summary: '{who} wrote.' };
  const { text, thing: ofOpen } = await factsOf({ '/placeholders/who': 'First Last', '/routes/0/entry': open });
  expect([text.includes('First Last'), ofOpen('Article')?.author, ofOpen('Article')?.datePublished]).toEqual([
    ...[false, undefined, '2020-01-02'],
  ]);
});
