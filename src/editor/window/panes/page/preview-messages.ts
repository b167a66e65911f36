/** What the page in the preview tells of its author's clicks and letters, done in the draft. */
import type { Json } from '../../../../../schema/json.ts';
import { sectionPointerOf } from '../../../../findings/sections.ts';
import { followPointer } from '../../../../json-text/follow-pointer.ts';
import { child, pointerKeys } from '../../../../json-text/pointer.ts';
import { isList } from '../../../../json-text/value.ts';
import { mergeProse } from '../../../draft/prose/merge-prose.ts';
import { type Prose, writeProse } from '../../../draft/prose/prose.ts';
import { readUnits, type Unit } from '../../../draft/rich-text/read.ts';
import { runsOf, unitsOf } from '../../../draft/rich-text/runs.ts';
import { rebased, writeRuns } from '../../../draft/rich-text/write.ts';
import type { FromPreview, ToPreview, WritingAt, WrittenProse } from '../../../preview/messages.ts';
import type { WritingCommand } from '../../../writing/text-view.ts';
import { addImages, sayLost } from '../../fields/add-images.ts';
import { imagesOf } from '../../fields/image-facts.ts';
import { unsaid } from '../../fields/ProseFields.tsx';
import { roomBehind, rowBehind } from '../../state/blocks.ts';
import { titleOfPart } from '../../state/describe-place.ts';
import type { Editor } from '../../state/editor.ts';
import { fieldAt, ownFieldAt } from '../../state/field-at.ts';
import { isSampleAt } from '../../state/findings.ts';
import { addPage, type NewPage } from '../../state/new-page.ts';
import { askWhich, filled, offeredKinds } from '../../state/offered-kinds.ts';
import { placeInDraft } from '../../state/place-now.ts';
import {
  type BlockKind,
  carryProse,
  entriesAt,
  haveSameBlocks,
  keysOfKinds,
  kindsToTurnInto,
  leaveProse,
  type MadeStep,
  type ProseAt,
  placesOfBlocks,
  proseAt,
  readNow,
  textsOfProse,
} from '../../state/prose-at.ts';
import { sectionTitle } from '../../state/reused.ts';
import { listAt, selectionAt } from '../../state/selection.ts';
import { textToWrite } from '../../state/text-to-write.ts';
import { words } from '../../words/words.ts';

/** A text that is being written on the page. */
interface Writing {
  /** As the page calls it. */
  pointer: string;
  /** Where it is in the draft. */
  at: string;
  /** As it was written last, in the manifest. */
  text: string;
  isRich: boolean;
  /** The number of the text that the page was told last. */
  revision: number;
  /** What the page has, for each text that it may still write upon. */
  told: Map<number, readonly Unit[]>;
  /** What the draft said then. */
  of: Json;
  /** When it was begun, in milliseconds. */
  since: number;
  /** The last step that was more than letters: an empty text that it has made goes with it. */
  made?: MadeStep;
  /** Its field goes on with it: what the page still tells was typed before. */
  isLeft?: boolean;
  /** The form goes on in its blocks: what is empty there is not left yet. */
  goesOn?: boolean;
  /** What is selected in it, once the page has told it. */
  caret?: Extract<FromPreview, { type: 'caret' }>;
  /** The blocks that it is one of, as the page has them for each number that it may still write upon. */
  prose?: ProseAt & { now: Prose; told: Map<number, Prose> };
}

export interface Answers {
  /** Takes a message, and gives what the page waits for, where it does. */
  hear(message: FromPreview): ToPreview | undefined;
  /** The draft is another one: what the text that is being written is by now, where it has changed. */
  follow(): ToPreview | undefined;
  /** This page is made with what is written next: a link to it. */
  bring(page: NewPage): void;
  /** The focus has come from the page to the window, maybe to the text's own field: what is selected, from one unit up to another. */
  leave(goesOn: boolean): [from: number, to: number] | undefined;
  /** Where it is in the draft, and what its block may become; undefined while none is written. */
  place(): { at: string; isRich: boolean; isBlank: boolean; kinds: BlockKind[] } | undefined;
  /** Where it is on the page that is shown; undefined while that is older than the text. */
  placeOnPage(): WritingAt | undefined;
}

/** One goes on writing there, on the page. */
const onPage = { focus: false, from: 'page', stays: true, writes: true } as const;

