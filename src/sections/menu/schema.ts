import { strictObject, union } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, anchor, group, icon, introduction, plainText, richText } from '../../../schema/fields.ts';
import { choiceOf, listOf, matching } from '../../../schema/shapes.ts';

/** What search engines know of a diet by a name of their own (https://schema.org/RestrictedDiet). */
const diet = () =>
  choiceOf({
    de: [
      'Ernährungsweise',
      'Für welche Ernährungsweise das Zeichen steht: Suchmaschinen erfahren es von jedem Gericht, das es trägt.',
    ],
    en: ['Diet', 'Which diet the mark stands for: search engines learn it of each dish that has the mark.'],
    absent: { de: 'Keine bestimmte', en: 'None in particular' },
    labels: {
      vegetarian: { de: 'Vegetarisch', en: 'Vegetarian' },
      vegan: { de: 'Vegan', en: 'Vegan' },
      'gluten-free': { de: 'Glutenfrei', en: 'Gluten-free' },
      'low-lactose': { de: 'Laktosearm', en: 'Low in lactose' },
      halal: { de: 'Halal', en: 'Halal' },
      kosher: { de: 'Koscher', en: 'Kosher' },
    },
  });

const marks = listOf(
  {
    de: [
      'Zeichen',
      'Zeichen an Gerichten und ihre Bedeutung: vegetarisch, scharf, Allergene. Sie werden über der Karte erklärt.',
    ],
    en: ['Marks', 'Marks of dishes and what they say: vegetarian, hot, allergens. They are explained above the menu.'],
  },
  strictObject({
    sign: group({
      de: ['Zeichen', 'Womit Gerichte es tragen: ein Buchstabe oder wenige, zum Beispiel "V" oder "A".'],
      en: ['Sign', 'How dishes bear it: a letter or a few, for example "V" or "A".'],
    }),
    label: plainText({
      de: ['Bedeutung', 'Was es heißt, zum Beispiel "scharf" oder "enthält Nüsse".'],
      en: ['Meaning', 'What it says, for example "hot" or "contains nuts".'],
    }),
    icon: icon({
      de: ['Icon', 'Ein Icon, das an der Stelle des Zeichens steht, zum Beispiel "leaf".'],
      en: ['Icon', 'An icon in place of the sign, for example "leaf".'],
    }).optional(),
    diet: diet().optional(),
  }).meta({ de: ['Zeichen', 'Ein Zeichen und was es heißt.'], en: ['Mark', 'A mark, and what it says.'] }),
).optional();

const price = () =>
  union([
    plainText({
      de: ['Ein Preis', 'Der Preis, wie Gäste ihn lesen, zum Beispiel "24,50 €" oder "Tagespreis".'],
      en: ['One price', 'The price as guests read it, for example "€24.50" or "market price".'],
    }),
    listOf(
      {
        de: ['Mehrere Preise', 'Ein Preis für jeden Kopf der Gruppe, in derselben Reihenfolge.'],
        en: ['Several prices', 'A price for each head of the group, in the same order.'],
      },
      plainText({
        de: ['Preis', 'Der Preis unter diesem Kopf der Gruppe; "–", wo es keinen gibt.'],
        en: ['Price', 'The price under this head of the group; "–" where there is none.'],
      }),
    ).max(4),
  ])
    .meta({
      de: ['Preis', 'Was es kostet; mehrere Preise, wo die Gruppe Preisköpfe hat, zum Beispiel Glas und Flasche.'],
      en: ['Price', 'What it costs; several prices where the group has heads of prices, for example glass and bottle.'],
      usual: true,
    })
    .optional();

const item = strictObject({
  title: richText({ de: ['Name', 'Wie das Gericht heißt.'], en: ['Name', 'What the dish is called.'] }),
  text: richText({
    de: ['Beschreibung', 'Was darin ist oder dazu gehört.'],
    en: ['Description', 'What is in it, or comes with it.'],
    usual: true,
  }).optional(),
  price: price(),
  marks: listOf(
    {
      de: ['Zeichen', 'Welche Zeichen das Gericht trägt.'],
      en: ['Marks', 'Which marks the dish has.'],
    },
    group({
      de: ['Zeichen', 'Ein Zeichen aus der Liste der Karte, zum Beispiel "V".'],
      en: ['Mark', 'A sign of the list of the menu, for example "V".'],
    }),
  ).optional(),
}).meta({ de: ['Gericht', 'Ein Gericht oder ein Getränk.'], en: ['Dish', 'A dish or a drink.'] });

