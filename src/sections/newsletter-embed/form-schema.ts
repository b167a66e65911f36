/** The form of the section: what its provider expects, and every word that its visitors meet. */
import { z } from 'zod';
import { callingCode, link, plainText, richText, wholeNumber } from '../../../schema/fields.ts';
import { expected, messageTexts } from '../../../schema/form.ts';
import { consent, endpoint, resources } from '../../../schema/resources.ts';

const fieldName = () =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_]*$/)
    .meta({
      de: ['Feldname beim Anbieter', 'Name des Feldes beim Anbieter. Er steht dort im Konto.'],
      en: ['Field name at the provider', 'The provider’s name for this field. You find it in your account there.'],
    });
const label = () =>
  plainText().meta({ de: ['Beschriftung', 'Beschriftung des Feldes.'], en: ['Label', 'The label of the field.'] });
const provider = z
  .strictObject({
    resources: resources().meta({
      de: ['Was geladen wird', 'Was vom Anbieter geladen wird, und wann.'],
      en: ['What is loaded', 'What is loaded from the provider, and when.'],
    }),
    consent: consent({ de: 'Formular laden', en: 'Load the form' }).meta({
      de: ['Hinweis vor dem Laden', 'Der Hinweis vor dem Laden. Zu sehen ist er nur, wenn erst nach Einwilligung geladen wird.'],
      en: ['Notice before loading', 'The notice before anything is loaded. It is seen only where loading waits for consent.'],
    }),
  })
  .meta({
    de: ['Skript des Anbieters', 'Das Skript des E-Mail-Anbieters. Fehlt es, sendet das Formular allein.'],
    en: ['Provider script', 'The script of the email provider. Without it the form sends by itself.'],
  });

const phone = z
  .strictObject({
    countryCode: z
      .strictObject({
        name: fieldName(),
        label: label(),
        empty: plainText().meta({
          de: ['Leere Auswahl', 'Die leere erste Auswahl.'],
          en: ['Empty choice', 'The empty first choice.'],
        }),
        country: callingCode().meta({
          de: ['Vorgewähltes Land', 'Land, das vorgewählt ist, als ISO-Code wie "DE".'],
          en: ['Preselected country', 'The country that is preselected, as an ISO code such as "DE".'],
        }),
      })
      .meta({
        de: ['Ländervorwahl', 'Die Auswahl der Ländervorwahl.'],
        en: ['Country code', 'The choice of a country calling code.'],
      }),
    name: fieldName(),
    label: label(),
    hint: plainText().meta({
      de: ['Hinweis zur Schreibweise', 'Wie die Nummer zu schreiben ist.'],
      en: ['How to write it', 'How the number is to be written.'],
    }),
    expected: expected(),
    minDigits: wholeNumber(1, 30).meta({
      de: ['Mindestzahl der Ziffern', 'Kleinste Zahl von Ziffern.'],
      en: ['Minimum digits', 'The smallest number of digits.'],
    }),
    maxDigits: wholeNumber(1, 30).meta({
      de: ['Höchstzahl der Ziffern', 'Größte Zahl von Ziffern.'],
      en: ['Maximum digits', 'The largest number of digits.'],
    }),
  })
  .meta({ de: ['Telefonnummer', 'Die Telefonnummer; freiwillig.'], en: ['Phone number', 'The phone number; optional.'] });

const messages = z
  .strictObject({
    required: messageTexts.required,
    invalid: messageTexts.invalid,
    countryCode: plainText().meta({
      de: ['Ländervorwahl fehlt', 'Die Ländervorwahl fehlt.'],
      en: ['Country code missing', 'The country code is missing.'],
    }),
    sending: messageTexts.sending,
    success: plainText().meta({ de: ['Erfolg', 'Es hat geklappt.'], en: ['Success', 'It worked.'] }),
    successNext: richText().meta({
      de: ['Nach dem Erfolg', 'Was nach dem Erfolg zu tun ist.'],
      en: ['After success', 'What to do after it worked.'],
    }),
    failure: messageTexts.failure,
    failureNext: messageTexts.failureNext,
    unconfirmed: messageTexts.unconfirmed,
    unconfirmedNext: messageTexts.unconfirmedNext,
  })
  .meta({ de: ['Meldungen', 'Die Meldungen des Formulars.'], en: ['Messages', 'The messages of the form.'] });

const otherWays = z
  .strictObject({
    hosted: plainText().meta({
      de: ['Button zum Anbieter', 'Button, der das ausgefüllte Formular auf der Seite des Anbieters absendet.'],
      en: ['Button to the provider', 'A button that submits the completed form on the provider’s page.'],
    }),
    mail: link().meta({
      de: ['Vorbereitete E-Mail', 'Die vorbereitete E-Mail.'],
      en: ['Prepared email', 'The prepared email.'],
    }),
    address: plainText().meta({
      de: ['E-Mail-Adresse', 'Die E-Mail-Adresse zum Kopieren.'],
      en: ['Email address', 'The email address to copy.'],
    }),
  })
  .meta({
    de: ['Andere Wege', 'Wie es trotzdem geht, wenn das Absenden nicht klappt.'],
    en: ['Other ways', 'What people can do when submitting does not work.'],
  });

