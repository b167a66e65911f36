/**
 * What values are called that many sites write once and name in the middle of sentences, where no field can lend them its title. Any other
 * name goes by its own words.
 */
import type { Translated } from './languages.ts';

export const usualNames: Readonly<Record<string, Translated>> = {
  // who
  ownerStory: { de: 'Werdegang', en: 'Story' },
  portraitText: { de: 'Was das Porträt zeigt', en: 'What the portrait shows' },
  lastAppearance: { de: 'Letzter Auftritt', en: 'Last appearance' },
  copyrightYear: { de: 'Jahr im Copyright', en: 'Year of the copyright' },
  countryCallingCode: { de: 'Landesvorwahl', en: 'Country calling code' },
  // how one is reached
  replyDays: { de: 'Antwort nach Werktagen', en: 'Reply after working days' },
  callMinutes: { de: 'Erstgespräch: Minuten', en: 'First call: minutes' },
  // others who take part
  hostName: { de: 'Hosting: Name', en: 'Hosting: name' },
  hostAddress: { de: 'Hosting: Anschrift', en: 'Hosting: postal address' },
  providerName: { de: 'E-Mail-Anbieter: Name', en: 'Email provider: name' },
  providerAddress: { de: 'E-Mail-Anbieter: Anschrift', en: 'Email provider: postal address' },
  checkoutProvider: { de: 'Kursplattform: Name und Anschrift', en: 'Course platform: name and postal address' },
  supervisoryAuthority: { de: 'Datenschutz-Aufsichtsbehörde', en: 'Data protection authority' },
  signupStyles: { de: 'Anmeldeformular: Stylesheet', en: 'Sign-up form: stylesheet' },
  // privacy
  privacyDate: { de: 'Stand der Datenschutzerklärung', en: 'Date of the privacy policy' },
  logRetentionDays: { de: 'Zugriffsprotokolle: Löschung nach Tagen', en: 'Access logs: deleted after days' },
  unconfirmedRetentionDays: {
    de: 'Unbestätigte Anmeldungen: Löschung nach Tagen',
    en: 'Unconfirmed sign-ups: deleted after days',
  },
  unsubscribedRetentionDays: {
    de: 'Abgemeldete Adressen: Löschung nach Tagen',
    en: 'Unsubscribed addresses: deleted after days',
  },
  mailRetentionMonths: { de: 'Nachrichten: Löschung nach Monaten', en: 'Messages: deleted after months' },
  newsletterMeasurement: { de: 'Newsletter: Messung', en: 'Newsletter: measurement' },
  // laws
  aiActRegulation: { de: 'Nummer des EU AI Act', en: 'Number of the EU AI Act' },
  aiActDate: { de: 'EU AI Act: Stand der Seite', en: 'EU AI Act: date of the page' },
};
