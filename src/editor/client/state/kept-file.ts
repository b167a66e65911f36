/** The draft and the file that it belongs to: it is saved there, and what others make of the file comes in. */
import type { Json } from '../../../../schema/migrations.ts';
import { type Document, replaceAll } from '../../document/document.ts';
import { type Conflict, merge, withTheirs, writeInto } from '../../document/merge.ts';
import { applySplices, differenceOf } from '../../document/splice.ts';
import { type Storage, StorageFailure, type Stored } from '../../storage.ts';
import { words } from '../words/words.ts';
import { type EditorState, isHeld, isUnsaved } from './editor-state.ts';
import { sentenceOf } from './sentence-of.ts';

interface KeptFileParts {
  storage: Storage;
  state: () => EditorState;
  change: (part: Partial<EditorState>) => void;
  /** Changes the draft, whatever holds the author back. */
  replace: (document: Document, more: Partial<EditorState>) => void;
  /** Keeps the draft in the browser, at once. */
  keep: () => Promise<void>;
}

export function createKeptFile({ storage, state, change, replace, keep }: KeptFileParts) {
  const says = () => words[state().lang];
  const say = (announcement: string) => change({ announcement });
  const replaceText = (text: string, title: string, more: Partial<EditorState>) =>
    replace(replaceAll(state().document, text, { title, time: Date.now() }), more);
  /** Something was to be saved while something was being saved. */
  let isWanted = false;

  /** What somebody else has made of the file comes in: as it is, or together with what was changed here. */
  const takeOver = (theirs: Stored) => {
    const { document, stored: before, sent, conflict } = state();
    const settled = { isBroken: false, isGone: false, readFailed: undefined, conflict: undefined };
    if (theirs.version === before.version) {
      // What was asked about another version is no question any more.
      return change({ ...settled, conflict: conflict?.theirs.version === theirs.version ? conflict : undefined });
    }
    // It was saved here, and the answer has never come.
    if (sent.some((splices) => applySplices(before.text, splices) === theirs.text)) return change({ ...settled, stored: theirs });
    const their = parse(theirs.text);
    if (!their) return change({ isBroken: true, isGone: false, readFailed: undefined });
    if (document.text === before.text || document.text === theirs.text) {
      return replaceText(theirs.text, says().takenOver, { ...settled, stored: theirs });
    }
    const { merged, conflicts: places } = merge(parse(before.text)?.value ?? null, document.value, their.value);
    if (places.length > 0) return change({ ...settled, conflict: { theirs, merged, places } });
    replaceText(writeInto(theirs.text, merged), says().takenOver, { ...settled, stored: theirs });
    say(says().merged);
  };

  /** The save that is under way. */
  let saving: Promise<void> | undefined;

  /** Looks at the file. */
  const read = async (): Promise<void> => {
    try {
      await saving;
      const { stored } = state();
      const theirs = await storage.read();
      // What was read before a save has ended may be what was saved just now, or what was there before it.
      if (saving || state().stored !== stored) return read();
      takeOver(theirs);
    } catch (error) {
      change({ readFailed: sentenceOf(error, state().lang), isGone: isGone(error) });
    }
  };

  /** Every time it is asked for, it says what has become of it. */
  const save = async (): Promise<void> => {
    const { document, stored: base, conflict, isElsewhere } = state();
    if (isElsewhere) return say(says().elsewhere);
    if (conflict) return say(says().conflictText);
    if (state().saving === 'yes') {
      isWanted = true;
      return say(says().saving);
    }
    if (!isUnsaved(state())) {
      change({ saving: 'no' });
      return say(says().saved);
    }
    change({ saving: 'yes', announcement: says().saving });
    isWanted = false;
    const sent = send(document, base);
    saving = sent;
    await sent;
    if (saving === sent) saving = undefined;
  };

  const send = async (document: Document, base: Stored): Promise<void> => {
    const { isGone: wasGone, sent } = state();
    // When the window or the server goes before the answer comes, the file may hold this: then it is known as its author's own.
    change({ sent: [...sent, differenceOf(base.text, document.text)] });
    await keep();
    try {
      const result = await storage.save(document.text, wasGone ? undefined : base.version);
      change({ saving: 'no', sent });
      if ('conflict' in result) {
        takeOver(result.conflict);
        if (state().isBroken) return say(`${says().broken} ${says().brokenHint}`);
        // What could be merged is kept at once; the author has asked for it.
        if (!isHeld(state())) await save();
        return;
      }
      const isAgain = isWanted && state().document.text !== document.text;
      const stored = { text: document.text, version: result.version };
      change({ stored, announcement: says().saved, ...(wasGone && { isGone: false, readFailed: undefined }) });
      if (isAgain) await save();
    } catch (error) {
      change({ saving: { failed: sentenceOf(error, state().lang) }, ...(isGone(error) && { isGone: true }) });
    }
  };

  return {
    takeOver,
    read,
    commands: {
      save,

      /** Ends a conflict: for each place what shall be there. */
      settle(decide: (place: Conflict) => 'mine' | 'theirs') {
        const { conflict } = state();
        if (!conflict) return;
        const { theirs, merged, places } = conflict;
        const settled = withTheirs(
          merged,
          places.filter((place) => decide(place) === 'theirs'),
        );
        replaceText(writeInto(theirs.text, settled), says().takenOver, { stored: theirs, conflict: undefined });
      },

      /** Goes back to what is kept, as a step that can be undone. */
      discard() {
        const { stored } = state();
        if (isHeld(state()) || !isUnsaved(state())) return;
        const text = says().discarded;
        replaceText(stored.text, text, { announcement: text, notice: { text, canUndo: true } });
      },

      /** Another text for all of the draft, as one step. */
      replaceText(text: string, title: string) {
        if (!isHeld(state())) replaceText(text, title, {});
      },

      /** Has the author decide; `settle` ends it. Where it is not about the file, `theirs` is what is kept. */
      askAbout: (conflict: NonNullable<EditorState['conflict']>) => change({ conflict }),
    },
  };
}

const isGone = (error: unknown) => error instanceof StorageFailure && error.isGone;

/** The file as it is, once it can be read as JSON. Until then somebody may be told that it is waited for. */
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
    return { value: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
}
