/** For docs/fields.md: how a component shows what it receives of each example. The page quotes these lines. */
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Resolved } from '../../schema/atoms.ts';
import { Consent } from '../parts/Consent.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Icon } from '../parts/Icon.tsx';
import { InlineText } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import { MailAddress } from '../parts/MailAddress.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { examples } from './examples.ts';

type Examples = typeof examples;
type Shown = { [Name in keyof Examples]: (value: Resolved<z.output<Examples[Name]['schema']>>) => ReactNode };

const consent = { title: 'Forms Example', text: ['It learns your IP address.'], accept: 'Load the form' };

export const shown: Shown = {
  richText: (title) => <Heading text={title} />,
  verbatim: (code) => <code>{code.verbatim}</code>,
  wholeNumber: (places) => <meter max={places} value={3} />,
  icon: (icon) => <Icon shapes={icon} />,
  image: (image) => <Picture image={image} sizes="(min-width: 60em) 30rem, 92vw" />,
  href: (href) => <LinkTo href={href}>…</LinkTo>,
  anchor: (name) => <li id={name} tabIndex={-1} />,
  group: (group) => <InlineText text={group.text} />,
  date: (date) => <Moment iso={date.iso} text={date.full} />,
  dayLimit: (min) => <input type="date" min={min.iso || undefined} />,
  fieldLimit: (max) => <input type="time" max={typeof max === 'number' ? max : max.iso || undefined} />,
  seasonDay: (from) => <Moment iso={from.iso} text={from.text} />,
  time: (start) => <Moment iso={start.iso} text={start.text} />,
  weekdays: (days) => <InlineText text={days.text} />,
  callingCode: (country) => country.countries?.map(({ iso, name, code }) => <option key={iso} value={`+${code}`} label={name} />),
  webAddress: (profile) => <LinkTo href={{ url: profile }}>…</LinkTo>,
  endpoint: (action) => <form method="post" action={action} />,
  framed: (src) => <iframe title="…" src={src || undefined} referrerPolicy="strict-origin" />,
  mailbox: (to) => <MailAddress address={to} />,
  resources: (resources) => resources.load === 'on-consent' && <Consent consent={consent} />,
};
