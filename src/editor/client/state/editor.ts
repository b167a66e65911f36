/**
 * The editor outside of React: the draft, what is selected, what is said of it, and all that an author can do.
 *
 * ```
 *  a letter ─► draft (document/) ─► field, at once
 *                 └──────────────► worker: findings, page ─► form, preview
 *  Ctrl+S   ─► storage, with the version that the draft was made of ─► kept, or a conflict to merge
 * ```
 */
import type { Json } from '../../../../schema/migrations.ts';
import type { MessageLanguage } from '../../../manifest/say/catalogue.ts';
import { apply, type Document, redo, replaceAll, undo } from '../../document/document.ts';
import type { Operation } from '../../document/operations.ts';
import { valueAt } from '../../document/value.ts';
import { type Storage, StorageFailure } from '../../storage.ts';
import { words } from '../words/words.ts';
import { corrected, makeCorrections } from './correct.ts';
import type { DraftStore } from './draft-store.ts';
import { duplicateOf } from './duplicate.ts';
import { type EditorState, firstState, isHeld, isUnsaved, type View } from './editor-state.ts';
import { byPlace } from './findings.ts';
import { findFirstDraft, findKeptDraft } from './first-draft.ts';
import { withLists } from './first-entry.ts';
import { createDraftKeeper } from './keep-draft.ts';
import { createKeptFile } from './kept-file.ts';
import { namedFiles } from './named-files.ts';
import { nearestSelection, pointerOf, type Selection, selectionAt } from './selection.ts';
import type { Tabs } from './tabs.ts';
import type { WorkerLink } from './worker-link.ts';

export type Editor = Awaited<ReturnType<typeof createEditor>>;

/** What an edit is called in "Undo: …", and where it takes place. */
interface EditOptions {
  title: string;
  /** Letters of one field become one step. */
  typing?: boolean;
  /** What is shown afterwards, where the place of what is selected is another one by then. */
  select?: Selection;
}

export interface EditorParts {
  storage: Storage;
  worker: WorkerLink;
  lang: MessageLanguage;
  /** Left out, nothing outlives the window. */
  drafts?: DraftStore;
  /** Left out, there is no other window. */
  tabs?: Tabs;
  /** The file is no JSON now, and it is waited for. */
  tellWaiting?: () => void;
}

