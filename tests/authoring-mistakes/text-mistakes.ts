/** Mistakes in texts: signs that visitors would read, braces, links, numbers, dates, phone numbers. */
import type { Mistake } from './mistake.ts';

const paragraph = 'Ich arbeite für Unternehmen, die keine KI-Abteilung haben und auch keine brauchen.';
const title = '"Womit ich Sie entlaste"';
const privacy = 'Mehr dazu unter [Datenschutz](/datenschutz)."';
const copyright = '"©\u00a0{copyrightYear} {brandName}"';

/** A text of markup, in place of the first words of a paragraph. */
const written = (name: string, to: string, rest: Partial<Mistake> & Pick<Mistake, 'code'>): Mistake => ({
  name,
  edit: ['"Ich arbeite für Unternehmen, die', `"${to} für Unternehmen, die`],
  ...rest,
  ...(rest.fixed !== undefined && { fixed: `"${rest.fixed} für Unternehmen, die` }),
});

const phone = '"phone": "+49 000 0000000"';
const called = (number: string, fixed?: string): Mistake[] => {
  const mistake = { code: 'national-phone', marked: `"${number}"` } as const;
  const right = fixed === undefined ? {} : { fixed: `"phone": "${fixed}"` };
  return [
    { ...mistake, name: `${number} as a placeholder`, edit: [phone, `"phone": "${number}"`], ...right },
    {
      ...mistake,
      name: `${number} as a constant`,
      before: [
        [`${phone},`, ''],
        ['"copyrightYear": 2024', '"copyrightYear": 2024, "phone": "+49 30 1234567"'],
      ],
      edit: ['"phone": "+49 30 1234567"', `"phone": "${number}"`],
      ...right,
    },
  ];
};

const linked = (name: string, to: string, rest: Partial<Mistake> & Pick<Mistake, 'code'>): Mistake => ({
  name,
  edit: [privacy, `Mehr dazu unter ${to}."`],
  ...rest,
  ...(rest.fixed !== undefined && { fixed: `Mehr dazu unter ${rest.fixed}."` }),
});

const button = '"label": "Leistungen ansehen", "href": "/leistungen"';
const led = (name: string, href: string, rest: Partial<Mistake> & Pick<Mistake, 'code'>): Mistake => ({
  name,
  edit: [button, `"label": "Leistungen ansehen", "href": "${href}"`],
  ...rest,
  ...(rest.fixed !== undefined && { fixed: `"label": "Leistungen ansehen", "href": ${rest.fixed}` }),
});

