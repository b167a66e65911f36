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
import type { Operation } from '../../../json-text/operations.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { MessageLanguage } from '../../../loader/say/catalogue.ts';
import { apply, type Document, redo, replaceAll, undo } from '../../draft/document/document.ts';
import { type Storage, StorageFailure } from '../../storage.ts';
import { words } from '../words/words.ts';
import { createAutosave } from './autosave.ts';
import { withCompanions } from './companions.ts';
import { corrected, makeCorrections } from './correct.ts';
import type { DraftStore } from './draft-store.ts';
import { duplicateOf, type EditOptions, stepOf } from './edit-step.ts';
import { type EditorState, firstState, isReadOnly, isUnsaved, newerVersionIn, type Target, type View } from './editor-state.ts';
import { findFirstDraft, findKeptDraft } from './first-draft.ts';
import { firstSteps, hasFirstSteps } from './first-steps.ts';
import { createRemembered, createTyped, type Kept } from './kept.ts';
import { pageNow, placeBefore, placeThatComes, selectionNow } from './place-now.ts';
import { createRemoteFile } from './remote-file.ts';
import { selectionFor } from './reused.ts';
import { nearestSelection, pointerOf, type Selection, selectionAt } from './selection.ts';
import { sentenceOf } from './sentence-of.ts';
import { shrinkPhoto, shrunk } from './shrink-photo.ts';
import { pageShowing } from './site-languages.ts';
import { writtenLanguage } from './starter-for.ts';
import type { Tabs } from './tabs.ts';
import { watchTyping } from './typing.ts';
import { createValidation, namedFiles } from './validation.ts';
import { createVersionHistory } from './version-history.ts';
import { watchWhileSeen, whenOnline } from './watch-while-seen.ts';
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
  let state: EditorState = firstState({
    lang,
    document: first.document,
    stored: first.stored,
    sent: first.sent,
    isOpenInOtherTab: tabs?.isMine() === false,
    isDraftLost,
  });
  const begun = selectedBefore(typed, state.document.value);
  if (begun) state = { ...state, ...begun };
  else if (hasFirstSteps(state.document.value, remembered)) state = { ...state, selection: { kind: 'part', part: firstSteps } };
  const listeners = new Set<() => void>();
  const typing = watchTyping();

  const change = (part: Partial<EditorState>) => {
    const { selection, document, stored, announcement } = part;
    const isOther = selection !== undefined && selection !== state.selection;
    state = {
      ...state,
      // What the author does next clears what was said of the last step.
      ...((selection || document) && { refused: undefined, notice: undefined }),
      ...(isOther && { target: undefined }),
      // Once the storage has answered, nothing is on its way any more.
      ...(stored && { sent: [] }),
      ...(announcement !== undefined && { announced: state.announced + 1 }),
      ...part,
      ...(selection && { page: pageShowing(document?.value ?? state.document.value, selection, part.page ?? state.page) }),
    };
    if (isOther) typed.write('selected', { at: pointerOf(selection), page: state.page });
    // A restored draft that is saved by now needs no notice.
    if (state.restored !== undefined && !isUnsaved(state)) state = { ...state, restored: undefined };
    if (!state.isOpenInOtherTab) autosave?.changed();
    for (const listener of listeners) listener();
  };
  const autosave =
    drafts &&
    createAutosave({
      store: drafts,
      state: () => state,
      onWritten: (isKept) => {
        if (state.isDraftLost === isKept) change({ isDraftLost: !isKept });
      },
    });
  const say = (announcement: string) => change({ announcement });
  /** Says what the last step has done, to be seen as well, with a way back. */
  const sayDone = (text: string) => change({ announcement: text, notice: { text, canUndo: true } });
  /** Says why something is not done, to be seen as well: the line at the bottom is an alert. */
  const refuse = (refused: string) => change({ refused });
  const says = () => words[state.lang];

  const replace = (document: Document, more: Partial<EditorState>) => {
    if (document === state.document) return change(more);
    const [before, now] = [state.document.value, document.value];
    const [page, selection] = [pageNow(state.page, before, now), selectionNow(state.selection, before, now)];
    change({ document, page, selection, ...more });
    validate();
  };
  /** Whether the author may change something. Where nothing else on the screen says why not, it is said. */
  const mayChange = () => {
    if (!isReadOnly(state)) return true;
    if (newerVersionIn(state)) refuse(says().onlyToRead);
    return false;
  };
  /** The next state of the draft, made by its author. */
  const setDocument = (document: Document, more: Partial<EditorState> = {}) => {
    typing.changed();
    if (document !== state.document && mayChange()) replace(document, more);
  };

  const edit = (operation: Operation, options: EditOptions) =>
    carryOut([operation], { ...options, at: operation.kind === 'move' ? operation.to : operation.pointer });

  const carryOut = (operations: readonly Operation[], { at, select, ...options }: EditOptions & { at: string }) => {
    const step = stepOf(state, options, at, operations[0]);
    try {
      const { document: draft, forms, stored } = state;
      const document = apply(draft, withCompanions(operations, { manifest: draft.value, forms, stored: stored.text }), step);
      setDocument(document, select && { selection: select });
    } catch (error) {
      // A draft may have another shape than its form; a finding says so. What is written stays as it is.
      console.error(error);
      refuse(says().notHere);
    }
  };

  const corrections = makeCorrections((fixes) => {
    const { document } = state;
    setDocument(replaceAll(document, corrected(document.text, fixes), { title: says().correction, time: Date.now() }));
    say(says().correctedIt);
  });

  const { validate, writeAt, learnFiles, showFiles } = createValidation({
    storage,
    worker,
    state: () => state,
    change,
    onDraftChanged: corrections.onDraftChanged,
    onProblems: corrections.onProblems,
  });
  const keep = async () => autosave?.flush();
  const file = createRemoteFile({
    storage,
    state: () => state,
    change,
    replace,
    keep,
    migrate: worker.migrate,
    isTyping: typing.isTyping,
  });
  const versionHistory = createVersionHistory({
    storage,
    state: () => state,
    change,
    replace,
    showFiles,
    inOneFormat: file.commands.inOneFormat,
    replaceText: file.commands.replaceText,
    set: (pointer, value, title) => edit({ kind: 'set', pointer, value }, { title, select: selectionAt(pointer) }),
    insert: (list, index, value, title) => {
      const pointer = `${list}/${index}`;
      edit({ kind: 'insert', pointer, value }, { title, select: selectionAt(pointer) });
    },
    read: file.read,
  });
  /** A draft has come back, and what others have made of the file meanwhile has come in. */
  const welcome = (time: number | undefined) => {
    if (time !== undefined && isUnsaved(state) && !state.isOpenInOtherTab) change({ restored: time });
  };
  /** Another window has left the site to this one. */
  const resume = async () => {
    const kept = await findKeptDraft(drafts, () => change({ isDraftLost: true }));
    if (kept) replace(kept.document, { isOpenInOtherTab: false, stored: kept.stored, sent: kept.sent, conflict: undefined });
    else change({ isOpenInOtherTab: false });
    await file.read();
    await file.bringUpToDate();
    welcome(kept?.time);
  };
  tabs?.listen({
    give: async () => {
      change({ isOpenInOtherTab: true });
      await autosave?.flush();
    },
    lost: () => change({ isOpenInOtherTab: true }),
    free: () => void resume(),
  });
  const follow = (what: 'text' | 'files') => {
    if (what === 'files') void learnFiles([]);
    // The window that takes over reads the file then.
    else if (!state.isOpenInOtherTab) void file.read();
  };
  const stop = storage.watch && watchWhileSeen(storage.watch, follow);
  const stopWatchingSite = storage.watchSite?.((site) => change({ site }));
  /** A connection is back: what may have failed for want of one is tried again. */
  const tryAgain = () => {
    if (state.isOpenInOtherTab || state.needsReload) return;
    if (typeof state.saving === 'object') void file.commands.save();
    else if (state.readFailed !== undefined) void file.read();
  };
  const stopTrying = storage.watch && whenOnline(tryAgain);
  // Not awaited: the window can be shown before the files are known.
  void learnFiles(namedFiles(first.document.text));
  if (first.file) void file.takeOver(first.file);
  // Reading again tells the author that the file is gone.
  else void file.read();
  void file.bringUpToDate();
  // The worker answers in order: asked after the migration, so that no form is shown before it.
  worker.askForms(lang, writtenLanguage(state.document.value));
  welcome(first.time);
  if (!state.isOpenInOtherTab) void autosave?.flush();
  if (isFirstMine === false && tabs?.isMine()) void resume();

  /** Shows what a step was about, where it is now. */
  const goTo = (gone: ReturnType<typeof undo>, pointer: string | undefined, said: (title: string) => string) => {
    if (!gone || !mayChange()) return;
    const { document, step } = gone;
    const selection = pointer ? selectionFor({ ...state, document }, pointer) : nearestSelection(state.selection, document.value);
    const target = pointer ? { pointer, focus: false, count: (state.target?.count ?? 0) + 1 } : undefined;
    const text = said(step.title);
    setDocument(document, { selection, target, announcement: text, notice: { text, canUndo: false } });
  };

  const turnTo = (part: Pick<EditorState, 'selection' | 'target'>) => {
    const { page } = state;
    change(part);
    if (state.page !== page) validate();
  };

  return {
    state: () => state,
    valueOf: (pointer: string) => valueAt(state.document.value, pointer),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stop?.();
      stopWatchingSite?.();
      stopTrying?.();
    },
    typed,
    remembered,

    /** @param order - the keys of the object around it, for a key that is new */
    set: (pointer: string, value: unknown, options: EditOptions & { order?: readonly string[] }) =>
      edit({ kind: 'set', pointer, value: value as Json, ...(options.order && { order: options.order }) }, options),
    remove: (pointer: string, options: EditOptions) => edit({ kind: 'remove', pointer }, options),
    insert: (list: string, index: number, value: unknown, options: EditOptions) =>
      edit({ kind: 'insert', pointer: `${list}/${index}`, value: value as Json }, options),
    move: (list: string, from: number, to: number, options: EditOptions) =>
      edit({ kind: 'move', pointer: `${list}/${from}`, to: `${list}/${to}` }, options),
    duplicate: (pointer: string, options: EditOptions) =>
      carryOut(duplicateOf(state.document.value, pointer), { ...options, at: pointer }),
    /** Several operations as one step. */
    carryOut,
    /** Carries out the corrections of findings as one step: now, or when the draft has been validated that they are about. */
    correct: corrections.request,

    undo() {
      const gone = undo(state.document);
      goTo(gone, gone && placeBefore(gone.step.pointer, state.document.value, gone.document.value), says().undone);
    },
    redo() {
      const gone = redo(state.document);
      goTo(gone, gone && (gone.step.pointer || placeThatComes(state.document.value, gone.document.value)), says().redone);
    },

    select: (selection: Selection) => turnTo({ selection, target: undefined }),
    /** Shows the field of a value, and puts the cursor there if asked. */
    show(pointer: string, how: Omit<Target, 'pointer' | 'count'>) {
      const selection = selectionFor(state, pointer);
      const target = { pointer, ...how, count: (state.target?.count ?? 0) + 1 };
      turnTo({ selection: pointerOf(selection) === pointerOf(state.selection) ? state.selection : selection, target });
    },
    /** The caret is in the text of this place, or has left it. */
    writeAt,
    sample: worker.sample,
    setView: (view: Partial<View>) => change({ view: { ...state.view, ...view } }),
    say,
    sayDone,
    /** Says something that is worth knowing, to be seen for a while. */
    hint: (text: string) => change({ notice: { text, canUndo: false } }),
    /** The author has seen it. */
    hideNotice: () => change({ notice: undefined }),
    refuse,
    showKeys: (isShowingKeys: boolean) => change({ isShowingKeys }),
    search: (isSearching: boolean, { isReplacing = false } = {}) =>
      change({ isSearching: isSearching && mayChange(), isReplacing }),

    setLang(next: MessageLanguage) {
      change({ lang: next });
      worker.askForms(next, writtenLanguage(state.document.value));
      validate();
    },

    ...file.commands,
    ...versionHistory,
    /** Somebody chooses a file. */
    listUnnamed: () => storage.listUnnamed?.(),
    publishing: storage.publish,
    session: storage.session,
    sending: storage.sending,
    async signOut(what: 'keep' | 'remove') {
      if (what === 'remove') await drafts?.forget();
      else await keep();
      await storage.session?.signOut(what);
    },
    lookAgain: file.read,
    /** Shows an unexpected error. The draft stays as it is. */
    tellFailure(cause: unknown) {
      const failed = sentenceOf(cause, state.lang);
      // An error that recurs at every change is shown once.
      if (failed !== state.failed) change({ failed });
    },
    /** @param images - pointers, one in each line */
    seeWhole: (images: string) => change({ wholeImages: images }),
    /** The author has taken note of it. */
    hideFailure: () => change({ failed: undefined }),
    /** The author has taken note of it. */
    hideRestored: () => change({ restored: undefined }),
    /** Goes on in this window with what another one has begun. */
    async takeFromOtherWindow() {
      await tabs?.take();
    },

    /** @returns the paths of those that are gone; what the kept text names stays */
    async removePictures(paths: readonly string[]) {
      if (!mayChange()) throw new StorageFailure({ de: words.de.onlyToRead, en: words.en.onlyToRead });
      const gone = (await storage.versions?.removePictures(paths)) ?? [];
      await learnFiles([]);
      return gone;
    },

    /**
     * @param tell - gets how much of the work is done, from 0 to 1
     * @returns the path that the manifest may name, or why the file is not kept
     */
    async upload(name: string, bytes: Blob, tell: (done: number) => void = () => {}) {
      if (!mayChange()) throw new StorageFailure({ de: words.de.onlyToRead, en: words.en.onlyToRead });
      const photo = await shrinkPhoto(bytes, tell);
      const stop = storage.sending?.((share) => tell(shrunk + share * (1 - shrunk)));
      try {
        const result = await storage.upload(name, photo);
        if ('file' in result) await learnFiles([result.file.path]);
        return result;
      } finally {
        stop?.();
      }
    },
  };
}
