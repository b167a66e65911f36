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
import { apply, type Document, openDocument, redo, replaceAll, undo } from '../../document/document.ts';
import { type Conflict, merge, withTheirs, writeInto } from '../../document/merge.ts';
import type { Operation } from '../../document/operations.ts';
import { valueAt } from '../../document/value.ts';
import { type Storage, StorageFailure, type Stored } from '../../storage.ts';
import { words } from '../words/words.ts';
import { corrected, makeCorrections } from './correct.ts';
import type { EditorState, View } from './editor-state.ts';
import { byPlace, noFindings } from './findings.ts';
import { namedFiles } from './named-files.ts';
import { nearestSelection, pointerOf, type Selection, selectionAt } from './selection.ts';
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
}

/** @returns the editor of what the storage keeps; it has asked the worker for everything */
export async function createEditor({ storage, worker, lang }: EditorParts) {
  const stored = await storage.read();
  const files = await storage.files(namedFiles(stored.text));
  let state: EditorState = {
    lang,
    document: openDocument(stored.text),
    stored,
    saving: 'no',
    isBroken: false,
    conflict: undefined,
    forms: undefined,
    files,
    selection: { kind: 'page', page: 0 },
    target: undefined,
    findings: noFindings,
    judged: 0,
    brand: undefined,
    shown: undefined,
    isShownOld: false,
    view: { width: 'desktop', scheme: 'light', isTrying: false },
    announcement: '',
  };
  const listeners = new Set<() => void>();
  let draft = 0;
  /** What the drafts say that have no answer yet. */
  const judging = new Map<number, Json>();
  /** Paths that were asked for: those that are nowhere shall not be asked for again and again. */
  const asked = new Set(namedFiles(stored.text));

  const change = (part: Partial<EditorState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
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

  /** The next state of the draft. */
  const setDocument = (document: Document, more: Partial<EditorState> = {}) => {
    if (document === state.document) return change(more);
    change({ document, selection: nearestSelection(state.selection, document.value), ...more });
    judge();
  };

  const edit = (operation: Operation, options: EditOptions) =>
    carryOut([operation], { ...options, at: operation.kind === 'move' ? operation.to : operation.pointer });

  const carryOut = (operations: readonly Operation[], { title, at, typing = false, select }: EditOptions & { at: string }) => {
    const step = { title, at, time: Date.now(), ...(typing && { merge: at }) };
    setDocument(apply(state.document, operations, step), select && { selection: select, target: undefined });
  };

  const learnFiles = async (named: readonly string[]) => {
    for (const path of named) asked.add(path);
    const found = await storage.files([...asked]);
    change({ files: found });
    worker.setFiles(found);
    judge();
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
  worker.setFiles(files);
  worker.askForms(lang);
  judge();

  /** What somebody else has made of the file comes in: as it is, or together with what was changed here. */
  const takeOver = (theirs: Stored) => {
    if (theirs.version === state.stored.version) return change({ isBroken: false });
    const base = parse(state.stored.text);
    const their = parse(theirs.text);
    if (!their) return change({ isBroken: true });
    const { document, stored: before } = state;
    if (document.text === before.text || document.text === theirs.text) {
      setDocument(replaceAll(document, theirs.text, { title: says().takenOver, time: Date.now() }), {
        stored: theirs,
        isBroken: false,
      });
      return;
    }
    const merged = merge(base?.value ?? null, document.value, their.value);
    if (merged.conflicts.length > 0) {
      change({ conflict: { theirs, merged: merged.merged, places: merged.conflicts }, isBroken: false });
      return;
    }
    const text = writeInto(theirs.text, merged.merged);
    setDocument(replaceAll(document, text, { title: says().takenOver, time: Date.now() }), { stored: theirs, isBroken: false });
    say(says().merged);
  };

  const read = async () => takeOver(await storage.read());
  const stop = storage.watch?.((what) => void (what === 'text' ? read() : learnFiles([])));

  /** Shows what a step was about, where it is now. */
  const goTo = (gone: ReturnType<typeof undo>, said: (title: string) => string) => {
    if (!gone) return;
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
    duplicate: (pointer: string, options: EditOptions) => edit({ kind: 'duplicate', pointer }, options),
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

    setLang(next: MessageLanguage) {
      change({ lang: next });
      worker.askForms(next);
      judge();
    },

    async save() {
      const { document, stored: base, saving, conflict } = state;
      if (saving === 'yes' || conflict || document.text === base.text) return;
      change({ saving: 'yes' });
      try {
        const result = await storage.save(document.text, base.version);
        change({ saving: 'no' });
        if ('conflict' in result) {
          takeOver(result.conflict);
          // What could be merged is kept at once; the author has asked for it.
          if (!state.conflict && !state.isBroken) await this.save();
          return;
        }
        change({ stored: { text: document.text, version: result.version } });
        say(says().saved);
      } catch (error) {
        change({ saving: { failed: error instanceof StorageFailure ? error.words[state.lang] : String(error) } });
      }
    },

    /** Ends a conflict: for each place what shall be there. */
    settle(decide: (place: Conflict) => 'mine' | 'theirs') {
      const { conflict, document } = state;
      if (!conflict) return;
      const { theirs, merged, places } = conflict;
      const value = withTheirs(
        merged,
        places.filter((place) => decide(place) === 'theirs'),
      );
      const text = writeInto(theirs.text, value);
      const step = { title: says().takenOver, time: Date.now() };
      setDocument(replaceAll(document, text, step), { stored: theirs, conflict: undefined });
    },

    publishing: storage.publish,
    /** Another text for all of the draft, as one step. */
    replaceText: (text: string, title: string) => setDocument(replaceAll(state.document, text, { title, time: Date.now() })),
    /** Has the author decide; `settle` ends it. */
    askAbout: (conflict: NonNullable<EditorState['conflict']>) => change({ conflict }),

    /** @returns the path that the manifest may name, or why the file is not kept */
    async upload(name: string, bytes: Blob) {
      const result = await storage.upload(name, bytes);
      if ('file' in result) await learnFiles([result.file.path]);
      return result;
    },
  };
}

function parse(text: string): { value: Json } | undefined {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
}

/** Whether there is something that is not kept. */
export const isUnsaved = ({ document, stored }: EditorState): boolean => document.text !== stored.text;
