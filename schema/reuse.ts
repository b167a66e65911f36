/** Sections that are written once and stand on several pages: what the manifest says where one of them is put in. */
import { strictObject, z } from 'zod';
import { constantName } from './constants.ts';
import { sectionBase } from './define-section.ts';
import type { Language } from './languages.ts';
import { reuseType } from './names.ts';
import type { Words } from './words.ts';

/** Sections that stand on several pages, by their names: of the site, or those that a language has in their place. */
export const reusedSections = (de: string, en: string) =>
  z
    .record(
      constantName,
      z.unknown().meta({
        de: ['Abschnitt', 'Ein Abschnitt, wie er auf einer Seite steht, ohne "id".'],
        en: ['Section', 'A section as it stands on a page, without "id".'],
      }),
    )
    .meta({ de: ['Wiederverwendete Abschnitte', de], en: ['Reused sections', en] })
    .optional();

const { id, tone } = sectionBase.shape;

/** What it is called where section types are listed. */
export const wordsOfReuse: Readonly<Record<Language, Words>> = {
  de: ['Wiederverwendeter Abschnitt', 'Ein Abschnitt, der unter "reused" einmal geschrieben ist und auf mehreren Seiten steht.'],
  en: ['Reused section', 'A section that is written once under "reused" and stands on several pages.'],
};

/** One that is put in. */
export const reuse = strictObject({
  type: z.literal(reuseType).meta({
    de: ['Art', 'Hier steht ein Abschnitt, der unter "reused" einmal für mehrere Seiten geschrieben ist.'],
    en: ['Type', 'Here stands a section that is written once under "reused" for several pages.'],
  }),
  of: z
    .string()
    .min(1)
    .meta({
      de: ['Welcher', 'Der Name, unter dem der Abschnitt in "reused" steht, zum Beispiel "contact".'],
      en: ['Which one', 'The name under which the section stands in "reused", for example "contact".'],
    }),
  id: id.unwrap().optional(),
  tone: tone
    .unwrap()
    .meta({
      ...z.globalRegistry.get(tone.unwrap()),
      de: ['Hintergrund', 'Grund des Abschnitts an dieser Stelle. Ohne Angabe der, den er unter "reused" hat.'],
      en: ['Background', 'Ground of the section in this place. Left out, the one that it has under "reused".'],
    })
    .optional(),
}).meta(wordsOfReuse);
