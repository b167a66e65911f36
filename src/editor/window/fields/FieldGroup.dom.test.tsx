import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, forms, showIn } from '../../../../tests/support/editor/editor-form.tsx';
import { FieldList } from './FieldList.tsx';

afterEach(cleanup);

const at = '/routes/0/sections/0';
const problem = (pointer: string) => ({
  ...{ code: 'wrong-type', severity: 'warning' as const, lang: 'de' as const, pointer, message: 'Das passt nicht.', hint: '' },
  ...{ file: '', place: '', related: [], frame: '' },
  range: { start: { offset: 0, line: 1, column: 1 }, end: { offset: 0, line: 1, column: 1 } },
});

async function open() {
  const { editor, said } = await editorOf({ routes: [{ path: '/', sections: [{ type: 'text', text: ['A'] }] }] });
  const show = () => showIn(editor, <FieldList fields={forms.sections.text?.fields ?? []} at={at} />);
  show();
  return { said, show };
}
const group = (name: RegExp) => screen.getByRole('button', { name });

test('the look and what few need are folded, say what they hold, and stay as they were left', async () => {
  const { show } = await open();
  expect(group(/^Aussehen .*Hintergrund/).ariaExpanded).toBe('false');
  expect(screen.queryByLabelText('Hintergrund')).toBeNull();
  fireEvent.click(group(/^Aussehen/));
  cleanup();
  show();
  expect(screen.getByLabelText('Hintergrund')).toBeTruthy();
  expect(group(/^Weiteres .*Sprungziel/).ariaExpanded).toBe('false');
});

test('a finding unfolds its group, and the field stays in sight once it is right', async () => {
  const { said } = await open();
  act(() => said([problem(`${at}/id`)]));
  expect(group(/^Weiteres/).ariaExpanded).toBe('true');
  expect(group(/^Aussehen/).ariaExpanded).toBe('false');
  act(() => said([]));
  expect(group(/^Weiteres/).ariaExpanded).toBe('true');
});
