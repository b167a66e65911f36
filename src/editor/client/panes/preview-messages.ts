/** What the page in the preview tells of its author's clicks and letters, done in the draft. */
import type { Json } from '../../../../schema/json.ts';
import { followPointer } from '../../../json-text/follow-pointer.ts';
import { child } from '../../../json-text/pointer.ts';
import { sectionPointerOf } from '../../../manifest/sections.ts';
import type { FromPreview, ToPreview } from '../../preview/messages.ts';
import { writeRuns } from '../../rich-text/write.ts';
import { titleOfPart } from '../state/describe-place.ts';
import type { Editor } from '../state/editor.ts';
import { fieldAt, ownFieldAt } from '../state/field-at.ts';
import { placeInDraft } from '../state/place-now.ts';
import { sectionTitle } from '../state/reused.ts';
import { listAt, selectionAt } from '../state/selection.ts';
import { textToWrite } from '../state/text-to-write.ts';
import { words } from '../words/words.ts';

/** A text that is being written on the page. */
interface Writing {
  /** As the page calls it. */
  pointer: string;
  /** Where it is in the draft. */
  at: string;
  /** As it was written last, in the manifest. */
  text: string;
  isRich: boolean;
  /** What the draft said then. */
  of: Json;
  /** When it was begun, in milliseconds. */
  since: number;
}

interface Answers {
  /** Takes a message, and gives what the page waits for, where it does. */
  hear(message: FromPreview): ToPreview | undefined;
  /** The draft is another one: what the text that is being written is by now, where it has changed. */
  follow(): ToPreview | undefined;
  /** Where it is in the draft; undefined while none is written. */
  place(): { at: string; isRich: boolean } | undefined;
}

export function makeAnswers(editor: Editor): Answers {
  let writing: Writing | undefined;
  /** Whoever has clicked on something once has been told, or knows, what a double click does. */
  let isHinted = false;
  const draft = () => editor.state().document.value;
  const inDraft = (pointer: string) => placeInDraft(editor.state(), pointer);
  const refuse = () => {
    editor.refuse(words[editor.state().lang].goneFromDraft);
    return undefined;
  };

  const written = ({ pointer, at, text, isRich }: Writing): ToPreview => ({
    type: 'edit',
    pointer,
    text: textToWrite(editor, at, text, isRich),
  });

  const follow = (): ToPreview | undefined => {
    if (!writing) return undefined;
    const { of, pointer } = writing;
    if (of === draft()) return undefined;
    const at = followPointer(writing.at, of, draft());
    const text = at === undefined ? undefined : editor.valueOf(at);
    if (at === undefined || typeof text !== 'string') {
      writing = undefined;
      return { type: 'leave' };
    }
    const isSame = text === writing.text;
    writing = { ...writing, pointer, at, text, of: draft(), ...(!isSame && { since: Date.now() }) };
    return isSame ? undefined : written(writing);
  };

  const write = ({ pointer, text: runs, isDone }: Extract<FromPreview, { type: 'write' }>): ToPreview | undefined => {
    const elsewhere = follow();
    // Of two who write at once, the page learns first what the other has written.
    if (elsewhere?.type === 'edit' && !isDone) return elsewhere;
    if (writing?.pointer !== pointer) return isDone ? undefined : { type: 'leave' };
    const { since, at, isRich, text: before } = writing;
    const { text, typing } = writeRuns(before, runs, isRich);
    const { forms } = editor.state();
    const title = titleOf(editor, at);
    const isLeftOut = text === '' && forms !== undefined && fieldAt(forms, draft(), at)?.optional === true;
    // Whoever empties it to write something else has not left it out yet: until then the draft has what it had.
    if (isLeftOut && !isDone) return undefined;
    // The step is told at once, and is nobody else's.
    writing = { ...writing, text };
    if (isLeftOut) {
      editor.carryOut([{ kind: 'remove', pointer: at }], { title, at, typing: true, since });
    } else if (text !== before) {
      editor.set(at, text, { title, typing, ...(typing && { since }) });
    }
    writing = isDone ? undefined : { ...writing, text, of: draft() };
    return undefined;
  };

  const hear = (message: FromPreview): ToPreview | undefined => {
    switch (message.type) {
      case 'select':
      case 'menu': {
        const at = inDraft(message.pointer);
        if (at === undefined) return refuse();
        editor.show(at, { focus: false, from: 'page', stays: message.type === 'menu' });
        if (!isHinted && typeof editor.valueOf(at) === 'string') editor.hint(words[editor.state().lang].writeHere);
        isHinted = true;
        return undefined;
      }
      case 'edit': {
        const { pointer } = message;
        const at = inDraft(pointer);
        if (at === undefined) return refuse();
        const text = editor.valueOf(at);
        if (typeof text !== 'string') return undefined;
        isHinted = true;
        editor.show(at, { focus: false, from: 'page', stays: true });
        const { forms } = editor.state();
        const isRich = forms !== undefined && ownFieldAt(forms, draft(), at)?.kind === 'richText';
        writing = { pointer, at, text, isRich, of: draft(), since: Date.now() };
        return written(writing);
      }
      case 'write':
        return write(message);
      case 'follow': {
        const page = listAt(draft(), 'routes').findIndex((route) => child(route, 'path') === message.path);
        if (page >= 0) editor.select({ kind: 'page', page });
        return undefined;
      }
      case 'key':
        if (message.action === 'plain') editor.hint(words[editor.state().lang].isPlain);
        return undefined;
      default:
        return undefined;
    }
  };
  return { hear, follow, place: () => writing && { at: writing.at, isRich: writing.isRich } };
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
