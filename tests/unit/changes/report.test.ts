/** The report of the changes: how texts are quoted in it, and its formats. */
import { describe, expect, test } from 'vitest';
import { formatJson, formatMarkdown, formatText } from '../../../src/changes/format.ts';
import { bakery, changesBetween, changesOf, hero, say } from './bakery.ts';

describe('texts that look the same, and are not', () => {
  test.each([
    ['10\u00a0Uhr', '10 Uhr', '"10U+00A0Uhr" to "10 Uhr"'],
    ['10 Uhr', '10\u202fUhr', '"10 Uhr" to "10U+202FUhr"'],
    ['Kursplan', 'Kurs\u00adplan', '"Kursplan" to "KursU+00ADplan"'],
    // What can be seen needs no signs.
    ['10\u00a0Uhr', '11\u00a0Uhr', '"10 Uhr" to "11 Uhr"'],
    ['Kurs\u00adplan', 'Stunden\u00adplan', '"Kursplan" to "Stundenplan"'],
  ])('%j and %j', async (from, to, said) => {
    const [one, other] = [bakery(), bakery()];
    hero(one).title = from;
    hero(other).title = to;
    expect(say(await changesBetween(one, other))).toEqual([`/ › section 1 \`hero\` › \`title\`: changed from ${said}`]);
  });
});

test('a long text is cut to what has changed', async () => {
  const long = 'word '.repeat(60);
  const one = bakery();
  hero(one).text = [`${long}old ${long}`];
  const other = bakery();
  hero(other).text = [`${long}new ${long}`];
  const [line = ''] = say(await changesBetween(one, other));
  expect(line).toContain('word old word');
  expect(line).toContain('word new word');
  expect(line.length).toBeLessThan(260);
});

test('as text, with the pages that are affected; as Markdown that no text can break; as JSON', async () => {
  const changes = await changesOf((m) => {
    hero(m).title = '<b>@all</b> [x](http://evil.example) `a` | b';
  });
  expect(formatText(changes, 'de')).toBe(
    '/ › Abschnitt 1 `hero` › `title`: geändert von „Bread, every morning“ zu „<b>@all</b> [x](http://evil.example) `a` | b“\n\n1 Änderung für Besucher. Betroffene Seiten: /',
  );
  const [, , item = '', ...others] = formatMarkdown(changes, 'en').split('\n');
  expect(others.filter((line) => line.startsWith('- '))).toEqual([]);
  expect(
    item
      .slice(2)
      .replace(/^\*\*[^*]*\*\*/, '')
      .replaceAll('<!-- -->', ''),
  ).not.toMatch(/[<>@[\]|`]/);
  expect(JSON.parse(formatJson(changes, 'en'))).toMatchObject({
    routes: ['/'],
    changes: [{ kind: 'changed', route: '/', section: { number: 1, type: 'hero' }, steps: [{ key: 'title' }], affected: ['/'] }],
  });
  expect(formatText([], 'de')).toBe('Für Besucher ändert sich nichts.');
});

test('of more changes than anybody reads, Markdown says how many there are', () => {
  const change = { kind: 'changed', steps: [{ key: 'title' }], from: 'A', to: 'B', route: '/', affected: ['/'], place: 'new' };
  const list = formatMarkdown(Array(1003).fill(change), 'en').split('\n');
  expect(list.filter((line) => line.startsWith('- '))).toHaveLength(1001);
  expect(list).toContain('- … + 3');
});
