import { expect, test } from 'vitest';
import { root } from '../../tests/support/project/project.ts';
import { loadCases } from './cases.ts';
import { joinCases, subjectOf } from './finding.ts';

const subject = subjectOf('events', { root, project: root });
const example = (date: string) => ({
  name: `on ${date}`,
  section: {
    ...{ type: 'events', title: 'Events', emptyText: 'None.', pastLabel: 'Past ones' },
    items: [{ title: 'A walk', date }],
  },
});

test('an example with a day that there is not is found, though sites are only warned of it yet', async () => {
  const { findings } = await loadCases(subject, [example('28.02.2027'), example('31.02.2027')], 'examples');
  expect(findings.map(({ file, message }) => [file, message])).toEqual([
    ['src/sections/events/examples.json', expect.stringMatching(/^"on 31\.02\.2027" is not valid: .*no day/)],
  ]);
  expect((await loadCases(subject, [example('28.02.2027')], 'examples')).findings).toEqual([]);
});

test('what is said of several cases is said once, with their names', () => {
  const finding = (message: string) => ({ file: 'a.tsx', rule: 'headings', message });
  const ofEach = ['A', 'B', 'C', 'D', 'E'].map((name) => finding(`"${name}": h3 follows h1.`));
  expect(joinCases([...ofEach, finding('"A": h4 follows h1.'), finding('is missing.')]).map(({ message }) => message)).toEqual([
    '"A", "B", "C" and 2 more: h3 follows h1.',
    '"A": h4 follows h1.',
    'is missing.',
  ]);
});
