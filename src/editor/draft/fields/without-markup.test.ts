import { expect, test } from 'vitest';
import { apartWithoutMarkup, withoutMarkup } from './without-markup.ts';

test('signs of markup are left out, and those that are none stay', () => {
  expect(withoutMarkup('**So** _geht_ es, [hier](/weg_da) und `jetzt`')).toBe('So geht es, hier und jetzt');
  expect(withoutMarkup('2 * 3, Kund*innen, my_file_name, \\_so\\_')).toBe('2 * 3, Kund*innen, my_file_name, _so_');
});

test('where two texts differ in their markup alone, it is seen', () => {
  expect(apartWithoutMarkup('_Neu_ gedacht', '_Neu_ gemacht')).toEqual(['Neu gedacht', 'Neu gemacht']);
  expect(apartWithoutMarkup('Neu gedacht', '_Neu_ gedacht')).toEqual(['Neu gedacht', '_Neu_ gedacht']);
});
