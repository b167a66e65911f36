/** What is said in English of a manifest whose content is wrong. The reader writes texts, not programs. */
import type { Entries } from './entries.ts';
import { amount, code, sentences } from './phrases.ts';

const jsonTypes: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a group { … }',
  array: 'a list [ … ]',
  null: 'null',
};

const type = (name: string) => jsonTypes[name] ?? name;
const didYouMean = (nearest: string | undefined) => (nearest === undefined ? '' : `Did you mean ${code(nearest)}?`);
function oneOf(allowed: string[]): string {
  if (allowed.length > 30) return 'Your editor lists all valid values.';
  return allowed.length === 0 ? '' : `Possible: ${allowed.map(code).join(', ')}.`;
}
const about = (text: string | undefined) => (text === undefined ? '' : `The schema says: ${text}`);

const sign = (char: string) => (char === ' ' ? 'a space' : code(char));

export const contentEntries = {
  'newer-version': {
    message: ({ version, current }) => `The file is written in version ${version}; this builder knows versions up to ${current}.`,
    hint: () => 'Get the newest builder (git pull, then npm ci). Changing the number itself does not help.',
  },
  'missing-key': {
    message: ({ key }, { place }) => `${code(key)} is missing here (${place}).`,
    hint: ({ key, about: text }) => sentences(`Add "${key}": …`, about(text)),
  },
  'unknown-key': {
    message: ({ key }, { place }) => `There is no ${code(key)} here (${place}).`,
    hint: ({ nearest, allowed }) => sentences(didYouMean(nearest), oneOf(allowed)),
  },
  'unknown-section': {
    message: ({ value }, { place }) => `There is no section type ${code(value)} (${place}).`,
    hint: ({ nearest, allowed }) => sentences(didYouMean(nearest), oneOf(allowed)),
  },
  'unknown-value': {
    message: ({ value }, { name, place }) => `${name} cannot be ${code(value)} (${place}).`,
    hint: ({ nearest, allowed }) => sentences(didYouMean(nearest), oneOf(allowed)),
  },
  'wrong-type': {
    message: ({ expected, actual }, { name, place }) =>
      `${name} must be ${expected.map(type).join(' or ')}; here is ${type(actual)} (${place}).`,
    hint: (params) => about(params.about) || 'Your editor shows an example when you point at the key.',
  },
  'wrong-format': {
    message: ({ value }, { name, place }) => `${code(value)} does not fit ${name} (${place}).`,
    hint: (params) => about(params.about) || 'Your editor shows what is expected when you point at the key.',
  },
  'empty-text': {
    message: (_, { name, place }) => `${name} is empty (${place}).`,
    hint: () => 'Write a text. What is to be left out, and may be, is deleted with its key.',
  },
  'wrong-count': {
    message: ({ limit, actual, tooFew }, { name, place }) =>
      `${name} has ${amount(actual, 'entry', 'entries')}, ${tooFew ? 'at least' : 'at most'} ${limit} ${limit === 1 ? 'is' : 'are'} ${tooFew ? 'needed' : 'allowed'} (${place}).`,
    hint: ({ tooFew }) => (tooFew ? 'Add entries, or delete the key where it may be left out.' : 'Delete what is too much.'),
  },
  'out-of-range': {
    message: ({ limit, actual, tooSmall }, { name, place }) =>
      `${name} is ${actual}, allowed is ${tooSmall ? 'at least' : 'at most'} ${limit} (${place}).`,
    hint: () => 'Take a number within these bounds.',
  },
  'bad-constant-name': {
    message: ({ name }, { place }) => `${code(name)} cannot be the name of a constant (${place}).`,
    hint: () => 'Names begin with a small letter and have only plain letters and digits: "courseDate".',
  },
  'unknown-constant': {
    message: ({ name }, { place }) => `There is no constant ${code(`{${name}}`)} (${place}).`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean(nearest && `{${nearest}}`),
        'Constants stand under "constants" or "placeholders". If the text is to show the brace, write {{.',
      ),
  },
  'constant-twice': {
    message: ({ name }) => `${code(name)} stands under "constants" as well as under "placeholders".`,
    hint: () => 'Delete one of the two: under "placeholders" only what is still to be settled.',
  },
  'constant-misfit': {
    message: ({ value, sole }, { name, place }) =>
      sole
        ? `${name} is ${code(value)}, which does not fit where it is filled in (${place}).`
        : `With constants filled in, ${name} is ${code(value)}, which does not fit here (${place}).`,
    hint: ({ wholeNumber, about: text }) =>
      wholeNumber
        ? `The constant must be a whole number from ${wholeNumber.min} to ${wholeNumber.max} here, without quotes.`
        : about(text) || 'Change the constant or this place.',
  },
  'too-much-text': {
    message: ({ of, length, limit }, { place }) =>
      of === 'text'
        ? `With constants filled in, this text has ${length.toLocaleString('en')} characters, ${limit.toLocaleString('en')} are allowed (${place}).`
        : `With constants filled in, all texts together have more than ${limit.toLocaleString('en')} characters; here it is too much (${place}).`,
    hint: () => 'Shorten the constant, or use it less often.',
  },
  'invalid-link': {
    message: ({ href }, { place }) => `${code(href)} is nothing that a link can lead to (${place}).`,
    hint: () => 'Possible: "/page", "#anchor", "/page#anchor", "https://…", "tel:+49…"; inside a text also "mailto:…".',
  },
  'empty-link-text': {
    message: ({ href }, { place }) => `The link to ${code(href)} has no text (${place}).`,
    hint: () => 'Write between the square brackets where it leads: [text](target).',
  },
  'invalid-site-url': {
    message: ({ url }) => `${code(url)} is not the address of a website.`,
    hint: () => 'Write it in full and without a path, such as "https://www.example.com".',
  },
  'path-outside': {
    message: ({ path }, { place }) => `${code(path)} is outside the folder of this file (${place}).`,
    hint: () => 'Put the file beside this one or in a folder below. Symbolic links that lead outside do not count.',
  },
  'missing-image': {
    message: ({ path }, { place }) => `There is no image ${code(path)} (${place}).`,
    hint: ({ nearest }) =>
      sentences(didYouMean(nearest), 'The path begins in the folder of this file. Capital and small letters count.'),
  },
  'unreadable-image': {
    message: ({ path }, { place }) => `The image ${code(path)} cannot be read (${place}).`,
    hint: () => 'Is it really an image? An SVG needs width and height, or viewBox.',
  },
  'damaged-image': {
    message: ({ path }, { place }) => `The image ${code(path)} is incomplete or damaged (${place}).`,
    hint: () => 'Copy the file again from its original, or save the image anew.',
  },
  'too-large-image': {
    message: ({ path, of, millions, limit }, { place }) =>
      of === 'pixels'
        ? `The image ${code(path)} has ${millions} million pixels; ${limit} million are allowed (${place}).`
        : of === 'side'
          ? `The drawing ${code(path)} is ${millions} million pixels long; ${limit} million is allowed (${place}).`
          : `The image ${code(path)} has ${millions} MB; ${limit} MB are allowed (${place}).`,
    hint: () => 'Make it smaller. Nobody sees more than 2,304 pixels in width anyway.',
  },
  'wrong-image-type': {
    message: ({ path, actual }, { place }) => `${code(path)} is in truth a ${actual.toUpperCase()} image (${place}).`,
    hint: ({ actual }) => `Rename the file so that it ends in ".${actual}", or save the image again.`,
  },
  'missing-font': {
    message: ({ path }) => `There is no font file ${code(path)}.`,
    hint: ({ nearest }) =>
      sentences(didYouMean(nearest), 'The path begins in the folder of this file. "family": "system" needs no font file.'),
  },
  'unreadable-font': {
    message: ({ path }) => `${code(path)} is not a font file in the WOFF2 format.`,
    hint: () => 'Convert the font to WOFF2.',
  },
  'unknown-country': {
    message: ({ value }, { place }) => `There is no calling code for ${code(value)} (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean(nearest), 'Expected is a country code such as "DE", "AT" or "CH".'),
  },
  'duplicate-route': {
    message: ({ path, other }) =>
      path === other
        ? `The address ${code(path)} exists twice.`
        : `The addresses ${code(other)} and ${code(path)} differ only in spelling.`,
    hint: () => 'Each page needs an address of its own.',
  },
  'duplicate-id': {
    message: ({ id }, { place }) => `The anchor ${code(id)} already exists on this page (${place}).`,
    hint: () => 'Give the section another name and adapt the links to it.',
  },
  'duplicate-field': {
    message: ({ name }, { place }) => `The field ${code(name)} already exists in this form (${place}).`,
    hint: () => 'Give each field the name that it has at the provider.',
  },
  'reversed-limits': {
    message: ({ least, most }, { place }) => `At least ${least} and at most ${most} digits: both cannot be (${place}).`,
    hint: () => 'The smallest number must not be above the largest. Swap the two.',
  },
  'missing-home': {
    message: () => 'The home page is missing.',
    hint: () => 'One page must have "path": "/".',
  },
  'missing-not-found': {
    message: () => 'The page for unknown addresses is missing.',
    hint: () => 'One page must have "path": "*", usually with a section "not-found".',
  },
  'missing-title': {
    message: ({ path }) => `The page ${code(path)} has no heading.`,
    hint: () => 'At least one section needs "title"; the first one becomes the main heading.',
  },
  'broken-link': {
    message: ({ path }, { place }) => `The link leads to ${code(path)}, but there is no such page (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean(nearest), 'A link must lead to a page under "routes".'),
  },
  'broken-anchor': {
    message: ({ hash, page }, { place }) =>
      `The link leads to ${code(hash)}, but no section on ${page} has this "id" (${place}).`,
    hint: ({ hash, nearest }) => sentences(didYouMean(nearest), `Or give the section "id": "${hash.slice(1)}".`),
  },
  'page-anchor-in-shell': {
    message: ({ hash }, { place }) => `${code(hash)} is not on every page, but this link is (${place}).`,
    hint: ({ hash }) => `Name the page too, such as "/${hash}" for the home page.`,
  },
  'reserved-path': {
    message: ({ path }) => `The website needs the address ${code(path)} for itself.`,
    hint: () => 'Take another address.',
  },
  'long-path': {
    message: ({ path, of, actual, limit }) =>
      of === 'part'
        ? `The address ${code(path)} has ${actual} characters between two slashes; ${limit} are allowed.`
        : `The address ${code(path)} has ${actual} characters; ${limit} are allowed.`,
    hint: () => 'Shorten it: files cannot have such long names.',
  },
  'needless-quotes': {
    message: ({ value }, { name, place }) =>
      `${name} stands in quotes, which makes it a text; ${/^[tf]/.test(value) ? 'true or false' : 'a number'} is needed (${place}).`,
    hint: ({ value }) => `Write ${value} without quotes.`,
  },
  'invalid-path': {
    message: ({ path, signs }, { place }) =>
      signs.length > 0
        ? `The address ${code(path)} must not hold: ${signs.map(sign).join(', ')} (${place}).`
        : !path.startsWith('/')
          ? `The address ${code(path)} does not begin with a slash (${place}).`
          : path.endsWith('/')
            ? `The address ${code(path)} ends with a slash (${place}).`
            : `${code(path)} cannot be the address of a page (${place}).`,
    hint: ({ right }) =>
      sentences(
        right === undefined ? '' : `Write "${right}".`,
        'An address begins with a slash and ends with none; between them stand letters from a to z, digits, - and _.',
      ),
  },
  'mail-href': {
    message: (_, { place }) => `A link that opens a mail is written in another way here (${place}).`,
    hint: ({ right }) => `Instead of the text, write: ${right}`,
  },
  'remote-file': {
    message: ({ url }, { place }) => `${code(url)} is an address on the internet; a file of your own belongs here (${place}).`,
    hint: () => 'Put the file into the folder of this file or one below, and name its path, such as "src/media/photo.jpg".',
  },
  'constant-braces': {
    message: ({ written }, { place }) => `The braces of ${code(written)} are wrong (${place}).`,
    hint: ({ name }) =>
      `Write {${name}}: one brace before it, one behind it. If the text is to show the name itself, write {{${name}}.`,
  },
  'constant-in-constant': {
    message: ({ name, other }) => `${code(name)} holds {${other}}, but no constant is filled into another.`,
    hint: ({ other }) => `Write the value itself here, or fill in {${other}} only where the whole text is needed.`,
  },
} satisfies Partial<Entries>;
