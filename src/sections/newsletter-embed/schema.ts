import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import {
  callingCode,
  endpoint,
  eyebrow,
  icon,
  image,
  link,
  paragraphs,
  plainText,
  resources,
  richText,
  wholeNumber,
} from '../../../schema/fields.ts';

const fieldName = () =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_]*$/)
    .describe('Name des Feldes beim Anbieter. Er steht dort im Konto.');
const label = () => plainText().describe('Beschriftung des Feldes.');
const expected = () =>
  plainText()
    .describe('Was hier erwartet wird, am besten mit einem Beispiel. Steht unter der Meldung, wenn der Eintrag nicht stimmt.')
    .optional();

export default defineSection({
  title: 'Anmeldung mit Formular',
  description: 'Das Anmeldeformular des E-Mail-Anbieters neben den Vorteilen, die es verspricht.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.'),
    text: paragraphs().describe('Warum sich die Anmeldung lohnt.'),
    jump: plainText()
      .describe('Button unter dem Text, der zum Formular führt. Zu sehen nur auf Telefonen, wo das Formular weiter unten steht.')
      .optional(),
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
    image: image().describe('Ein Bild unter den Vorteilen, das bloß schmückt. Zu sehen nur auf breiten Bildschirmen.').optional(),
    form: z
      .strictObject({
        title: richText().describe('Überschrift des Formulars.'),
        text: richText().describe('Ein Satz unter der Überschrift.').optional(),
        action: endpoint().describe('Adresse, an die das Formular sendet, meist "{signupEndpoint}".'),
        provider: z
          .strictObject({
            resources: resources().describe('Was vom Anbieter geladen wird, und wann.'),
            consent: z
              .strictObject({
                title: plainText().describe('Überschrift des Hinweises.'),
                text: paragraphs().describe('Wer der Anbieter ist, welche Daten er erhält und wozu, mit Link zum Datenschutz.'),
                accept: plainText().describe('Aufschrift, die das Laden erlaubt, zum Beispiel "Formular laden".'),
              })
              .describe('Der Hinweis vor dem Laden. Zu sehen nur mit "load": "on-consent".'),
          })
          .describe('Das Skript des E-Mail-Anbieters. Fehlt es, sendet das Formular allein.')
          .optional(),
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
                expected: expected(),
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
            expected: expected(),
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
            sending: plainText().describe('Was Vorleser sagen, während gesendet wird.'),
            success: plainText().describe('Es hat geklappt.'),
            successNext: richText().describe('Was nach dem Erfolg zu tun ist.'),
            failure: plainText().describe('Es hat nicht geklappt.'),
            failureNext: richText().describe('Was nach dem Misserfolg zu tun ist; darunter stehen die anderen Wege.'),
            unconfirmed: plainText().describe('Es kam keine lesbare Antwort: Vielleicht hat es geklappt, vielleicht nicht.'),
            unconfirmedNext: richText().describe('Was dann zu tun ist; darunter stehen die anderen Wege.'),
          })
          .describe('Die Meldungen des Formulars.'),
        otherWays: z
          .strictObject({
            hosted: plainText().describe('Button, der das ausgefüllte Formular auf der Seite des Anbieters absendet.'),
            mail: link().describe('Die vorbereitete E-Mail.'),
            address: plainText().describe('Die E-Mail-Adresse zum Kopieren.'),
          })
          .describe('Wie es trotzdem geht, wenn das Absenden nicht klappt.'),
      })
      .describe('Das Formular.'),
  }),
});
