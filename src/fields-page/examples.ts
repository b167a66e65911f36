/** For docs/fields.md: one worked example of each atom. What it becomes is not written here: the loader makes it. */
import type { z } from 'zod';
import type { AtomName } from '../../schema/atoms.ts';
import { date, dayLimit, fieldLimit, seasonDay, time, weekdays } from '../../schema/date-fields.ts';
import {
  anchor,
  callingCode,
  group,
  href,
  icon,
  image,
  richText,
  verbatim,
  webAddress,
  wholeNumber,
} from '../../schema/fields.ts';
import { endpoint, framed, mailbox, resources } from '../../schema/resources.ts';

export interface AtomExample {
  /** As it stands in a schema.ts. */
  schema: z.ZodType;
  /** The key there, and what an author writes under it. */
  key: string;
  written: unknown;
}

export const examples = {
  richText: { key: 'title', schema: richText(), written: 'Brot mit _Zeit_, seit **{founded}**' },
  verbatim: { key: 'code', schema: verbatim(), written: 'echo {name}' },
  wholeNumber: { key: 'places', schema: wholeNumber(1, 100), written: '{places}' },
  icon: { key: 'icon', schema: icon(), written: 'clock' },
  image: {
    key: 'image',
    schema: image(),
    written: { src: 'media/backstube.jpg', alt: 'Die Backstube am Morgen', caption: 'Foto: Ana Silva', ratio: '4:3' },
  },
  href: { key: 'href', schema: href(), written: '/kurse#termine' },
  anchor: { key: 'name', schema: anchor(), written: 'roggenbrot' },
  group: { key: 'group', schema: group(), written: 'Brote' },
  // In May: how the names of other months are shortened, Node's versions disagree.
  date: { key: 'date', schema: date(), written: '16. Mai 2027' },
  dayLimit: { key: 'min', schema: dayLimit(), written: 'today' },
  fieldLimit: { key: 'max', schema: fieldLimit(), written: '21:30' },
  seasonDay: { key: 'from', schema: seasonDay(), written: '1.5.' },
  time: { key: 'start', schema: time(), written: '7:30 pm' },
  weekdays: { key: 'days', schema: weekdays(), written: ['monday', 'tuesday', 'wednesday', 'saturday'] },
  callingCode: { key: 'country', schema: callingCode(), written: 'DE' },
  webAddress: { key: 'profile', schema: webAddress(), written: 'https://www.linkedin.com/in/ana-silva' },
  endpoint: { key: 'action', schema: endpoint(), written: 'https://formspree.io/f/abcdwxyz' },
  framed: { key: 'src', schema: framed(), written: 'https://www.youtube-nocookie.com/embed/abc' },
  mailbox: { key: 'to', schema: mailbox(), written: '{email}' },
  resources: {
    key: 'resources',
    schema: resources(),
    written: { load: 'on-consent', script: 'https://forms.example/main.js' },
  },
} satisfies Record<AtomName, AtomExample>;

/** The constants of the manifest that the examples stand in. */
export const constants = { founded: '1998', places: 12, email: 'hallo@baeckerei.example' };
