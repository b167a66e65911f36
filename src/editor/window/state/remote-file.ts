/** The draft and the file that it belongs to: it is saved there, and what others make of the file comes in. */
import type { Json } from '../../../../schema/json.ts';
import { operationsBetween, writeInto } from '../../../json-text/between.ts';
import { parseAsWritten } from '../../../json-text/spelled-numbers.ts';
import { applyTextEdits, differenceOf } from '../../../json-text/text-edit.ts';
import { valueAt } from '../../../json-text/value.ts';
import { type Document, replaceAll } from '../../draft/document/document.ts';
import { type Conflict, type Decision, decided, merge } from '../../draft/document/merge.ts';
import { type Storage, StorageFailure, type Stored } from '../../storage.ts';
import { words } from '../words/words.ts';
import { type EditorState, isReadOnly, isUnsaved, newerVersionIn } from './editor-state.ts';
import { changeBy } from './format-time.ts';
import { pointerOf, selectionAt } from './selection.ts';
import { sentenceOf } from './sentence-of.ts';
import type { WorkerLink } from './worker-link.ts';

interface RemoteFileParts {
  storage: Storage;
  state: () => EditorState;
  change: (part: Partial<EditorState>) => void;
  /** Changes the draft even while it is read-only for the author. */
  replace: (document: Document, more: Partial<EditorState>) => void;
  /** Keeps the draft in the browser, at once. */
  keep: () => Promise<void>;
  migrate: WorkerLink['migrate'];
  /** Whether somebody is typing. */
  isTyping: () => boolean;
  /** The text of the draft as it is kept. */
  textToKeep: () => string;
}

/** How often it is looked whether somebody still types, in milliseconds. */
const lookAgainMs = 500;

