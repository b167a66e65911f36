import { expect, test } from 'vitest';
import { frameRights } from './frame-rights.ts';

test('what is neither of the known kinds may take entries, and neither lead the visitor away nor keep files', () => {
  const rights = frameRights.other.sandbox.split(' ');
  expect(rights).toContain('allow-forms');
  expect(rights.filter((right) => /top-navigation|downloads|modals/.test(right))).toEqual([]);
});
