/** What inputs say that are more than a line to type in, in English. */
import type { InputWords } from './de-inputs.ts';

export const enInputs: InputWords = {
  between: (min, max) => `From ${min} to ${max}.`,
  atLeast: (min) => `At least ${min}.`,
  atMost: (max) => `At most ${max}.`,

  changeEverywhere: 'Change everywhere',
  onlyHere: 'Change only here',
  isOwnNow: 'A value of its own stands here now',
  valueEverywhere: (title) => `${title}, everywhere`,

  linkKind: 'Where to?',
  linkKinds: { page: 'Page', place: 'Place', file: 'File', address: 'Internet', phone: 'Phone', mail: 'Email' },
  page: 'Page',
  place: 'Place on the page',
  file: 'Your own file',
  thisPage: (title) => `${title} (this page)`,
  address: 'Web address',
  addressExample: 'https://www.example.com',
  phone: 'Phone number',
  phoneExample: '+44 20 7946 0000',
  to: 'Recipient',
  subject: 'Subject',
  body: 'Text of the message',
  linkText: 'Text of the link',
  applyLink: 'Apply',
  removeLink: 'Remove link',
  linkTitle: 'Link',
  placeNamed: (name) => `The section now has the anchor “${name}”`,

  ctrl: 'Ctrl',
  shift: 'Shift',
  textTools: (title) => `Format: ${title}`,
  constantTitle: 'Insert a fact',
  searchConstant: 'Search for a fact',

  makeConstant: 'Make this a fact',
  makeConstantOf: (text) => `“${text}” then stands once among the facts, and only its name here.`,
  makeNothing: 'Select a piece of text without formatting, links or other facts.',
  alsoHere: (count) => `The same text stands in ${count === 1 ? '1 other place' : `${count} other places`}. There as well?`,
  constantMade: (name) => `Fact “${name}” added`,
  takeName: (name) => `Use “${name}”`,

  iconSearch: 'Search, for example “letter”',
  icons: 'Icons',
  ownIcon: 'Icon of your own (SVG) …',

  changeImage: 'Change image',
  imageSearch: 'Search images by name',
  unusedImages: 'Not used',
  dropHere: 'Drop the image here',
  dropHint: 'Or drag an image here, or paste one with Ctrl+V.',
  uploading: 'The image is being added …',
  imageChosen: (name) => `Image ${name} chosen. What does it show?`,
  altChoice: 'What does the image say?',
  altDescribed: 'It shows something',
  altDecoration: 'It only decorates',

  aloud: 'What screen readers say',

  saturation: 'Saturation and lightness',
  hue: 'Hue',

  day: 'Day',
  noDay: 'This is not a date. Choose a day in the calendar:',
};