export const form = z
  .strictObject({
    title: richText().meta({
      de: ['Überschrift', 'Überschrift des Formulars.'],
      en: ['Heading', 'The heading of the form.'],
    }),
    text: richText()
      .meta({ de: ['Text', 'Ein Satz unter der Überschrift.'], en: ['Text', 'A sentence below the heading.'] })
      .optional(),
    action: endpoint().meta({
      de: ['Sendet an', 'Adresse, an die das Formular sendet, meist "{signupEndpoint}".'],
      en: ['Sends to', 'The address that the form sends to, usually "{signupEndpoint}".'],
    }),
    provider: provider.optional(),
    maxWidth: wholeNumber(240, 640).meta({
      de: ['Größte Breite', 'Größte Breite des Formulars in Pixeln, meist "{formMaxWidth}".'],
      en: ['Maximum width', 'The maximum width of the form in pixels, usually "{formMaxWidth}".'],
    }),
    requiredHint: plainText().meta({
      de: ['Hinweis auf Pflichtfelder', 'Was Pflichtfelder erklärt, zum Beispiel "* Pflichtfeld".'],
      en: ['Note on required fields', 'What explains required fields, for example "* required".'],
    }),
    fields: z
      .array(
        z
          .strictObject({
            name: fieldName(),
            label: label(),
            input: z
              .enum(['text', 'email'])
              .meta({
                de: ['Art', 'Art des Feldes.'],
                en: ['Kind', 'The kind of field.'],
                labels: { text: { de: 'Text', en: 'Text' }, email: { de: 'E-Mail-Adresse', en: 'Email address' } },
              })
              .default('text'),
            required: z
              .boolean()
              .meta({ de: ['Pflichtfeld', 'Muss ausgefüllt sein.'], en: ['Required', 'Has to be filled in.'] })
              .default(false),
            maxLength: wholeNumber(1, 10_000)
              .meta({
                de: ['Höchstzahl der Zeichen', 'Größte Zahl von Zeichen.'],
                en: ['Maximum characters', 'The largest number of characters.'],
              })
              .optional(),
            autocomplete: z
              .enum(['given-name', 'family-name', 'name', 'email', 'organization', 'off'])
              .meta({
                de: ['Vorschlag des Browsers', 'Was der Browser hier vorschlagen darf.'],
                en: ['Browser suggestion', 'What the browser may suggest here.'],
                labels: {
                  'given-name': { de: 'Vorname', en: 'First name' },
                  'family-name': { de: 'Nachname', en: 'Last name' },
                  name: { de: 'Ganzer Name', en: 'Full name' },
                  email: { de: 'E-Mail-Adresse', en: 'Email address' },
                  organization: { de: 'Unternehmen', en: 'Organisation' },
                  off: { de: 'Nichts', en: 'Nothing' },
                },
              })
              .default('off'),
            expected: expected(),
          })
          .meta({ de: ['Feld', 'Ein Feld.'], en: ['Field', 'A field.'] }),
      )
      .min(1)
      .meta({ de: ['Felder', 'Die Felder, von oben nach unten.'], en: ['Fields', 'The fields, from top to bottom.'] }),
    phone: phone.optional(),
    honeypot: z.strictObject({ name: fieldName(), label: label() }).meta({
      de: ['Verstecktes Feld', 'Ein verstecktes Feld, das nur Programme ausfüllen.'],
      en: ['Hidden field', 'A hidden field that only programs fill in.'],
    }),
    locale: z
      .strictObject({
        name: fieldName(),
        value: plainText().meta({
          de: ['Sprache', 'Sprache der Antworten, zum Beispiel "de".'],
          en: ['Language', 'The language of the replies, for example "en".'],
        }),
      })
      .meta({
        de: ['Sprache der Antworten', 'In welcher Sprache der Anbieter antwortet.'],
        en: ['Language of the replies', 'The language in which the provider replies.'],
      }),
    submit: plainText().meta({
      de: ['Button-Aufschrift', 'Aufschrift des Buttons.'],
      en: ['Button label', 'The label of the button.'],
    }),
    privacy: richText().meta({
      de: ['Hinweis zum Datenschutz', 'Was mit den Angaben geschieht, mit Link zum Datenschutz.'],
      en: ['Privacy note', 'What happens to the data, with a link to the privacy policy.'],
    }),
    messages,
    otherWays,
  })
  .meta({ de: ['Formular', 'Das Formular.'], en: ['Form', 'The form.'] });
