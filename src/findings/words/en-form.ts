/** What is said in English in a form, where the words for the file would name keys or signs that nobody sees there. */
import { update } from '../command-line.ts';
import type { About } from '../finding.ts';
import type { LoaderFormWords } from './entries.ts';
import { code, didYouMean, sentences, servedBy } from './phrases.ts';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  object: 'a group of fields',
  array: 'a list',
  endless: 'a number that is too large',
  null: 'nothing',
};
const kind = (name: string) => kinds[name] ?? name;
const about = (text: About | undefined) => (text === undefined ? '' : `What is meant: ${text.en}`);
const braces = 'If the brace itself is to be read in the text, write {{.';

export const inForm: LoaderFormWords = {
  'newer-version': {
    hint: ({ key }) =>
      key === 'own'
        ? 'Get the newest state of the website (git pull), and start the editor again.'
        : `Get the newest builder (${update}), and start the editor again.`,
  },
  'missing-key': {
    message: ({ key }, { pointer, titleAt }) => `${code(titleAt(`${pointer}/${key}`))} is missing.`,
    hint: ({ about: text }) => about(text) || 'Fill it in.',
  },
  'unknown-key': {
    message: ({ key, notYet }) => `There is no field called ${code(key)} ${notYet ? 'yet' : 'here'}.`,
    hint: ({ nearest, meant, notYet, elsewhere }, { pointer, titleAt }) =>
      (notYet ?? elsewhere)?.en ??
      (nearest === undefined
        ? sentences('Nobody sees what it says. It can go.', servedBy.en(meant))
        : `${code(titleAt(pointer.replace(/[^/]*$/, nearest)))} was probably meant.`),
  },
  'unknown-section': {
    hint: ({ nearest, meant, notYet }) =>
      notYet?.en ?? sentences(servedBy.en(meant), didYouMean.en(nearest), 'Remove this section, and add one of those on offer.'),
  },
  'unknown-value': {
    hint: ({ nearest }, { pointer, titleAt }) =>
      nearest === undefined
        ? 'Choose one of the values on offer.'
        : `${code(titleAt(`${pointer}/${nearest}`))} was probably meant.`,
  },
  'wrong-type': {
    message: ({ expected, actual }, { name }) => `${name} must be ${expected.map(kind).join(' or ')}; here is ${kind(actual)}.`,
    hint: (params) => about(params.about) || 'Enter the value again.',
  },
  'wrong-format': {
    hint: (params) => about(params.about) || 'What is expected stands beside the field.',
  },
  'wrong-count': {
    hint: ({ tooFew }) => (tooFew ? 'Add entries.' : 'Remove those that are too many.'),
  },
  'unknown-reused': {
    message: ({ name }) => `There is no reused section ${code(name)}.`,
    hint: ({ nearest }) => sentences(didYouMean.en(nearest), 'Choose one of those that are there, or remove this section.'),
  },
  'bad-constant-name': {
    message: ({ name }) => `${code(name)} cannot be the name of a fact.`,
    hint: () => 'A name begins with a small letter and has only letters from a to z and digits, such as "courseDate".',
  },
  'unknown-constant': {
    message: ({ name }) => `There is no fact called ${code(`{${name}}`)}.`,
    hint: ({ nearest }) => sentences(didYouMean.en(nearest && `{${nearest}}`), `Insert one that exists, or add it. ${braces}`),
  },
  'constant-twice': {
    message: ({ name }) => `${code(name)} exists twice: among the facts and among what is still open.`,
    hint: () => 'Remove one of them.',
  },
  'constant-misfit': {
    hint: ({ wholeNumber, about: text }) =>
      wholeNumber
        ? `A whole number from ${wholeNumber.min} to ${wholeNumber.max} is needed here.`
        : about(text) || 'Change the inserted fact or this place.',
  },
  'too-much-text': {
    message: ({ of, limit }) =>
      of === 'text'
        ? `With facts filled in, this text has more than ${limit.toLocaleString('en')} characters.`
        : `With facts filled in, all texts together have more than ${limit.toLocaleString('en')} characters.`,
    hint: () => 'Shorten the inserted fact, or insert it less often.',
  },
  'path-outside': {
    message: ({ path, isLink }) =>
      isLink ? `${code(path)} is a symbolic link, or lies in one.` : `${code(path)} lies outside the folder of this website.`,
    hint: () => 'Add the file here instead of pointing to another folder.',
  },
  'missing-image': {
    hint: ({ nearest }) => sentences(didYouMean.en(nearest), 'Choose an image that is there, or add the file.'),
  },
  'unreadable-image': {
    hint: ({ standIn }) =>
      standIn === 'pointer'
        ? 'What is kept is a pointer of Git LFS, not the image itself. Add the original.'
        : standIn === 'page'
          ? 'What is kept is a web page, no image. Open the image itself in a browser, save it from there, and add it.'
          : 'Is it really an image? Save it again, and add it once more.',
  },
  'missing-font': {
    hint: ({ nearest }) => sentences(didYouMean.en(nearest), 'Choose a font file that is there, or add the file.'),
  },
  'needless-quotes': {
    message: ({ value }, { name }) => `${name} is kept as a text; ${/^[tf]/.test(value) ? 'yes or no' : 'a number'} is needed.`,
    hint: () => 'Enter the value again.',
  },
  'mail-href': {
    message: () => 'A link that opens a mail has fields of its own here.',
    hint: () => 'Choose “Email” as the kind of the link.',
  },
  'remote-file': {
    message: ({ url }) => `${code(url)} lies on a foreign server.`,
    hint: () => 'Download the file, and add it here.',
  },
  'image-kind': {
    hint: ({ kind, isFilm }) =>
      isFilm || kind === 'GIF'
        ? 'What moves for longer than five seconds is a section of its own: “Video”; what is shorter may be an animated WebP. If nothing has to move, choose an image as PNG or WebP.'
        : 'Save the image as JPG, PNG, WebP, AVIF or SVG, and add it once more.',
  },
  'constant-in-constant': {
    message: ({ name, other }) => `In ${code(name)} stands {${other}}, but no fact is filled into another one.`,
    hint: ({ other }) => `Write out what {${other}} says, or insert it only where the whole text stands.`,
  },
  'duplicate-key': {
    message: (_, { name }) => `${name} is given twice; only the last one counts.`,
    hint: () => 'Enter the right value once more.',
  },
};
