import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { href, plainImage, plainText, richText } from '../../../schema/fields.ts';
import { listOf, toggle } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'award',
  de: ['Logos', 'Eine Reihe von Logos, etwa von Partnern, Verbänden oder Auszeichnungen.'],
  en: ['Logos', 'A row of logos, for example of partners, associations or awards.'],
  group: 'trust',
  aliases: 'logos sponsors partners clients sponsoren partner kunden förderer zertifikate auszeichnungen siegel mitgliedschaften',
  props: strictObject({
    title: richText({
      de: ['Überschrift', 'Eine kurze Zeile über den Logos.'],
      en: ['Heading', 'A short line above the logos.'],
    }).optional(),
    plate: toggle({
      de: [
        'Logos auf heller Fläche',
        'Die Logos zusammen auf eine helle Fläche setzen: wenn sie auf dunklem Grund nicht zu erkennen sind.',
      ],
      en: ['Logos on a light plate', 'Put the logos on one light plate: where they cannot be made out on a dark ground.'],
    }).default(false),
    items: listOf(
      { de: ['Logos', 'Die Logos, von links nach rechts.'], en: ['Logos', 'The logos, from left to right.'] },
      strictObject({
        name: plainText({
          de: ['Name', 'Wofür das Logo steht. Vorleser nennen diesen Namen, wenn die Bildbeschreibung leer ist.'],
          en: ['Name', 'What the logo stands for. Screen readers say this name where the image description is empty.'],
        }),
        image: plainImage('name').meta({
          de: ['Bild', 'Das Logo, am besten als SVG.'],
          en: ['Image', 'The logo, ideally as an SVG.'],
        }),
        href: href({
          de: ['Ziel', 'Wohin ein Klick auf das Logo führt.'],
          en: ['Target', 'Where a click on the logo leads.'],
        }).optional(),
      }).meta({ de: ['Logo', 'Ein Logo.'], en: ['Logo', 'A logo.'] }),
    ),
  }),
});
