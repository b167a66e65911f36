/** What becomes of each atom of schema/fields.ts. The schema has validated the form; here constants and the world come in. */
import { z } from 'zod';
import type {
  AtomName,
  DayLimit,
  FieldLimit,
  Group,
  Href,
  Image,
  Inline,
  Ratio,
  SeasonDay,
  Time,
  Verbatim,
  Weekday,
} from '../../../schema/atoms.ts';
import type { AtomEntry } from '../../../schema/fields.ts';
import { getIcon } from '../../../schema/icon-shapes.ts';
import { kindOf } from '../../../schema/published-files.ts';
import type { resources } from '../../../schema/resources.ts';
import { parseDay, parseSeasonDay } from '../../../schema/schedule.ts';
import { isFeed } from '../../../schema/site-parts.ts';
import { aboutOf } from '../../../schema/words.ts';
import { finding, withCorrection } from '../../findings/finding.ts';
import { type MailInput, mailUrl, parseHref } from '../../findings/href.ts';
import { isJsonNumber } from '../../findings/json-number.ts';
import { findNearest } from '../../findings/nearest.ts';
import { isWebAddress, parseAddress } from '../../findings/web-address.ts';
import type { Where } from '../../json-text/locate.ts';
import { pointerTo } from '../../json-text/pointer.ts';
import type { AddressReference } from './addresses.ts';
import { callingCodes, countryCodes } from './calling-codes.ts';
import { fill, misfit, namedConstants, noteUse, soleConstant } from './constants.ts';
import { type Outcome, type ResolveContext, reportAndTake } from './context.ts';
import { isoTime, noDay, showDay, showSize, showTime, showWeekdays } from './dates.ts';
import { fillAt } from './fill-at.ts';
import type { MomentKind } from './references.ts';
import { isPlain, parseRichText } from './rich-text.ts';

/** Where an atom stands, and which schema it has. */
interface AtomPlace {
  pointer: string;
  context: ResolveContext;
  schema: z.core.$ZodType;
  /** What the schema says of itself as an atom. Asked for once, not for every value. */
  atom: AtomEntry;
}

/** Value as written → value as components receive it, and what is wrong with it. What is wrong with a constant in it, `fillAt` has noted. */
export type AtomResolver = (value: unknown, place: AtomPlace) => Outcome<unknown>;

/** An image with all that may be written of it; what each place takes, its schema says. */
interface WrittenImage {
  src: string;
  alt: string;
  caption?: string;
  ratio?: Ratio;
  focus?: readonly number[];
  href?: unknown;
  textOn?: Image['textOn'];
}

/** Stands on a page that is edited where its own image cannot be shown. */
const missingImage = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%238884" d="M0 0h4v3H0z"/%3E%3C/svg%3E',
  width: 800,
  height: 600,
} satisfies Omit<Image, 'alt'>;

