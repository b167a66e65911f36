/** What the page in the preview tells of its author's clicks and letters, done in the draft. */
import type { Json } from '../../../../../schema/json.ts';
import { sectionPointerOf } from '../../../../findings/sections.ts';
import { changeValue } from '../../../../json-text/change-value.ts';
import { followPointer } from '../../../../json-text/follow-pointer.ts';
import type { Operation } from '../../../../json-text/operations.ts';
import { child, pointerKeys } from '../../../../json-text/pointer.ts';
import { isList } from '../../../../json-text/value.ts';
import { readUnits, type Unit } from '../../../draft/rich-text/read.ts';
import { type Run, runsOf, unitsOf } from '../../../draft/rich-text/runs.ts';
import { rebased, writeRuns, writeUnits } from '../../../draft/rich-text/write.ts';
import type { FromPreview, ToPreview, WritingAt } from '../../../preview/messages.ts';
import { fileName } from '../../fields/image-facts.ts';
import { uploadAll } from '../../fields/use-upload.ts';
import { type BlockKind, type BlockStep, Blocks } from '../../state/blocks.ts';
import { titleOfPart } from '../../state/describe-place.ts';
import type { Editor } from '../../state/editor.ts';
import { fieldAt, ownFieldAt } from '../../state/field-at.ts';
import { fillIn } from '../../state/fill-in.ts';
import { isSampleAt } from '../../state/findings.ts';
import { addPage, type NewPage } from '../../state/new-page.ts';
import { placeInDraft } from '../../state/place-now.ts';
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
  /** Its field goes on with it: what the page still tells was typed before. */
  isLeft?: boolean;
  /** What is selected in it, once the page has told it. */
  caret?: Extract<FromPreview, { type: 'caret' }>;
  /** The step that it came of, and the text where writing goes on once that is taken back. */
  born?: { at: string; since: number; from: string; caret: number };
}

export interface Answers {
  /** Takes a message, and gives what the page waits for, where it does. */
  hear(message: FromPreview): ToPreview | undefined;
  /** The draft is another one: what the text that is being written is by now, where it has changed. */
  follow(): ToPreview | undefined;
  /** This page is made with what is written next: a link to it. */
  bring(page: NewPage): void;
  /** The focus has come from the page to the window: what is selected in the text, from one unit up to another. */
  leave(): [from: number, to: number] | undefined;
  /** Where it is in the draft, and what its block may become; undefined while none is written. */
  place(): { at: string; isRich: boolean; isBlank: boolean; kinds: BlockKind[] } | undefined;
  /** Where it is on the page that is shown; undefined while that is older than the text. */
  placeOnPage(): WritingAt | undefined;
  turn(kind: BlockKind): ToPreview | undefined;
}

