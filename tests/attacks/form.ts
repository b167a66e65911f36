/** What visitors, their clipboards and their browsers put into a sign-up form, each with what the provider must get. Data only. */

export interface PhoneCase {
  what: string;
  typed: string;
  /** The calling code that is chosen beside it. */
  chosen: string;
  /** What is sent; undefined where the number stays wrong. */
  sent: string | undefined;
  /** The calling code that is sent, where the number itself names another one than is chosen. */
  code?: string;
}

const mobile = '491701234567';

/** German numbers, with Germany chosen. */
const german: [what: string, typed: string, sent?: string][] = [
  ['as the hint says', '491701234567', mobile],
  ['the least that is allowed', '491701', '491701'],
  ['the most that is allowed', '4917012345678901234', '4917012345678901234'],
  ['as a contact holds it', '+49 170 1234567', mobile],
  ['as autofill brings it', '+491701234567', mobile],
  ['a blank behind the plus', '+ 49 170 1234567', mobile],
  ['as one says it at home', '0170 1234567', mobile],
  ['at home, without blanks', '01701234567', mobile],
  ['at home, in groups', '0170 12 34 56 7', mobile],
  ['as one dials it from abroad', '0049 170 1234567', mobile],
  ['from abroad, without blanks', '00491701234567', mobile],
  ['from abroad, in groups', '00 49 170 1234567', mobile],
  ['the country without a plus', '49 170 1234567', mobile],
  ['hyphens', '49-170-1234567', mobile],
  ['slashes', '49/170/1234567', mobile],
  ['dots', '49.170.1234567', mobile],
  ['a slash after the area code', '0170/1234567', mobile],
  ['a slash between blanks', '0170 / 123 45 67', mobile],
  ['brackets around the area code', '(0170) 123-4567', mobile],
  ['brackets around the country', '(+49) 170 1234567', mobile],
  ['brackets around the country from abroad', '(0049) 170 1234567', mobile],
  ['square brackets', '[0170] 1234567', mobile],
  ['a zero in brackets', '+49 (0) 170 1234567', mobile],
  ['a zero in brackets, close', '+49(0)1701234567', mobile],
  ['a zero in brackets, from abroad', '0049 (0) 170 1234567', mobile],
  ['a zero in brackets, without a plus', '49 (0)170 1234567', mobile],
  ['a zero in square brackets', '+49 [0] 170 1234567', mobile],
  ['only the zero in brackets', '(0)170 1234567', mobile],
  ['a zero too many', '+49 0170 1234567', mobile],
  ['a zero too many, from abroad', '0049 0170 1234567', mobile],
  ['a zero too many, without a plus', '4901701234567', mobile],
  ['a German standard (DIN 5008)', '0170 1234567-0', `${mobile}0`],
  ['a Microsoft form', '+49 (170) 123-4567', mobile],
  ['a landline', '030 / 12 34 56', '4930123456'],
  ['an en dash', '0170–1234567', mobile],
  ['an em dash', '0170—1234567', mobile],
  ['a hyphen that does not break', '0170‑1234567', mobile],
  ['a typographic hyphen', '0170‐1234567', mobile],
  ['a minus sign', '0170−1234567', mobile],
  ['a soft hyphen', '0170\u00ad1234567', mobile],
  ['a dot in the middle', '0170·1234567', mobile],
  ['a blank that does not break', '+49\u00a0170\u00a01234567', mobile],
  ['a narrow blank that does not break', '+49\u202f170\u202f1234567', mobile],
  ['a thin blank', '+49\u2009170\u20091234567', mobile],
  ['a tab, from a table', '+49\t170\t1234567', mobile],
  ['blanks around it', '  0170 1234567 ', mobile],
  ['marks of direction, from the contacts of a Mac', '\u202a+49 170 1234567\u202c', mobile],
  ['marks of direction, from a messenger', '\u2066+49 170 1234567\u2069', mobile],
  ['a mark from left to right', '\u200e+49 170 1234567', mobile],
  ['blanks of no width', '0170\u200b1234567', mobile],
  ['a mark of byte order', '\ufeff0170 1234567', mobile],
  ['wide digits', '０１７０１２３４５６７', mobile],
  ['wide digits, plus and brackets', '＋４９（０）１７０－１２３４５６７', mobile],
  ['Arabic digits', '٠١٧٠١٢٣٤٥٦٧', mobile],
  ['Arabic digits with a plus', '+٤٩ ١٧٠ ١٢٣٤٥٦٧', mobile],
  ['Persian digits', '۰۱۷۰۱۲۳۴۵۶۷', mobile],
  // What stays wrong.
  ['a digit too few', '49170'],
  ['a digit too few, with a plus', '+49 170'],
  ['a digit too few, at home', '0170'],
  ['a digit too many', '49170123456789012345'],
  ['a digit too many, with a plus', '+49 170 1234 5678 9012 345'],
  ['letters', '4917o1234567'],
  ['a word', 'abcdefgh'],
  ['a word before it', 'Tel. 0170 1234567'],
  ['an extension', '0170 1234567 ext. 12'],
  ['an extension behind a comma', '0170 1234567,12'],
  ['two numbers', '0170 1234567; 0171 7654321'],
  ['two pluses', '++49 170 1234567'],
  ['a plus inside', '49+1701234567'],
  ['a plus at the end', '1701234567+'],
  ['a plus before the zero', '+0170 1234567'],
  ['three zeros', '00049 170 1234567'],
  ['a code of the network', '*100#'],
  ['a mail address', 'ana@example.com'],
  ['a script', '<script>alert(1)</script>'],
  ['a formula', '=1+1234567'],
  ['only signs', '---'],
  ['only zeros', '0000000'],
  ['a plus alone', '+'],
];

