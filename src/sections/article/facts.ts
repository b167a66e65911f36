import type { Article } from 'schema-dts';
import type { Image, Inline } from '../../../schema/atoms.ts';
import type { Block } from '../../../schema/blocks.ts';
import { plainText } from '../../parts/plain-text.ts';
import type { SectionFacts } from '../../parts/section-facts.ts';
import type definition from './schema.ts';

/** The article (https://developers.google.com/search/docs/appearance/structured-data/article). */
export const facts: SectionFacts<typeof definition> = ({ title, text = [] }, { url, lang, provider, entry = {} }) => {
  const headline = plainText(title as Inline | undefined);
  if (!headline) return [];
  const { date, updated, author, image = firstImage(text as (Block | undefined)[]) } = entry;
  const article: Exclude<Article, string> = {
    '@type': 'Article',
    headline,
    inLanguage: lang,
    mainEntityOfPage: { '@id': `${url}#page` },
    ...(date?.iso && { datePublished: date.iso }),
    ...(updated?.iso && { dateModified: updated.iso }),
    ...(author ? { author: { '@type': 'Person', name: author } } : provider && { author: provider }),
    ...(image?.src && { image: new URL(image.src, url).href }),
    ...(provider && { publisher: provider }),
  };
  return [article];
};

function firstImage(text: readonly (Block | undefined)[]): Image | undefined {
  const images = text.flatMap((block) => (typeof block === 'object' && 'image' in block ? (block.image ?? []) : []));
  return images[0];
}