export const textMistakes: readonly Mistake[] = [
  { name: 'HTML in a heading', edit: [title, '"<b>Womit</b> ich Sie<br>entlaste"'], code: 'html-in-text', marked: '<b>' },
  {
    name: 'HTML that says no more than our markup',
    edit: [title, '"<b>Womit</b> ich Sie <em>entlaste</em>"'],
    code: 'html-in-text',
    fixed: '"**Womit** ich Sie _entlaste_"',
  },
  written('an entity for a character', 'Ich arbeite ausschlie&szlig;lich', {
    code: 'html-in-text',
    fixed: 'Ich arbeite ausschließlich',
  }),
  written('an entity for a space', 'Ich arbeite&nbsp;gern', { code: 'html-in-text', fixed: 'Ich arbeite\u00a0gern' }),
  written('a paragraph of HTML', '<p>Ich arbeite</p>', { code: 'html-in-text', marked: '<p>' }),
  {
    name: 'HTML where nothing can be marked',
    edit: ['"label": "Leistungen ansehen"', '"label": "<strong>Leistungen</strong> ansehen"'],
    code: 'html-in-text',
    fixed: '"label": "Leistungen ansehen"',
  },
  {
    name: 'HTML in a constant',
    edit: ['"courseName": "Sicher starten mit ChatGPT"', '"courseName": "Sicher starten<br>mit ChatGPT"'],
    code: 'html-in-text',
    marked: '<br>',
  },
  written('code in three backquotes', 'Ich arbeite ```ChatGPT', { code: 'literal-markup', marked: '```' }),
  written('code in HTML', 'Ich <code>arbeite</code>', { code: 'html-in-text', fixed: 'Ich `arbeite`' }),
  written('bold and emphasis at once', '***Ich*** arbeite', { code: 'literal-markup', fixed: '**_Ich_** arbeite' }),
  written('an item of a list', '- Ich arbeite', { code: 'literal-markup', marked: '- ' }),
  written('a heading', '## Ich arbeite', { code: 'literal-markup', marked: '## ' }),
  written('a quotation', '> Ich arbeite', { code: 'literal-markup', marked: '>' }),
  written('bold with underlines', '__Ich__ arbeite', { code: 'literal-markup', fixed: '**Ich** arbeite' }),
  written('struck through', '~~Du~~ Ich arbeite', { code: 'literal-markup', marked: '~~Du~~' }),
  {
    name: 'bold where nothing can be marked',
    edit: ['"label": "Leistungen ansehen"', '"label": "**Leistungen** ansehen"'],
    code: 'literal-markup',
    fixed: '"label": "Leistungen ansehen"',
  },
  { name: 'an empty text', edit: [`"${paragraph}"`, '"   "'], code: 'empty-text' },
  { name: 'a sign that nobody sees', edit: [paragraph, `\ufeff${paragraph}`], code: 'invisible-character' },

  {
    name: 'a forgotten brace',
    edit: [copyright, '"©\u00a0{copyrightYear {brandName}"'],
    code: 'constant-braces',
    marked: '{copyrightYear',
    fixed: copyright,
  },
  {
    name: 'a forgotten brace at the beginning',
    edit: [copyright, '"©\u00a0{copyrightYear} brandName}"'],
    code: 'constant-braces',
    marked: ' brandName}',
    fixed: copyright,
  },
  {
    name: 'a forgotten brace at the end of a text',
    edit: [copyright, '"©\u00a0{copyrightYear} {brandName"'],
    code: 'constant-braces',
    fixed: copyright,
  },
  { name: 'two braces', edit: [copyright, '"©\u00a0{{copyrightYear}} {brandName}"'], code: 'constant-braces', fixed: copyright },
  {
    name: 'blanks within braces',
    edit: [copyright, '"©\u00a0{ copyrightYear } {brandName}"'],
    code: 'unknown-constant',
    fixed: copyright,
  },
  {
    name: 'a constant with a capital',
    edit: [copyright, '"©\u00a0{CopyrightYear} {brandName}"'],
    code: 'unknown-constant',
    fixed: copyright,
  },
  {
    name: 'a constant with a mistake',
    edit: [copyright, '"©\u00a0{copyrigthYear} {brandName}"'],
    code: 'unknown-constant',
    fixed: copyright,
  },
  {
    name: 'a constant in the address of the site',
    edit: ['"siteUrl": "https://www.example.com"', '"siteUrl": "https://{brandName}.example"'],
    code: 'constant-in-constant',
    marked: '{brandName}',
  },

  linked('a blank in a link', '[Datenschutz] (/datenschutz)', { code: 'literal-markup', fixed: '[Datenschutz](/datenschutz)' }),
  linked('the brackets of a link the wrong way round', '(Datenschutz)[/datenschutz]', {
    code: 'literal-markup',
    fixed: '[Datenschutz](/datenschutz)',
  }),
  linked('a link that is not closed', '[Datenschutz](/datenschutz', { code: 'literal-markup' }),
  linked('a blank in the address of a link', '[Datenschutz](/daten schutz)', { code: 'literal-markup' }),
  linked('a link without a slash', '[Datenschutz](datenschutz)', { code: 'invalid-link' }),
  linked('a link with a mistake', '[Datenschutz](/datenschuzt)', { code: 'broken-link', fixed: '[Datenschutz](/datenschutz)' }),
  linked('a link without a text', '[](/datenschutz)', { code: 'empty-link-text' }),
  linked('a link that is not encrypted', '[Datenschutz](http://example.org/)', { code: 'insecure-link' }),
  led('a button without a slash', 'leistungen', { code: 'wrong-format' }),
  led('a button with a slash too many', '/leistungen/', { code: 'broken-link', fixed: '"/leistungen"' }),
  led('a button to a page with an umlaut', '/über-mich', { code: 'broken-link', fixed: '"/ueber-mich"' }),
  led('a button to an anchor that is none', '/#contct', {
    code: 'broken-anchor',
    fixed: '"/#contact"',
    leaves: ['literal-constant'],
  }),
  led('a button to a website without a scheme', 'www.example.org', { code: 'wrong-format' }),
  led('a button to a website with one slash', 'https:/example.org', { code: 'wrong-format' }),
  led('a button that writes a mail', 'mailto:a@example.org', {
    code: 'mail-href',
    fixed: '{ "mail": { "to": "a@example.org" } }',
  }),
  led('a button that writes a mail with a subject', 'mailto:a@example.org?subject=Guten%20Tag', {
    code: 'mail-href',
    fixed: '{ "mail": { "to": "a@example.org", "subject": "Guten Tag" } }',
  }),
  led('a button that writes to the constant', 'mailto:{email}', { code: 'mail-href', fixed: '{ "mail": { "to": "{email}" } }' }),
  led('a button with a bare mail address', 'a@example.org', {
    code: 'mail-href',
    fixed: '{ "mail": { "to": "a@example.org" } }',
  }),
  led('a button that calls, with blanks', 'tel:030 1234567', { code: 'invalid-link' }),

  {
    name: 'a number in quotes, in a constant',
    edit: ['"courseMinutes": 90', '"courseMinutes": "90"'],
    code: 'needless-quotes',
    marked: '"90"',
    fixed: '"courseMinutes": 90',
  },
  {
    name: 'a number in quotes, where it is used',
    edit: ['"card": 20', '"card": "20"'],
    code: 'needless-quotes',
    marked: '"20"',
    fixed: '"card": 20',
  },
  {
    name: 'a version in quotes',
    on: 'minimal',
    edit: ['"version": 2', '"version": "2"'],
    code: 'needless-quotes',
    fixed: '"version": 2',
  },
  {
    name: 'a switch in quotes',
    edit: [button, `${button}, "newTab": "true"`],
    code: 'needless-quotes',
    marked: '"true"',
    fixed: `${button}, "newTab": true`,
  },
  {
    name: 'a number in words',
    edit: ['"courseMinutes": 90', '"courseMinutes": "neunzig"'],
    code: 'constant-misfit',
    marked: '"neunzig"',
  },
  {
    name: 'a number out of bounds',
    edit: ['"courseMinutes": 90', '"courseMinutes": 9000'],
    code: 'constant-misfit',
    marked: '9000',
  },

  { name: 'a day that does not exist', edit: ['"10.07.25"', '"31.02.27"'], code: 'invalid-schedule' },
  { name: 'a day in the form of another country', edit: ['"10.07.25"', '"07/16/2027"'], code: 'invalid-schedule' },
  { name: 'a time with a comma', edit: ['"11:00"', '"11,00"'], code: 'invalid-schedule' },
  { name: 'a time with a word', edit: ['"11:00"', '"11:00 Uhr"'], code: 'invalid-schedule' },
  {
    name: 'an end that does not fit the length',
    edit: ['"12:30"', '"13:30"'],
    code: 'course-duration',
    marked: '90',
    at: '"courseMinutes"',
  },

  ...called('030 1234567', '+49 30 1234567'),
  ...called('+49 (0)30 / 12 34 56', '+49 30 123456'),
  ...called('0049301234567', '+49301234567'),
  ...called('030/1234567', '+49301234567'),
  ...called('(0171) 234-5678', '+49 171 2345678'),
  { name: 'words instead of a phone number', edit: [phone, '"phone": "siehe Website"'], code: 'invalid-phone' },
  {
    name: 'a mail address with a word for its sign',
    edit: ['"kontakt@example.com"', '"kontakt(at)example.com"'],
    code: 'invalid-mail',
  },
  { name: 'a mail address without an ending', edit: ['"kontakt@example.com"', '"kontakt@example"'], code: 'invalid-mail' },
  { name: 'a mail address with a blank', edit: ['"kontakt@example.com"', '"kontakt @example.com"'], code: 'invalid-mail' },
];
