import { expect, test } from 'vitest';
import { iconNames } from '../../../../schema/icons.ts';
import { findIcons, iconName } from './icon-search.ts';

test('icons are found by words of both languages, the nearest first', () => {
  expect(findIcons('Brief', 'de')[0]).toBe('mail');
  expect(findIcons('gluhb', 'de')).toEqual(['bulb']);
  expect(findIcons('letter', 'de')).toContain('mail');
  expect(findIcons('Brief', 'en')).toContain('mail');
  expect(findIcons('heart', 'en')[0]).toBe('heart');
  expect(findIcons('arrow-up', 'de')).toContain('arrow-up-right');
  expect(findIcons(' ', 'de')).toEqual([...iconNames]);
  expect(findIcons('xyzzy', 'de')).toEqual([]);
});

test('an icon is named in the language of the author', () => {
  expect([iconName('mail', 'de'), iconName('mail', 'en'), iconName('none-of-ours', 'de')]).toEqual([
    'E-Mail',
    'email',
    'none-of-ours',
  ]);
});
