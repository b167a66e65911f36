/** The form of the section: what its provider expects, and every word that its visitors meet. */
import { strictObject } from 'zod';
import { callingCode, link, plainText, richText, wholeNumber } from '../../../schema/fields.ts';
import {
  autocomplete,
  empty,
  expected,
  fieldList,
  fieldName,
  honeypot,
  hosted,
  maxLength,
  messagesOf,
  messageTexts,
  otherWaysOf,
  privacy,
  required,
  requiredHint,
  submit,
  successAction,
} from '../../../schema/form.ts';
import { consent, endpoint, resources } from '../../../schema/resources.ts';
import { choiceOf } from '../../../schema/shapes.ts';

const name = () => fieldName(/^[A-Za-z][A-Za-z0-9_]*$/);
const label = () => plainText({ de: ['Beschriftung', 'Beschriftung des Feldes.'], en: ['Label', 'The label of the field.'] });
const provider = strictObject({
  resources: resources().meta({
    de: ['Was geladen wird', 'Was vom Anbieter geladen wird, und wann.'],
    en: ['What is loaded', 'What is loaded from the provider, and when.'],
  }),
  consent: consent({ de: 'Formular laden', en: 'Load the form' }).meta({
    de: ['Hinweis vor dem Laden', 'Der Hinweis vor dem Laden. Zu sehen ist er nur, wenn erst nach Einwilligung geladen wird.'],
    en: ['Notice before loading', 'The notice before anything is loaded. It is seen only where loading waits for consent.'],
  }),
}).meta({
  de: ['Skript des Anbieters', 'Das Skript des E-Mail-Anbieters. Fehlt es, sendet das Formular allein.'],
  en: ['Provider script', 'The script of the email provider. Without it the form sends by itself.'],
});

const phone = strictObject({
  fold: plainText({
    de: ['Aufklappen', 'Zeile, hinter der die Felder zugeklappt warten, zum Beispiel "Mobilnummer angeben (freiwillig)".'],
    en: ['Unfold', 'A line behind which the fields wait folded up, for example "Add a mobile number (optional)".'],
  }).optional(),
  countryCode: strictObject({
    name: name(),
    label: label(),
    empty: empty(),
    country: callingCode().meta({
      de: ['Vorgewähltes Land', 'Land, das vorgewählt ist, als ISO-Code wie "DE".'],
      en: ['Preselected country', 'The country that is preselected, as an ISO code such as "DE".'],
    }),
  }).meta({
    de: ['Ländervorwahl', 'Die Auswahl der Ländervorwahl.'],
    en: ['Country code', 'The choice of a country calling code.'],
  }),
  name: name(),
  label: label(),
  hint: plainText({
    de: ['Hinweis zur Schreibweise', 'Wie die Nummer zu schreiben ist.'],
    en: ['How to write it', 'How the number is to be written.'],
  }),
  expected: expected(),
  minDigits: wholeNumber(1, 30, {
    de: ['Mindestzahl der Ziffern', 'Kleinste Zahl von Ziffern.'],
    en: ['Minimum digits', 'The smallest number of digits.'],
  }),
  maxDigits: wholeNumber(1, 30, {
    de: ['Höchstzahl der Ziffern', 'Größte Zahl von Ziffern.'],
    en: ['Maximum digits', 'The largest number of digits.'],
  }),
}).meta({ de: ['Telefonnummer', 'Die Telefonnummer; freiwillig.'], en: ['Phone number', 'The phone number; optional.'] });

const { required: emptyField, invalid, sending, success, successNext, ...otherTexts } = messageTexts;
const messages = messagesOf({
  required: emptyField,
  invalid,
  countryCode: plainText({
    de: ['Ländervorwahl fehlt', 'Die Ländervorwahl fehlt.'],
    en: ['Country code missing', 'The country code is missing.'],
  }),
  sending,
  success,
  successNext,
  successAction: successAction(),
  ...otherTexts,
});

const otherWays = otherWaysOf({
  hosted: hosted(),
  mail: link({
    de: ['Vorbereitete E-Mail', 'Die vorbereitete E-Mail.'],
    en: ['Prepared email', 'The prepared email.'],
  }),
});

export const form = strictObject({
  title: richText({
    de: ['Überschrift', 'Überschrift des Formulars.'],
    en: ['Heading', 'The heading of the form.'],
  }),
  text: richText({ de: ['Text', 'Ein Satz unter der Überschrift.'], en: ['Text', 'A sentence below the heading.'] }).optional(),
  action: endpoint().meta({
    de: ['Sendet an', 'Adresse, an die das Formular sendet, meist "{signupEndpoint}".'],
    en: ['Sends to', 'The address that the form sends to, usually "{signupEndpoint}".'],
  }),
  provider: provider.optional(),
  maxWidth: wholeNumber(240, 640, {
    de: ['Größte Breite', 'Größte Breite des Formulars in Pixeln, meist "{formMaxWidth}".'],
    en: ['Maximum width', 'The maximum width of the form in pixels, usually "{formMaxWidth}".'],
  }),
  requiredHint: requiredHint(plainText()),
  fields: fieldList(
    strictObject({
      name: name(),
      label: label(),
      input: choiceOf({
        de: ['Art', 'Art des Feldes.'],
        en: ['Kind', 'The kind of field.'],
        labels: { text: { de: 'Text', en: 'Text' }, email: { de: 'E-Mail-Adresse', en: 'Email address' } },
      }).default('text'),
      required: required(),
      maxLength: maxLength(),
      autocomplete: autocomplete(['given-name', 'family-name', 'name', 'email', 'organization']),
      expected: expected(),
    }),
  ),
  phone: phone.optional(),
  honeypot: honeypot(name()),
  locale: strictObject({
    name: name(),
    value: plainText({
      de: ['Sprache', 'Sprache der Antworten, zum Beispiel "de".'],
      en: ['Language', 'The language of the replies, for example "en".'],
    }),
  }).meta({
    de: ['Sprache der Antworten', 'In welcher Sprache der Anbieter antwortet.'],
    en: ['Language of the replies', 'The language in which the provider replies.'],
  }),
  submit: submit(),
  privacy: privacy(),
  messages,
  otherWays,
}).meta({ de: ['Formular', 'Das Formular.'], en: ['Form', 'The form.'] });