/** @returns the editor of what the storage keeps; it has asked the worker for everything */
export async function createEditor({ storage, worker, lang, drafts, tabs, tellWaiting = () => {} }: EditorParts) {
  // What another window keeps while it closes is to be read afterwards.
  const isFirstMine = await tabs?.enter();
  let isDraftLost = false;
  const first = await findFirstDraft(storage, drafts, tellWaiting, () => {
    isDraftLost = true;
  });
  const named = namedFiles(first.document.text);
  const files = await storage.files(named);
  let state: EditorState = firstState({
    lang,
    document: first.document,
    stored: first.stored,
    files,
    isElsewhere: tabs?.isMine() === false,
    isDraftLost,
  });
  const listeners = new Set<() => void>();
  let draft = 0;
  /** What the drafts say that have no answer yet. */
  const judging = new Map<number, Json>();
  /** Paths that were asked for: those that are nowhere shall not be asked for again and again. */
  const asked = new Set(named);

  const change = (part: Partial<EditorState>) => {
    state = { ...state, ...part };
    if (!state.isElsewhere) keeper?.changed();
    for (const listener of listeners) listener();
  };
  const keeper =
    drafts &&
    createDraftKeeper({
      store: drafts,
      state: () => state,
      tell: (isKept) => {
        if (state.isDraftLost === isKept) change({ isDraftLost: !isKept });
      },
    });
  const say = (announcement: string) => change({ announcement });
  const says = () => words[state.lang];

  const judge = () => {
    draft++;
    corrections.wait();
    const { selection, document } = state;
    const page = selection.kind === 'part' ? shownPage : selection.page;
    shownPage = page;
    judging.set(draft, document.value);
    worker.judge({ draft, text: document.text, page, lang: state.lang });
  };
  /** The page that stays in the preview while what all pages share is edited. */
  let shownPage = 0;

  const replace = (document: Document, more: Partial<EditorState>) => {
    if (document === state.document) return change(more);
    change({ document, selection: nearestSelection(state.selection, document.value), ...more });
    judge();
  };
  /** The next state of the draft, made by its author. */
  const setDocument = (document: Document, more: Partial<EditorState> = {}) => {
    if (document !== state.document && !isHeld(state)) replace(document, more);
  };

  const edit = (operation: Operation, options: EditOptions) =>
    carryOut([operation], { ...options, at: operation.kind === 'move' ? operation.to : operation.pointer });

  const carryOut = (operations: readonly Operation[], { title, at, typing = false, select }: EditOptions & { at: string }) => {
    const step = { title, at, time: Date.now(), ...(typing && { merge: at }) };
    try {
      const document = apply(state.document, withLists(state.document.value, operations), step);
      setDocument(document, select && { selection: select, target: undefined });
    } catch (error) {
      // A draft may have another shape than its form; a finding says so. What is written stays as it is.
      console.error(error);
      say(says().notHere);
    }
  };

  const learnFiles = async (named: readonly string[]) => {
    for (const path of named) asked.add(path);
    try {
      const found = await storage.files([...asked]);
      change({ files: found });
      worker.setFiles(found);
      judge();
    } catch (error) {
      // What is not known yet is asked for again with the next draft that names it.
      for (const path of named) asked.delete(path);
      if (!(error instanceof StorageFailure)) throw error;
    }
  };

  const corrections = makeCorrections((fix) => {
    const { document } = state;
    setDocument(replaceAll(document, corrected(document.text, fix), { title: says().correction, time: Date.now() }));
    say(says().correctedIt);
  });

  worker.listen((message) => {
    if (message.type === 'forms') return change({ forms: message.forms });
    const value = judging.get(message.draft) ?? null;
    for (const number of judging.keys()) if (number <= message.draft) judging.delete(number);
    if (message.type === 'failed') {
      // Our bug. What is written stays, and the next draft may be judged.
      console.error(message.message);
      return change({ judged: message.draft, isShownOld: true });
    }
    const { problems, hidden, unknownFiles, shown, brand } = message;
    change({
      judged: message.draft,
      findings: byPlace(problems, hidden, state.findings),
      isShownOld: shown === undefined,
      ...(brand && { brand }),
      // The marked page comes only when it is another one, and whoever shows the page may not have got the last one yet.
      ...(shown && { shown: { ...state.shown, ...shown, draft: message.draft, of: value } }),
    });
    const unknown = unknownFiles.filter((path) => !asked.has(path));
    if (unknown.length > 0) void learnFiles(unknown);
    if (message.draft === draft) corrections.hear(problems);
  });

  const file = createKeptFile({ storage, state: () => state, change, replace });
  /** A draft has come back, and what others have made of the file meanwhile has come in. */
  const welcome = (time: number | undefined) => {
    if (time !== undefined && isUnsaved(state) && !state.isElsewhere) change({ restored: time });
  };
  /** Another window has left the site to this one. */
  const resume = async () => {
    const kept = await findKeptDraft(drafts, () => change({ isDraftLost: true }));
    change({ isElsewhere: false, ...(kept && { document: kept.document, stored: kept.stored, conflict: undefined }) });
    judge();
    await file.read();
    welcome(kept?.time);
  };
  tabs?.listen({
    give: async () => {
      change({ isElsewhere: true });
      await keeper?.flush();
    },
    lost: () => change({ isElsewhere: true }),
    free: () => void resume(),
  });
  const stop = storage.watch?.((what) => {
    if (what === 'files') void learnFiles([]);
    // Who takes over looks then.
    else if (!state.isElsewhere) void file.read();
  });
  worker.setFiles(files);
  worker.askForms(lang);
  judge();
  if (first.file) file.takeOver(first.file);
  // It says so.
  else void file.read();
  welcome(first.time);
  if (!state.isElsewhere) void keeper?.flush();
  if (isFirstMine === false && tabs?.isMine()) void resume();

  /** Shows what a step was about, where it is now. */
  const goTo = (gone: ReturnType<typeof undo>, said: (title: string) => string) => {
    if (!gone || isHeld(state)) return;
    const { document, step } = gone;
    const selection = step.pointer === '' ? state.selection : selectionAt(step.pointer);
    setDocument(document, { selection: nearestSelection(selection, document.value) });
    say(said(step.title));
  };

  return {
    state: () => state,
    valueOf: (pointer: string) => valueAt(state.document.value, pointer),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => stop?.(),

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
    /** Carries out the correction of a finding: now, or when the draft has been judged that it is about. */
    correct: corrections.want,

    undo() {
      goTo(undo(state.document), says().undone);
    },
    redo() {
      goTo(redo(state.document), says().redone);
    },

    select(selection: Selection) {
      const page = selection.kind === 'part' ? shownPage : selection.page;
      change({ selection, target: undefined });
      if (page !== shownPage) judge();
    },
    /** Shows the field of a value, and puts the cursor there if asked. */
    show(pointer: string, { focus, from }: { focus: boolean; from?: 'page' }) {
      const selection = nearestSelection(selectionAt(pointer), state.document.value);
      const before = pointerOf(state.selection);
      const target = { pointer, focus, ...(from && { from }), count: (state.target?.count ?? 0) + 1 };
      const page = selection.kind === 'part' ? shownPage : selection.page;
      change({ selection: pointerOf(selection) === before ? state.selection : selection, target });
      if (page !== shownPage) judge();
    },
    sample: worker.sample,
    setView: (view: Partial<View>) => change({ view: { ...state.view, ...view } }),
    say,
    search: (isSearching: boolean) => change({ isSearching: isSearching && !isHeld(state) }),

    setLang(next: MessageLanguage) {
      change({ lang: next });
      worker.askForms(next);
      judge();
    },

    ...file.commands,
    publishing: storage.publish,
    lookAgain: file.read,
    /** The author has taken note of it. */
    hideRestored: () => change({ restored: undefined }),
    /** Goes on in this window with what another one has begun. */
    async takeFromOtherWindow() {
      await tabs?.take();
    },

    /** @returns the path that the manifest may name, or why the file is not kept */
    async upload(name: string, bytes: Blob) {
      const result = await storage.upload(name, bytes);
      if ('file' in result) await learnFiles([result.file.path]);
      return result;
    },
  };
}
