import { expect, test } from 'vitest';
import { collectConstants } from './constants.ts';
import { collectOpenTexts } from './open-texts.ts';
import type { WrittenManifest } from './written.ts';

const { constants } = collectConstants({ constants: { brand: 'Velo' }, placeholders: { name: 'Vorname Nachname', days: 2 } });
const languages = [{ context: { constants } }] as unknown as Parameters<typeof collectOpenTexts>[1];

const written = {
  footer: { text: '{brand}: {name}' },
  routes: [
    { path: '/', sections: [{ type: 'text', text: ['Antwort in **{days} Tagen** von [{name}](/ueber)'] }] },
    { path: '/ueber', sections: [{ type: 'text', title: 'Von {brand}' }] },
  ],
} as unknown as WrittenManifest;

const uses = new Map([
  ['brand', ['/footer/text', '/routes/1/sections/0/title']],
  ['name', ['/footer/text', '/routes/0/sections/0/text/0']],
  ['days', ['/routes/0/sections/0/text/0']],
]);

test('a text is told as it is read, with its placeholders apart, and once however many it names', () => {
  const found = collectOpenTexts(written, languages, uses);
  expect(found).toContainEqual(['Velo: ', 'Vorname Nachname', '']);
  expect(found).toContainEqual(['Antwort in ', '2', ' Tagen von ', 'Vorname Nachname', '']);
  expect(found.flat().join(' ')).not.toContain('Von Velo');
});

test('of one page it is what stands there, and what stands on all pages', () => {
  expect(collectOpenTexts(written, languages, uses, '/routes/1')).toEqual([['Velo: ', 'Vorname Nachname', '']]);
});
