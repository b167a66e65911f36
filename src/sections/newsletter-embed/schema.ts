import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { callingCode, endpoint, eyebrow, icon, paragraphs, plainText, richText, wholeNumber } from '../../../schema/fields.ts';

const fieldName = () =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_]*$/)
    .describe('Name des Feldes beim Anbieter. Er steht dort im Konto.');
const label = () => plainText().describe('Beschriftung des Feldes.');

export default defineSection({
  title: 'Anmeldung mit Formular',
  description: 'Das Anmeldeformular des E-Mail-Anbieters neben den Vorteilen, die es verspricht.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.'),
    text: paragraphs().describe('Warum sich die Anmeldung lohnt.'),
    benefits: z
      .array(
        z
          .strictObject({
            icon: icon().describe('Ein Icon.').optional(),
            title: richText().describe('Der Vorteil.'),
            text: richText().describe('Ein Satz dazu.').optional(),
          })
          .describe('Ein Vorteil.'),
      )
      .min(1)
      .describe('Was man bekommt.')
      .optional(),
    form: z
      .strictObject({
        title: richText().describe('Überschrift des Formulars.'),
        text: richText().describe('Ein Satz unter der Überschrift.').optional(),
        action: endpoint().describe('Adresse, an die das Formular sendet, meist "{signupEndpoint}".'),
        maxWidth: wholeNumber(240, 640).describe('Größte Breite des Formulars in Pixeln, meist "{formMaxWidth}".'),
        requiredHint: plainText().describe('Was Pflichtfelder erklärt, zum Beispiel "* Pflichtfeld".'),
        fields: z
          .array(
            z
              .strictObject({
                name: fieldName(),
                label: label(),
                input: z.enum(['text', 'email']).describe('Art des Feldes.').default('text'),
                required: z.boolean().describe('Muss ausgefüllt sein.').default(false),
                maxLength: wholeNumber(1, 10_000).describe('Größte Zahl von Zeichen.').optional(),
                autocomplete: z
                  .enum(['given-name', 'family-name', 'name', 'email', 'organization', 'off'])
                  .describe('Was der Browser hier vorschlagen darf.')
                  .default('off'),
              })
              .describe('Ein Feld.'),
          )
          .min(1)
          .describe('Die Felder, von oben nach unten.'),
        phone: z
          .strictObject({
            countryCode: z
              .strictObject({
                name: fieldName(),
                label: label(),
                empty: plainText().describe('Die leere erste Auswahl.'),
                country: callingCode().describe('Land, das vorgewählt ist, als ISO-Code wie "DE".'),
              })
              .describe('Die Auswahl der Ländervorwahl.'),
            name: fieldName(),
            label: label(),
            hint: plainText().describe('Wie die Nummer zu schreiben ist.'),
            minDigits: wholeNumber(1, 30).describe('Kleinste Zahl von Ziffern.'),
            maxDigits: wholeNumber(1, 30).describe('Größte Zahl von Ziffern.'),
          })
          .describe('Die Telefonnummer; freiwillig.')
          .optional(),
        honeypot: z
          .strictObject({ name: fieldName(), label: label() })
          .describe('Ein verstecktes Feld, das nur Programme ausfüllen.'),
        locale: z
          .strictObject({ name: fieldName(), value: plainText().describe('Sprache der Antworten, zum Beispiel "de".') })
          .describe('In welcher Sprache der Anbieter antwortet.'),
        submit: plainText().describe('Aufschrift des Buttons.'),
        privacy: richText().describe('Was mit den Angaben geschieht, mit Link zum Datenschutz.'),
        messages: z
          .strictObject({
            required: plainText().describe('Ein Pflichtfeld ist leer.'),
            invalid: plainText().describe('Eine Angabe stimmt nicht.'),
            countryCode: plainText().describe('Die Ländervorwahl fehlt.'),
            success: plainText().describe('Es hat geklappt.'),
            failure: plainText().describe('Es hat nicht geklappt.'),
          })
          .describe('Die Meldungen des Formulars.'),
      })
      .describe('Das Formular.'),
  }),
});