const abroad: PhoneCase[] = [
  { what: 'Austria, at home', typed: '0664 1234567', chosen: '+43', sent: '436641234567' },
  { what: 'Austria, with a plus', typed: '+43 664 1234567', chosen: '+43', sent: '436641234567' },
  { what: 'Switzerland, at home', typed: '078 123 45 67', chosen: '+41', sent: '41781234567' },
  { what: 'Switzerland, from abroad', typed: '0041 (0)78 123 45 67', chosen: '+41', sent: '41781234567' },
  { what: 'France, at home', typed: '06.12.34.56.78', chosen: '+33', sent: '33612345678' },
  { what: 'France, a zero in brackets', typed: '+33 (0)6 12 34 56 78', chosen: '+33', sent: '33612345678' },
  { what: 'Britain, at home', typed: '07400 123456', chosen: '+44', sent: '447400123456' },
  { what: 'Britain, a zero in brackets', typed: '+44 (0)20 7946 0958', chosen: '+44', sent: '442079460958' },
  { what: 'Netherlands, at home', typed: '06-12345678', chosen: '+31', sent: '31612345678' },
  { what: 'Italy, a landline keeps its zero', typed: '06 1234 5678', chosen: '+39', sent: '390612345678' },
  { what: 'Italy, a landline keeps its zero behind a plus', typed: '+39 06 1234 5678', chosen: '+39', sent: '390612345678' },
  { what: 'Italy, a landline keeps its zero in brackets', typed: '+39 (06) 1234 5678', chosen: '+39', sent: '390612345678' },
  { what: 'Italy, a mobile number', typed: '+39 312 345 6789', chosen: '+39', sent: '393123456789' },
  { what: 'San Marino keeps its zero', typed: '0549 886377', chosen: '+378', sent: '3780549886377' },
  { what: 'Ivory Coast keeps its zero', typed: '01 23 45 67 89', chosen: '+225', sent: '2250123456789' },
  { what: 'Benin keeps its zero', typed: '+229 01 95 12 34 56', chosen: '+229', sent: '2290195123456' },
  { what: 'Hungary, at home', typed: '06 20 123 4567', chosen: '+36', sent: '36201234567' },
  { what: 'Hungary, what one dials at home in brackets', typed: '+36 (06) 20 123 4567', chosen: '+36', sent: '36201234567' },
  { what: 'Poland, with a plus', typed: '+48 512 345 678', chosen: '+48', sent: '48512345678' },
  { what: 'Denmark, with a plus', typed: '+45 32 12 34 56', chosen: '+45', sent: '4532123456' },
  { what: 'Japan, at home', typed: '090-1234-5678', chosen: '+81', sent: '819012345678' },
  { what: 'Turkey, at home', typed: '0 (501) 234 56 78', chosen: '+90', sent: '905012345678' },
  { what: 'Ukraine, at home', typed: '050 123 4567', chosen: '+380', sent: '380501234567' },
  { what: 'America, with a plus', typed: '+1 (201) 555-0123', chosen: '+1', sent: '12015550123' },
  { what: 'America, as one dials abroad from there', typed: '011 49 170 1234567', chosen: '+1', sent: mobile, code: '+49' },
  // The number names its country itself.
  { what: 'an Austrian, with Germany chosen', typed: '+43 664 1234567', chosen: '+49', sent: '436641234567', code: '+43' },
  { what: 'a Swiss, with Germany chosen', typed: '0041 78 123 45 67', chosen: '+49', sent: '41781234567', code: '+41' },
  { what: 'a Briton, with Germany chosen', typed: '+44 (0)7400 123456', chosen: '+49', sent: '447400123456', code: '+44' },
  {
    what: 'an Italian landline, with Germany chosen',
    typed: '+39 06 12345678',
    chosen: '+49',
    sent: '390612345678',
    code: '+39',
  },
  { what: 'a German, with Austria chosen', typed: '+49 170 1234567', chosen: '+43', sent: mobile, code: '+49' },
  // As the hint says: which country is meant, digits alone do not say.
  { what: 'an Austrian as the hint says, with Germany chosen', typed: '436641234567', chosen: '+49', sent: '436641234567' },
];