/** @param run - does something with the text that is being written on the page */
export function makeAnswers(editor: Editor, run: (command: WritingCommand) => void): Answers {
  let writing: Writing | undefined;
  let brought: NewPage | undefined;
  /** An empty paragraph that was made to be written in: it goes with this step. */
  let room: { at: string; made: MadeStep | undefined } | undefined;
  let revisions = 0;
  /** What waits until no word is being composed on the page. */
  let leaving: (() => void) | undefined;
  const draft = () => editor.state().document.value;
  const inDraft = (pointer: string) => placeInDraft(editor.state(), pointer);
  const refuse = () => {
    editor.refuse(words[editor.state().lang].goneFromDraft);
    return undefined;
  };

  /** A text that the page is told next: what it writes until it knows that is of an earlier one. */
  const next = (text: string, isRich: boolean, told = new Map<number, readonly Unit[]>()) => {
    revisions++;
    return { text, isRich, revision: revisions, told: told.set(revisions, readUnits(text, isRich)) };
  };

  const written = (of: Writing): Extract<ToPreview, { type: 'edit' }> => {
    const { pointer, at, text, isRich, revision, prose } = of;
    return {
      ...{ type: 'edit', pointer, revision, text: textToWrite(editor, at, text, isRich) },
      ...(prose && { prose: writtenProse(of, prose) }),
    };
  };

  const writtenProse = ({ pointer, at }: Writing, prose: NonNullable<Writing['prose']>): WrittenProse => {
    const texts = textsOfProse(draft(), prose, prose.now);
    // The page may still call the list by the place where it was.
    const list = pointer.slice(0, pointer.length - (at.length - prose.list.length));
    const places = placesOfBlocks(prose.now, texts, prose.list).map((one) => list + one.slice(prose.list.length));
    const kinds = { kinds: keysOfKinds(prose), offered: offeredKinds(prose) };
    const [source] = unsaid(prose.entry, { quote: '' }, 'quote');
    const adds = source && { addSource: words[editor.state().lang].addThis(source.title) };
    return { blocks: prose.now.blocks, ...kinds, ...adds, places, text: Math.max(0, texts.indexOf(at)) };
  };

  /** @param pointer - as the page calls it */
  const begin = (pointer: string, at: string): ToPreview | undefined => {
    const text = editor.valueOf(at);
    if (typeof text !== 'string') return undefined;
    const { forms } = editor.state();
    const isRich = forms !== undefined && ownFieldAt(forms, draft(), at)?.kind === 'richText';
    const found = forms && isRich ? proseAt(forms, draft(), at) : undefined;
    const first = next(text, isRich);
    const now = found && readNow(draft(), found);
    writing = {
      ...{ pointer, at, ...first, of: draft() },
      // Later than what it came of: its letters are a step of their own.
      since: Date.now() + 1,
      ...(room?.at === at && room.made && { made: room.made }),
      ...(found && now && { prose: { ...found, now, told: new Map([[first.revision, now]]) } }),
    };
    const { target } = editor.state();
    // New text is there to be written over.
    const isNew = target?.writes === true && target.pointer === at;
    editor.show(at, { focus: false, from: 'page', stays: true });
    editor.writeAt(at);
    return { ...written(writing), ...((isNew || isSampleAt(editor.state(), at)) && { isSample: true }) };
  };

  const follow = (): ToPreview | undefined => {
    if (!writing) return undefined;
    const { of, pointer, isRich, told, prose } = writing;
    if (of === draft()) return undefined;
    if (prose) return followProse(writing, prose);
    const at = followPointer(writing.at, of, draft());
    const text = at === undefined ? undefined : editor.valueOf(at);
    if (at === undefined || typeof text !== 'string') return leaveGone(writing);
    const isSame = text === writing.text;
    writing = { ...writing, pointer, at, of: draft(), ...(!isSame && { ...next(text, isRich, told), since: Date.now() }) };
    return isSame ? undefined : written(writing);
  };

  const leaveGone = ({ at }: Writing): ToPreview => {
    editor.writeAt(at, false);
    writing = undefined;
    return { type: 'leave' };
  };

  const followProse = (was: Writing, prose: NonNullable<Writing['prose']>): ToPreview | undefined => {
    const list = followPointer(prose.list, was.of, draft());
    const entries = list === undefined ? undefined : entriesAt(draft(), list);
    if (list === undefined || !entries?.length) return leaveGone(was);
    const place = textsOfProse(was.of, prose, prose.now).indexOf(was.at);
    const isSame = JSON.stringify(entries) === JSON.stringify(prose.now.entries);
    const now = isSame ? prose.now : readNow(draft(), { ...prose, list }, prose.now);
    const texts = textsOfProse(draft(), { ...prose, list }, now);
    const at = texts[Math.min(Math.max(0, place), texts.length - 1)];
    if (at === undefined) return leaveGone(was);
    writing = { ...was, at, of: draft(), prose: { ...prose, list, now } };
    if (at !== was.at) editor.writeAt(at);
    if (isSame) return undefined;
    writing = { ...writing, ...next(String(editor.valueOf(at)), true), since: Date.now() + 1 };
    prose.told.set(writing.revision, now);
    return written(writing);
  };

  /** There may be no more blocks: the page has again what the draft has. */
  const refuseBlocks = (was: Writing, prose: NonNullable<Writing['prose']>): ToPreview => {
    editor.refuse(words[editor.state().lang].tooManyBlocks(prose.max));
    writing = { ...was, ...next(was.text, true) };
    prose.told.set(writing.revision, prose.now);
    return written(writing);
  };

  /** What the page has made of the blocks: one step, or letters that go on with the last one. */
  const writeBlocks = (message: Extract<FromPreview, { type: 'prose' }>): ToPreview | undefined => {
    const { pointer, revision, isTyping, isDone } = message;
    const elsewhere = follow();
    const prose = writing?.prose;
    const base = prose?.told.get(revision);
    if (!writing || writing.pointer !== pointer || !prose || !base) return isDone ? undefined : (elsewhere ?? { type: 'leave' });
    const isOlder = revision < writing.revision;
    const images = imagesOf(editor.state().files).map(({ path }) => path);
    const come = filled(prose, message.blocks, images);
    const chosen = come.findIndex((one, index) => one !== message.blocks[index]);
    const page = writeProse(prose.entry, base, { ...message, blocks: come });
    if (page.entries.length > Math.max(prose.max, base.entries.length)) return refuseBlocks(writing, prose);
    prose.told.set(revision, page);
    for (const number of prose.told.keys()) if (number < revision) prose.told.delete(number);
    const { since, at } = writing;
    const entries = isOlder ? mergeProse(prose.entry, base, page, readNow(draft(), prose, base)).entries : page.entries;
    const title = titleOf(editor, at);
    // The step is told at once, and is nobody else's.
    const place = textsOfProse(draft(), prose, prose.now).indexOf(at);
    writing = { ...writing, prose: { ...prose, now: page } };
    const step = { at, title, isTyping, made: writing.made ?? { at, since }, page: brought };
    const { document } = editor.state();
    const done = carryProse(editor, prose.list, entries, step);
    const isPageMade = done !== undefined && brought !== undefined;
    if (done) brought = undefined;
    if (isPageMade && !isDone) return undefined;
    const made = done ? done.made : writing.made;
    const texts = textsOfProse(draft(), prose, page);
    if (chosen >= 0) {
      editor.writeAt(at, false);
      writing = undefined;
      const place = (!isOlder && placesOfBlocks(page, texts, prose.list)[message.from + chosen]) || prose.list;
      askWhich(editor, place, document, { pointer: at, ...onPage });
      return { type: 'leave' };
    }
    if (isDone) {
      if (!writing.goesOn) {
        editor.writeAt(at, false);
        leaveProse(editor, prose, readNow(draft(), prose, page), { at, title, made: made ?? { at, since } });
      }
      writing = undefined;
      return undefined;
    }
    const now = texts[Math.min(Math.max(0, place), texts.length - 1)] ?? at;
    if (now !== at) editor.writeAt(now);
    writing = { ...writing, at: now, of: draft(), ...(!isTyping && made && { made, since: made.since + 1 }) };
    if (!isOlder) return undefined;
    const merged = readNow(draft(), prose, page);
    writing = { ...writing, ...next(String(editor.valueOf(now)), true), prose: { ...prose, now: merged } };
    prose.told.set(writing.revision, merged);
    return written(writing);
  };

  const goOnAt = (at: string) => editor.show(at, onPage);

  /** Says whether there is room: behind a cell a row, behind the block of any other text a paragraph. */
  const makeRoom = (at: string, isRow: boolean, isLast = false): boolean => {
    const { forms } = editor.state();
    const row = isRow && forms ? rowBehind(forms, draft(), at) : undefined;
    const made = forms && !row ? roomBehind(forms, draft(), at, isLast) : undefined;
    if (row) editor.carryOut([row.operation], { title: titleOf(editor, at), at: row.at });
    if (made && made.entries.length > made.max) {
      editor.refuse(words[editor.state().lang].tooManyBlocks(made.max));
      return false;
    }
    if (made) {
      const step = { at: made.at, title: titleOf(editor, at), isTyping: false, made: undefined, page: undefined };
      room = { at: made.at, made: carryProse(editor, made.list, made.entries, step)?.made };
    }
    const next = row?.at ?? made?.at;
    if (next !== undefined) goOnAt(next);
    return next !== undefined;
  };

  /** Where the caret is: the form shows the field of that text. */
  const moveCaret = (caret: Extract<FromPreview, { type: 'caret' }>) => {
    if (!writing) return;
    const at = (writing.prose && textsOfProse(draft(), writing.prose, writing.prose.now)[caret.text]) ?? writing.at;
    const text = editor.valueOf(at);
    if (at !== writing.at && typeof text === 'string') {
      editor.writeAt(writing.at, false);
      editor.show(at, { focus: false, from: 'page', stays: true });
      editor.writeAt(at);
      writing = { ...writing, at };
    }
    writing = { ...writing, caret, ...(writing.prose && typeof text === 'string' && { text }) };
  };

  const write = ({ pointer, revision, text: runs, isDone }: Extract<FromPreview, { type: 'write' }>): ToPreview | undefined => {
    const elsewhere = follow();
    const isOlder = writing !== undefined && revision < writing.revision;
    if (writing?.pointer !== pointer) {
      if (!isOlder) return isDone ? undefined : { type: 'leave' };
      // Where writing goes on, the page learns in a moment; unless the author has ended it before.
      if (!isDone) return elsewhere;
      if (writing) editor.writeAt(writing.at, false);
      writing = undefined;
      return { type: 'leave' };
    }
    const { since, at, isRich, text: before, told, isLeft } = writing;
    const [base, units] = [told.get(revision), unitsOf(runs)];
    told.set(revision, units);
    for (const number of told.keys()) if (number < revision) told.delete(number);
    // Of two who write at once, or of who types on while undo is under way, neither takes back what the other has done.
    const meant = isOlder && base ? runsOf(rebased(base, units, readUnits(before, isRich), isLeft)) : runs;
    const { text, typing } = writeRuns(before, meant, isRich);
    const { forms } = editor.state();
    const title = titleOf(editor, at);
    const isLeftOut = text === '' && forms !== undefined && fieldAt(forms, draft(), at)?.optional === true;
    // Whoever empties it to write something else has not left it out yet: until then the draft has what it had.
    if (isLeftOut && !isDone) return undefined;
    // The step is told at once, and is nobody else's.
    writing = { ...writing, text };
    if (isLeftOut) {
      editor.carryOut([{ kind: 'remove', pointer: at }], { title, at, typing: true, since });
    } else if (text !== before && brought) {
      const pages = addPage(editor.state(), brought);
      brought = undefined;
      editor.carryOut([{ kind: 'set', pointer: at, value: text }, ...pages], { title, at });
      // The page may move the place of the text, which is looked for from here.
      if (!isDone) return undefined;
    } else if (text !== before) {
      editor.set(at, text, { title, typing, ...(typing && { since }) });
    }
    writing = isDone ? undefined : { ...writing, ...(isOlder ? next(text, isRich, told) : { text }), of: draft() };
    if (writing) return isOlder ? written(writing) : undefined;
    editor.writeAt(at, false);
    return undefined;
  };

  const placeNow = (pointer: string) => (writing?.pointer === pointer ? writing.at : inDraft(pointer));
  const keepFiles = ({ pointer, files }: Extract<FromPreview, { type: 'file' }>) =>
    addImages(editor, files, { placeNow: () => placeNow(pointer), titleOf: (at) => titleOf(editor, at), from: 'page' });

  const hear = (message: FromPreview): ToPreview | undefined => {
    switch (message.type) {
      case 'select':
      case 'menu': {
        const at = inDraft(message.pointer);
        if (at === undefined) return refuse();
        editor.show(at, {
          ...{ focus: false, from: 'page', stays: message.type === 'menu' },
          whenLeft(go) {
            leaving = go;
            goOn();
          },
        });
        return undefined;
      }
      case 'edit': {
        const { pointer } = message;
        const at = inDraft(pointer);
        const begun = at === undefined ? refuse() : begin(pointer, at);
        if (at !== undefined && !begun) editor.show(at, { focus: false, from: 'page' });
        // The page may wait for an answer.
        return begun ?? { type: 'leave' };
      }
      case 'below': {
        const at = inDraft(message.pointer);
        const { forms } = editor.state();
        if (at === undefined || !forms) return undefined;
        if (!proseAt(forms, draft(), at)) {
          makeRoom(at, false, true);
          return undefined;
        }
        const begun = begin(message.pointer, at);
        return begun?.type === 'edit' ? { ...begun, isSample: false, isBelow: true } : begun;
      }
      case 'behind': {
        const at = placeNow(message.pointer);
        // The page waits with the keys that have been pressed since.
        return at !== undefined && makeRoom(at, message.isRow) ? undefined : { type: 'leave' };
      }
      case 'caret':
        moveCaret(message);
        return undefined;
      case 'prose':
        return writeBlocks(message);
      case 'file':
        void keepFiles(message);
        return undefined;
      case 'lost':
        sayLost(editor, placeNow(message.pointer), message, () => run({ kind: 'struck' }));
        return undefined;
      case 'write':
        return write(message);
      case 'follow': {
        const page = listAt(draft(), 'routes').findIndex((route) => child(route, 'path') === message.path);
        if (page >= 0) editor.select({ kind: 'page', page });
        return undefined;
      }
      case 'sending': {
        const said = words[editor.state().lang].tried(message.fields, goalOf(message.to));
        editor.say(said);
        editor.hint(said);
        return undefined;
      }
      case 'key':
        if (message.action === 'plain') editor.hint(words[editor.state().lang].isPlain);
        return undefined;
      default:
        return undefined;
    }
  };
  const goOn = () => {
    if (writing && writing.caret?.isComposing !== false) return;
    const go = leaving;
    leaving = undefined;
    go?.();
  };
  const bring = (page: NewPage) => {
    brought = page;
  };
  const placeOnPage = (): WritingAt | undefined => {
    const { shown } = editor.state();
    if (!writing || !shown) return undefined;
    if (writing.prose) {
      const { pointer, at, prose } = writing;
      return haveSameBlocks(draft(), shown.of as Json, prose.list) ? { pointer, at } : undefined;
    }
    let [now, then]: unknown[] = [draft(), shown.of];
    for (const key of pointerKeys(writing.at)) {
      // Where something has come or gone since, it is another place.
      if (isList(now as Json) && (now as Json[]).length !== (then as Json[] | undefined)?.length) return undefined;
      [now, then] = [child(now, key), child(then, key)];
    }
    return typeof then === 'string' ? { pointer: writing.pointer, at: writing.at } : undefined;
  };

  return {
    ...{ follow, bring, placeOnPage },
    hear(message) {
      const reply = hear(message);
      goOn();
      return reply;
    },
    leave(goesOn) {
      leaving = undefined;
      if (!writing?.caret) return undefined;
      const { from, to } = writing.caret;
      writing = { ...writing, isLeft: true, goesOn };
      return [from, to];
    },
    place() {
      if (!writing) return undefined;
      const { at, isRich, prose } = writing;
      return { at, isRich, isBlank: editor.valueOf(at) === '', kinds: prose ? kindsToTurnInto(prose) : [] };
    },
  };
}

/** Tells where a form goes in words that its author knows: the mailbox of a mail, else the address. */
function goalOf(to: string): { mailbox: string } | { address: string } {
  const [, mailbox] = /^mailto:([^?]*)/.exec(to) ?? [];
  return mailbox === undefined ? { address: to } : { mailbox: mailbox.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent) };
}

/** What a step is called that was written on the page: by its section or part. */
function titleOf(editor: Editor, pointer: string): string {
  const { lang } = editor.state();
  const section = sectionPointerOf(pointer);
  if (section !== undefined) return words[lang].changed(sectionTitle(editor.state(), section));
  const selection = selectionAt(pointer);
  if (selection.kind === 'part') return words[lang].changed(titleOfPart(lang, editor.state().document.value, selection.part));
  return words[lang].changed(words[lang].pageForm);
}
