import { expect, test } from 'vitest';
import { newAnchor } from './anchors.ts';

test('a new name is made of the title, and there is no second one like it', () => {
  expect(newAnchor('Über uns: Größe & Œuvre, und mehr', [])).toBe('ueber-uns-groesse');
  expect(newAnchor('10 Jahre', [])).toBe('s-10-jahre');
  expect(newAnchor('…', [])).toBe('s');
  expect(newAnchor('الخط العربي', ['s'])).toBe('s-2');
  expect(newAnchor('Team', ['team', 'team-2'])).toBe('team-3');
});
