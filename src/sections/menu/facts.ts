import type { FoodEstablishment, Menu, MenuItem, MenuSection, Offer, RestrictedDiet } from 'schema-dts';
import type { Inline } from '../../../schema/atoms.ts';
import { amountsIn } from '../../parts/amount.ts';
import { plainText } from '../../parts/plain-text.ts';
import type { SectionFacts } from '../../parts/section-facts.ts';
import type definition from './schema.ts';

type Said<T> = Exclude<T, string>;

/** The dishes with what they cost (https://schema.org/Menu), told of whoever is behind the site. */
export const facts: SectionFacts<typeof definition> = ({ title, groups = [], marks = [], currency }, { url, lang, provider }) => {
  const amountOf = amountsIn(currency, lang);
  const dietOf = (sign: string | undefined) => marks.find((mark) => mark.sign?.name === sign && sign !== undefined)?.diet;
  const hasMenuSection = groups.flatMap(({ title, text, items = [], prices: heads = [] }): Said<MenuSection>[] => {
    const name = plainText(title as Inline | undefined);
    const hasMenuItem = items.flatMap((item): Said<MenuItem>[] => {
      const called = plainText(item.title as Inline | undefined);
      if (called === undefined) return [];
      const about = plainText(item.text as Inline | undefined);
      const diets = (item.marks ?? []).flatMap((sign) => dietOf(sign?.name) ?? []).map((diet) => dietNames[diet]);
      const prices = typeof item.price === 'string' ? [item.price] : (item.price ?? []);
      const offers = prices.flatMap((price, index): Said<Offer>[] => {
        const amount = price === undefined ? undefined : amountOf(price);
        const head = heads[index];
        return amount && currency
          ? [{ '@type': 'Offer', ...(head && { name: head }), price: amount, priceCurrency: currency }]
          : [];
      });
      return [
        {
          '@type': 'MenuItem',
          name: called,
          ...(about && { description: about }),
          ...(diets.length > 0 && { suitableForDiet: diets }),
          ...(offers.length > 0 && { offers }),
        },
      ];
    });
    const about = plainText(text as Inline | undefined);
    if (name === undefined || hasMenuItem.length === 0) return [];
    return [{ '@type': 'MenuSection', name, ...(about && { description: about }), hasMenuItem }];
  });
  if (hasMenuSection.length === 0) return [];
  const name = plainText(title as Inline | undefined);
  const menu: Said<Menu> = { '@type': 'Menu', ...(name && { name }), url, inLanguage: lang, hasMenuSection };
  if (!provider) return [menu];
  const place: Said<FoodEstablishment> = {
    ...('name' in provider && { name: provider.name, url: provider.url }),
    '@type': 'FoodEstablishment',
    '@id': provider['@id'],
    hasMenu: menu,
  };
  return [place];
};

const dietNames = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'low-lactose': 'https://schema.org/LowLactoseDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
} as const satisfies Record<string, RestrictedDiet>;
