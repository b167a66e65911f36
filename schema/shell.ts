/** What is the same on every page: header, footer, the view of errors, and small labels. */
import { strictObject, z } from 'zod';
import { actions, href, language, link, networks, plainImage, plainText, richText } from './fields.ts';
import { footerLayout, headerLayout } from './look.ts';
import { listOf, toggle } from './shapes.ts';

const entry = () => link({ de: ['Eintrag', 'Ein Eintrag.'], en: ['Entry', 'An entry.'] });

/**
 * An entry of the navigation: a link, or a group of links behind a button. One shape for both, since unions of objects make several
 * findings of one mistake; the rule `link-or-group` asks that it is one of them.
 */
const menuEntry = () =>
  link()
    .extend({
      href: href({
        de: ['Ziel', 'Wohin der Eintrag führt. Eine Gruppe hat keins.'],
        en: ['Target', 'Where the entry leads. A group has none.'],
        usual: true,
      }).optional(),
      links: listOf(
        {
          de: ['Gruppe', 'Links, die der Eintrag aufklappt, statt selbst zu einer Seite zu führen.'],
          en: ['Group', 'Links that the entry unfolds instead of leading to a page itself.'],
        },
        entry(),
      ).optional(),
    })
    .meta({ de: ['Eintrag', 'Ein Link oder eine Gruppe von Links.'], en: ['Entry', 'A link or a group of links.'] });

const logoPlate = () =>
  toggle({
    de: [
      'Logo auf heller Fläche',
      'Das Logo auf eine helle Fläche setzen: für ein dunkles Logo, das im dunklen Farbschema nicht zu erkennen ist.',
    ],
    en: [
      'Logo on a light plate',
      'Put the logo on a light plate: for a dark logo that cannot be made out in the dark colour scheme.',
    ],
  }).optional();

export const header = strictObject({
  layout: headerLayout(),
  notice: richText({
    de: ['Hinweis ganz oben', 'Ein Satz über der Navigation jeder Seite, zum Beispiel "Bis 3. Januar geschlossen."'],
    en: ['Notice at the very top', 'A sentence above the navigation of every page, for example "Closed until 3 January."'],
  }).optional(),
  logo: plainImage({
    de: ['Logo', 'Das Logo. Ohne eins steht der Name allein.'],
    en: ['Logo', 'The logo. Without one, the name stands alone.'],
  }).optional(),
  logoPlate: logoPlate(),
  name: plainText({
    de: ['Name neben dem Logo', 'Der Name neben dem Logo. Weglassen, wenn das Logo ihn schon zeigt.'],
    en: ['Name beside the logo', 'The name beside the logo. Leave it out where the logo shows it already.'],
  }).optional(),
  claim: plainText({
    de: ['Satz unter dem Namen', 'Wenige Worte unter dem Namen, zum Beispiel "Brot seit 1890". Auf schmalen Handys fehlen sie.'],
    en: ['Line under the name', 'A few words under the name, for example "Bread since 1890". Narrow phones do without them.'],
  }).optional(),
  links: z
    .array(menuEntry())
    .meta({ de: ['Links', 'Die Einträge der Navigation.'], en: ['Links', 'The entries of the navigation.'] }),
  moreLabel: plainText({
    de: ['Aufschrift von „Mehr“', 'Knopf für die Einträge, für die kein Platz ist. Ohne ihn stehen sie in einer zweiten Zeile.'],
    en: ['Label of "More"', 'Button for the entries that there is no room for. Without it they stand in a second row.'],
  }).optional(),
  contact: link({
    de: ['Kontakt-Button', 'Der Kontakt-Button; führt meist zu "/#contact".'],
    en: ['Contact button', 'The contact button; usually leads to "/#contact".'],
  }).optional(),
  networks: networks().optional(),
  mail: strictObject({
    label: plainText({ de: ['Aufschrift', 'Aufschrift.'], en: ['Label', 'Label.'] }),
    shortLabel: plainText({
      de: ['Kurze Aufschrift', 'Kurze Aufschrift, wo wenig Platz ist.'],
      en: ['Short label', 'Short label where there is little room.'],
    }),
    href: href({ de: ['Ziel', 'Die vorbereitete E-Mail.'], en: ['Target', 'The prepared email.'] }),
  })
    .meta({
      de: ['Hervorgehobener Button', 'Der hervorgehobene Button oben rechts.'],
      en: ['Highlighted button', 'The highlighted button at the top right.'],
    })
    .optional(),
  homeLabel: plainText({
    de: ['Logo-Link für Vorleser', 'Was das Logo als Link vorliest, zum Beispiel "KI im Marketing, zur Startseite".'],
    en: ['Logo link, read aloud', 'What is read aloud of the logo as a link, for example "Corner Bakery, to the home page".'],
    group: 'aloud',
  }),
  skipLink: plainText({
    de: ['Sprunglink', 'Sprunglink für Tastatur und Vorleser, zum Beispiel "Zum Inhalt springen".'],
    en: ['Skip link', 'Skip link for keyboards and screen readers, for example "Skip to content".'],
    group: 'aloud',
  }),
  navigationLabel: plainText({
    de: ['Name der Navigation', 'Name der Navigation für Vorleser.'],
    en: ['Name of the navigation', 'Name of the navigation for screen readers.'],
    group: 'aloud',
  }),
  menuLabel: plainText({
    de: ['Menü-Knopf', 'Aufschrift des Menü-Knopfes auf kleinen Bildschirmen.'],
    en: ['Menu button', 'Label of the menu button on small screens.'],
  }),
}).meta({
  de: ['Navigation', 'Was oben auf jeder Seite steht: Logo, Links und Buttons.'],
  en: ['Navigation', 'What stands at the top of every page: logo, links and buttons.'],
});

