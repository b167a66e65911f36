import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { editorOf, forms, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import { enterText } from '../../../../../tests/support/editor/write-text.ts';
import { root } from '../../../../../tests/support/project/project.ts';
import type { Run } from '../../../draft/rich-text/runs.ts';
import { linesOf, openTextView, type TextView, type WritingCommand } from '../../../writing/text-view.ts';
import { FieldView } from '../../fields/FieldView.tsx';
import { fieldAt } from '../../state/field-at.ts';
import { LoadWriting } from '../../state/use-editor.ts';
import { makeAnswers } from './preview-messages.ts';

/** Of the field that is written in. */
let inForm: TextView;
const loadWriting = async () => ({
  linesOf,
  openTextView: (...given: Parameters<typeof openTextView>) => {
    inForm = openTextView(...given);
    return inForm;
  },
});

const section = '/routes/0/sections/0';
const at = `${section}/title`;
/** Texts of the German site that hold marks, and some that people wrote before there was an editor. */
const texts = [
  ...readFileSync(join(root, 'site.json'), 'utf8').matchAll(/"((?:[^"\\\n]|\\.)*(?:\*\*|_ |\]\(|`)(?:[^"\\\n]|\\.)*)"/g),
]
  .map(([, text]) => JSON.parse(`"${text}"`) as string)
  .concat(['', 'Kund\\*innen * und __init__ {{ {brand}', 'Mit `a*b` und \u00a0  drei', '[Mehr](/x_y "Titel") **da _von_**']);

interface Edit {
  from: number;
  length: number;
  command: WritingCommand | { kind: 'type'; letters: string } | { kind: 'undo' } | { kind: 'redo' };
}
const mark = fc
  .constantFrom('strong' as const, 'em' as const, 'code' as const)
  .map((name) => ({ kind: 'mark' as const, mark: name }));
const letters = fc.constantFrom('x', ' ', 'Wort', 'ä', '*', '_', '{', '\\', '`', ' und ', '.', '{brand', '[a](b)');
const edit: fc.Arbitrary<Edit> = fc.record({
  from: fc.nat(60),
  length: fc.nat(9),
  command: fc.oneof(
    { weight: 5, arbitrary: letters.map((typed) => ({ kind: 'type' as const, letters: typed })) },
    { weight: 3, arbitrary: mark },
    fc
      .constantFrom('/a_b', 'https://example.org/', undefined)
      .map((address) => ({ kind: 'link' as const, address, words: 'hier' })),
    fc.constant({ kind: 'constant' as const, name: 'brand' }),
    fc.constantFrom({ kind: 'undo' as const }, { kind: 'redo' as const }),
  ),
});

/** The text of a site on the page and in the form, each in an editor of its own. */
async function begin(text: string) {
  const manifest = () => ({ constants: { brand: 'Velo' }, routes: [{ path: '/', sections: [{ type: 'text', title: text }] }] });
  const [{ editor: ofForm }, { editor: ofPage }] = [await editorOf(manifest()), await editorOf(manifest())];
  const field = fieldAt(forms, ofForm.state().document.value, at) ?? expect.fail();
  showIn(
    ofForm,
    <LoadWriting value={loadWriting}>
      <FieldView field={field} at={at} />
    </LoadWriting>,
  );
  await enterText(screen.getByRole('textbox'));
  const { hear, follow } = makeAnswers(ofPage, () => {});
  const first = hear({ type: 'edit', pointer: at });
  if (first?.type !== 'edit') throw new Error('It cannot be written on the page.');
  let { revision } = first;
  const changed = (runs: readonly Run[]) => {
    hear({ type: 'write', pointer: at, revision, text: runs, isDone: false });
  };
  const element = document.body.appendChild(document.createElement('div'));
  const onPage = openTextView(element, { text: first.text, changed, moved: () => {} });
  const step = ({ from, length, command }: Edit) => {
    act(() => {
      for (const [view, editor] of [
        [inForm, ofForm],
        [onPage, ofPage],
      ] as const) {
        if (command.kind === 'undo' || command.kind === 'redo') editor[command.kind]();
        else {
          view.select(from, from + length);
          if (command.kind === 'type') view.type(command.letters);
          else view.run(command);
        }
      }
    });
    const reply = follow();
    if (reply?.type !== 'edit') return;
    ({ revision } = reply);
    onPage.update(reply.text);
  };
  const end = () => {
    onPage.close();
    element.remove();
    cleanup();
  };
  return { step, end, both: () => [ofForm, ofPage].map((one) => one.state().document.text), editors: [ofForm, ofPage] };
}

afterAll(() => void vi.useRealTimers());

test('what is written on the page and in the form is the same, byte for byte, and all of it is undone and done again', async () => {
  // Which letters are one step hangs on how soon they follow each other.
  vi.useFakeTimers({ toFake: ['Date'] });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...texts), fc.array(edit, { minLength: 20, maxLength: 20 }), async (text, edits) => {
      const { step, end, both, editors } = await begin(text);
      try {
        const [before] = both();
        for (const one of edits) {
          step(one);
          const [form, page] = both();
          expect(form).toBe(page);
        }
        const all = (way: 'undo' | 'redo') =>
          act(() => {
            for (const editor of editors) for (let count = 0; count < 30; count++) editor[way]();
          });
        // What was taken back as well.
        all('redo');
        const [after] = both();
        all('undo');
        expect(both()).toEqual([before, before]);
        all('redo');
        expect(both()).toEqual([after, after]);
      } finally {
        end();
      }
    }),
    { numRuns: process.env.DEEP ? 500 : 3, seed: 32 },
  );
});