const groupOfDishes = strictObject({
  title: richText({
    de: ['Überschrift', 'Wie die Gruppe heißt, zum Beispiel "Vorspeisen".'],
    en: ['Heading', 'What the group is called, for example "Starters".'],
  }),
  text: richText({
    de: ['Text', 'Ein Satz darunter, zum Beispiel wann es das gibt oder was dazu gereicht wird.'],
    en: ['Text', 'A sentence below it, for example when it is served or what comes with it.'],
  }).optional(),
  prices: listOf(
    {
      de: ['Preisköpfe', 'Wofür die Preise gelten, wo ein Gericht mehrere hat: Glas und Flasche, klein und groß.'],
      en: ['Heads of prices', 'What the prices are for where a dish has several: glass and bottle, small and large.'],
    },
    plainText({
      de: ['Preiskopf', 'Wofür der Preis darunter gilt, zum Beispiel "Glas" oder "0,75 l".'],
      en: ['Head of prices', 'What the price below it is for, for example "Glass" or "75 cl".'],
    }),
  )
    .max(4)
    .optional(),
  items: listOf(
    { de: ['Gerichte', 'Die Gerichte, von oben nach unten.'], en: ['Dishes', 'The dishes, from top to bottom.'] },
    item,
  ),
  id: anchor({
    de: ['Sprungziel', 'Name der Gruppe als Sprungziel: ein Link auf "#name" führt zu ihr. Auf jeder Seite nur einmal.'],
    en: ['Anchor', 'The name of the group as an anchor: a link to "#name" leads to it. Only once on each page.'],
    group: 'more',
  }).optional(),
}).meta({
  de: ['Gruppe', 'Was auf der Karte zusammengehört, mit einer Überschrift.'],
  en: ['Group', 'What belongs together on the menu, with a heading.'],
});

export default defineSection({
  icon: 'tools-kitchen-2',
  de: ['Speisekarte', 'Gerichte und Getränke in Gruppen, mit Preisen und Zeichen; Suchmaschinen lesen sie mit.'],
  en: ['Menu', 'Dishes and drinks in groups, with prices and marks; search engines read them, too.'],
  group: 'offer',
  aliases: 'speisekarte getränkekarte weinkarte mittagskarte tageskarte dishes food drinks wine-list gerichte speisen getränke',
  props: strictObject({
    ...introduction(),
    contents: plainText({
      de: [
        'Sprungleiste',
        'Wie die Leiste heißt, die zu den Gruppen führt, zum Beispiel "Gruppen der Karte". Vorlesehilfen sagen es. Ohne gibt es keine.',
      ],
      en: [
        'Bar of links',
        'What the bar is called that leads to the groups, for example "Parts of the menu". Screen readers say it. Without it there is none.',
      ],
    }).optional(),
    marks,
    groups: listOf(
      { de: ['Gruppen', 'Die Gruppen, von oben nach unten.'], en: ['Groups', 'The groups, from top to bottom.'] },
      groupOfDishes,
    ),
    note: richText({
      de: ['Hinweis', 'Ein Satz unter der Karte, zum Beispiel zur Mehrwertsteuer oder zu Allergenen.'],
      en: ['Note', 'A sentence below the menu, for example about taxes or allergens.'],
    }).optional(),
    currency: matching(/^[A-Z]{3}$/, {
      de: [
        'Währung',
        'In welcher Währung die Preise sind, mit drei Buchstaben wie "EUR" oder "CHF". Damit erfahren Suchmaschinen die Preise.',
      ],
      en: [
        'Currency',
        'Which currency the prices are in, as three letters such as "EUR" or "CHF". With it search engines learn the prices.',
      ],
    }).optional(),
    actions: actions().optional(),
  }),
});
