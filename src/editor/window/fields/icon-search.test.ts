import { expect, test } from 'vitest';
import { iconNames } from '../../../../schema/icons.ts';
import { findIcons, iconName } from './icon-search.ts';

test('icons are found by words of both languages, the nearest first', () => {
  expect(findIcons('Brief', 'de')[0]).toBe('mail');
  expect(findIcons('gluhb', 'de')).toEqual(['bulb']);
  expect(findIcons('letter', 'de')).toContain('mail');
  expect(findIcons('Brief', 'en')).toContain('mail');
  expect(findIcons('heart', 'en')[0]).toBe('heart');
  expect(findIcons('arrow-up', 'de')).toContain('arrow-up-right');
  expect(findIcons('xyzzy', 'de')).toEqual([]);
});

/** As many as the sheet puts into a row. */
const row = 7;

test.each(
  `
  Haus home, Zug train, Uhr clock, Auto car, Baum tree, Euro currency-euro, Prüfen zoom-check, Audit zoom-check, Hund dog, Fahrrad bike,
  Geld cash, Preis tag, Telefon phone, E-Mail mail, Adresse map-pin, Anfahrt map-pin, Parkplatz parking, Bahn train, Öffnungszeiten clock,
  Termin calendar, Team users, Kunden users, Kontakt phone, Vertrag signature, Datenschutz shield-lock, Versicherung umbrella,
  Handwerk hammer, Werkzeug tool, Garten plant, Blume flower, Küche tools-kitchen-2, Restaurant tools-kitchen-2, Kaffee coffee,
  Wein glass-full, Arzt stethoscope, Zahnarzt dental, Apotheke pill, Massage massage, Musik music, Reise luggage, Hotel bed,
  barrierefrei wheelchair, Wasser droplet, Heizung temperature, Strom bolt, Elektriker bolt, Solar solar-panel, Maler brush,
  Friseur scissors, Bäckerei bread, Hochzeit heart, Kinder mood-kid, Schule school, Tierarzt paw, Anwalt scale, Steuer calculator,
  Umzug truck, Lieferung truck, Rabatt percentage, Bewertung star, Karte map, Jobs briefcase, Diagramm chart-bar
`
    .trim()
    .split(/,\s+/),
)('in German, %s is in the first row', (line) => {
  const [icon = '', ...search] = line.split(' ').reverse();
  expect(findIcons(search.reverse().join(' '), 'de').slice(0, row)).toContain(icon);
});

test.each(
  `
  house home, train train, clock clock, car car, tree tree, euro currency-euro, check check, audit zoom-check, dog dog, bicycle bike,
  money cash, price tag, phone phone, email mail, directions map-pin, opening hours clock, appointment calendar, team users,
  lawyer scale, insurance umbrella, builder hammer, garden plant, food tools-kitchen-2, doctor stethoscope, dentist dental,
  accessible wheelchair, plumber droplet, heating temperature, electrician bolt, painter brush, hairdresser scissors, bakery bread,
  wedding heart, children mood-kid, vet paw, tax calculator, moving truck, discount percentage, review star, jobs briefcase
`
    .trim()
    .split(/,\s+/),
)('in English, %s is in the first row', (line) => {
  const [icon = '', ...search] = line.split(' ').reverse();
  expect(findIcons(search.reverse().join(' '), 'en').slice(0, row)).toContain(icon);
});

test('what has the word itself comes before what begins so, and a piece from within a word is nothing beside them', () => {
  expect(findIcons('Zug', 'de')).toEqual(['train', 'key']);
  expect(findIcons('Uhr', 'de')).toEqual(['clock']);
  expect(findIcons('Haus', 'de')).not.toContain('masks-theater');
  expect(findIcons('Baum', 'de')).toEqual(['tree', 'tournament']);
  expect(findIcons('Brücke', 'de')).toEqual(['building-bridge-2', 'building-bridge']);
  expect(findIcons('Person Haken', 'de')).toEqual(['user-check']);
});

test('without a search there are all icons, the everyday ones first and the logos of others last', () => {
  for (const lang of ['de', 'en'] as const) {
    const all = findIcons(' ', lang);
    expect([...all].sort()).toEqual([...iconNames].sort());
    expect(all.slice(0, 3 * row).filter((name) => name.startsWith('brand-'))).toEqual([]);
    const logos = all.filter((name) => name.startsWith('brand-'));
    expect(all.slice(-logos.length)).toEqual(logos);
  }
});

test('an icon is named in the language of the author', () => {
  expect([iconName('mail', 'de'), iconName('mail', 'en'), iconName('none-of-ours', 'de')]).toEqual([
    'E-Mail',
    'email',
    'none-of-ours',
  ]);
});
