/** What is said in English of a file that is no readable JSON. The reader writes texts, not programs. */
import type { LoaderEntries } from './entries.ts';
import { code, signs } from './phrases.ts';

export const textEntries = {
  'file-missing': {
    message: () => 'There is no such file.',
    hint: () => 'Check the name and the folder.',
    explanation: 'The file that is named must exist.',
  },
  'file-is-folder': {
    message: () => 'This is a folder, not a file.',
    hint: () => 'Name the file in it, such as "site.json".',
    explanation: 'A file is checked, not a folder.',
  },
  'file-is-link': {
    message: () => 'This is a symbolic link, not the file itself.',
    hint: () => 'Name the file that it leads to, or put that file itself in this place.',
    explanation: 'The file itself lies in its place, so that no other is read, overwritten or published.',
  },
  'file-unreadable': {
    message: ({ reason }) => `The file cannot be read (${reason}).`,
    hint: () => 'Check whether you may open the file.',
    explanation: 'It must be possible to open the file.',
  },
  'file-too-large': {
    message: ({ megabytes, limit }) => `The file has ${megabytes} MB; more than ${limit} MB are not read.`,
    hint: () => 'Is it the right file? Images do not belong in it but beside it.',
    explanation: 'Larger files are not read. Images stand beside the file, not in it.',
  },
  'file-empty': {
    message: () => 'The file is empty.',
    hint: () => 'Restore the last version, or start with a copy of a valid file.',
    explanation: 'An empty file describes no website.',
  },
  'byte-order-mark': {
    message: () => 'The file begins with an invisible character (BOM) that JSON does not allow.',
    hint: () => 'Save the file as "UTF-8", not as "UTF-8 with BOM".',
    explanation: 'JSON begins without the invisible character that some editors put in front.',
  },
  'wrong-encoding': {
    message: () => 'From here on the file is not saved in UTF-8.',
    hint: () => 'Save the file in the encoding "UTF-8", then check accented letters.',
    explanation: 'JSON is saved in UTF-8, or accented letters become others.',
  },
  'too-deep': {
    message: ({ limit }) => `The brackets are nested more than ${limit} levels deep.`,
    hint: () => 'A proper file has about twelve levels. Something was probably pasted twice here.',
    explanation: 'No proper file is nested that deep, and some programs crash on it.',
  },
  'too-many-values': {
    message: ({ limit }) => `The file has more than ${limit.toLocaleString('en')} values.`,
    hint: () => 'A website of 1,000 pages has about 200,000. Something was probably pasted very often here.',
    explanation: 'No proper file has that many values, and checking them would take too much memory.',
  },
  'text-too-long': {
    message: ({ length, limit }) =>
      `This text has ${length.toLocaleString('en')} characters, ${limit.toLocaleString('en')} are allowed.`,
    hint: () => 'Divide it. Images and files do not belong in the text but beside it.',
    explanation: 'A single text has at most 100,000 characters.',
  },
  'json-comment': {
    message: () => 'JSON does not allow comments.',
    hint: () => 'Delete the comment.',
    explanation: 'JSON knows no comments.',
  },
  'json-trailing-comma': {
    message: ({ closer }) => `There is a comma too many before ${code(closer)}.`,
    hint: () => 'Delete this comma: there is none after the last entry.',
    explanation: 'There is no comma after the last entry.',
  },
  'json-missing-comma': {
    message: () => 'A comma is missing here.',
    hint: () => 'Between two entries there is always a comma.',
    explanation: 'Between two entries there is a comma.',
  },
  'json-truncated': {
    message: () => 'The file ends in the middle.',
    hint: ({ closer }) =>
      closer === '' ? 'There is no content.' : `At the end this is missing: ${closer}. If more is, restore the last version.`,
    explanation: 'Every bracket and every text is closed.',
  },
  'json-unquoted': {
    message: ({ found, number }) =>
      number === undefined
        ? `${code(found)} is not in straight quotes.`
        : `${code(found)} is no number like this; ${number} is probably meant.`,
    hint: ({ found, number }) =>
      number !== undefined
        ? `Write ${number}. If visitors are to read it as it stands here, write "${found}" in quotes.`
        : 'Keys and texts stand in straight double quotes: "…". Only numbers, true and false go without.',
    explanation: 'Keys and texts stand in straight double quotes.',
  },
  'json-invisible': {
    message: ({ found }) => `Here is an invisible character outside of texts (${signs(found)}).`,
    hint: () => 'Delete it. Such characters often come with copied text.',
    explanation: 'Between texts and numbers there are only spaces, tabs and ends of lines.',
  },
  'json-quote-in-text': {
    message: () => 'This straight quote ends the text in the middle.',
    hint: () => 'Write “…” inside a text, or put a backslash before the quote: \\"',
    explanation: 'A straight quote ends the text.',
  },
  'json-line-break': {
    message: () => 'The text runs past the end of the line, or its closing quote is missing.',
    hint: () => 'Close the text with ", or write \\n for a new line.',
    explanation: 'A text stands on one line; \\n begins a new one in it.',
  },
  'json-control-character': {
    message: ({ found }) => `There is an invisible control character in this text (${found === '\t' ? 'a tab' : code(found)}).`,
    hint: () => 'Delete it, or replace it by a space.',
    explanation: 'Texts hold no tabs and no control characters.',
  },
  'json-escape': {
    message: ({ found }) => `${code(found)} means nothing in JSON.`,
    hint: () => 'Write two backslashes for one in the text: \\\\',
    explanation: 'A backslash introduces only certain characters, such as \\n and \\".',
  },
  'json-syntax': {
    message: ({ found, expected }) =>
      expected === '' ? `Something follows the end: ${code(found)}.` : `Here is ${code(found)}, expected is ${code(expected)}.`,
    hint: ({ expected }) =>
      expected === ''
        ? 'Delete everything behind the last bracket, or check for a bracket too many before it.'
        : 'Check brackets, commas and colons at this place.',
    explanation: 'The file must be JSON (RFC 8259).',
  },
  'duplicate-key': {
    message: ({ key }) => `${code(key)} stands twice in the same group; only the last would count.`,
    hint: () => 'Delete one of the two.',
    explanation: 'Each key stands once in a group, since only the last would count.',
  },
  'json-merge-conflict': {
    message: () => 'Two versions of the same lines stand here one below the other; git could not decide between them.',
    hint: () =>
      'Between "<<<<<<<" and ">>>>>>>" keep the right lines. Delete the others, and the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".',
    explanation: 'After a conflict in git it is decided which version is right.',
  },
  'json-decimal-comma': {
    message: ({ found }) => `There is a comma in the number ${code(found)}; JSON knows only the point.`,
    hint: ({ found, right }) =>
      right === undefined
        ? 'Write the number without separators, and with a point instead of the comma, such as 1250.5.'
        : `Write ${right}. If visitors are to read the comma, write "${found}" in quotes.`,
    explanation: 'Numbers have a point instead of a comma.',
  },
  'json-number-unit': {
    message: ({ number, found }) => `Something stands behind the number ${code(number)}: ${code(found)}.`,
    hint: ({ number, found }) =>
      `If a number belongs here, write only ${number}. If visitors are to read all of it, put it in quotes: "${found}".`,
    explanation: 'Nothing stands behind a number; units stand in the text.',
  },
} satisfies Partial<LoaderEntries>;
