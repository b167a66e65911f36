import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { introduction, plainText, richText } from '../../../schema/fields.ts';
import { tableBody } from '../../../schema/table.ts';

export default defineSection({
  icon: 'list-details',
  de: ['Tabelle', 'Zeilen und Spalten: Preise, Maße, ein Stundenplan. Zahlen stehen von selbst untereinander.'],
  en: ['Table', 'Rows and columns: prices, sizes, a timetable. Numbers line up by themselves.'],
  group: 'content',
  aliases: 'price-list timetable schedule spreadsheet preisliste stundenplan fahrplan',
  props: strictObject({
    ...introduction(),
    caption: plainText({
      de: [
        'Beschriftung',
        'Was die Tabelle zeigt, in wenigen Worten, zum Beispiel "Preise ab Januar 2027". Gleicht sie der Überschrift, sagen sie nur Vorleseprogramme.',
      ],
      en: [
        'Caption',
        'What the table shows, in a few words, for example "Prices from January 2027". Where it equals the heading, only screen readers say it.',
      ],
    }),
    ...tableBody(),
    note: richText({
      de: ['Anmerkung', 'Ein Satz unter der Tabelle, zum Beispiel zur Mehrwertsteuer.'],
      en: ['Note', 'A sentence below the table, for example about taxes.'],
    }).optional(),
  }),
});