export const atomResolvers: Record<AtomName, AtomResolver> = {
  richText: (value, { pointer, context, atom }) => {
    const text = parseText(value as string, pointer, context, atom);
    if (atom.isHeading) context.references.headings.push({ pointer, text });
    return { value: text };
  },

  verbatim: (value) => ({ value: { verbatim: value as string } satisfies Verbatim }),

  href: (value, { pointer, context }) => {
    if (typeof value === 'object' && value !== null)
      return { value: resolveMail(value as { mail: MailInput }, pointer, context) };
    context.references.texts.push({ pointer, raw: value as string, use: 'address' });
    const { value: href = { url: '#' }, finding } = resolveHref(value as string, { pointer }, context, false);
    return { value: href, finding };
  },

  anchor: (value, { pointer, context }) => {
    context.references.anchors.push({ pointer, id: value as string });
    return { value };
  },

  group: (value, { pointer, context }) => {
    const { text } = fillAt(value as string, pointer, context, 'words');
    return { value: { name: text, text } satisfies Group };
  },

  wholeNumber: (value, { pointer, context, schema }) => {
    if (typeof value === 'number') return { value };
    const name = (value as string).slice(1, -1);
    const constant = context.constants.get(name);
    const bounds = numberMember(schema);
    const fallback = bounds.minValue ?? 0;
    if (!constant) {
      fillAt(value as string, pointer, context);
      return { value: fallback };
    }
    noteUse(context.references.uses, name, pointer);
    if (bounds.safeParse(constant.number).success) return { value: constant.number };
    const wholeNumber = { min: bounds.minValue ?? Number.NEGATIVE_INFINITY, max: bounds.maxValue ?? Number.POSITIVE_INFINITY };
    const { value: text, number } = constant;
    if (number === undefined && isJsonNumber(text) && !text.includes('.') && bounds.safeParse(Number(text)).success) {
      const found = finding('needless-quotes', { pointer: constant.pointer }, { value: text }, [{ pointer }]);
      return { value: fallback, finding: withCorrection(found, `"${text}"`, text, { here: true }) };
    }
    const params = { value: number === undefined ? JSON.stringify(text) : text, about: undefined, wholeNumber };
    return { value: fallback, finding: misfit(value as string, pointer, context.constants, params) };
  },

  icon: (value, { pointer, context }) => {
    if (typeof value === 'string') return { value: getIcon(value) };
    const at = pointerTo(pointer, 'src');
    const { text: path, isRight } = fillAt((value as { src: string }).src, at, context, 'address');
    // Where a constant is unknown there is no path to look for.
    return isRight ? context.files.icon(path, at) : { value: [] };
  },

  image: (value, { pointer, context, schema, atom: { namedBy, place } }) => {
    const { src, alt, caption, ratio, focus, href, textOn } = value as WrittenImage;
    const { references, files } = context;
    const { text: path, isRight } = fillAt(src, `${pointer}/src`, context, 'address');
    const { text: description } = fillAt(alt, `${pointer}/alt`, context, 'words');
    const own = {
      ...(caption !== undefined && { caption: resolveCaption(caption, { pointer: `${pointer}/caption`, context, schema }) }),
      ...(ratio !== undefined && { ratio }),
      ...(focus !== undefined && { focus: focusFor(focus, context) }),
      ...(textOn !== undefined && { textOn }),
      ...(href !== undefined && { href: resolveTarget(href, { pointer: `${pointer}/href`, context, schema }) }),
    };
    if (!isRight) return { value: { ...missingImage, alt: description, ...own } };
    const read = files.image(path, `${pointer}/src`, context.onDeep && place !== 'card' ? 'deep' : 'band');
    if ('code' in read) return { value: { ...missingImage, alt: description, ...own }, finding: read };
    const known = { alt: description, width: read.width, height: read.height };
    const isNamelessLink = href !== undefined && caption === undefined;
    const about = { ...known, size: read.size, motion: read.motion, ...files.drawing(path) };
    references.images.push({ pointer, path, ...about, isNamed: namedBy !== undefined, isNamelessLink });
    return { value: { src: read.src, ...known, ...own } satisfies Image };
  },

  date: (value, { pointer, context }) => {
    const { today, shownIn, lang } = context;
    const { text, iso } = noteMoment('date', value as string, pointer, context, (written) => parseDay(written, lang));
    return { value: iso === undefined ? noDay(text) : showDay(iso, shownIn, today) };
  },

  dayLimit: (value, { pointer, context }) => {
    const { today, lang } = context;
    const { text, iso = '' } = noteMoment('date', value as string, pointer, context, (written) =>
      written === 'today' ? today : parseDay(written, lang),
    );
    return { value: { iso, isToday: text === 'today' } satisfies DayLimit };
  },

  fieldLimit: (value, { pointer, context }) => {
    const { text, isRight } = fillAt(value as string, pointer, context, 'words');
    if (isRight && isJsonNumber(text)) return { value: Number(text) satisfies FieldLimit };
    // What names no year is a time.
    const kind = isoTime(text) === undefined ? 'date' : 'time';
    const iso = kind === 'time' ? isoTime(text) : text === 'today' ? context.today : parseDay(text, context.lang);
    if (isRight) context.references.moments.push({ kind, where: { pointer }, raw: value as string, value: text, iso });
    return { value: { iso: iso ?? '', isToday: text === 'today' } satisfies FieldLimit };
  },

  seasonDay: (value, { pointer, context }) => {
    const { today: madeOn, shownIn, lang } = context;
    const { text, iso } = noteMoment('seasonDay', value as string, pointer, context, (written) => parseSeasonDay(written, lang));
    const said = iso?.startsWith('--')
      ? showDay(`2024${iso.slice(1)}`, shownIn, madeOn).short
      : iso && showDay(iso, shownIn, madeOn).text;
    return { value: { iso: iso ?? '', text: said ?? text, madeOn } satisfies SeasonDay };
  },

  time: (value, { pointer, context }) => {
    const { text, iso } = noteMoment('time', value as string, pointer, context, isoTime);
    return { value: { iso: iso ?? '', text: iso === undefined ? text : showTime(iso, context.shownIn) } satisfies Time };
  },

  weekdays: (value, { context }) => ({ value: showWeekdays(value as Weekday[], context.shownIn) }),

  callingCode: (value, { pointer, context }) => {
    const { text: selected, isRight } = fillAt(value as string, pointer, context);
    const codes = { selected, countries: callingCodes(context.lang) };
    if (!isRight || countryCodes.includes(selected)) return { value: codes };
    const nearest = findNearest(selected, countryCodes);
    return { value: codes, finding: finding('unknown-country', { pointer }, { value: selected, nearest }) };
  },

  webAddress: (value, { pointer, context, schema }) => resolveAddress(value as string, schema, pointer, context, true),

  endpoint: (value, { pointer, context, schema }) => {
    const outcome = resolveAddress(value as string, schema, pointer, context);
    if (!outcome.finding) {
      context.references.addresses.push({ kind: 'endpoint', url: outcome.value, written: value as string, pointer });
    }
    return onHost(outcome, context);
  },

  framed: (value, { pointer, context, schema }) => {
    const outcome = resolveAddress(value as string, schema, pointer, context);
    if (!outcome.finding)
      context.references.addresses.push({
        kind: 'frame',
        load: 'on-consent',
        url: outcome.value,
        written: value as string,
        pointer,
      });
    return outcome;
  },

  mailbox: (value, { pointer, context }) => {
    const written = value as string;
    const { text, isRight } = fillAt(written, pointer, context, 'address');
    if (isRight) context.references.mails.push({ where: { pointer }, raw: written, value: text });
    context.references.addresses.push({ kind: 'mailbox', url: `mailto:${text}`, written, pointer });
    return { value: text };
  },

  resources: (given, { pointer, context, schema }) => {
    const shape = schema as ReturnType<typeof resources>;
    const { script, styles, fonts } = shape.shape;
    const { src } = fonts.unwrap().element.shape;
    // An atom's inside is its own to fill: its defaults stand in the schema.
    const written = shape.parse(given);
    const { load } = written;
    context.references.loads.push({ load, pointer: (given as { load?: string }).load ? pointerTo(pointer, 'load') : pointer });
    const note = (kind: AddressReference['kind'], member: z.core.$ZodType, text: string, place: string, family = '') => {
      const outcome = resolveAddress(text, member, place, context);
      const url = reportAndTake(onHost(outcome, context), context);
      // An address that is never loaded is no contact to another host, but still has to be well-formed.
      if (load !== 'never' && !outcome.finding)
        context.references.addresses.push({ kind, load, url: outcome.value, written: text, pointer: place, family });
      return url;
    };
    const value = {
      load,
      script: note('script', script, written.script, `${pointer}/script`),
      styles: written.styles.map((text, index) => note('style', styles.unwrap().element, text, `${pointer}/styles/${index}`)),
      fonts: written.fonts.map((font, index) => ({
        ...font,
        src: note('font', src, font.src, `${pointer}/fonts/${index}/src`, font.family),
      })),
    };
    return { value };
  },
};