export function makeAnswers(editor: Editor): Answers {
  let writing: Writing | undefined;
  let brought: NewPage | undefined;
  let revisions = 0;
  /** What waits until no word is being composed on the page. */
  let leaving: (() => void) | undefined;
  /** The blocks that were copied last, whatever has become of them. */
  let copied: { name: string; blocks: readonly Json[] } | undefined;
  const copiedAs = (name: string) => (copied?.name === name ? copied.blocks : undefined);
  const draft = () => editor.state().document.value;
  const inDraft = (pointer: string) => placeInDraft(editor.state(), pointer);
  const refuse = () => {
    editor.refuse(words[editor.state().lang].goneFromDraft);
    return undefined;
  };

  const blocks = (of = draft()) => {
    const { forms } = editor.state();
    return forms && new Blocks(forms, of);
  };

  /** A text that the page is told next: what it writes until it knows that is of an earlier one. */
  const next = (text: string, isRich: boolean, told = new Map<number, readonly Unit[]>()) => {
    revisions++;
    return { text, isRich, revision: revisions, told: told.set(revisions, readUnits(text, isRich)) };
  };

  const written = ({ pointer, at, text, isRich, revision }: Writing, caret?: number): Extract<ToPreview, { type: 'edit' }> => ({
    type: 'edit',
    ...{ pointer, revision },
    text: textToWrite(editor, at, text, isRich),
    ...(caret !== undefined && { caret }),
    ...(blocks()?.depthOf(at) && { inBlocks: blocks()?.depthOf(at) ?? 0 }),
  });

  /** @param pointer - as the page calls it */
  const begin = (pointer: string, at: string, caret?: number, born?: Writing['born']): ToPreview | undefined => {
    const text = editor.valueOf(at);
    if (typeof text !== 'string') return undefined;
    const { forms } = editor.state();
    const isRich = forms !== undefined && ownFieldAt(forms, draft(), at)?.kind === 'richText';
    // Later than what it came of: its letters are a step of their own.
    writing = { pointer, at, ...next(text, isRich), of: draft(), since: Date.now() + 1, ...(born && { born }) };
    editor.show(at, { focus: false, from: 'page', stays: true });
    editor.writeAt(at);
    const isSample = caret === undefined && isSampleAt(editor.state(), at);
    return { ...written(writing, caret), ...(isSample && { isSample }) };
  };

  /** Does something with blocks, as one step, and goes on writing where that says. */
  const act = (
    { pointer, revision }: { pointer: string; revision: number },
    runs: readonly Run[],
    make: (blocks: Blocks, at: string) => BlockStep | undefined,
  ): ToPreview => {
    const elsewhere = follow();
    if (elsewhere) return elsewhere;
    const was = writing;
    // Its letters have come before, and are in the text by now; what was asked for was asked of another one.
    if (was && revision < was.revision) return written(was);
    if (was?.pointer !== pointer) return { type: 'leave' };
    const text = writeUnits(was.text, unitsOf(runs), was.isRich);
    const first: Operation[] = text === was.text ? [] : [{ kind: 'set', pointer: was.at, value: text }];
    const now = blocks(first.reduce(changeValue, draft()));
    const done = now && make(now, was.at);
    const operations = [...first, ...(done?.operations ?? [])];
    const since = Date.now();
    // What is told meanwhile is of none.
    writing = undefined;
    const at = done?.at ?? was.at;
    const { turnedInto } = words[editor.state().lang];
    const title = done?.title === undefined ? titleOf(editor, was.at) : turnedInto(done.title);
    if (operations.length > 0) editor.carryOut(operations, { title, at, typing: true, since });
    const begun = done && begin(at, at, done.caret, { at, since, from: was.at, caret: done.back ?? -1 });
    return begun ?? begin(pointer, was.at) ?? { type: 'leave' };
  };

  const follow = (): ToPreview | undefined => {
    if (!writing) return undefined;
    const { of, pointer, isRich, told } = writing;
    if (of === draft()) return undefined;
    const at = followPointer(writing.at, of, draft());
    const text = at === undefined ? undefined : editor.valueOf(at);
    if (at === undefined || typeof text !== 'string') {
      const { born } = writing;
      editor.writeAt(writing.at, false);
      writing = undefined;
      return (born && begin(born.from, born.from, born.caret)) ?? { type: 'leave' };
    }
    const isSame = text === writing.text;
    writing = { ...writing, pointer, at, of: draft(), ...(!isSame && { ...next(text, isRich, told), since: Date.now() }) };
    return isSame ? undefined : written(writing);
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
    const { since, at, isRich, text: before, born, told, isLeft } = writing;
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
    // Whoever has made a text and written nothing has made none: it is no step either.
    const gone = blocks()?.emptied(at) ?? [];
    if (gone.length > 0) editor.carryOut(gone, { title, at, typing: true, since, ...born });
    return undefined;
  };

  /** Files go to the image that they were dropped on, or behind the text. */
  const keepFiles = async ({ pointer, files }: Extract<FromPreview, { type: 'file' }>) => {
    const { lang } = editor.state();
    const placeNow = () => (writing?.pointer === pointer ? writing.at : inDraft(pointer));
    const stepAt = (paths: readonly string[]) => {
      const at = placeNow();
      return at === undefined ? undefined : blocks()?.images(at, paths);
    };
    const room = stepAt(files.map(() => ''))?.count ?? 0;
    // Before they are kept for nothing.
    if (room === 0) return editor.refuse(words[lang].noImageHere);
    const { paths, refused } = await uploadAll(editor, files.slice(0, room));
    if (paths.length === 0) return editor.refuse(refused.join(' '));
    const done = stepAt(paths);
    if (!done) return refuse();
    editor.carryOut(done.operations, { title: titleOf(editor, done.at), at: done.at });
    editor.show(done.at, { focus: false, from: 'page' });
    const { imageChosen, imagesAdded, firstOf } = words[lang].inputs;
    const alt = fillIn(String(child(editor.valueOf(done.at), 'alt') ?? ''), editor.state().document.value, done.at);
    const said = done.count > 1 ? imagesAdded(done.count) : imageChosen(fileName(paths[0] ?? ''), alt);
    const left = room < files.length ? [firstOf(room, files.length)] : [];
    editor.sayDone([said, ...left, ...refused].join(' '));
  };

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
      case 'split': {
        const { before, behind } = message;
        return act(message, [...before, ...behind], (now, at) => now.split(at, unitsOf(before).length));
      }
      case 'join':
        return act(message, message.text, (now, at) => now.join(at, message.with === 'before' ? 'before' : 'behind'));
      // The sign is a step of its own: undo gives back what was typed.
      case 'sign':
        return write({ ...message, type: 'write', isDone: false }) ?? act(message, message.text, (now, at) => now.sign(at));
      case 'paste': {
        const { before, behind, lines } = message;
        const own = copiedAs(message.copied);
        return act(message, [...before, ...behind], (now, at) => now.paste(at, unitsOf(before).length, lines, own));
      }
      case 'replace': {
        const { text, lines } = message;
        const [from, to] = [inDraft(message.from), inDraft(message.to)];
        if (from === undefined || to === undefined) return refuse() ?? { type: 'leave' };
        return act(message, text, (now, at) => now.replace(at, from, to, lines, copiedAs(message.copied)));
      }
      case 'copied': {
        const [from, to] = [inDraft(message.from), inDraft(message.to)];
        const all = from !== undefined && to !== undefined ? blocks()?.between(from, to) : undefined;
        if (all) copied = { name: message.name, blocks: all };
        return undefined;
      }
      case 'caret':
        if (writing) writing = { ...writing, caret: message };
        return undefined;
      case 'chosen':
        editor.say(words[editor.state().lang].blocksChosen(message.count));
        return undefined;
      case 'file':
        void keepFiles(message);
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
    leave() {
      leaving = undefined;
      if (!writing?.caret) return undefined;
      const { from, to } = writing.caret;
      writing = { ...writing, isLeft: true };
      return [from, to];
    },
    place() {
      if (!writing) return undefined;
      const { at, isRich, text } = writing;
      return { at, isRich, isBlank: text === '', kinds: blocks()?.kinds(at) ?? [] };
    },
    turn(kind) {
      if (!writing) return undefined;
      const { text, isRich } = writing;
      return act(writing, runsOf(readUnits(text, isRich)), (now, at) => now.turn(at, kind));
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
