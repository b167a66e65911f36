/** What is said in English of a file that is no readable JSON. The reader writes texts, not programs. */
import type { Entries } from './entries.ts';
import { code } from './phrases.ts';

export const textEntries = {
  'file-missing': {
    message: () => 'There is no such file.',
    hint: () => 'Check the name and the folder.',
  },
  'file-is-folder': {
    message: () => 'This is a folder, not a file.',
    hint: () => 'Name the file in it, such as "site.json".',
  },
  'file-unreadable': {
    message: ({ reason }) => `The file cannot be read (${reason}).`,
    hint: () => 'Check whether you may open the file.',
  },
  'file-too-large': {
    message: ({ megabytes, limit }) => `The file has ${megabytes} MB; more than ${limit} MB are not read.`,
    hint: () => 'Is it the right file? Images do not belong in it but beside it.',
  },
  'file-empty': {
    message: () => 'The file is empty.',
    hint: () => 'Restore the last version, or start with a copy of a valid file.',
  },
  'byte-order-mark': {
    message: () => 'The file begins with an invisible character (BOM) that JSON does not allow.',
    hint: () => 'Save the file as "UTF-8", not as "UTF-8 with BOM".',
  },
  'wrong-encoding': {
    message: () => 'From here on the file is not saved in UTF-8.',
    hint: () => 'Save the file in the encoding "UTF-8", then check accented letters.',
  },
  'too-deep': {
    message: ({ limit }) => `The brackets are nested more than ${limit} levels deep.`,
    hint: () => 'A proper file has about twelve levels. Something was probably pasted twice here.',
  },
  'too-many-values': {
    message: ({ limit }) => `The file has more than ${limit.toLocaleString('en')} values.`,
    hint: () => 'A website of 1,000 pages has about 200,000. Something was probably pasted very often here.',
  },
  'text-too-long': {
    message: ({ length, limit }) =>
      `This text has ${length.toLocaleString('en')} characters, ${limit.toLocaleString('en')} are allowed.`,
    hint: () => 'Divide it. Images and files do not belong in the text but beside it.',
  },
  'json-comment': {
    message: () => 'JSON does not allow comments.',
    hint: () => 'Delete the comment.',
  },
  'json-trailing-comma': {
    message: ({ closer }) => `There is a comma too many before ${code(closer)}.`,
    hint: () => 'Delete this comma: there is none after the last entry.',
  },
  'json-missing-comma': {
    message: () => 'A comma is missing here.',
    hint: () => 'Between two entries there is always a comma.',
  },
  'json-truncated': {
    message: () => 'The file ends in the middle.',
    hint: ({ closer }) =>
      closer === '' ? 'There is no content.' : `At the end this is missing: ${closer}. If more is, restore the last version.`,
  },
  'json-unquoted': {
    message: ({ found }) => `${code(found)} is not in straight quotes.`,
    hint: () => 'Keys and texts stand in straight double quotes: "…". Only numbers, true and false go without.',
  },
  'json-quote-in-text': {
    message: () => 'This straight quote ends the text in the middle.',
    hint: () => 'Write “…” inside a text, or put a backslash before the quote: \\"',
  },
  'json-line-break': {
    message: () => 'The text runs past the end of the line, or its closing quote is missing.',
    hint: () => 'Close the text with ", or write \\n for a new line.',
  },
  'json-control-character': {
    message: ({ found }) => `There is an invisible control character in this text (${found === '\t' ? 'a tab' : code(found)}).`,
    hint: () => 'Delete it, or replace it by a space.',
  },
  'json-escape': {
    message: ({ found }) => `${code(found)} means nothing in JSON.`,
    hint: () => 'Write two backslashes for one in the text: \\\\',
  },
  'json-syntax': {
    message: ({ found, expected }) =>
      expected === '' ? `Something follows the end: ${code(found)}.` : `Here is ${code(found)}, expected is ${code(expected)}.`,
    hint: ({ expected }) =>
      expected === ''
        ? 'Delete everything behind the last bracket, or check for a bracket too many before it.'
        : 'Check brackets, commas and colons at this place.',
  },
  'duplicate-key': {
    message: ({ key }) => `${code(key)} stands twice in the same group; only the last would count.`,
    hint: () => 'Delete one of the two.',
  },
  'json-merge-conflict': {
    message: () => 'Two versions of the same lines stand here one below the other; git could not decide between them.',
    hint: () =>
      'Between "<<<<<<<" and ">>>>>>>" keep the right lines. Delete the others, and the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".',
  },
  'json-decimal-comma': {
    message: ({ found }) => `There is a comma in the number ${code(found)}; JSON knows only the point.`,
    hint: ({ found, right }) =>
      right === undefined
        ? 'Write the number without separators, and with a point instead of the comma, such as 1250.5.'
        : `Write ${right}. If visitors are to read the comma, write "${found}" in quotes.`,
  },
  'json-number-unit': {
    message: ({ number, found }) => `Something stands behind the number ${code(number)}: ${code(found)}.`,
    hint: ({ number, found }) =>
      `If a number belongs here, write only ${number}. If visitors are to read all of it, put it in quotes: "${found}".`,
  },
} satisfies Partial<Entries>;