/** A hundredth is less than anybody sees, and keeps the rules of the sheet few. */
function focusFor(focus: readonly number[], { references }: ResolveContext): string {
  const said = focus.map((share) => `${Math.round(share * 100)}%`).join(' ');
  references.focuses.add(said);
  return said;
}

function parseText(value: string, pointer: string, context: ResolveContext, { inBlocks }: AtomEntry): Inline {
  const { findings, references } = context;
  if (isPlain(value)) return fillAt(value, pointer, context, 'rich', inBlocks).text;
  references.texts.push({ pointer, raw: value, use: 'rich', ...(inBlocks && { inBlocks }) });
  // Of several links in a text each may be wrong, and the text is good all the same.
  return parseRichText(value, {
    fill: (text) => fillAt(text, pointer, context).text,
    href: (raw) => reportAndTake(resolveHref(raw, { pointer, part: raw }, context, true), context),
    emptyLink: (raw) => findings.push(finding('empty-link-text', { pointer, part: raw }, { href: raw })),
  });
}

/** A caption is rich text of its own: what it links to, and which constants it names, is noted like that of any other. */
const resolveCaption = (caption: string, place: Omit<AtomPlace, 'atom'>) =>
  reportAndTake(atomResolvers.richText(caption, { ...place, atom: { atom: 'richText' } }), place.context) as Inline;

