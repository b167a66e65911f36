/** What becomes of each atom of schema/fields.ts. The schema has judged the form; here constants and the world come in. */
import { z } from 'zod';
import type { AtomName, Href, Image } from '../../../schema/atoms.ts';
import { atoms, type resources } from '../../../schema/fields.ts';
import { finding, type Where, withCorrection } from '../finding.ts';
import { type MailInput, mailUrl, parseHref } from '../href.ts';
import { isJsonNumber } from '../json-number.ts';
import { findNearest } from '../nearest.ts';
import { pointerTo } from '../pointer.ts';
import { isWebAddress, parseAddress } from '../web-address.ts';
import type { MetAddress } from './addresses.ts';
import { callingCodes, countryCodes } from './calling-codes.ts';
import { fill, misfit, namedConstants, noteUse, soleConstant } from './constants.ts';
import type { ResolveContext } from './context.ts';
import { fillAt } from './fill-at.ts';
import { isPlain, parseRichText } from './rich-text.ts';

/** Where an atom stands, and which schema it has. */
interface AtomPlace {
  pointer: string;
  context: ResolveContext;
  schema: z.core.$ZodType;
}

/** Value as written → value as components receive it. After a finding the value does not matter: there is no site then. */
export type AtomResolver = (value: unknown, place: AtomPlace) => unknown;

export const atomResolvers: Record<AtomName, AtomResolver> = {
  richText: (value, { pointer, context }) => {
    const { findings, met } = context;
    if (isPlain(value as string)) return fillAt(value as string, pointer, context, 'rich').text;
    met.texts.push({ pointer, raw: value as string, use: 'rich' });
    return parseRichText(value as string, {
      fill: (text) => fillAt(text, pointer, context).text,
      href(raw) {
        const where = { pointer, part: raw };
        const href = judgeHref(raw, where, context, true);
        if (href) noteLink(raw, where, href, context);
        return href;
      },
      emptyLink: (raw) => findings.push(finding('empty-link-text', { pointer, part: raw }, { href: raw })),
    });
  },

  href: (value, { pointer, context }) => {
    if (typeof value === 'object' && value !== null) return resolveMail(value as { mail: MailInput }, pointer, context);
    const where = { pointer };
    context.met.texts.push({ pointer, raw: value as string, use: 'address' });
    const href = judgeHref(value as string, where, context, false);
    if (href) noteLink(value as string, where, href, context);
    return href;
  },

  wholeNumber: (value, { pointer, context, schema }) => {
    if (typeof value === 'number') return value;
    const name = (value as string).slice(1, -1);
    const constant = context.constants.get(name);
    if (!constant) return fillAt(value as string, pointer, context).text;
    noteUse(context.met.uses, name, pointer);
    const bounds = numberMember(schema);
    if (bounds.safeParse(constant.value).success) return constant.value;
    const wholeNumber = { min: bounds.minValue ?? Number.NEGATIVE_INFINITY, max: bounds.maxValue ?? Number.POSITIVE_INFINITY };
    const { value: text } = constant;
    if (typeof text === 'string' && isJsonNumber(text) && !text.includes('.') && bounds.safeParse(Number(text)).success) {
      const found = finding('needless-quotes', { pointer: constant.pointer }, { value: text }, [{ pointer }]);
      context.findings.push(withCorrection(found, `"${text}"`, text, { here: true }));
    } else {
      const params = { value: JSON.stringify(text), about: undefined, wholeNumber };
      context.findings.push(misfit(value as string, pointer, context.constants, params));
    }
    return value;
  },

  icon: (value, { context }) => context.iconOf(value as string),

  image: (value, { pointer, context, schema }) => {
    const { src, alt } = value as { src: string; alt: string };
    const { findings, met, files } = context;
    const { text: path, isRight } = fillAt(src, `${pointer}/src`, context, 'address');
    const image: Image = { src: path, alt: '', width: 0, height: 0 };
    // Where a constant is unknown there is no path to look for.
    if (isRight) {
      const read = files.image(path, `${pointer}/src`);
      if ('code' in read) findings.push(read);
      // What checks know of a drawing is no visitor's matter.
      else Object.assign(image, { src: read.src, width: read.width, height: read.height });
    }
    image.alt = fillAt(alt, `${pointer}/alt`, context, 'words').text;
    const isNamed = atoms.get(schema)?.namedBy !== undefined;
    // Nobody describes a picture that is not there.
    if (image.width > 0) met.images.push({ pointer, path, alt: image.alt, ...files.drawing(path), isNamed });
    return image;
  },

  callingCode: (value, { pointer, context }) => {
    const { findings, lang } = context;
    const { text: selected, isRight } = fillAt(value as string, pointer, context);
    if (isRight && !countryCodes.includes(selected)) {
      const nearest = findNearest(selected, countryCodes);
      findings.push(finding('unknown-country', { pointer }, { value: selected, nearest }));
    }
    return { selected, countries: callingCodes(lang) };
  },

  webAddress: (value, { pointer, context, schema }) => resolveAddress(value as string, schema, pointer, context),

  endpoint: (value, { pointer, context, schema }) => {
    const url = resolveAddress(value as string, schema, pointer, context);
    context.met.addresses.push({ kind: 'endpoint', url, written: value as string, pointer });
    return url;
  },

  resources: (value, { pointer, context, schema }) => {
    const shape = schema as ReturnType<typeof resources>;
    const { script, styles, fonts } = shape.shape;
    const { src } = fonts.unwrap().element.shape;
    // An atom's inside is its own to fill: its defaults stand in the schema.
    const written = shape.parse(value);
    const { load } = written;
    const note = (kind: MetAddress['kind'], member: z.core.$ZodType, text: string, place: string, family = '') => {
      const url = resolveAddress(text, member, place, context);
      // What is never loaded concerns nobody, though it must be written rightly.
      if (load !== 'never') context.met.addresses.push({ kind, load, url, written: text, pointer: place, family });
      return url;
    };
    return {
      load,
      script: note('script', script, written.script, `${pointer}/script`),
      styles: written.styles.map((text, index) => note('style', styles.unwrap().element, text, `${pointer}/styles/${index}`)),
      fonts: written.fonts.map((font, index) => ({
        ...font,
        src: note('font', src, font.src, `${pointer}/fonts/${index}/src`, font.family),
      })),
    };
  },
};

