/**
 * What a page must say to be found, as a table of our own: which tags a card needs, and which properties a thing of schema.org
 * needs to be of use. Sources, read in November 2026: ogp.me; the documentation of X, "Summary card with large image"; Google
 * Search Central, "Structured data" (organization, breadcrumb, course list, course info).
 */

/** Tag → what its content must be. `title` and the like are the page's own, as its manifest says. */
export const cardTags: Record<string, 'title' | 'description' | 'url' | 'name' | 'card' | RegExp> = {
  'og:type': /^website$/,
  'og:title': 'title',
  'og:description': 'description',
  'og:url': 'url',
  'og:site_name': 'name',
  'og:locale': /^[a-z]{2,3}_[A-Z]{2}$/,
  'og:image': 'card',
  'og:image:type': /^image\/png$/,
  'og:image:width': /^1200$/,
  'og:image:height': /^630$/,
  'og:image:alt': 'title',
  // X takes the title, the text and the picture from the tags above.
  'twitter:card': /^summary_large_image$/,
};

interface Row {
  /** Properties that it must have, each with something in it. */
  needs: string[];
  /** Of these it must have at least one. */
  oneOf?: string[];
}

/** Type → row. A type that is not here may not occur. */
export const things: Record<string, Row> = {
  WebPage: { needs: ['@id', 'url', 'name', 'description', 'inLanguage', 'primaryImageOfPage'] },
  ImageObject: { needs: ['url'] },
  WebSite: { needs: ['@id', 'url', 'name', 'inLanguage'] },
  Organization: { needs: ['@id', 'name', 'url'] },
  Person: { needs: ['name'] },
  PostalAddress: { needs: ['streetAddress', 'addressLocality'] },
  BreadcrumbList: { needs: ['@id', 'itemListElement'] },
  ItemList: { needs: ['itemListElement'] },
  ListItem: { needs: ['position', 'item'] },
  Service: { needs: ['name', 'provider'] },
  Course: { needs: ['@id', 'name', 'description', 'url', 'inLanguage', 'provider'] },
  CourseInstance: { needs: [], oneOf: ['startDate', 'courseWorkload'] },
  Syllabus: { needs: ['name'] },
  Event: { needs: ['name', 'startDate'] },
  Place: { needs: ['name', 'address'] },
  LocalBusiness: { needs: ['@id', 'openingHoursSpecification'] },
  OpeningHoursSpecification: { needs: ['opens', 'closes'], oneOf: ['dayOfWeek', 'validFrom'] },
  FoodEstablishment: { needs: ['@id', 'hasMenu'] },
  Menu: { needs: ['url', 'inLanguage', 'hasMenuSection'] },
  MenuSection: { needs: ['name', 'hasMenuItem'] },
  MenuItem: { needs: ['name'] },
  Offer: { needs: ['price', 'priceCurrency'] },
  FAQPage: { needs: ['mainEntity'] },
  Question: { needs: ['name', 'acceptedAnswer'] },
  Answer: { needs: ['text'] },
};

/** What stands on which kind of page. */
export const graphs = {
  home: ['WebPage', 'WebSite'],
  sub: ['WebPage', 'BreadcrumbList'],
};
