/** Who is behind a website. A leaf of schema/site.ts. */
import { strictObject } from 'zod';
import { plainText, webAddress } from './fields.ts';
import { choiceOf, listOf, matching } from './shapes.ts';

export const publisher = strictObject({
  kind: choiceOf({
    de: ['Firma oder Person', 'Wer hinter der Website steht: eine Firma, ein Verein oder ein einzelner Mensch.'],
    en: ['Company or person', 'Who is behind the website: a company, an association or a single person.'],
    labels: {
      organization: { de: 'Firma oder Verein', en: 'Company or association' },
      person: { de: 'Ein einzelner Mensch', en: 'A single person' },
    },
  }),
  name: plainText({ de: ['Name', 'Name der Firma oder der Person.'], en: ['Name', 'Name of the company or the person.'] }),
  founder: plainText({
    de: ['Gegründet von', 'Wer die Firma gegründet hat, zum Beispiel "{ownerName}".'],
    en: ['Founded by', 'Who founded the company, for example "{ownerName}".'],
  }).optional(),
  email: plainText({
    de: ['E-Mail-Adresse', 'E-Mail-Adresse, meist "{email}".'],
    en: ['Email address', 'Email address, usually "{email}".'],
  }).optional(),
  phone: plainText({
    de: ['Telefonnummer', 'Telefonnummer mit Ländervorwahl, zum Beispiel "+49 30 1234567".'],
    en: ['Phone number', 'Phone number with the country code, for example "+49 30 1234567".'],
  }).optional(),
  street: plainText({
    de: ['Straße und Hausnummer', 'Straße und Hausnummer.'],
    en: ['Street and number', 'Street and number.'],
  }).optional(),
  city: plainText({
    de: [
      'Postleitzahl und Ort',
      'Postleitzahl und Ort, zum Beispiel "10115 Berlin"; steht die Postleitzahl für sich, nur der Ort.',
    ],
    en: [
      'Postcode and town',
      'Postcode and town, for example "10115 Berlin"; the town alone where the postcode stands by itself.',
    ],
  }).optional(),
  postalCode: plainText({
    de: ['Postleitzahl', 'Postleitzahl, wo sie nicht beim Ort steht oder dort nicht zu erkennen ist, zum Beispiel "1012 AB".'],
    en: ['Postcode', 'Postcode, where it does not stand with the town or cannot be told from it, for example "1012 AB".'],
  }).optional(),
  country: matching(/^(?:[A-Z]{2}|\{[a-z][A-Za-z0-9]*\})$/, {
    de: ['Land', 'Land als Kürzel, zum Beispiel "DE", oder eine Angabe wie "{countryCode}".'],
    en: ['Country', 'Country by its code, for example "DE", or a constant such as "{countryCode}".'],
  }).optional(),
  vatId: plainText({
    de: ['Umsatzsteuer-Nummer', 'Umsatzsteuer-Identifikationsnummer.'],
    en: ['VAT number', 'VAT identification number.'],
  }).optional(),
  profiles: listOf(
    {
      de: ['Profile', 'Die eigenen Profile in Netzwerken und Verzeichnissen.'],
      en: ['Profiles', 'Your own profiles in networks and directories.'],
    },
    webAddress().meta({
      de: ['Profil', 'Adresse eines Profils, zum Beispiel "https://www.linkedin.com/in/…".'],
      en: ['Profile', 'Address of a profile, for example "https://www.linkedin.com/in/…".'],
    }),
  ).optional(),
}).meta({
  de: [
    'Wer hinter der Website steht',
    'Wer hinter der Website steht, für Suchmaschinen (schema.org). Was noch offen ist, erfahren sie nicht.',
  ],
  en: [
    'Who is behind the website',
    'Who is behind the website, for search engines (schema.org). They do not learn what is still open.',
  ],
});
