/** The form of the section, for whatever provider. */
import { strictObject } from 'zod';
import { plainText, richText } from '../../../schema/fields.ts';
import { honeypot, privacy, requiredHint, submit } from '../../../schema/form.ts';
import { listOf, matching } from '../../../schema/shapes.ts';
import { action, answer, messages, otherWays } from './answer-schema.ts';
import { fields, name } from './field-schema.ts';

export const form = strictObject({
  title: richText({
    de: ['Überschrift', 'Überschrift des Formulars, wenn die des Abschnitts nicht genügt.'],
    en: ['Heading', 'Heading of the form, where that of the section does not say enough.'],
  }).optional(),
  action,
  answer: answer.optional(),
  requiredHint: requiredHint(richText()).optional(),
  fields,
  hidden: listOf(
    {
      de: ['Ungesehen mitgesendet', 'Was der Anbieter sonst verlangt, zum Beispiel ein Schlüssel oder der Name des Formulars.'],
      en: ['Sent along unseen', 'What else the provider asks for, such as a key or the name of the form.'],
      group: 'more',
    },
    strictObject({
      name: name(),
      value: plainText({ de: ['Wert', 'Was gesendet wird.'], en: ['Value', 'What is sent.'] }),
    }).meta({ de: ['Angabe', 'Eine Angabe.'], en: ['Entry', 'An entry.'] }),
  ).optional(),
  attributes: listOf(
    {
      de: ['Attribute', 'Woran ein Anbieter das Formular beim Veröffentlichen erkennt.'],
      en: ['Attributes', 'What a provider recognises the form by when the site is published.'],
      group: 'more',
    },
    strictObject({
      attribute: matching(/^(?:name|data-[a-z][a-z0-9-]*)$/, {
        de: ['Attribut', 'Name des Attributs: name, oder was mit data- beginnt, zum Beispiel "data-netlify".'],
        en: ['Attribute', 'Name of the attribute: name, or what begins with data-, for example "data-netlify".'],
      }),
      value: plainText({ de: ['Wert', 'Wert des Attributs.'], en: ['Value', 'Value of the attribute.'] }),
    }).meta({ de: ['Attribut', 'Ein Attribut.'], en: ['Attribute', 'An attribute.'] }),
  ).optional(),
  honeypot: honeypot(name()).meta({ group: 'more' }),
  submit: submit(),
  privacy: privacy().optional(),
  messages,
  otherWays,
}).meta({ de: ['Formular', 'Das Formular.'], en: ['Form', 'The form.'] });