export function createRemoteFile({ storage, state, change, replace, keep, migrate, isTyping, textToKeep }: RemoteFileParts) {
  const says = () => words[state().lang];
  const say = (announcement: string) => change({ announcement });
  const replaceText = (text: string, title: string, more: Partial<EditorState>) => {
    const before = versionOf(state().document.value);
    replace(replaceAll(state().document, text, { title, time: Date.now() }), more);
    if (versionOf(state().document.value) !== before) void bringUpToDate();
  };

  /** Brings the draft to the current format, as a step that can be taken back. It is in the file only when its author saves. */
  const bringUpToDate = async (): Promise<void> => {
    const { document } = state();
    const [text = document.text] = await migrate([document.text]);
    if (state().document !== document) return bringUpToDate();
    if (text === document.text || isReadOnly(state())) return;
    const now = replaceAll(document, text, { title: says().broughtUpToDate, time: Date.now() });
    const said = says().broughtUpToDateIn(countChangedPlaces(document.value, now.value));
    replace(now, { announcement: said, notice: { text: said, canUndo: true } });
  };

  const changedBy = ({ by }: Stored) => changeBy(by, says());

  /** Texts that can be compared: where they are of several versions, in the current format. */
  const inOneFormat = (texts: readonly string[]) =>
    new Set(texts.map((text) => versionOf(parse(text)?.value ?? null))).size > 1 ? migrate(texts) : texts;
  /** Saving was requested during a save. */
  let isWanted = false;

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Asks as soon as nobody types: no window opens over a word. */
  const askInTime = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { conflict } = state();
      if (conflict?.waits !== 'typing') return;
      if (isTyping()) askInTime();
      else void takeOver(conflict.theirs);
    }, lookAgainMs);
  };

  /**
   * What somebody else has made of the file comes in: as it is, or together with what was changed here.
   *
   * @param isAsked - the author waits for it
   */
  const takeOver = async (theirs: Stored, isAsked = false): Promise<void> => {
    const { document, stored: before, sent, conflict, looking } = state();
    // It comes in when the draft is there again, which reads the file.
    if (looking) return;
    const settled = { isBroken: false, isGone: false, readFailed: undefined, conflict: undefined };
    if (theirs.version === before.version) {
      // A conflict about another version is obsolete.
      return change({ ...settled, conflict: conflict?.theirs.version === theirs.version ? conflict : undefined });
    }
    // The file holds what this window sent; only the answer was lost.
    if (sent.some((edits) => applyTextEdits(before.text, edits) === theirs.text)) {
      const saving = state().saving === 'yes' ? 'yes' : 'no';
      return change({ ...settled, stored: theirs, saving });
    }
    const their = parse(theirs.text);
    if (!their) return change({ isBroken: true, isGone: false, readFailed: undefined });
    if (document.text === before.text || document.text === theirs.text) {
      return replaceText(theirs.text, changedBy(theirs).step, { ...settled, stored: theirs });
    }
    let texts: readonly string[] = [before.text, document.text, theirs.text];
    const comparable = inOneFormat(texts);
    if (comparable !== texts) {
      texts = await comparable;
      // The file has been taken over, or kept, meanwhile; or the author has gone on.
      if (state().stored !== before) return void read();
      if (state().document !== document) return takeOver(theirs, isAsked);
    }
    const [base = null, mine = null, other = null] = texts.map((text) => parse(text)?.value);
    const { merged, conflicts: places } = merge(base, mine, other);
    if (places.length > 0) {
      const waits = isAsked ? undefined : conflict?.waits === 'later' ? 'later' : isTyping() ? 'typing' : undefined;
      if (waits === 'typing') askInTime();
      return change({ ...settled, conflict: { theirs, merged, places, ...(waits && { waits }) } });
    }
    replaceText(writeInto(texts[2] ?? theirs.text, merged, undefined, other), changedBy(theirs).step, {
      ...settled,
      stored: theirs,
    });
    say(changedBy(theirs).merged);
  };

  /** Says so while the storage does not answer; an answer that comes late is one all the same. */
  const awaitAnswer = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const { answersWithin } = storage;
    const tell = () => change({ isUnanswered: true, announcement: '' });
    const waiting = answersWithin === undefined ? undefined : setTimeout(tell, answersWithin);
    try {
      return await answer;
    } finally {
      clearTimeout(waiting);
      if (state().isUnanswered) change({ isUnanswered: false });
    }
  };

  /** The save that is under way. */
  let saving: Promise<void> | undefined;

  /** Looks at the file. */
  const read = async (): Promise<void> => {
    try {
      await saving;
      const { stored } = state();
      const theirs = await storage.read();
      // A read during a save may return the old or the new content: read again.
      if (saving || state().stored !== stored) return read();
      takeOver(theirs);
    } catch (error) {
      change({ readFailed: sentenceOf(error, state().lang), isGone: isGone(error), needsReload: needsReload(error) });
    }
  };

  /** What has been put off is decided first: the draft may be another one by now. */
  const decideNow = async () => {
    const { conflict, isOpenInOtherTab } = state();
    if (conflict?.waits && !isOpenInOtherTab) await takeOver(conflict.theirs, true);
  };

  /** Saves the draft, and announces the result each time it is called. */
  const save = async (): Promise<void> => {
    if (state().conflict?.waits) await decideNow();
    const { document, stored: base, conflict, isOpenInOtherTab } = state();
    if (isOpenInOtherTab) return say(says().elsewhere);
    if (state().looking) return change({ refused: says().versions.first });
    if (conflict) return say(changedBy(conflict.theirs).ask);
    if (newerVersionIn(state()) && isUnsaved(state())) return change({ refused: says().onlyToRead });
    if (state().saving === 'yes') {
      isWanted = true;
      return say(says().saving);
    }
    const text = textToKeep();
    if (!isUnsaved(state()) || (text === base.text && !state().isGone)) {
      change({ saving: 'no', stored: { ...base, draft: document.text } });
      return say(says().saved);
    }
    change({ saving: 'yes', announcement: says().saving });
    isWanted = false;
    const sent = send(document, text, base);
    saving = sent;
    await sent;
    if (saving === sent) saving = undefined;
  };

  const send = async (document: Document, text: string, base: Stored): Promise<void> => {
    const { isGone: wasGone, sent } = state();
    // If the window or the server dies before the answer, the file may hold this text: remember it as the author's own.
    change({ sent: [...sent, differenceOf(base.text, text)] });
    await keep();
    try {
      const result = await awaitAnswer(storage.save(text, wasGone ? undefined : base.version));
      change({ sent });
      if ('conflict' in result) await takeOver(result.conflict, true);
      change({ saving: 'no' });
      if ('conflict' in result) {
        if (state().isBroken) return say(`${says().broken} ${says().brokenHint}`);
        // What could be merged is kept at once; the author has asked for it.
        if (!isReadOnly(state())) await save();
        return;
      }
      const isAgain = isWanted && state().document.text !== document.text;
      const stored = { text, version: result.version, draft: document.text };
      change({ stored, announcement: says().saved, ...(wasGone && { isGone: false, readFailed: undefined }) });
      if (isAgain) await save();
    } catch (error) {
      const failed = sentenceOf(error, state().lang);
      // The sentence stands in an alert of its own, which screen readers say.
      const said = { announcement: '', saving: { failed }, needsReload: needsReload(error) };
      change({ ...said, ...(isGone(error) && { isGone: true }) });
    }
  };

  return {
    takeOver,
    read,
    bringUpToDate,
    commands: {
      save,
      inOneFormat,

      /** Ends a conflict: for each place what shall be there. */
      settle(decide: (place: Conflict) => Decision) {
        const { conflict } = state();
        if (!conflict) return;
        const { theirs, merged, places } = conflict;
        const text = writeInto(theirs.text, decided(merged, places, decide), undefined, parseAsWritten(theirs.text));
        replaceText(text, changedBy(theirs).step, {
          stored: theirs,
          conflict: undefined,
        });
        void bringUpToDate();
      },

      decideNow,

      /** Puts a conflict off: its author goes on, and decides before the next save. */
      decideLater() {
        const { conflict } = state();
        if (conflict) change({ conflict: { ...conflict, waits: 'later' }, announcement: changedBy(conflict.theirs).waits });
      },

      /** Goes back to what is kept, as a step that can be undone. */
      discard() {
        const { stored } = state();
        if (isReadOnly(state()) || !isUnsaved(state())) return;
        const text = says().discarded;
        replaceText(stored.text, text, { announcement: text, notice: { text, canUndo: true } });
      },

      /** Another text for all of the draft, as one step. */
      replaceText(text: string, title: string) {
        if (!isReadOnly(state())) replaceText(text, title, {});
      },

      /** Has the author decide; `settle` ends it. Where it is not about the file, `theirs` is what is kept. */
      askAbout: (conflict: EditorState['conflict']) => change({ conflict }),
    },
  };
}

const needsReload = (error: unknown) => error instanceof StorageFailure && error.needsReload;
const isGone = (error: unknown) => error instanceof StorageFailure && error.isGone;

/** Reads the file until it is JSON; `tellWaiting` is called after each failed attempt. */
export async function readWhole(storage: Storage, tellWaiting: () => void): Promise<Stored> {
  for (;;) {
    const stored = await storage.read();
    if (parse(stored.text)) return stored;
    tellWaiting();
    await new Promise((done) => setTimeout(done, 500));
  }
}

function parse(text: string): { value: Json } | undefined {
  try {
    return { value: parseAsWritten(text) };
  } catch {
    return undefined;
  }
}

/** The version of the format that a manifest names. */
const versionOf = (value: Json): Json | undefined => valueAt(value, '/version');

/** In how many sections, pages and parts two manifests differ. */
function countChangedPlaces(before: Json, after: Json): number {
  const pointers = operationsBetween(before, after, '').map(({ pointer }) => pointer);
  return new Set(pointers.filter((pointer) => pointer !== '/version').map((pointer) => pointerOf(selectionAt(pointer)))).size;
}
