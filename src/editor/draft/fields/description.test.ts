import { expect, test } from 'vitest';
import { descriptionIn } from './description.ts';

test.each([
  ['Empfänger', 'Die E-Mail-Adresse, meist "{email}".', 'Die E-Mail-Adresse.'],
  ['Land', 'Land als Kürzel, zum Beispiel "DE", oder eine Angabe wie "{code}".', 'Land als Kürzel, zum Beispiel „DE“.'],
  ['Sprungziel', 'Name als Sprungziel: ein Link auf "#name" führt hierher. Auch eine Angabe wie "{id}".', 'Name als Sprungziel.'],
  ['Text der Nachricht', 'Vorgeschlagener Text; \\n beginnt eine neue Zeile.', 'Vorgeschlagener Text.'],
  ['Tag', 'Tag des Kurses, als TT.MM.JJ, meist "{courseDate}".', 'Tag des Kurses.'],
  ['Kontakt-Button', 'Der Kontakt-Button; führt meist zu "/#contact".', ''],
  ['Aufschrift', 'Die Aufschrift.', ''],
  ['Überschrift', 'Die Überschrift. _Kursives_ wird unterlegt.', 'Kursives wird unterlegt.'],
  [
    'Button',
    'Button, der die Seite neu lädt, zum Beispiel "Neu laden".',
    'Button, der die Seite neu lädt, zum Beispiel „Neu laden“.',
  ],
])('below "%s" a form says of "%s" what it has no input for: "%s"', (title, description, said) => {
  expect(descriptionIn(title, description, 'de')).toBe(said);
});
