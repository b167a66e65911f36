/** For tests: the fields of the editor as its author has them, around a draft that is changed at once; no server, no worker. */
import { MantineProvider } from '@mantine/core';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Json } from '../../../schema/json.ts';
import { formsOf } from '../../../src/editor/draft/fields/form-model.ts';
import type { Field } from '../../../src/editor/draft/fields/model.ts';
import type { Storage, StoredFile, Versions } from '../../../src/editor/storage.ts';
import { FieldView, ViewsProvider } from '../../../src/editor/window/fields/FieldView.tsx';
import { views } from '../../../src/editor/window/fields/views.ts';
import { createEditor, type Editor } from '../../../src/editor/window/state/editor.ts';
import { fieldAt } from '../../../src/editor/window/state/field-at.ts';
import { EditorProvider, LoadWriting } from '../../../src/editor/window/state/use-editor.ts';
import type { WorkerLink } from '../../../src/editor/window/state/worker-link.ts';
import { WordsProvider, words } from '../../../src/editor/window/words/words.ts';
import type { Validated } from '../../../src/editor/worker/messages.ts';
import { silentWorker } from './editor-file.ts';

export const forms = formsOf('de');

// Whether something is hidden jsdom would work out from all styles anew for each element: that takes seconds, and here nothing is.
configure({ defaultHidden: true });

interface Options {
  files?: StoredFile[];
  upload?: Storage['upload'];
  save?: Storage['save'];
  versions?: Versions;
  session?: Storage['session'];
  watchSite?: Storage['watchSite'];
  /** Left out, the forms are there at once. */
  withForms?: boolean;
}

/** An editor of a manifest, in German. `said` lets it hear what a worker says of the draft, `hear` all that one may say; `asked` is the last draft. */
export async function editorOf(
  manifest: Json,
  { files = [], upload, save = async () => ({ version: '2' }), versions, session, watchSite, withForms = true }: Options = {},
) {
  stubLayout();
  let kept = files;
  const storage: Storage = {
    read: async () => ({ text: JSON.stringify(manifest, undefined, 2), version: '1' }),
    save,
    ...(versions && { versions }),
    ...(session && { session }),
    ...(watchSite && { watchSite }),
    files: async () => kept,
    upload: async (name, bytes) => {
      const result = await (upload?.(name, bytes) ?? { refused: 'type' as const });
      if ('file' in result) kept = [...kept, result.file];
      return result;
    },
  };
  /** The first draft is asked about when the files are known. */
  let begin = () => {};
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  /** The draft that was asked about last. */
  let lastDraft = 0;
  let heard: Parameters<WorkerLink['listen']>[0] = () => {};
  const worker: WorkerLink = {
    ...silentWorker,
    validate({ draft }) {
      lastDraft = draft;
      begin();
    },
    askForms: () => withForms && heard({ type: 'forms', forms }),
    sample: () => Promise.resolve(undefined),
    listen: (listener) => {
      heard = listener;
    },
  };
  const editor = await createEditor({ storage, worker, lang: 'de' });
  await begun;
  const said = (problems: Validated['problems'], brand?: Validated['brand']) =>
    heard({ type: 'validated', draft: lastDraft, problems, hidden: 0, unknownFiles: [], ...(brand && { brand }) });
  return { editor, said, hear: heard, asked: () => lastDraft };
}

/** Shows the field of a value. */
export function showField(
  editor: Editor,
  at: string,
  field: Field | undefined = fieldAt(forms, editor.state().document.value, at),
) {
  if (!field) throw new Error(`There is no field at ${at}.`);
  return showIn(editor, <FieldView field={field} at={at} />);
}

const loadWriting = () => import('../../../src/editor/writing/text-view.ts');

/** Shows a part of the editor. */
export function showIn(editor: Editor, content: ReactNode) {
  return render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <EditorProvider value={editor}>
        <WordsProvider value={words.de}>
          <LoadWriting value={loadWriting}>
            <ViewsProvider value={views}>{content}</ViewsProvider>
          </LoadWriting>
        </WordsProvider>
      </EditorProvider>
    </MantineProvider>,
  );
}

/** What jsdom has not, and Mantine asks for. */
function stubLayout(): void {
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
}
