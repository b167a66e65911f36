import { describe, expect, test } from 'vitest';
import type { Href } from '../../../schema/atoms.ts';
import type { Finding } from '../../findings/finding.ts';
import { parseHref } from '../../findings/href.ts';
import { collectConstants } from './constants.ts';
import { fillAt } from './fill-at.ts';
import { noReferences } from './references.ts';
import { parseRichText } from './rich-text.ts';

const { constants } = collectConstants({
  constants: { email: 'a_b_c@example.com', star: '**not strong**', bracket: '[x](/y)', evil: 'javascript:alert(1)' },
  placeholders: {},
});

function read(source: string) {
  const findings: Finding[] = [];
  const refused: string[] = [];
  const empty: string[] = [];
  const context = { constants, findings, references: noReferences(new Map()) };
  const fill = (text: string) => fillAt(text, '', context).text;
  const href = (raw: string): Href | undefined => {
    const parsed = parseHref(fill(raw), true);
    if (!parsed) refused.push(raw);
    return parsed;
  };
  return { inline: parseRichText(source, { fill, href, emptyLink: (raw) => empty.push(raw) }), refused, empty, findings };
}

describe('what stays plain text', () => {
  test.each([
    ['Kund*innen und Mitarbeiter*innen'],
    ['*single stars*'],
    ['snake_case_words and _ alone'],
    ['__two underscores__'],
    ['2 * 3 * 4 and 5 ** 6'],
    ['<b onclick="x()">raw HTML</b> &amp; &#60;'],
    ['![image](without a link)'],
    ['[no link] and [neither]: x'],
    ['# heading and - list and > quote'],
    ['a lone ` in a text'],
    ['https://example.com/a_b_c and <https://example.com>'],
    ['  spaces before and after  '],
    ['two\nlines\n\nand a *third*'],
    ['a backslash \\ and C:\\temp'],
    ['ends with a backslash\\\nand goes on'],
  ])('%j', (source) => {
    expect(read(source).inline).toBe(source);
  });
});

describe('markup', () => {
  test('strong and emphasis, alone and nested', () => {
    expect(read('**a**').inline).toEqual([{ strong: ['a'] }]);
    expect(read('x _y_ z').inline).toEqual(['x ', { em: ['y'] }, ' z']);
    expect(read('**a _b_ c**').inline).toEqual([{ strong: ['a ', { em: ['b'] }, ' c'] }]);
    expect(read('_a **b**_').inline).toEqual([{ em: ['a ', { strong: ['b'] }] }]);
  });

  test('code, in which nothing else is markup', () => {
    expect(read('Run `npm ci` now').inline).toEqual(['Run ', { code: 'npm ci' }, ' now']);
    expect(read('`**a** _b_ [c](/d) \\*`').inline).toEqual([{ code: '**a** _b_ [c](/d) \\*' }]);
    expect(read('**a `b` c**').inline).toEqual([{ strong: ['a ', { code: 'b' }, ' c'] }]);
    expect(read('*a `b` c*').inline).toEqual(['*a ', { code: 'b' }, ' c*']);
    expect(read('``a ` b``').inline).toEqual([{ code: 'a ` b' }]);
    expect(read('\\`a\\`').inline).toBe('`a`');
    expect(read('[`a`](/b)').inline).toEqual([{ link: { page: '/b' }, text: [{ code: 'a' }] }]);
  });

  test('inside markup that is none', () => {
    expect(read('*a _b_ c*').inline).toEqual(['*a ', { em: ['b'] }, ' c*']);
    expect(read('__a **b**__').inline).toEqual(['__a ', { strong: ['b'] }, '__']);
    expect(read('***a***').inline).toEqual(['*', { strong: ['a'] }, '*']);
    expect(read('___a___').inline).toEqual([{ em: ['__a__'] }]);
  });

  test('a backslash keeps a sign as text', () => {
    expect(read('\\*\\*a\\*\\* \\_b\\_ \\[c](/d)').inline).toBe('**a** _b_ [c](/d)');
    expect(read('\\{email}').inline).toBe('{email}');
  });

  test('links to pages, anchors, addresses, mail and phone', () => {
    expect(read('Go [home](/).').inline).toEqual(['Go ', { link: { page: '/' }, text: ['home'] }, '.']);
    expect(read('[a](/x#y)').inline).toEqual([{ link: { page: '/x', hash: '#y' }, text: ['a'] }]);
    expect(read('[**a**](#b)').inline).toEqual([{ link: { hash: '#b' }, text: [{ strong: ['a'] }] }]);
    expect(read('[a](https://example.com/b_c_d?e=*f*&g)').inline).toEqual([
      { link: { url: 'https://example.com/b_c_d?e=*f*&g' }, text: ['a'] },
    ]);
    expect(read('[a](tel:+49301234)').inline).toEqual([{ link: { url: 'tel:+49301234' }, text: ['a'] }]);
    expect(read('[a](mailto:b@example.com)').inline).toEqual([{ link: { url: 'mailto:b@example.com' }, text: ['a'] }]);
  });

  test('very deep markup ends as text instead of a crash', () => {
    expect(JSON.stringify(read(`${'['.repeat(5000)}a${'](/x)'.repeat(5000)}`).inline).length).toBeGreaterThan(5000);
    expect(() => read('**_'.repeat(5000))).not.toThrow();
  });
});

describe('constants', () => {
  test('are filled in after parsing, so that their value is never markup', () => {
    expect(read('Mail {email} _now_').inline).toEqual(['Mail a_b_c@example.com ', { em: ['now'] }]);
    expect(read('`{email} {{x}`').inline).toEqual([{ code: 'a_b_c@example.com {x}' }]);
    expect(read('_{star}_').inline).toEqual([{ em: ['**not strong**'] }]);
    expect(read('{bracket} and {star}').inline).toBe('[x](/y) and **not strong**');
  });

  test('work in the text and the address of a link', () => {
    expect(read('[{email}](mailto:{email})').inline).toEqual([
      { link: { url: 'mailto:a_b_c@example.com' }, text: ['a_b_c@example.com'] },
    ]);
  });

  test('two braces write one', () => {
    expect(read('{{email} and _{{x}_').inline).toEqual(['{email} and ', { em: ['{x}'] }]);
  });

  test('an unknown one is a finding with the nearest name', () => {
    const { findings } = read('a {emial} b');
    expect(findings).toMatchObject([{ code: 'unknown-constant', part: '{emial}', params: { name: 'emial', nearest: 'email' } }]);
  });
});

describe('links that lead nowhere good', () => {
  test.each([
    ['[a](javascript:alert)'],
    ['[a](JavaScript:alert)'],
    ['[a](javascript&colon;alert)'],
    ['[a](data:text/html,x)'],
    ['[a](//example.com)'],
    ['[a](/\\\\example.com)'],
    ['[a](ftp://example.com)'],
    ['[a](page)'],
    ['[a]()'],
    ['[a]({evil})'],
  ])('%s is refused and stays text', (source) => {
    const { inline, refused } = read(source);
    expect(inline).toBe('a');
    expect(refused).toHaveLength(1);
  });

  test('a link without text is reported', () => {
    expect(read('[](/x)').empty).toEqual(['/x']);
  });
});
