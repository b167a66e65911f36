/** For tests in jsdom: writing in a text that looks as it will. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import '../../../src/editor/writing/text-view.ts';
import { lengthOf, textInputOf } from '../../../src/editor/window/fields/text-input.ts';

// jsdom measures no text.
const rect = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => rect });

export const inputOf = (element: Element | undefined) => textInputOf(element ?? null) ?? expect.fail('One cannot write there.');

/** Goes into a text, and waits for what one writes with. */
export async function enterText(element: HTMLElement): Promise<void> {
  act(() => element.focus());
  await waitFor(() => expect(element.className).toContain('ProseMirror'), { timeout: 60_000 });
}

/** Writes something in place of all that a text says. */
export async function replaceText(element: HTMLElement, text: string): Promise<void> {
  await enterText(element);
  inputOf(element).select(0, lengthOf(inputOf(element)));
  const getData = (type: string) => (type === 'text/html' ? '' : text);
  const clipboardData = { files: [], getData, clearData() {}, setData() {} };
  if (text === '') fireEvent.cut(element, { clipboardData });
  else fireEvent.paste(element, { clipboardData });
}
