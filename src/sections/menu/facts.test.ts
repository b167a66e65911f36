import { expect, test } from 'vitest';
import { amountsIn } from '../../parts/amount.ts';
import { facts } from './facts.ts';

const publisher = { '@type': 'Organization' as const, '@id': 'https://inn.example/#publisher', name: 'Inn', url: '/' };
const context = { url: 'https://inn.example/menu', lang: 'en', provider: publisher, ofType: () => [] };
const sign = (text: string) => ({ name: text, text });
const marks = [
  { sign: sign('V'), label: 'vegetarian', diet: 'vegetarian' as const },
  { sign: sign('S'), label: 'hot' },
];
const drinks = { title: 'Drinks', prices: ['Glass', 'Bottle'], items: [{ title: 'Wine', price: ['€6.50', '–'] }] };
const soups = {
  title: ['Our ', { em: ['soups'] }],
  text: 'With bread.',
  items: [
    { title: 'Lentils', text: 'Black ones.', price: '€9', marks: [sign('V'), sign('S')] },
    { title: 'Catch', price: 'Market price' },
  ],
};

test('search engines learn of each dish what it costs and whom it suits, told of whoever serves it', () => {
  expect(facts({ title: 'Menu', groups: [soups, drinks], marks, currency: 'EUR' }, context)).toEqual([
    {
      ...publisher,
      '@type': 'FoodEstablishment',
      hasMenu: {
        '@type': 'Menu',
        name: 'Menu',
        url: 'https://inn.example/menu',
        inLanguage: 'en',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Our soups',
            description: 'With bread.',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Lentils',
                description: 'Black ones.',
                suitableForDiet: ['https://schema.org/VegetarianDiet'],
                offers: [{ '@type': 'Offer', price: '9', priceCurrency: 'EUR' }],
              },
              { '@type': 'MenuItem', name: 'Catch' },
            ],
          },
          {
            '@type': 'MenuSection',
            name: 'Drinks',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Wine',
                offers: [{ '@type': 'Offer', name: 'Glass', price: '6.50', priceCurrency: 'EUR' }],
              },
            ],
          },
        ],
      },
    },
  ]);
});

test('without a publisher the menu is told alone, and nothing where no dish has a name; without a currency no price', () => {
  const alone = { ...context, provider: undefined };
  expect(facts({ groups: [drinks] }, alone)).toEqual([
    {
      '@type': 'Menu',
      url: context.url,
      inLanguage: 'en',
      hasMenuSection: [{ '@type': 'MenuSection', name: 'Drinks', hasMenuItem: [{ '@type': 'MenuItem', name: 'Wine' }] }],
    },
  ]);
  expect(facts({ groups: [{ title: 'Empty', items: [{}] }, {}] }, alone)).toEqual([]);
});

test.each<[string, string, string, string | undefined]>([
  ['24,50 €', 'EUR', 'de', '24.50'],
  ['€ 1.250', 'EUR', 'de', '1250'],
  ['9.–', 'CHF', 'de-CH', '9'],
  ['Fr. 9.50', 'CHF', 'de-CH', '9.50'],
  ['CHF 1’250.5', 'CHF', 'de-CH', '1250.50'],
  ['45 zł', 'PLN', 'pl', '45'],
  ['٢٥ د.إ', 'AED', 'ar', '25'],
  ['12', 'EUR', 'en', '12'],
  ['from €20', 'EUR', 'en', undefined],
  ['€4 / €7', 'EUR', 'en', undefined],
  ['market price', 'EUR', 'en', undefined],
  ['$9', 'EUR', 'en', undefined],
  ['9 €', 'XYZ', 'de', undefined],
  ['٠٫٣٠٠ ر.ع.', 'OMR', 'ar-OM', '0.300'],
  ['١٬٤٥٠٫٥٠٠ ر.ع.', 'OMR', 'ar-OM', '1450.500'],
  ['1.250 د.أ', 'JOD', 'ar', '1.250'],
  ['OMR 1,450', 'OMR', 'en', '1450'],
  ['OMR 0.400', 'OMR', 'en', '0.400'],
  ['KWD 1.250', 'KWD', 'de', '1250'],
  ['KWD 1,250', 'KWD', 'de', '1.250'],
  ['١٬٤٥٠ د.إ', 'AED', 'ar-AE', '1450'],
])('%s in %s is told as %4$s', (price, currency, lang, amount) => {
  expect(amountsIn(currency, lang)(price)).toBe(amount);
});
