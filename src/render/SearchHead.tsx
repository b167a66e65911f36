/** What the head of a document says to messengers that show a link to it, to search engines, and to browsers that show its icon. */
import type { Page, Shell } from '../../schema/resolved.ts';

export interface SearchTags {
  icons: {
    favicon: string;
    touch: string;
    manifest: string;
    /** Where what they are made of is a square drawing: it follows light and dark. */
    svg?: string;
  };
  /** As Open Graph writes it: `de_DE`. */
  locale?: string;
  /** The same of the languages that the page is translated into. */
  otherLocales?: string[];
  /** The same page in each language: its tag, or `x-default`, and where it lies. */
  alternates?: { lang: string; url: string }[];
  /** What visitors can subscribe to, absolute. */
  feeds?: { title: string; url: string }[];
  /** The picture of the page, absolute. */
  card?: { src: string; type: string; alt: string; width: number; height: number };
  /** JSON-LD that is safe within a script element. */
  structuredData?: string;
}

interface Props {
  shell: Pick<Shell, 'url' | 'name'>;
  page: Page;
  search: SearchTags;
}

export function SearchHead({
  shell,
  page,
  search: { icons, locale, alternates = [], feeds = [], otherLocales = [], card, structuredData },
}: Props) {
  return (
    <>
      <link rel="icon" href={icons.favicon} sizes="32x32" />
      {icons.svg && <link rel="icon" href={icons.svg} type="image/svg+xml" />}
      <link rel="apple-touch-icon" href={icons.touch} />
      <link rel="manifest" href={icons.manifest} />
      {alternates.map(({ lang, url }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={url} />
      ))}
      {feeds.map(({ title, url }) => (
        <link key={url} rel="alternate" type="application/atom+xml" title={title} href={url} />
      ))}
      {card && (
        <>
          <meta property="og:type" content={page.entry?.date ? 'article' : 'website'} />
          {page.entry?.date && !page.entry.announced && <meta property="article:published_time" content={page.entry.date.iso} />}
          {page.entry?.date && page.entry.updated && <meta property="article:modified_time" content={page.entry.updated.iso} />}
          <meta property="og:url" content={`${shell.url}${page.path}`} />
          <meta property="og:title" content={page.title} />
          <meta property="og:description" content={page.description} />
          <meta property="og:site_name" content={shell.name} />
          <meta property="og:locale" content={locale} />
          {otherLocales.map((other) => (
            <meta key={other} property="og:locale:alternate" content={other} />
          ))}
          <meta property="og:image" content={card.src} />
          <meta property="og:image:type" content={card.type} />
          <meta property="og:image:width" content={String(card.width)} />
          <meta property="og:image:height" content={String(card.height)} />
          <meta property="og:image:alt" content={card.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {/* Data, not a program; what could end the element is escaped where it is made (src/output/seo/structured-data.ts). */}
      {structuredData && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />}
    </>
  );
}
