import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** Fixed blanks as `~`, words that stay whole in brackets. */
const set = (text: string, lang = 'de') =>
  keepTogether(text, lang)
    .map((piece) => (typeof piece === 'string' ? piece.replaceAll('\u00a0', '~') : `[${piece.whole}]`))
    .join('');

test.each([
  ['die KI-Kompetenz fördern', 'die [KI-Kompetenz] fördern'],
  ['(KI-Assistenten), KI- und E-Mail', '([KI-Assistenten]), KI- und [E-Mail]'],
  ['die E-Mail-Adresse', 'die [E-Mail]-Adresse'],
  ['Double-Opt-in', '[Double-Opt-in]'],
  ['Double-Opt-in-Verfahren', '[Double-Opt-in]-Verfahren'],
  ['Tool-Chaos und Live-Demo', 'Tool-Chaos und Live-Demo'],
  ['KI-Weiterbildungsverpflichtung', 'KI-Weiterbildungsverpflichtung'],
  ['B2B-Marketing, 90-Minuten-Kurs', '[B2B-Marketing], [90-Minuten]-Kurs'],
  ['EU AI Act - Checkliste', 'EU~AI~Act~- Checkliste'],
  ['nach dem EU AI Act.', 'nach dem EU~AI~Act.'],
  ['10.07.25 - 11:00 - 12:30 Uhr', '10.07.25~- [11:00 - 12:30 Uhr]'],
  ['um 11:00 Uhr', 'um 11:00~Uhr'],
  ['Art. 6 Abs. 1 lit. a DSGVO', 'Art.~6~Abs.~1~lit.~a DSGVO'],
  ['§ 25 Abs. 2 Nr. 2 TDDDG', '§~25~Abs.~2~Nr.~2 TDDDG'],
  ['nach § 27a Umsatzsteuergesetz', 'nach §~27a Umsatzsteuergesetz'],
  ['aus Artikel 4 der Verordnung', 'aus Artikel~4 der Verordnung'],
  ['In 90 Minuten, mehr als 10+ Jahre', 'In 90~Minuten, mehr als 10+~Jahre'],
  ['seit dem 2. Februar 2025 gilt', 'seit dem 2.~Februar 2025 gilt'],
  ['Verordnung (EU) 2024/1689 über KI', 'Verordnung (EU) 2024/1689 über KI'],
  ['KI im Marketing – Brücken', 'KI im Marketing~– Brücken'],
  ['© 2024 KI, 5 %, z. B. heute', '©~2024 KI, 5~%, z.~B. heute'],
  ['+49 000 0000000', '+49~000~0000000'],
  ['12345 Musterstadt', '12345~Musterstadt'],
  ['', ''],
])('German: %s', (text, expected) => expect(set(text)).toBe(expected));

test.each([
  ['an e-mail, a sign-up, long-term work', 'an [e-mail], a [sign-up], long-term work'],
  ['Article 6(1) of the EU AI Act', 'Article~6(1) of the EU~AI~Act'],
  ['Mr. Smith, February 2', 'Mr.~Smith, February~2'],
  ['Artikel Abs. 2', 'Artikel Abs. 2'],
])('English: %s', (text, expected) => expect(set(text, 'en-GB')).toBe(expected));

test.each([
  ['Une question ? « Bonjour » !', 'Une question~? «~Bonjour~»~!'],
  ['de 9 h 30 à 18 h, 35 €', 'de 9~h~30 à 18~h, 35~€'],
  ['1 200 € au 04 65 71 23 45', '1~200~€ au 04~65~71~23~45'],
  ['un e-mail : oui', 'un [e-mail]~: oui'],
])('French: %s', (text, expected) => expect(set(text, 'fr')).toBe(expected));

test('a language without rules of its own has those of all', () => {
  expect(set('Skicka e-post – 90 minuter, Art. 6', 'sv')).toBe('Skicka [e-post]~– 90~minuter, Art. 6');
});

test('in a title, what might not fit on a line is marked, and may part at its blanks', () => {
  expect(keepTogether('12.000 Unternehmen', 'de', 14)).toEqual([{ whole: '12.000 Unternehmen' }]);
  expect(keepTogether('Art. 6 Abs. 1 Satz 1 lit. f', 'de', 14)).toEqual(['Art. 6 Abs. 1 Satz 1 lit. f']);
  expect(keepTogether('90 Minuten', 'de', 14)).toEqual(['90\u00a0Minuten']);
});

test('what an author has fixed stays as it is', () => {
  expect(set('90\u00a0Minuten und Daten\u00adschutz')).toBe('90~Minuten und Daten\u00adschutz');
});

test('no character is lost or added but for blanks', () => {
  const text = 'KI-Kompetenz nach Art. 6 Abs. 1 lit. a, 11:00 - 12:30 Uhr – E-Mail an Dr. No: 5 %.';
  const whole = keepTogether(text, 'de').map((piece) => (typeof piece === 'string' ? piece : piece.whole));
  expect(whole.join('').replaceAll('\u00a0', ' ')).toBe(text);
});
