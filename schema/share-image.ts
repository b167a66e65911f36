/** The pictures that links show where they are shared. A leaf of schema/site.ts. */
import { cutImage } from './fields.ts';

/** What a link to a page shows in messengers and networks, in place of the picture that is drawn of its title. */
export const shareImage = (namedBy: string, de: string, en: string) =>
  cutImage(namedBy)
    .meta({ de: ['Bild beim Teilen', de], en: ['Image when shared', en] })
    .optional();

export const shareImageOfAll = () =>
  shareImage(
    'name',
    'Das Bild, das Links auf alle Seiten zeigen, die kein eigenes haben, am besten 1200 × 630 Pixel.',
    'The image that links to all pages show that have none of their own, at best 1200 × 630 pixels.',
  );