export const footer = strictObject({
  layout: footerLayout(),
  logo: plainImage({
    de: ['Logo', 'Ein Logo für die Fußzeile, zum Beispiel eine andere Fassung. Ohne eins steht dort das Logo von oben.'],
    en: ['Logo', 'A logo for the footer, for example another version. Without one the logo of the header stands there.'],
  }).optional(),
  logoPlate: logoPlate(),
  brand: richText({ de: ['Zeile zur Marke', 'Die Zeile zur Marke.'], en: ['Line about the brand', 'The line about the brand.'] }),
  text: richText({
    de: ['Satz darunter', 'Ein erklärender Satz darunter.'],
    en: ['Sentence below', 'A sentence below that explains.'],
  }).optional(),
  mailLabel: plainText({
    de: ['Vor der E-Mail-Adresse', 'Was vor der E-Mail-Adresse steht.'],
    en: ['Before the email address', 'What stands before the email address.'],
  }).optional(),
  mail: link({
    de: ['E-Mail-Adresse', 'Die E-Mail-Adresse als Link. Auch eine Telefonnummer ist möglich.'],
    en: ['Email address', 'The email address as a link. A phone number will do, too.'],
  }).optional(),
  networks: networks().optional(),
  linksLabel: plainText({
    de: ['Name der Fußnavigation', 'Name der Fußnavigation für Vorleser.'],
    en: ['Name of the footer navigation', 'Name of the footer navigation for screen readers.'],
    group: 'aloud',
  }),
  columns: listOf(
    {
      de: ['Spalten', 'Bis zu vier Spalten mit Links über den anderen Links.'],
      en: ['Columns', 'Up to four columns of links above the other links.'],
    },
    strictObject({
      title: plainText({ de: ['Titel', 'Titel der Spalte.'], en: ['Title', 'The title of the column.'] }),
      links: listOf({ de: ['Links', 'Die Links der Spalte.'], en: ['Links', 'The links of the column.'] }, entry()),
    }).meta({ de: ['Spalte', 'Eine Spalte mit Links.'], en: ['Column', 'A column of links.'] }),
  )
    .max(4)
    .optional(),
  links: z
    .array(entry())
    .meta({ de: ['Links', 'Links wie Impressum und Datenschutz.'], en: ['Links', 'Links such as legal notice and privacy.'] }),
  copyright: plainText({ de: ['Urheberrecht', 'Der Hinweis zum Urheberrecht.'], en: ['Copyright', 'The copyright notice.'] }),
}).meta({ de: ['Fußzeile', 'Was unten auf jeder Seite steht.'], en: ['Footer', 'What stands at the bottom of every page.'] });

export const errorView = strictObject({
  title: plainText({ de: ['Überschrift', 'Überschrift der Fehlermeldung.'], en: ['Heading', 'Heading of the error view.'] }),
  text: plainText({
    de: ['Meldung', 'Was geschehen ist und was zu tun ist, in der Sprache der Website. Darunter steht, was der Browser meldet.'],
    en: [
      'Message',
      'What has happened and what to do, in the language of the website. Below it stands what the browser reports.',
    ],
  }).optional(),
  lang: language({
    de: ['Sprache', 'Sprache der Überschrift und der Meldung, wenn sie abweicht; ohne Meldung auch die der Buttons.'],
    en: ['Language', 'Language of the heading and the message where it differs; without a message that of the buttons, too.'],
  }).optional(),
  reload: plainText({
    de: ['Neu-laden-Button', 'Button, der die Seite neu lädt, zum Beispiel "Neu laden".'],
    en: ['Reload button', 'Button that loads the page again, for example "Reload".'],
  }).optional(),
  image: plainImage({ de: ['Bild', 'Ein Bild neben der Meldung.'], en: ['Image', 'An image beside the message.'] }).optional(),
  actions: actions(),
}).meta({
  de: ['Fehlermeldung', 'Was Besucher sehen, wenn in der laufenden Seite etwas schiefgeht.'],
  en: ['Error message', 'What visitors see when something goes wrong in the running page.'],
});

export const labels = strictObject({
  copy: plainText({
    de: ['Adresse kopieren', 'Knopf, der die E-Mail-Adresse kopiert.'],
    en: ['Copy the address', 'Button that copies the email address.'],
  }),
  copied: plainText({
    de: ['Nach dem Kopieren', 'Bestätigung nach dem Kopieren.'],
    en: ['After copying', 'Confirmation after copying.'],
  }),
  newTab: plainText({
    de: ['Zusatz bei neuem Tab', 'Zusatz für Vorleser bei Links, die einen neuen Tab öffnen.'],
    en: ['Addition for a new tab', 'Addition for screen readers at links that open a new tab.'],
  }),
  contents: plainText({
    de: ['Inhaltsverzeichnis', 'Was über dem Inhaltsverzeichnis langer Artikel steht, zum Beispiel "Inhalt".'],
    en: ['Table of contents', 'What stands above the table of contents of long articles, for example "Contents".'],
  }).optional(),
  updated: plainText({
    de: ['Vor dem Tag einer Änderung', 'Was bei Artikeln vor dem Tag der letzten Änderung steht, zum Beispiel "Geändert am".'],
    en: ['Before the day of a change', 'What stands before the day of the last change of an article, for example "Updated on".'],
  }).optional(),
}).meta({
  de: ['Kleine Texte', 'Kleine Texte, die an vielen Stellen gleich sind.'],
  en: ['Small texts', 'Small texts that are the same in many places.'],
});
