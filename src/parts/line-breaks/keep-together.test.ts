import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** Fixed blanks as `~`, narrow ones as `'`, words that stay whole in brackets. */
const set = (text: string, lang = 'de') =>
  keepTogether(text, lang)
    .map((piece) => (typeof piece === 'string' ? piece.replaceAll('\u00a0', '~').replaceAll('\u202f', "'") : `[${piece.whole}]`))
    .join('');

test.each([
  ['die KI-Kompetenz fördern', 'die [KI-Kompetenz] fördern'],
  ['(KI-Assistenten), KI- und E-Mail', '([KI-Assistenten]), KI- und [E-Mail]'],
  ['die E-Mail-Adresse', 'die [E-Mail-Adresse]'],
  ['des E-Mail-Marketing-Anbieters', 'des [E-Mail-Marketing]-Anbieters'],
  ['E-Mail-Werbekampagnenplanung', '[E-Mail]-Werbekampagnenplanung'],
  ['Double-Opt-in', '[Double-Opt-in]'],
  ['Double-Opt-in-Verfahren', '[Double-Opt-in]-Verfahren'],
  ['im Live-Kurs, Live-Kurse', 'im [Live-Kurs], [Live-Kurse]'],
  ['Konzept-Entwicklung, Arbeits-Chaos', 'Konzept-Entwicklung, Arbeits-Chaos'],
  ['KI-Weiterbildungen', '[KI-Weiterbildungen]'],
  ['KI-Weiterbildungsverpflichtung', 'KI-Weiterbildungsverpflichtung'],
  ['B2B-Marketing, 90-Minuten-Kurs', '[B2B-Marketing], [90-Minuten]-Kurs'],
  ['EU AI Act - Checkliste', 'EU~AI~Act~- Checkliste'],
  ['nach dem EU AI Act.', 'nach dem EU~AI~Act.'],
  ['10.07.25 - 11:00 - 12:30 Uhr', '10.07.25~- [11:00 - 12:30 Uhr]'],
  ['um 11:00 Uhr', 'um 11:00~Uhr'],
  ['Art. 6 Abs. 1 lit. a DSGVO', 'Art.~6 Abs.~1 lit.~a DSGVO'],
  ['nach lit. f DSGVO, Abs. 3 AO', 'nach lit.~f DSGVO, Abs.~3 AO'],
  ['§ 19 UStG und § 26 BDSG', '§~19 UStG und §~26 BDSG'],
  ['Artikel 4 Die Pflicht', 'Artikel~4 Die Pflicht'],
  ['§ 25 Abs. 2 Nr. 2 TDDDG', '§~25 Abs.~2 Nr.~2 TDDDG'],
  ['nach § 27a Umsatzsteuergesetz', 'nach §~27a Umsatzsteuergesetz'],
  ['aus Artikel 4 der Verordnung', 'aus Artikel~4 der Verordnung'],
  ['In 90 Minuten, mehr als 10+ Jahre', 'In 90~Minuten, mehr als 10+~Jahre'],
  ['seit dem 2. Februar 2025 gilt', 'seit dem 2.~Februar 2025 gilt'],
  ['Verordnung (EU) 2024/1689 über KI', 'Verordnung (EU) 2024/1689 über KI'],
  ['KI im Marketing – Brücken', 'KI im Marketing~– Brücken'],
  ['© 2024 KI, 5 %, z. B. heute', '©~2024 KI, 5~%, z.~B. heute'],
  ['+49 000 0000000', '+49~000~0000000'],
  ['12345 Musterstadt', '12345~Musterstadt'],
  ['Telefon 031 316 26 00, Fax 09403 8205', 'Telefon 031~316~26~00, Fax 09403~8205'],
  ['in 6–8 Wochen, P3–6, 8–10 %, von 2. – 4. Mai', 'in [6–8 Wochen], [P3–6], [8–10 %], von [2. – 4. Mai]'],
  ['Mo–Fr 9–18 Uhr, Mo.–Fr., A–Z, 2024–2026', '[Mo–Fr] [9–18 Uhr], [Mo.–Fr.], [A–Z], [2024–2026]'],
  ['10–15 Weiterbildungen', '[10–15] Weiterbildungen'],
  ['ja – nein, Hamburg–Berlin', 'ja~– nein, Hamburg–Berlin'],
  ['unter 0941/12 34-56 oder 0 Euro', 'unter [0941/12 34-56] oder 0~Euro'],
  ['', ''],
])('German: %s', (text, expected) => expect(set(text)).toBe(expected));

test.each([
  ['an e-mail, a sign-up, long-term work', 'an [e-mail], a [sign-up], [long-term] work'],
  ['Article 6(1) of the EU AI Act', 'Article~6(1) of the EU~AI~Act'],
  ['Mr. Smith, February 2', 'Mr.~Smith, February~2'],
  ['Artikel Abs. 2', 'Artikel Abs. 2'],
  ['a runner, ★★★★☆ (4 of 5)', 'a runner, [★★★★☆ (4 of 5)]'],
  ['J. K. Rowling and C. S. Lewis', 'J.~K.~Rowling and C.~S.~Lewis'],
  ['Mr Smith met Prof. Lee at St Albans', 'Mr~Smith met Prof.~Lee at St~Albans'],
  ['from 9 a.m., 10:30 a.m. at the latest', 'from 9~a.m., 10:30~a.m. at the latest'],
  ['5 km, 20 kg and 15 %', '5~km, 20~kg and 15~%'],
  ['a budget of £1.5 million', 'a budget of £1.5~million'],
  ['Figure 2 in Part II, pp. 12', 'Figure~2 in Part~II, pp.~12'],
  ['call 020 7946 0000', 'call 020~7946~0000'],
  ['London SW1A 1AA', 'London SW1A~1AA'],
  ['on 2 February, 90 minutes', 'on 2~February, 90~minutes'],
  ['Partly true: a step and no page', 'Partly true: a step and no page'],
])('English: %s', (text, expected) => expect(set(text, 'en-GB')).toBe(expected));

