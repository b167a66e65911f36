/**
 * Whatever a manifest holds is printed visibly and inertly: no terminal, no log of CI and no Markdown obeys it, wherever it stands and in
 * whatever format it is told. A few of the texts of the attacks here, all of them in the long tests.
 */
import MarkdownIt from 'markdown-it';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Change } from '../../src/changes/compare.ts';
import { formatMarkdown, formatText } from '../../src/changes/format.ts';
import type { Problem } from '../../src/loader/say/problems.ts';
import { formatAnnotations, formatSummary } from '../../src/report/github.ts';
import { formatJson } from '../../src/report/json.ts';
import { formatSarif } from '../../src/report/sarif.ts';
import { formatProblems } from '../../src/report/text.ts';
import { markdownStrings, markupStrings, terminalStrings, wrongLinks } from '../attacks/strings.ts';
import { type Edits, tryManifest } from '../support/manifest/try-manifest.ts';

/** Places whose text gets into what is said. */
const places: Record<string, (text: string) => Edits> = {
  'the address of a page': (text) => ({ '/routes/0/path': text }),
  'the address of a page with a mistake on it': (text) => ({ '/routes/0/path': text, '/routes/0/sections/0/titel': 'a' }),
  'the type of a section': (text) => ({ '/routes/0/sections/0/type': text }),
  'a key': (text) => ({ '/routes/0/sections/0': { type: 'text', text: ['a'], [text]: 'a' } }),
  'the name of a constant': (text) => ({ '/constants': { email: 'a@example.com', [text]: 'a' } }),
  'a constant that does not exist': (text) => ({ '/footer/brand': `{${text}}` }),
  'the value of a constant': (text) => ({ '/constants/email': text }),
  'a picture': (text) => ({ '/header/logo/src': `${text}.svg` }),
  'a link': (text) => ({ '/footer/links/0/href': text }),
  'a link in a text': (text) => ({ '/footer/brand': `[${text}](<${text}>)` }),
  'an anchor': (text) => ({ '/routes/0/sections/0/id': text }),
  'a title': (text) => ({ '/routes/0/title': text.repeat(30) }),
  'the address of the site': (text) => ({ '/site/url': text }),
  'a language': (text) => ({ '/site/lang': text }),
};

/** What a terminal would obey, what turns its text round, and other line ends than the usual one. */
const obeyed = /[^\P{Cc}\n]|[\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The lines that a runner of GitHub Actions reads as commands. */
const commandsIn = (text: string) => text.split(/[\n\r\u0085\u2028\u2029]/).filter((line) => /^\s*::|##\[/.test(line));

const reportOf = (problems: Problem[]) => [
  { file: 'site.json', valid: false, problems, hidden: 0, lang: 'en' as const, changes: [] },
];

/** As GitHub reads it, or more greedily: addresses become links by themselves, HTML is HTML. */
const reader = new MarkdownIt({ html: true, linkify: true });

/** All elements of a text in Markdown but those that the reports consist of. */
const elementsIn = (markdown: string) =>
  [
    ...reader
      .render(markdown)
      .replaceAll('<!-- -->', '')
      .matchAll(/<[^\s>]*[^>]*>/g),
  ]
    .map(([tag]) => tag)
    .filter((tag) => !/^<\/?(?:ul|li|p|h3|strong|code|br)>$/.test(tag));

const strings = process.env.DEEP
  ? [...terminalStrings, ...markdownStrings, ...markupStrings, ...wrongLinks]
  : [
      ...terminalStrings.slice(0, 2),
      ...terminalStrings.slice(6, 7),
      ...markdownStrings.slice(0, 4),
      ...markdownStrings.slice(10, 14),
    ];

/** What is said of every string at every place. */
const said = new Map<string, Problem[]>();
beforeAll(async () => {
  for (const [place, edits] of Object.entries(places))
    for (const text of strings) said.set(`${place}: ${JSON.stringify(text)}`, (await tryManifest(edits(text))).problems);
});

test('most of them are mistakes, so that something is said at all', () => {
  const silent = [...said].filter(([, problems]) => problems.length === 0);
  expect(silent.length).toBeLessThan(said.size / 3);
});

test.each<[string, (problems: Problem[]) => string]>([
  ['text', (problems) => formatProblems(problems, false)],
  ['annotations', (problems) => formatAnnotations(reportOf(problems))],
  ['a summary', (problems) => formatSummary(reportOf(problems))],
  [
    'sentences in JSON',
    (problems) =>
      (JSON.parse(formatJson(reportOf(problems))) as { problems: Problem[] }).problems
        .flatMap(({ message, hint, place }) => [message, hint, place])
        .join('\n'),
  ],
  [
    'sentences in SARIF',
    (problems) =>
      [...formatSarif(reportOf(problems)).matchAll(/"text": (".*")/g)]
        .map(([, text = '""']) => JSON.parse(text) as string)
        .join('\n'),
  ],
])('nothing that a terminal or a runner obeys gets into %s', (format, print) => {
  const wrong = [...said].flatMap(([name, problems]) => {
    const printed = print(problems);
    const commands = commandsIn(printed).filter(
      (line) => format !== 'annotations' || !/^::(?:error|warning) file=[^:]*,title=[a-z-]+::/.test(line),
    );
    return [...(obeyed.test(printed) ? [name] : []), ...commands.map((line) => `${name}: ${line}`)];
  });
  expect(wrong).toEqual([]);
});

describe('nothing becomes a link, a picture or any other markup', () => {
  test('in the summary of a check', () => {
    const wrong = [...said].flatMap(([name, problems]) =>
      elementsIn(formatSummary(reportOf(problems))).map((tag) => `${name}: ${tag}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(strings)('in the report of a change: %j', (text) => {
    const change: Change = {
      kind: 'changed',
      route: '/',
      steps: [{ key: 'title' }],
      from: `a ${text}`,
      to: `${text} b`,
      affected: ['/'],
    };
    for (const changes of [
      [change],
      [{ ...change, kind: 'host-added', to: text } as const],
      [{ ...change, section: { number: 1, type: 'text', name: text }, kind: 'section-added' } as const],
    ]) {
      expect(elementsIn(formatMarkdown(changes, 'en'))).toEqual([]);
      for (const printed of [formatMarkdown(changes, 'en'), formatText(changes, 'en')]) {
        expect(printed).not.toMatch(obeyed);
        expect(commandsIn(printed)).toEqual([]);
      }
    }
  });

  test('an address, a mail address and a name are still read as they are', () => {
    const change: Change = {
      kind: 'added',
      route: '/',
      steps: [],
      to: 'https://a.example, www.b.example, c@d.example, @e, #1',
      affected: ['/'],
    };
    const text = reader.render(formatMarkdown([change], 'en')).replace(/<[^>]*>/g, '');
    expect(text).toContain('https://a.example, www.b.example, c@d.example, @e, #1');
  });
});
