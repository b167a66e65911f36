import { expect, test } from 'vitest';
import { route } from '../../schema/site.ts';
import { rightPath } from './page-path.ts';

test.each([
  ['leistungen', '/leistungen'],
  ['/leistungen/', '/leistungen'],
  ['//leistungen', '/leistungen'],
  ['\\leistungen', '/leistungen'],
  ['Leistungen/', '/Leistungen'],
  ['/über-mich', '/ueber-mich'],
  ['/Über mich', '/ueber-mich'],
  ['/u\u0308ber-mich', '/ueber-mich'],
  ['/%C3%BCber-mich', '/ueber-mich'],
  ['/Straße & Weg', '/strasse-weg'],
  ['/à-propos', '/a-propos'],
  ['/news/2026.html', '/news/2026'],
  ['/a.b', '/a-b'],
  ['/-a/_b', '/a/b'],
  ['/', undefined],
  ['', undefined],
  ['/日本', undefined],
  ['/100%', '/100'],
  ['https://example.com/a', undefined],
  ['/a?b', undefined],
  ['/{page}', undefined],
])('of %j the address %j is offered', (text, expected) => {
  const path = rightPath(text, /^(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/);
  expect(path).toBe(expected);
  if (path !== undefined) expect(route.shape.path.safeParse(path).success).toBe(true);
});
