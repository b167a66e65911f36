import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { cutImage, introduction, networks, plainText, richText } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'users-group',
  de: ['Team', 'Die Menschen dahinter: Foto, Name, Aufgabe, ein paar Worte und ihre Profile.'],
  en: ['Team', 'The people behind it: photo, name, role, a few words and their profiles.'],
  group: 'trust',
  aliases:
    'people staff persons members crew mitarbeiter mitarbeitende personen menschen mitglieder vorstand ansprechpartner wer-wir-sind über-uns about-us',
  props: strictObject({
    ...introduction(),
    items: listOf(
      {
        de: ['Personen', 'Die Personen. Eine allein bekommt ein großes Bild.'],
        en: ['People', 'The people. A single one gets a large picture.'],
      },
      strictObject({
        name: plainText({
          de: ['Name', 'Vor- und Nachname.'],
          en: ['Name', 'First name and last name.'],
        }),
        role: plainText({
          de: ['Aufgabe', 'Was die Person tut, zum Beispiel "Vorsitz" oder "Physiotherapeutin".'],
          en: ['Role', 'What the person does, for example "Chair" or "Physiotherapist".'],
        }).optional(),
        image: cutImage({
          de: ['Foto', 'Ein Foto der Person. Es wird quadratisch beschnitten; ohne Foto stehen die Initialen da.'],
          en: ['Photo', 'A photo of the person. It is cropped to a square; without one, the initials stand there.'],
          usual: true,
        }).optional(),
        text: richText({
          de: ['Text', 'Ein bis drei Sätze über die Person.'],
          en: ['Text', 'One to three sentences about the person.'],
        }).optional(),
        networks: networks().optional(),
      }).meta({ de: ['Person', 'Eine Person.'], en: ['Person', 'A person.'] }),
    ),
  }),
});
