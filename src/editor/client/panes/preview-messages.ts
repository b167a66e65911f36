/** What the page in the preview tells of its author's clicks and letters, done in the draft. */
import { followPointer } from '../../../json-text/follow-pointer.ts';
import { child } from '../../../json-text/pointer.ts';
import { sectionPointerOf } from '../../../manifest/sections.ts';
import type { FromPreview, ToPreview } from '../../preview/messages.ts';
import { titleOfPart } from '../state/describe-place.ts';
import type { Editor } from '../state/editor.ts';
import { fieldAt } from '../state/field-at.ts';
import { placeInDraft } from '../state/place-now.ts';
import { sectionTitle } from '../state/reused.ts';
import { listAt, selectionAt } from '../state/selection.ts';
import { words } from '../words/words.ts';

/** A text that is being written on the page. */
interface Writing {
  /** As the page calls it. */
  pointer: string;
  /** Where it is in the draft. */
  at: string;
  /** As it was written last. */
  text: string;
  /** What the draft said then. */
  of: Parameters<typeof followPointer>[1];
  /** When it was begun, in milliseconds. */
  since: number;
}

/** @returns takes a message, and gives what the page waits for, where it does */
export function makeAnswers(editor: Editor): (message: FromPreview) => ToPreview | undefined {
  let writing: Writing | undefined;
  /** Whoever has clicked on something once has been told, or knows, what a double click does. */
  let isHinted = false;
  const draft = () => editor.state().document.value;
  const inDraft = (pointer: string) => placeInDraft(editor.state(), pointer);
  const refuse = () => {
    editor.refuse(words[editor.state().lang].goneFromDraft);
    return undefined;
  };

  /** Where the text is by now that is being written; undefined where somebody else has changed it meanwhile. */
  const placeOf = ({ at, text, of }: Writing): string | undefined => {
    const now = followPointer(at, of, draft());
    return now !== undefined && editor.valueOf(now) === text ? now : undefined;
  };

  const write = ({ pointer, text, isDone }: Extract<FromPreview, { type: 'write' }>): ToPreview | undefined => {
    const at = writing?.pointer === pointer ? placeOf(writing) : undefined;
    if (!writing || at === undefined) {
      writing = undefined;
      // It ends writing: letters would go nowhere.
      return isDone ? undefined : { type: 'try', isOn: editor.state().view.isInteractive };
    }
    const { since } = writing;
    const { forms } = editor.state();
    const title = titleOf(editor, at);
    const isLeftOut = text === '' && forms !== undefined && fieldAt(forms, draft(), at)?.optional === true;
    // Whoever empties it to write something else has not left it out yet: until then the draft has what it had.
    if (isLeftOut && !isDone) return undefined;
    if (isLeftOut) {
      editor.carryOut([{ kind: 'remove', pointer: at }], { title, at, typing: true, since });
    } else editor.set(at, text, { title, typing: true, since });
    writing = isDone ? undefined : { pointer, at, text, of: draft(), since };
    return undefined;
  };

  return (message) => {
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
        writing = { pointer, at, text, of: draft(), since: Date.now() };
        return { type: 'edit', pointer, text };
      }
      case 'write':
        return write(message);
      case 'follow': {
        const page = listAt(draft(), 'routes').findIndex((route) => child(route, 'path') === message.path);
        if (page >= 0) editor.select({ kind: 'page', page });
        return undefined;
      }
      default:
        return undefined;
    }
  };
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
