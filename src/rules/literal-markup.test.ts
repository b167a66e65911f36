import { describe, expect, test } from 'vitest';
import { rule } from './literal-markup.ts';
import type { CheckContext } from './support/rule.ts';

/** What is found in a text: its kind, what is quoted, and what stands there once it is mended. */
function found(raw: string, use: 'words' | 'rich' | 'address' = 'rich') {
  const context = { references: { texts: [{ pointer: '/text', raw, use }] } } as unknown as CheckContext;
  return [...rule.check(context)].map(({ params, correction }) => [params.kind, params.found, correction?.to]);
}

describe('markup that is none is found', () => {
  test.each([
    ['[a] (/b)', 'link', '[a] (/b)', '[a](/b)'],
    ['![Our house](house.jpg)', 'image', '![Our house](house.jpg)', undefined],
    ['```js', 'code', '```', undefined],
    ['- one\n- two', 'list', '- ', undefined],
    ['• one', 'list', '• ', undefined],
    ['* one\n* two', 'list', '* ', undefined],
    ['1. one\n2. two', 'list', '1. ', undefined],
    ['| a | b |\n|---|---|', 'table', '| a | b |', undefined],
    ['### Title', 'heading', '### ', undefined],
    ['above\n\n---\n\nbelow', 'rule', '---', undefined],
    ['***', 'rule', '***', undefined],
    ['> quoted', 'quotation', '> ', undefined],
    ['__a__', 'underlines', '__a__', '**a**'],
    ['***a***', 'both', '***a***', '**_a_**'],
    ['___a___', 'both', '___a___', '**_a_**'],
    ['~~a~~', 'strike', '~~a~~', undefined],
    ['Das ist *wichtig*.', 'stars', '*wichtig*', '_wichtig_'],
    ['Das ist **wichtig **.', 'blanks', '**wichtig **', '**wichtig**'],
    ['** Achtung** bitte', 'blanks', '** Achtung**', '**Achtung**'],
    ['<https://a.example>', 'link', '<https://a.example>', undefined],
    ['a | b\n--- | ---', 'table', '--- | ---', undefined],
    ['- one\n  - two', 'sublist', '  - ', undefined],
    ['1. one\n   1. two', 'sublist', '   1. ', undefined],
    ['* one\n\t* two', 'sublist', '\t* ', undefined],
    ['Bring:\n  - one\n  - two', 'list', '  - ', undefined],
    ['Title\n=====\nText', 'underlining', '=====', undefined],
    ['Title\n---', 'underlining', '---', undefined],
    ['[our house][1]', 'link', '[our house][1]', undefined],
    ['[our house][]', 'link', '[our house][]', undefined],
    ['[1]: https://a.example', 'link', '[1]: https://a.example', undefined],
  ])('%j', (raw, kind, part, to) => expect(found(raw)).toEqual([[kind, part, to]]));
});

describe('what is markup, or is meant as it stands, is not', () => {
  test.each([
    '**a**, _b_, `c` and [d](/e)',
    '* without tax',
    '1. Februar',
    'Kund*innen und Partner*innen',
    'Name*, E-Mail* (* Pflichtfeld)',
    '5 * 3 * 2',
    '**a** und **b** und **c d**',
    'ab 3 Uhr --- oder später',
    'a – b - c + d',
    'x | y | z',
    '#hashtag',
    'snake__case__name',
    '\\***a***',
    'wow!\n[a](/b)',
    'a === b',
    'Saal [1], Hof [2]: je 20 Plätze',
    '[Pause]: zehn Minuten',
  ])('%j', (raw) => expect(found(raw)).toEqual([]));
});

test('where a text has no markup, all of it is found', () => {
  expect(found('**a**', 'words')).toEqual([['plain', '**a**', 'a']]);
  expect(found('*a*', 'words')).toEqual([['plain', '*a*', 'a']]);
  expect(found('Run `a`', 'words')).toEqual([['plain', '`a`', 'a']]);
  expect(found('[a](/b)', 'words')).toEqual([['plain', '[a](/b)', undefined]]);
  expect(found('# 1', 'words')).toEqual([]);
  expect(found('/a__b__', 'address')).toEqual([]);
});

test('where lists and quotations may stand, it is said how they are written', () => {
  const hint = (raw: string, inBlocks?: 'paragraph' | 'text') => {
    const context = { references: { texts: [{ pointer: '/text', raw, use: 'rich', inBlocks }] } } as unknown as CheckContext;
    return [...rule.check(context)].map(({ params }) => rule.en.hint(params, { name: '', place: '' } as never));
  };
  expect(hint('- one', 'text')).toEqual([expect.stringContaining('["…", { "list": ["…", "…"] }]')]);
  expect(hint('- one', 'paragraph')).toEqual([expect.stringContaining('{ "list": ["…", "…"] }')]);
  expect(hint('> one', 'paragraph')).toEqual([expect.stringContaining('{ "quote": "…" }')]);
  expect(hint('- one')).toEqual([expect.not.stringContaining('"list"')]);
  expect(hint('# one', 'paragraph')).toEqual([expect.stringContaining('"title"')]);
});
