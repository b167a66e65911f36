import { expect, test } from 'vitest';
import { formsOf } from '../../../draft/fields/form-model.ts';
import { findTypes, inGroups } from './find-types.ts';

const sections = { de: formsOf('de').sections, en: formsOf('en').sections };
const find = (search: string, lang: 'de' | 'en' = 'de') => findTypes(sections[lang], search);

test.each([
  ['Formular', 'form'],
  ['formular ', 'form'],
  ['Kontaktformular', 'form'],
  ['kontaktform', 'form'],
  ['Anmeldung mit', 'newsletter-embed'],
  ['Newsletter', 'newsletter-embed'],
  ['Landkarte', 'embed'],
  ['Slider', 'gallery'],
  ['Karten', 'card-grid'],
  ['Kart', 'card-grid'],
  ['Bild', 'split'],
  ['Text', 'text'],
  ['oeffnungszeiten', 'opening-hours'],
  ['Akkordeon', 'faq'],
  ['Termine', 'events'],
  ['card-grid', 'card-grid'],
  ['untertitel', 'video'],
  ['bild text', 'split'],
  ['Kontakt', 'contact'],
  ['Anschrift', 'contact'],
  ['Preise', 'pricing'],
  ['Bewertungen', 'testimonials'],
  ['FAQ', 'faq'],
  ['Team', 'team'],
  ['Öffnungszeiten', 'opening-hours'],
  ['Schulung', 'course'],
  ['Werte', 'principles'],
  ['Speisekarte', 'menu'],
  ['Fotos', 'gallery'],
  ['wann man Sie erreicht', 'opening-hours'],
  ['Was kostet das?', 'pricing'],
  ['Meinungen von Kunden', 'testimonials'],
  ['häufige Fragen und Antworten', 'faq'],
])('who searches for %s finds %s first', (search, type) => expect(find(search)[0]).toBe(type));

test.each([
  ['contact form', 'form'],
  ['Form', 'form'],
  ['Map', 'embed'],
  ['Carousel', 'gallery'],
])('in English, %s finds %s first', (search, type) => expect(find(search, 'en')[0]).toBe(type));

test('a title that is meant stands before one that begins so, that before one with such a word, that before other words, and those before a piece', () => {
  const form = (title: string, words: string[] = []) => ({
    title,
    words,
    description: '',
    fields: [],
    starters: { de: {}, en: {} },
  });
  const some = { a: form('Baumkarte'), b: form('Die Karte'), c: form('Karten'), d: form('Karte'), e: form('Plan', ['karte']) };
  expect(findTypes(some, 'Karte')).toEqual(['d', 'c', 'b', 'e', 'a']);
});

test('without a search there are all, by their titles; what nobody calls anything finds nothing', () => {
  expect(find('')).toHaveLength(Object.keys(sections.de).length);
  expect(find('')[0]).toBe('newsletter-embed');
  expect(find('Quastenflosser')).toEqual([]);
});

test("every type is offered in a group, the beginning of pages first; the site's own ones stand last, unless they say otherwise", () => {
  const { sections, groups } = formsOf('de');
  const offered = inGroups({ sections, groups }, find(''), 'Eigene');
  expect(offered.flatMap(({ types }) => types).toSorted()).toEqual(find('').toSorted());
  // Behind them, those of whoever has made a type in this clone.
  expect(offered.map(({ title }) => title).slice(0, groups.length)).toEqual(groups);
  expect(offered[0]?.types[0]).toBe('hero');
  const { hero } = sections;
  if (!hero) throw new Error('There is no opening.');
  const { among, ...own } = hero;
  const mixed = { 'daily-menu': own, 'week-menu': hero };
  expect(inGroups({ sections: mixed, groups }, Object.keys(mixed), 'Eigene')).toEqual([
    { title: among, types: ['week-menu'] },
    { title: 'Eigene', types: ['daily-menu'] },
  ]);
});

test('who looks for a contact finds the form as well', () => expect(find('Kontakt')).toContain('form'));
