/**
 * The editor outside of React: the draft, what is selected, what is said of it, and all that an author can do.
 *
 * ```
 *  a letter ─► draft (document/) ─► field, at once
 *                 └──────────────► worker: findings, page ─► form, preview
 *  Ctrl+S   ─► storage, with the version that the draft was made of ─► kept, or a conflict to merge
 * ```
 */
import type { Json } from '../../../../schema/json.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { MessageLanguage } from '../../../loader/say/catalogue.ts';
import { replaceAll } from '../../draft/document/document.ts';
import type { Storage } from '../../storage.ts';
import { createAutosave } from './autosave.ts';
import { createRemembered, createTyped, type Kept } from './browser-storage.ts';
import { createCore } from './core.ts';
import { corrected, makeCorrections } from './correct.ts';
import type { DraftStore } from './draft-store.ts';
import { createEditing } from './editing.ts';
import { type EditorState, firstState } from './editor-state.ts';
import { createExternalChanges } from './external-changes.ts';
import { findFirstDraft } from './first-draft.ts';
import { firstSteps, hasFirstSteps } from './first-steps.ts';
import { createLooking } from './looking.ts';
import { createPictures } from './pictures.ts';
import { textToKeep } from './prose-at.ts';
import { createRemoteFile } from './remote-file.ts';
import { nearestSelection, selectionAt } from './selection.ts';
import { pageShowing } from './site-languages.ts';
import { writtenLanguage } from './starter-for.ts';
import type { Tabs } from './tabs.ts';
import { createValidation, namedFiles } from './validation.ts';
import { createVersionHistory } from './version-history.ts';
import type { WorkerLink } from './worker-link.ts';

export type Editor = Awaited<ReturnType<typeof createEditor>>;

export interface EditorParts {
  storage: Storage;
  worker: WorkerLink;
  lang: MessageLanguage;
  /** Left out, nothing outlives the window. */
  drafts?: DraftStore;
  /** Left out, there is no other window. */
  tabs?: Tabs;
  /** Left out, neither what is typed into what closes nor what is selected outlives a reload. */
  typed?: Kept;
  /** Left out, what is folded is so for the life of the window. */
  remembered?: Kept;
  /** The file is no JSON now, and it is waited for. */
  tellWaiting?: () => void;
}

/** Reads the selection and the page that the window had before it was loaded anew. */
function selectedBefore(typed: Kept, manifest: Json): Pick<EditorState, 'selection' | 'page'> | undefined {
  const { at, page } = (typed.read('selected') ?? {}) as { at?: unknown; page?: unknown };
  if (typeof at !== 'string' || typeof page !== 'number') return undefined;
  const selection = nearestSelection(selectionAt(at), manifest);
  return { selection, page: pageShowing(manifest, selection, page) };
}

/** @returns the editor of what the storage keeps; it has asked the worker for everything */
export async function createEditor({
  storage,
  worker,
  lang,
  drafts,
  tabs,
  typed = createTyped(),
  remembered = createRemembered(),
  tellWaiting = () => {},
}: EditorParts) {
  // Enter first: a window that is closing may still write its draft, which is read below.
  const isFirstMine = await tabs?.enter();
  let isDraftLost = false;
  const first = await findFirstDraft(storage, drafts, tellWaiting, () => {
    isDraftLost = true;
  });
  const begin = firstState({
    lang,
    document: first.document,
    stored: first.stored,
    sent: first.sent,
    isOpenInOtherTab: tabs?.isMine() === false,
    isDraftLost,
  });
  const { value } = first.document;
  const isNew = hasFirstSteps(value, remembered);
  const begun = selectedBefore(typed, value) ?? (isNew && { selection: { kind: 'part', part: firstSteps } as const });
  const core = createCore({ ...begin, ...begun }, typed);
  const { state, change, replace, isTyping, setDocument, says, say } = core;

  const autosave =
    drafts &&
    createAutosave({
      store: drafts,
      state,
      onWritten: (isKept) => {
        if (state().isDraftLost === isKept) change({ isDraftLost: !isKept });
      },
    });
  const keep = async () => autosave?.flush();
  core.subscribe(() => {
    if (!state().isOpenInOtherTab) autosave?.changed();
  });

  const corrections = makeCorrections((fixes) => {
    const { document } = state();
    setDocument(replaceAll(document, corrected(document.text, fixes), { title: says().correction, time: Date.now() }));
    say(says().correctedIt);
  });
  const { validate, writeAt, writtenAt, learnFiles, showFiles } = createValidation({
    storage,
    worker,
    state,
    change,
    onDraftChanged: corrections.onDraftChanged,
    onProblems: corrections.onProblems,
  });
  let validated = state();
  core.subscribe(() => {
    const [before, now] = [validated, state()];
    validated = now;
    if (now.document !== before.document || now.page !== before.page || now.lang !== before.lang) validate();
  });

  const editing = createEditing(core);
  const kept = () => textToKeep(state(), writtenAt());
  const file = createRemoteFile({ storage, state, change, replace, keep, migrate: worker.migrate, isTyping, textToKeep: kept });
  const versionHistory = createVersionHistory({
    storage,
    state,
    change,
    replace,
    showFiles,
    inOneFormat: file.commands.inOneFormat,
    replaceText: file.commands.replaceText,
    set: (pointer, value, title) => editing.set(pointer, value, { title, select: selectionAt(pointer) }),
    insert: (list, index, value, title) => editing.insert(list, index, value, { title, select: selectionAt(`${list}/${index}`) }),
    read: file.read,
  });

  const external = createExternalChanges(core, { storage, drafts, tabs, file, keep, learnFiles });
  // Not awaited: the window can be shown before the files are known.
  void learnFiles(namedFiles(first.document.text));
  if (first.file) void file.takeOver(first.file);
  // Reading again tells the author that the file is gone.
  else void file.read();
  void file.bringUpToDate();
  // The worker answers in order: asked after the migration, so that no form is shown before it.
  worker.askForms(lang, writtenLanguage(state().document.value));
  external.welcome(first.time);
  if (!state().isOpenInOtherTab) void keep();
  if (isFirstMine === false && tabs?.isMine()) void external.resume();

  return {
    state,
    valueOf: (pointer: string) => valueAt(state().document.value, pointer),
    subscribe: core.subscribe,
    close: external.stop,
    typed,
    remembered,
    say,
    sayDone: core.sayDone,
    refuse: core.refuse,
    ...editing,
    ...createLooking(core),
    ...createPictures(core, storage, learnFiles),
    ...file.commands,
    ...versionHistory,
    /** Carries out the corrections of findings as one step: now, or when the draft has been validated that they are about. */
    correct: corrections.request,
    /** The caret is in the text of this place, or has left it. */
    writeAt,
    sample: worker.sample,
    lookAgain: file.read,

    setLang(next: MessageLanguage) {
      worker.askForms(next, writtenLanguage(state().document.value));
      change({ lang: next });
    },

    publishing: storage.publish,
    session: storage.session,
    sending: storage.sending,
    async signOut(what: 'keep' | 'remove') {
      if (what === 'remove') await drafts?.forget();
      else await keep();
      await storage.session?.signOut(what);
    },
    takeFromOtherWindow: external.take,
  };
}