test.each([
  ['Une question ? « Bonjour » !', "Une question'? «'Bonjour'»'!"],
  ['de 9 h 30 à 18 h, 35 €', 'de 9~h~30 à 18~h, 35~€'],
  ['1 200 € au 04 65 71 23 45', '1~200~€ au 04~65~71~23~45'],
  ['un e-mail : oui', "un [e-mail]': oui"],
  ['le pain ; le vin', "le pain'; le vin"],
  ['35 € ! Vraiment ?', "35~€'! Vraiment'?"],
  ['Bonjour! Ça va?', 'Bonjour! Ça va?'],
  ['Mme Durand, M. Roy, Me Petit', 'Mme~Durand, M.~Roy, Me~Petit'],
  ['art. 6, n° 5, p. 12, p. ex. ici', 'art.~6, n°~5, p.~12, p.~ex. ici'],
  ['au XXIe siècle', 'au XXIe~siècle'],
  ['le 1er février, le 2 février', 'le 1er~février, le 2~février'],
  ['75011 Paris', '75011~Paris'],
  ['V. Hugo, J. J. Rousseau', 'V.~Hugo, J.~J.~Rousseau'],
  ['90 minutes : 9 h 30', "90~minutes': 9~h~30"],
  ['(« au revoir », dit-elle)', "(«'au revoir'», [dit-elle])"],
  // What stands around a word in bold: « **mot** » !
  ['Il dit « ', "Il dit «'"],
  [' » !', "'»'!"],
])('French: %s', (text, expected) => expect(set(text, 'fr')).toBe(expected));

test.each([
  ['el 2 de febrero de 2025', 'el 2~de~febrero de 2025'],
  ['n.º 5, art. 6, pág. 12', 'n.º~5, art.~6, pág.~12'],
  ['el artículo 6 del RGPD', 'el artículo~6 del RGPD'],
  ['la Sra. Ruiz y el Dr. Gil', 'la Sra.~Ruiz y el Dr.~Gil'],
  ['D. Juan, Dña. Ana', 'D.~Juan, Dña.~Ana'],
  ['12 000 € y 15 %', '12~000~€ y 15~%'],
  ['tel. 912 345 678', 'tel. 912~345~678'],
  ['tel. 91 234 56 78 o +34 600 123 456', 'tel. 91~234~56~78 o +34~600~123~456'],
  ['28013 Madrid', '28013~Madrid'],
  ['en EE. UU., p. ej. allí', 'en EE.~UU., p.~ej. allí'],
  ['el siglo XXI', 'el siglo~XXI'],
  ['90 minutos, 5 km', '90~minutos, 5~km'],
  ['a las 10:30 h – sí', 'a las 10:30~h~– sí'],
  ['¿Qué? ¡Sí!', '¿Qué? ¡Sí!'],
  ['un e-mail a J. R. R. Tolkien', 'un [e-mail] a J.~R.~R.~Tolkien'],
])('Spanish: %s', (text, expected) => expect(set(text, 'es')).toBe(expected));

test.each([
  ['w domu i z nami', 'w~domu i~z~nami'],
  ['W pracy, (o nas) a potem u was', 'W~pracy, (o~nas) a~potem u~was'],
  ['to i – owo', 'to i~– owo'],
  ['Fundacja sp. z o.o.', 'Fundacja sp.~z~o.o.'],
  ['art. 6 ust. 1 lit. a RODO', 'art.~6 ust.~1 lit.~a RODO'],
  ['nr 12, § 5, str. 7', 'nr~12, §~5, str.~7'],
  ['ul. Długa 5, al. 3 Maja', 'ul.~Długa 5, al.~3~Maja'],
  ['dr Anna Nowak, prof. dr hab. Jan Lis', 'dr~Anna Nowak, prof.~dr~hab.~Jan Lis'],
  ['1 200 zł i 5 tys. zł', '1~200~zł i~5~tys.~zł'],
  ['2 mln zł, 15 %', '2~mln~zł, 15~%'],
  ['2 lutego 2025 r.', '2~lutego 2025~r.'],
  ['w XXI w., o godz. 10:30', 'w~XXI~w., o~godz.~10:30'],
  ['tel. 600 123 456, 22 123 45 67', 'tel. 600~123~456, 22~123~45~67'],
  ['00-950 Warszawa', '[00-950 Warszawa]'],
  ['90 minut w 10 salach', '90~minut w~10~salach'],
  ['przez 6–10 tygodni, 8–10%, 3–4 mm', 'przez [6–10 tygodni], [8–10%], [3–4 mm]'],
  ['e-mail do A. Nowak', '[e-mail] do A.~Nowak'],
])('Polish: %s', (text, expected) => expect(set(text, 'pl')).toBe(expected));

test('a language without rules of its own has those of all', () => {
  expect(set('Skicka e-post – 90 minuter, Art. 6', 'sv')).toBe('Skicka [e-post]~– 90~minuter, Art. 6');
});

test('in a title, what might not fit on a line is marked, and may part at its blanks', () => {
  expect(keepTogether('12.000 Unternehmen', 'de', 14)).toEqual([{ whole: '12.000 Unternehmen' }]);
  expect(keepTogether('+49 89 1234 5678 901 23', 'de', 14)).toEqual(['+49 89 1234 5678 901 23']);
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
