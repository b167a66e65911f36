/** What is said in English of a manifest whose content is wrong. The reader writes texts, not programs. */
import { typeFor } from '../../registry/section-aliases.ts';
import { update } from '../command-line.ts';
import type { About } from '../finding.ts';
import type { LoaderEntries } from './entries.ts';
import { amount, code, didYouMean, factKinds, sentences, servedBy, writeInstead } from './phrases.ts';

const jsonTypes: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a group { … }',
  array: 'a list [ … ]',
  endless: 'a number that is too large',
  null: 'null',
};

const type = (name: string) => jsonTypes[name] ?? name;
function oneOf(allowed: string[]): string {
  if (allowed.length > 40) return 'Your editor lists all valid values.';
  return allowed.length === 0 ? '' : `Possible: ${allowed.map(code).join(', ')}.`;
}
const about = (text: About | undefined) => (text === undefined ? '' : `The schema says: ${text.en}`);

const sign = (char: string) => (char === ' ' ? 'a space' : code(char));

export const contentEntries = {
  'newer-version': {
    message: ({ key, version, current }) =>
      key === 'own'
        ? `The file is written for version ${version} of the site's own sections; the folder sections knows versions up to ${current}.`
        : `The file is written in version ${version}; this builder knows versions up to ${current}.`,
    hint: ({ key, current }) =>
      key === 'own'
        ? `Get the newest state of the website (git pull). If a section type of its own was removed on purpose, ${current === 0 ? 'remove "own"' : `write "own": ${current}`}.`
        : `Get the newest builder (${update}; in a clone of it git pull, then npm ci). Changing the number itself does not help.`,
    explanation: 'The file is written in a version that this builder knows.',
  },
  'missing-key': {
    message: ({ key }, { place }) => `${code(key)} is missing here (${place}).`,
    hint: ({ key, value, about: text }) => sentences(`Add "${key}": ${value}`, about(text)),
    explanation: 'Some facts are required.',
  },
  'unknown-key': {
    message: ({ key, notYet }, { place }) => `There is no ${code(key)} ${notYet ? 'yet' : 'here'} (${place}).`,
    hint: ({ nearest, meant, instead, allowed, notYet, elsewhere }) =>
      (notYet ?? elsewhere)?.en ??
      sentences(servedBy.en(meant), writeInstead.en(instead), didYouMean.en(nearest), oneOf(allowed)),
    explanation: 'Only known keys are allowed, or a slip of the keyboard would go unnoticed.',
  },
  'unknown-section': {
    message: ({ value, notYet }, { place }) => `There is no section type ${code(value)}${notYet ? ' yet' : ''} (${place}).`,
    hint: ({ nearest, meant, allowed, notYet }) =>
      notYet?.en ?? sentences(servedBy.en(meant), didYouMean.en(nearest), oneOf(allowed)),
    explanation: 'Each section has a type that exists.',
  },
  'unknown-value': {
    message: ({ value }, { name, place }) => `${name} cannot be ${code(value)} (${place}).`,
    hint: ({ nearest, allowed, instead }) => writeInstead.en(instead) || sentences(didYouMean.en(nearest), oneOf(allowed)),
    explanation: 'Some facts have a fixed choice, such as "tone" and "icon".',
  },
  'wrong-type': {
    message: ({ expected, actual }, { name, place }) =>
      `${name} must be ${expected.map(type).join(' or ')}; here is ${type(actual)} (${place}).`,
    hint: ({ instead, ...params }) =>
      sentences(writeInstead.en(instead), about(params.about)) || 'Your editor shows an example when you point at the key.',
    explanation: 'Where a text, a number, a list or a group belongs, there is nothing else.',
  },
  'wrong-format': {
    message: ({ value }, { name, place }) => `${code(value)} does not fit ${name} (${place}).`,
    hint: (params) => about(params.about) || 'Your editor shows what is expected when you point at the key.',
    explanation: 'Some texts have a certain form, such as colours, addresses and languages.',
  },
  'wrong-count': {
    message: ({ limit, actual, tooFew }, { name, place }) =>
      `${name} has ${amount(actual, 'entry', 'entries')}, ${tooFew ? 'at least' : 'at most'} ${limit} ${limit === 1 ? 'is' : 'are'} ${tooFew ? 'needed' : 'allowed'} (${place}).`,
    hint: ({ tooFew }) => (tooFew ? 'Add entries, or delete the key where it may be left out.' : 'Delete what is too much.'),
    explanation: 'Some lists have a least or a greatest length.',
  },
  'out-of-range': {
    message: ({ limit, actual, tooSmall }, { name, place }) =>
      `${name} is ${actual}, allowed is ${tooSmall ? 'at least' : 'at most'} ${limit} (${place}).`,
    hint: () => 'Take a number within these bounds.',
    explanation: 'Some numbers have bounds.',
  },
  'bad-constant-name': {
    message: ({ name, isSection }, { place }) =>
      `${code(name)} cannot be the name of a ${isSection ? 'reused section' : 'constant'} (${place}).`,
    hint: () => 'Names begin with a small letter and have only plain letters and digits: "courseDate".',
    explanation: 'Names of constants and reused sections begin with a small letter and have only plain letters and digits.',
  },
  'reuse-in-reused': {
    message: (_, { place }) => `A reused section cannot be made of another one (${place}).`,
    hint: () => 'Write the section itself under "reused". On a page several can stand one below the other.',
    explanation: 'Under "reused" stands each section itself, not the name of another one.',
  },
  'unknown-reused': {
    message: ({ name }, { place }) => `There is no reused section ${code(name)} (${place}).`,
    hint: ({ nearest }) =>
      sentences(didYouMean.en(nearest), `Write it in "site.json", outermost, under "reused": { "name": { "type": … } }.`),
    explanation: 'A section that is put in here stands outermost under "reused", also where a language has one of its own.',
  },
  'unknown-constant': {
    message: ({ name }, { place }) => `There is no constant ${code(`{${name}}`)} (${place}).`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean.en(nearest && `{${nearest}}`),
        'Constants stand under "constants" or "placeholders". If the text is to show the brace, write {{.',
      ),
    explanation: 'What stands in a text as {name} must stand under "constants" or "placeholders".',
  },
  'constant-twice': {
    message: ({ name }) => `${code(name)} stands under "constants" as well as under "placeholders".`,
    hint: () => 'Delete one of the two: under "placeholders" only what is still to be settled.',
    explanation: 'A name stands either under "constants" or under "placeholders".',
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
    explanation: 'A value must fit its place with constants filled in, too.',
  },
  'too-much-text': {
    message: ({ of, length, limit }, { place }) =>
      of === 'text'
        ? `With constants filled in, this text has ${length.toLocaleString('en')} characters, ${limit.toLocaleString('en')} are allowed (${place}).`
        : `With constants filled in, all texts together have more than ${limit.toLocaleString('en')} characters; here it is too much (${place}).`,
    hint: () => 'Shorten the constant, or use it less often.',
    explanation: 'With constants filled in, a text has at most 100,000 characters; all together have at most 64 million.',
  },
  'invalid-link': {
    message: ({ href }, { place }) => `${code(href)} is nothing that a link can lead to (${place}).`,
    hint: () =>
      'Possible: "/page", "#anchor", "/page#anchor", "https://…", "tel:+49…", "sms:+49…"; inside a text also "mailto:…".',
    explanation: 'A link leads to a page, an anchor, an address, a phone number or a mail.',
  },
  'empty-link-text': {
    message: ({ href }, { place }) => `The link to ${code(href)} has no text (${place}).`,
    hint: () => 'Write between the square brackets where it leads: [text](target).',
    explanation: 'Each link has a text, or nobody can click it or have it read out.',
  },
  'invalid-site-url': {
    message: ({ url }) => `${code(url)} is not the address of a website.`,
    hint: () =>
      'Write it in full, such as "https://www.example.com". A path of plain characters may follow: "https://example.github.io/choir".',
    explanation: 'The address of the website is complete. It names no file, and nothing behind “?” or “#”.',
  },
  'path-outside': {
    message: ({ path, isLink }, { place }) =>
      isLink
        ? `${code(path)} is a symbolic link, or lies in one (${place}).`
        : `${code(path)} is outside the folder of this file (${place}).`,
    hint: ({ isLink }) =>
      isLink
        ? 'Put the file itself there, into a real folder.'
        : 'Put the file beside this one or in a folder below. Symbolic links do not count.',
    explanation: 'Files lie in the folder of this file or below, so that nothing else is published.',
  },
  'missing-image': {
    message: ({ path }, { place }) => `There is no image ${code(path)} (${place}).`,
    hint: ({ nearest }) =>
      sentences(didYouMean.en(nearest), 'The path begins in the folder of this file. Capital and small letters count.'),
    explanation: 'Each image that is named must exist.',
  },
  'unreadable-image': {
    message: ({ path }, { place }) => `The image ${code(path)} cannot be read (${place}).`,
    hint: ({ standIn }) =>
      standIn === 'pointer'
        ? `A pointer of Git LFS lies there, not the image itself. Fetch it by ${code('git lfs pull')}, also where the site is built.`
        : standIn === 'page'
          ? 'A web page (HTML) lies there, which was saved under this name. Open the image itself in a browser, and save it from there.'
          : 'Is it really an image? An SVG needs width and height, or viewBox.',
    explanation: 'It must be possible to read an image, and it must have a size.',
  },
  'damaged-image': {
    message: ({ path, isEndless }, { place }) =>
      isEndless
        ? `In the drawing ${code(path)} parts refer to each other more than 200,000 times (${place}).`
        : `The image ${code(path)} is incomplete or damaged (${place}).`,
    hint: ({ isEndless }) =>
      isEndless
        ? 'No program draws it in any useful time. Replace the references (use) by the shapes themselves, or save it as PNG.'
        : 'Copy the file again from its original, or save the image anew.',
    explanation: 'It must be possible to read an image to its end.',
  },
  'too-large-image': {
    message: ({ path, of, millions, limit }, { place }) =>
      of === 'pixels'
        ? `The image ${code(path)} has ${millions} million pixels; ${limit} million are allowed (${place}).`
        : of === 'side'
          ? `The drawing ${code(path)} is ${millions} million pixels long; ${limit} million is allowed (${place}).`
          : `The image ${code(path)} has ${millions} MB; ${limit} MB are allowed (${place}).`,
    hint: () => 'Make it smaller. Nobody sees more than 2,304 pixels in width anyway.',
    explanation: 'An image has at most 100 million pixels and 50 MB, a drawing 5 MB.',
  },
  'wrong-image-type': {
    message: ({ path, actual }, { place }) => `${code(path)} is in truth a ${actual.toUpperCase()} image (${place}).`,
    hint: ({ actual }) =>
      /^(?:svg|png|jpg|webp|avif)$/.test(actual)
        ? `Rename the file so that it ends in ".${actual}", or save the image again.`
        : 'Save the image as JPG, PNG, WebP, AVIF or SVG.',
    explanation: 'The ending of an image must fit its content.',
  },
  'unusable-icon': {
    message: ({ path, why, found }, { place }) =>
      why === 'part'
        ? `The icon ${code(path)} contains ${code(found)} (${place}).`
        : why === 'colors'
          ? `The icon ${code(path)} has ${found} colors (${place}).`
          : `The icon ${code(path)} has ${found},000 characters (${place}).`,
    hint: ({ why }) =>
      sentences(
        why === 'part'
          ? 'An icon consists of shapes alone: turn texts, gradients, masks and references into paths in your drawing program.'
          : why === 'colors'
            ? 'An icon has a single one, that of the website; a white ground is no part of it. Make all shapes black.'
            : 'Simplify the drawing: 4,000 characters may be left of its shapes.',
        'If the drawing is to look as it is, use an image, "image", where there is one.',
      ),
    explanation: 'An icon of your own is a small drawing of shapes in one color.',
  },
  'missing-font': {
    message: ({ path }) => `There is no font file ${code(path)}.`,
    hint: ({ nearest }) =>
      sentences(didYouMean.en(nearest), 'The path begins in the folder of this file. "family": "system" needs no font file.'),
    explanation: 'Each font file that is named must exist.',
  },
  'unreadable-font': {
    message: ({ path }) => `${code(path)} is no font file of the formats WOFF2, TTF or OTF, or its ending names another one.`,
    hint: () => 'Take the file of the font as WOFF2, TTF or OTF, and leave it the ending that it had.',
    explanation: 'Fonts come as WOFF2, TTF or OTF; visitors get WOFF2.',
  },
  'unknown-fact': {
    message: ({ name, allowed }, { place }) =>
      allowed.length > 0
        ? `The collection has no fact ${code(name)} (${place}).`
        : `There are no facts here: what says ${code(name)} belongs to no collection (${place}).`,
    hint: ({ nearest, allowed }) =>
      sentences(
        didYouMean.en(nearest),
        allowed.length > 0
          ? `There are ${allowed.map(code).join(', ')}; others you name in the "fields" of the collection.`
          : 'Name the facts in "collections": { "under": "/news", "fields": [{ "name": "place", "label": "Place" }] }.',
      ),
    explanation: "Facts of one's own at a page or a record are first named by the collection that it belongs to.",
  },
  'wrong-fact': {
    message: ({ label, kind }, { place }) => `“${label}” is ${factKinds.en[kind][0]} (${place}).`,
    hint: ({ kind, right }) => `Write ${right ? `${right}.` : factKinds.en[kind][1]}`,
    explanation: 'A fact is of the kind that its collection names.',
  },
  'unknown-country': {
    message: ({ value }, { place }) => `There is no calling code for ${code(value)} (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean.en(nearest), 'Expected is a country code such as "DE", "AT" or "CH".'),
    explanation: 'A country is named by its ISO code and must have a calling code.',
  },
  'needless-quotes': {
    message: ({ value }, { name, place }) =>
      `${name} stands in quotes, which makes it a text; ${/^[tf]/.test(value) ? 'true or false' : 'a number'} is needed (${place}).`,
    hint: ({ value }) => `Write ${value} without quotes.`,
    explanation: 'Numbers, true and false stand without quotes.',
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
    explanation: 'Addresses of pages hold only signs that stay the same in every browser and on every server.',
  },
  'mail-href': {
    message: (_, { place }) => `A link that opens a mail is written in another way here (${place}).`,
    hint: ({ right }) => `Instead of the text, write: ${right}`,
    explanation: 'A link that opens a mail is a group of recipient, subject and text.',
  },
  'remote-file': {
    message: ({ url }, { place }) => `${code(url)} is an address on the internet; a file of your own belongs here (${place}).`,
    hint: () => 'Put the file into the folder of this file or one below, and name its path, such as "media/photo.jpg".',
    explanation: "Images and fonts lie on the site's own server, so that no other learns of its visitors.",
  },
  'image-kind': {
    message: ({ kind, path }, { place }) => `${code(path)} is no image that a page shows, but ${kind} (${place}).`,
    hint: ({ kind, isFilm }) =>
      isFilm || kind === 'GIF'
        ? sentences(
            `A film of your own is a section: "type": "${typeFor('film')}", with the file in the folder "public".`,
            isFilm
              ? 'A film cannot stand in the place of an image.'
              : 'What moves for up to five seconds may be an animated WebP, too. If nothing has to move, save the image as PNG or WebP.',
          )
        : 'Save the image as JPG, PNG, WebP, AVIF or SVG.',
    explanation:
      'Images are SVG, PNG, JPG, WebP or AVIF; what moves for longer than five seconds is a film of your own, which visitors start.',
  },
  'constant-braces': {
    message: ({ written }, { place }) => `The braces of ${code(written)} are wrong (${place}).`,
    hint: ({ name }) =>
      `Write {${name}}: one brace before it, one behind it. If the text is to show the name itself, write {{${name}}.`,
    explanation: 'The name of a constant has one brace on each side, otherwise visitors read the name.',
  },
  'constant-in-constant': {
    message: ({ name, other }) => `${code(name)} holds {${other}}, but no constant is filled into another.`,
    hint: ({ other }) => `Write the value itself here, or fill in {${other}} only where the whole text is needed.`,
    explanation: 'No constant is filled into the value of another.',
  },
} satisfies Partial<LoaderEntries>;