/** An address with constants filled in, judged by what no pattern can say, and again by the pattern when one has changed it. */
function resolveAddress(written: string, schema: z.core.$ZodType, pointer: string, context: ResolveContext): string {
  const { findings } = context;
  const { text: filled, isRight } = fillAt(written, pointer, context, 'address');
  const leads = filled.startsWith('/') ? parseAddress(filled, 'https://x.invalid') !== undefined : isWebAddress(filled);
  if (isRight && (filled.includes('{') || !z.safeParse(schema, filled).success || !leads)) {
    const about = z.globalRegistry.get(schema)?.description;
    findings.push(
      namedConstants(written).length > 0
        ? misfit(written, pointer, context.constants, { value: filled, about, wholeNumber: undefined })
        : finding('wrong-format', { pointer }, { value: filled, about }),
    );
  }
  return filled;
}

function judgeHref(raw: string, where: Where, context: ResolveContext, mayMail: boolean): Href | undefined {
  const { text: filled, isRight } = fillAt(raw, where.pointer, context);
  if (!isRight) return undefined;
  const href = parseHref(filled, mayMail);
  if (!href && mayMail && /^mailto:[^?]*[\s\\]/i.test(filled)) {
    noteMail(raw, where, context);
  } else if (!href) {
    const constant = soleConstant(raw, context.constants);
    context.findings.push(finding('invalid-link', where, { href: filled }, constant ? [{ pointer: constant.pointer }] : []));
  }
  return href;
}

function noteLink(raw: string, where: Where, href: Href, context: ResolveContext): void {
  context.met.links.push({ where, raw, href });
  if ('url' in href && href.url.startsWith('mailto:')) noteMail(raw, where, context);
}

function noteMail(raw: string, where: Where, { constants, met }: ResolveContext): void {
  // The address alone, without `mailto:` and the fields of the mail.
  const address = (text: string) => text.replace(/^mailto:/i, '').split('?')[0] ?? '';
  met.mails.push({ where, raw: address(raw), value: address(fill(raw, constants).text) });
}

function resolveMail({ mail }: { mail: MailInput }, pointer: string, context: ResolveContext): Href {
  const parent = pointerTo(pointer, 'mail');
  const to = fillAt(mail.to, pointerTo(parent, 'to'), context, 'address');
  if (to.isRight) context.met.mails.push({ where: { pointer: pointerTo(parent, 'to') }, raw: mail.to, value: to.text });
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
