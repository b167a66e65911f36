import { expect, test } from 'vitest';
import type { EditorState } from './editor-state.ts';
import { countSteps } from './first-steps.ts';

test('what is open and what is wrong are counted together, and one place once', () => {
  const value = { placeholders: { city: 'Musterstadt', email: 'a@example.com' } };
  const wrong = (pointer: string, severity = 'error') => ({ pointer, severity, code: 'unknown' });
  const all = [wrong('/routes/0'), wrong('/placeholders/city'), wrong('/routes/1', 'warning')];
  expect(countSteps({ document: { value }, findings: { all } } as unknown as EditorState)).toBe(3);
});
