/** What is said in English of a manifest whose form is right and whose facts are not. The reader writes texts, not programs. */
import type { MarkupKind } from '../finding.ts';
import type { Entries } from './entries.ts';
import { code, quoted, sentences, signs } from './phrases.ts';

const fields = { date: 'The date', start: 'The start', end: 'The end' };
const schemes = { light: 'on a light screen', dark: 'on a dark screen' };
const legal = { imprint: 'imprint', privacy: 'privacy policy' };

const markup: Record<MarkupKind, string> = {
  link: 'A link looks like this: [text](/page). There is no space between the brackets nor in the address.',
  code: 'Delete the signs `: there is no markup for code.',
  list: 'Delete the sign - at the beginning. Lists have sections of their own, such as "checklist".',
  heading: 'Delete the sign # at the beginning. A heading stands under "title".',
  quotation: 'Delete the sign > at the beginning, and put a quotation in quotation marks.',
  underlines: 'A word becomes strong between asterisks: **strong**.',
  strike: 'Delete the signs ~: no text can be struck through.',
  plain: 'Delete the signs: this text has neither strong words nor links.',
};

export const checkEntries = {
  'invisible-character': {
    message: ({ char }, { name, place }) => `${name} holds an invisible or broken character (${signs(char)}) (${place}).`,
    hint: () => 'Delete the word around this place and type it again. Such characters often come with copied text.',
  },
  'invalid-mail': {
    message: ({ value }, { place }) => `${code(value)} cannot be a mail address (${place}).`,
    hint: () => 'An address has exactly one @, a dot somewhere behind it, and no spaces: "name@example.com".',
  },
  'invalid-phone': {
    message: ({ value }, { place }) => `${code(value)} cannot be a phone number (${place}).`,
    hint: () => 'Write the number with its area code, such as "+49 30 1234567"; at most 15 digits.',
  },
  'invalid-schedule': {
    message: ({ field, value }, { place }) => `${fields[field]} of the course cannot be ${code(value)} (${place}).`,
    hint: ({ field }) =>
      field === 'date'
        ? 'Write day, month and year in digits and with dots: "10.07.27".'
        : 'Write hour and minute with a colon: "09:30".',
  },
  'course-duration': {
    message: ({ start, end, minutes, actual }) =>
      `From ${start} to ${end} the course takes ${actual} minutes, but ${minutes} are given.`,
    hint: ({ actual }) => `Write ${actual} as its length, or change the start or the end.`,
  },
  'course-past': {
    message: ({ date }) => `The course on ${date} is over.`,
    hint: () => 'Enter the next date. Change date, start, end and length together.',
  },
  'copyright-behind': {
    message: ({ year }) => `The foot of the page still says ${year}.`,
    hint: ({ year, current }) => `Write ${current}. If the old year is to stay, write both: "${year}–${current}".`,
  },
  'low-contrast': {
    message: ({ front, back, scheme, ratio, needed }) =>
      `The colour ${code(front)} is hard to read on ${code(back)} ${schemes[scheme]}: contrast ${ratio} instead of at least ${needed}.`,
    hint: ({ front, back }) => `Make ${code(front)} or ${code(back)} clearly lighter or darker.`,
  },
  'unused-constant': {
    message: ({ name }) => `${code(name)} is not used anywhere.`,
    hint: ({ name }) => `Delete the line, or write {${name}} where the value is to stand.`,
  },
  'literal-constant': {
    message: ({ name, value }, { place }) =>
      `${code(value)} is written out here, but it is the constant ${code(name)} (${place}).`,
    hint: ({ name }) => `Write {${name}} instead. Otherwise this place stays as it is when the value changes.`,
  },
  'placeholder-left': {
    message: ({ name, value }) => `${code(name)} is still a placeholder: ${code(value)}.`,
    hint: () => 'Enter the real value and move the line from "placeholders" to "constants".',
  },
  'insecure-link': {
    message: ({ url }, { place }) => `The link to ${code(url)} is not encrypted (${place}).`,
    hint: () => 'Write "https://" instead of "http://" and try the link.',
  },
  'empty-alt': {
    message: ({ path, reason }, { place }) =>
      reason === 'photo'
        ? `The photo ${code(path)} has no description (${place}).`
        : reason === 'words'
          ? `There are words in the image ${code(path)}, but it has no description here (${place}).`
          : `The image ${code(path)} is described elsewhere, but not here (${place}).`,
    hint: () => 'Say under "alt" in a few words what is to be seen. If it only decorates, you can leave this as it is.',
  },
  'dropped-drawing-part': {
    message: ({ path, part }, { place }) => `A part of the drawing ${code(path)} is not published: ${code(part)} (${place}).`,
    hint: () =>
      'Programs or other pages could stand in it. Save the drawing again, with plain text or paths in its place, or as PNG.',
  },
  'long-title': {
    message: ({ actual, limit }, { place }) =>
      `The title has ${actual} characters; search engines show about ${limit} (${place}).`,
    hint: () => 'Shorten it. What matters most comes first.',
  },
  'card-letters': {
    message: ({ letters }, { place }) => `The preview picture of the page lacks: ${letters} (${place}).`,
    hint: () => 'The font of preview pictures has no such characters. Write the title without them, or leave it at that.',
  },
  'description-length': {
    message: ({ actual, min, max }, { place }) =>
      `The description has ${actual} characters; ${min} to ${max} are good (${place}).`,
    hint: ({ actual, max }) =>
      actual > max
        ? 'Shorten it: search engines cut off the end.'
        : 'Say in one or two sentences what visitors find on the page.',
  },
  'duplicate-title': {
    message: ({ title }, { place }) => `Another page already has the title ${code(title)} (${place}).`,
    hint: () => 'Give each page a title of its own.',
  },
  'duplicate-description': {
    message: (_, { place }) => `Another page already has the same description (${place}).`,
    hint: () => 'Describe what is on this page only.',
  },
  'missing-legal-page': {
    message: ({ kind }) => `A page with the ${legal[kind]} is missing.`,
    hint: ({ kind, addresses }) =>
      `Add the page "${kind === 'imprint' ? '/impressum' : '/datenschutz'}" and link to it in the footer. German law demands it. If there is one already: it is known by its address, also ${quoted(addresses.slice(1, 3)).join(' or ')}.`,
  },
  'unlinked-legal-page': {
    message: ({ kind, path }) => `The footer does not lead to ${code(path)} (${legal[kind]}).`,
    hint: ({ path, kind }) => `Add under "footer", "links": { "label": "${legal[kind]}", "href": "${path}" }.`,
  },
  'unnamed-host': {
    message: ({ host, page }) =>
      page === ''
        ? `The website sends data to ${code(host)} but has no privacy policy.`
        : `The website sends data to ${code(host)}, of which ${page} says nothing.`,
    hint: ({ host, addresses }) =>
      sentences(
        `Name ${code(host)} in the privacy policy, and say who that is and what for.`,
        addresses.length === 0 ? '' : `A page with one of these addresses is taken for it: ${addresses.join(', ')}.`,
      ),
  },
  'remote-font': {
    message: ({ family, host }, { place }) =>
      `The font ${code(family)} is loaded from ${host} when the page opens, without anybody being asked (${place}).`,
    hint: () =>
      'That hands the IP address to others; a German court forbade it (LG München I, 20.01.2022, 3 O 17493/20). Remove the font from "fonts", or set "load" to "on-consent".',
  },
  'stand-in-endpoint': {
    message: ({ page }) => `The form on ${page} sends to the placeholder. On a real website nobody can sign up with it.`,
    hint: () => "Enter the address that the mail provider names for the form, and that of the provider's script.",
  },
  'older-version': {
    message: ({ version, current }) => `The file is written in version ${version}; today's is ${current}.`,
    hint: () =>
      'The website stays as it is. So that the editor is right again: npm run migrate (for another file: npm run migrate -- --site FILE).',
  },
  'html-in-text': {
    message: ({ found }, { name, place }) => `${name} holds HTML; visitors read ${code(found)} (${place}).`,
    hint: ({ found, isRich }) =>
      found.startsWith('&')
        ? 'Write the character itself, such as é, & or €.'
        : isRich
          ? 'Write **strong**, _emphasis_ and [link text](/page). Each paragraph is an entry of the list.'
          : 'Delete what stands in angle brackets: nothing can be marked in this text.',
  },
  'literal-markup': {
    message: ({ found }, { place }) => `Visitors read ${code(found.trim())} as it stands here (${place}).`,
    hint: ({ kind }) => markup[kind],
  },
  'insecure-site-url': {
    message: ({ url }) => `The address of the website is not encrypted: ${code(url)}.`,
    hint: () => 'Write "https://" instead of "http://". Search engines and shared links show it as it stands here.',
  },
  'national-phone': {
    message: ({ value }, { place }) => `The phone number ${code(value)} cannot be dialled from every country (${place}).`,
    hint: ({ right }) =>
      `Write ${right === undefined ? 'it with the code of its country and without the zero before it, such as "+49 30 1234567"' : `"${right}", with the code of its country and without the zero before it`}.`,
  },
  'unknown-language': {
    message: ({ value }, { place }) => `There is no language with the code ${code(value)} (${place}).`,
    hint: ({ right }) =>
      `${right === undefined ? '' : `Did you mean ${code(right)}? `}Write the code of the language, such as "de" or "en", with a country "de-AT".`,
  },
} satisfies Partial<Entries>;