/** Numbers in the forms that people use, and what is none. Least and most digits are those of the specification, 6 and 19. */
export const phoneCases: readonly PhoneCase[] = [
  ...german.map(([what, typed, sent]) => ({ what, typed, chosen: '+49', sent })),
  ...abroad,
];

export interface NameCase {
  what: string;
  typed: string;
  /** What is sent; undefined where nothing was filled in. */
  sent: string | undefined;
}

/** What stands in a field that must be filled in. */
export const nameCases: readonly NameCase[] = [
  { what: 'blanks', typed: '   ', sent: undefined },
  { what: 'a blank that does not break', typed: '\u00a0', sent: undefined },
  { what: 'a wide blank', typed: '\u3000', sent: undefined },
  { what: 'a soft hyphen', typed: '\u00ad', sent: undefined },
  { what: 'a blank of no width', typed: '\u200b', sent: undefined },
  { what: 'several blanks of no width', typed: '\u200b \u200b\u2060', sent: undefined },
  { what: 'a joiner', typed: '\u200d', sent: undefined },
  { what: 'a mark of byte order', typed: '\ufeff', sent: undefined },
  { what: 'marks of direction', typed: '\u202e\u2066\u2069\u200f', sent: undefined },
  { what: 'a tag of a flag', typed: '\u{e0067}\u{e007f}', sent: undefined },
  { what: 'an empty Korean letter', typed: '\u3164', sent: undefined },
  { what: 'half of an empty Korean letter', typed: '\uffa0', sent: undefined },
  { what: 'a choice among letters without a letter', typed: '\ufe0f', sent: undefined },
  { what: 'a name', typed: 'Ana', sent: 'Ana' },
  { what: 'a name with blanks around it', typed: '  Ana Maria ', sent: 'Ana Maria' },
  { what: 'a name between marks of direction', typed: '\u2068Ana\u2069', sent: 'Ana' },
  { what: 'a name with something invisible behind it', typed: 'Ana\u200b', sent: 'Ana' },
  { what: 'a name of one letter', typed: 'O', sent: 'O' },
  { what: 'a name with an apostrophe', typed: 'O’Neill', sent: 'O’Neill' },
  { what: 'a Persian name, whose joiner is spelling', typed: 'علی\u200cرضا', sent: 'علی\u200cرضا' },
  { what: 'a Korean name', typed: '한글', sent: '한글' },
];
