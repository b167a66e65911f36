/**
 * For docs/fields.md: one worked example of each atom, and how a component shows what it receives. The page quotes these lines. What the
 * value becomes is not written here: the loader makes it.
 */
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { AtomName, Resolved } from '../../schema/atoms.ts';
import * as dates from '../../schema/date-fields.ts';
import * as fields from '../../schema/fields.ts';
import * as hosts from '../../schema/resources.ts';
import { Consent } from '../parts/Consent.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Icon } from '../parts/Icon.tsx';
import { InlineText } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import { MailAddress } from '../parts/MailAddress.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Picture } from '../parts/Picture.tsx';

/**
 * @param written - what an author writes under the key that the parameter of `show` is named after
 */
const example = <Schema extends z.ZodType>(
  schema: Schema,
  written: unknown,
  show: (value: Resolved<z.output<Schema>>) => ReactNode,
) => ({ schema, written, show: show as (value: unknown) => ReactNode });

const photo = { src: 'media/backstube.jpg', alt: 'Die Backstube am Morgen', caption: 'Foto: Ana Silva', ratio: '4:3' };
const consent = { title: 'Forms Example', text: ['It learns your IP address.'], accept: 'Load the form' };
const onConsent = { load: 'on-consent', script: 'https://forms.example/main.js' };

export const examples: Record<AtomName, ReturnType<typeof example>> = {
  richText: example(fields.richText(), 'Brot mit _Zeit_, seit **{founded}**', (title) => <Heading text={title} />),
  verbatim: example(fields.verbatim(), 'echo {name}', (code) => <code>{code.verbatim}</code>),
  wholeNumber: example(fields.wholeNumber(1, 100), '{places}', (places) => <meter max={places} value={3} />),
  icon: example(fields.icon(), 'clock', (icon) => <Icon shapes={icon} />),
  image: example(fields.image(), photo, (image) => <Picture image={image} sizes="(min-width: 60em) 30rem, 92vw" />),
  href: example(fields.href(), '/kurse#termine', (href) => <LinkTo href={href}>…</LinkTo>),
  anchor: example(fields.anchor(), 'roggenbrot', (name) => <li id={name} tabIndex={-1} />),
  group: example(fields.group(), 'Brote', (group) => <InlineText text={group.text} />),
  // In May: how the names of other months are shortened, Node's versions disagree.
  date: example(dates.date(), '16. Mai 2027', (date) => <Moment iso={date.iso} text={date.full} />),
  dayLimit: example(dates.dayLimit(), 'today', (min) => <input type="date" min={min.iso || undefined} />),
  fieldLimit: example(dates.fieldLimit(), '21:30', (max) => (
    <input type="time" max={typeof max === 'number' ? max : max.iso || undefined} />
  )),
  seasonDay: example(dates.seasonDay(), '1.5.', (from) => <Moment iso={from.iso} text={from.text} />),
  time: example(dates.time(), '7:30 pm', (start) => <Moment iso={start.iso} text={start.text} />),
  weekdays: example(dates.weekdays(), ['monday', 'tuesday', 'wednesday', 'saturday'], (days) => <InlineText text={days.text} />),
  callingCode: example(fields.callingCode(), 'DE', (country) =>
    country.countries?.map(({ iso, name, code }) => <option key={iso} value={`+${code}`} label={name} />),
  ),
  webAddress: example(fields.webAddress(), 'https://www.linkedin.com/in/ana-silva', (profile) => (
    <LinkTo href={{ url: profile }}>…</LinkTo>
  )),
  endpoint: example(hosts.endpoint(), 'https://formspree.io/f/abcdwxyz', (action) => <form method="post" action={action} />),
  framed: example(hosts.framed(), 'https://www.youtube-nocookie.com/embed/abc', (src) => (
    <iframe title="…" src={src || undefined} referrerPolicy="strict-origin" />
  )),
  mailbox: example(hosts.mailbox(), '{email}', (to) => <MailAddress address={to} />),
  resources: example(hosts.resources(), onConsent, (resources) => resources.load !== 'never' && <Consent consent={consent} />),
};

/** The constants of the manifest that the examples stand in. */
export const constants = { founded: '1998', places: 12, email: 'hallo@baeckerei.example' };