/** Where a click on an image leads: a link like any other. */
const resolveTarget = (href: unknown, place: Omit<AtomPlace, 'atom'>) =>
  reportAndTake(atomResolvers.href(href, { ...place, atom: { atom: 'href' } }), place.context) as Href;

/** A day or a time with constants filled in. Where it is none, a check says so. */
function noteMoment(
  kind: MomentKind,
  raw: string,
  pointer: string,
  context: ResolveContext,
  read: (text: string) => string | undefined,
): { text: string; iso: string | undefined } {
  const { text, isRight } = fillAt(raw, pointer, context, 'words');
  const iso = read(text);
  if (isRight) context.references.moments.push({ kind, where: { pointer }, raw, value: text, iso });
  return { text, iso };
}

/** An address with constants filled in, validated by what no pattern can say, and again by the pattern when one has changed it. */
function resolveAddress(
  written: string,
  schema: z.core.$ZodType,
  pointer: string,
  context: ResolveContext,
  isLink = false,
): Outcome<string> {
  const { text: filled, isRight } = fillAt(written, pointer, context, 'address');
  const leads = filled.startsWith('/') ? parseAddress(filled, 'https://x.invalid') !== undefined : isWebAddress(filled, isLink);
  if (isRight && (filled.includes('{') || !z.safeParse(schema, filled).success || !leads)) {
    const about = aboutOf(schema);
    return {
      value: filled,
      finding:
        namedConstants(written).length > 0
          ? misfit(written, pointer, context.constants, { value: filled, about, wholeNumber: undefined })
          : finding('wrong-format', { pointer }, { value: filled, about }),
    };
  }
  return { value: filled };
}

/** An address as a browser asks for it: what begins with a slash lies below the path of the site, as its pages do. */
const onHost = <Found extends Outcome<string>>(found: Found, { base }: ResolveContext): Found =>
  found.value.startsWith('/') ? { ...found, value: base + found.value } : found;

function resolveHref(raw: string, where: Where, context: ResolveContext, mayMail: boolean): Outcome<Href | undefined> {
  const { text: filled, isRight } = fillAt(raw, where.pointer, context);
  if (!isRight) return { value: undefined };
  const href = intoFile(parseHref(filled, mayMail), context);
  if (href) {
    context.references.links.push({ where, raw, href });
    if ('url' in href && href.url.startsWith('mailto:')) noteMail(raw, where, context);
    return { value: href };
  }
  if (mayMail && /^mailto:[^?]*[\s\\]/i.test(filled)) {
    noteMail(raw, where, context);
    return { value: undefined };
  }
  const constant = soleConstant(raw, context.constants);
  const related = constant ? [{ pointer: constant.pointer }] : [];
  return { value: undefined, finding: finding('invalid-link', where, { href: filled }, related) };
}

/** A link to what lies in `public/`, or to a feed, leads to that file. What else has no page, a check reports. */
function intoFile(href: Href | undefined, { files, shownIn }: ResolveContext): Href | undefined {
  const { page = '', hash = '' } = href && 'page' in href ? href : {};
  const file = files.published(page);
  if (!file && isFeed(page)) return { url: page };
  return file ? { url: page + hash, file: { kind: kindOf(file.address), size: showSize(file.size, shownIn) } } : href;
}

function noteMail(raw: string, where: Where, { constants, references }: ResolveContext): void {
  // The address alone, without `mailto:` and the fields of the mail.
  const address = (text: string) => text.replace(/^mailto:/i, '').split('?')[0] ?? '';
  references.mails.push({ where, raw: address(raw), value: address(fill(raw, constants).text) });
}

function resolveMail({ mail }: { mail: MailInput }, pointer: string, context: ResolveContext): Href {
  const parent = pointerTo(pointer, 'mail');
  const to = fillAt(mail.to, pointerTo(parent, 'to'), context, 'address');
  if (to.isRight) context.references.mails.push({ where: { pointer: pointerTo(parent, 'to') }, raw: mail.to, value: to.text });
  const words = (key: 'subject' | 'body') => {
    const text = mail[key];
    return text === undefined ? undefined : fillAt(text, pointerTo(parent, key), context, 'words').text;
  };
  return { url: mailUrl({ to: to.text, subject: words('subject'), body: words('body') }) };
}

function numberMember(schema: z.core.$ZodType): z.ZodNumber {
  const member = schema instanceof z.ZodUnion ? schema.options.find((option) => option instanceof z.ZodNumber) : undefined;
  if (!(member instanceof z.ZodNumber)) throw new Error('schema/fields.ts: a wholeNumber without a number.');
  return member;
}
