/** What can be done with a section, by its row and on the page: moved on its page and to another one, doubled, removed. */
import { isNotFound } from '../../../../../schema/site-parts.ts';
import { valueAt } from '../../../../json-text/value.ts';
import { focusSelectedRow } from '../../parts/roving.ts';
import {
  makeOwn,
  makeReusable,
  makeVersion,
  putInAt,
  putIns,
  removeVersion,
  sectionTitle,
  versionAt,
} from '../../state/reused.ts';
import { listAt, type Selection } from '../../state/selection.ts';
import { useEditorAndWords } from '../../state/use-editor.ts';

/** @param focusNext - where the next key goes: to the row of the section, or where it is, on the page */
export function useSectionCommands(focusNext = focusSelectedRow) {
  const { editor, words } = useEditorAndWords();
  const titleOf = (pointer: string): string => sectionTitle(editor.state(), pointer);
  return {
    within(page: number, from: number, to: number) {
      const list = `/routes/${page}/sections`;
      const title = words.movedStep(titleOf(`${list}/${from}`));
      editor.move(list, from, to, { title, select: { kind: 'section', page, section: to } });
      editor.say(words.moved(to + 1, (editor.valueOf(list) as unknown[]).length));
      focusNext();
    },
    /** To the end of another page, which is shown then. */
    toPage(page: number, section: number, to: number) {
      const { value } = editor.state().document;
      const sections = valueAt(value, `/routes/${to}/sections`);
      if (!Array.isArray(sections)) return;
      const pointer = `/routes/${page}/sections/${section}`;
      const path = String((listAt(value, 'routes')[to] as { path?: unknown }).path ?? '');
      const title = words.movedToPage(titleOf(pointer), isNotFound(path) ? words.notFound : path);
      const target = `/routes/${to}/sections/${sections.length}`;
      editor.carryOut([{ kind: 'move', pointer, to: target }], {
        title,
        at: target,
        select: { kind: 'section', page: to, section: sections.length },
      });
      editor.say(title);
      focusNext();
    },
    duplicate(page: number, section: number) {
      const pointer = `/routes/${page}/sections/${section}`;
      const title = words.duplicated(titleOf(pointer));
      editor.duplicate(pointer, { title, select: { kind: 'section', page, section: section + 1 } });
      editor.say(title);
      focusNext();
    },
    remove(page: number, section: number) {
      const pointer = `/routes/${page}/sections/${section}`;
      const title = words.removed(titleOf(pointer));
      // Its neighbour, also where another one was selected: whoever goes on with the same key must know what goes next.
      const place = Math.min(section, listAt(editor.valueOf(`/routes/${page}`), 'sections').length - 2);
      const select: Selection = place < 0 ? { kind: 'page', page } : { kind: 'section', page, section: place };
      const name = putInAt(editor.state(), pointer)?.name;
      editor.remove(pointer, { title, select });
      // It is still there, for other pages: a finding says so as well.
      const isLeft = name !== undefined && !putIns(editor.state()).some((one) => one.name === name);
      editor.sayDone(isLeft ? `${title}. ${words.reuse.leftNowhere(name)}` : title);
      focusNext();
    },
    /** It is written once from now on, under a name. */
    makeReusable(pointer: string, name: string) {
      const title = words.reuse.made(titleOf(pointer));
      editor.carryOut(makeReusable(editor.state().document.value, pointer, name), { title, at: pointer });
      editor.sayDone(title);
    },
    /** The language of the page has a version of its own from now on, or no longer. */
    changeVersion(pointer: string) {
      const version = versionAt(editor.state(), pointer);
      if (!version) return;
      const { language, isOwn } = version;
      const title = isOwn ? words.reuse.versionRemoved(language.label) : words.reuse.versionMade(language.label);
      const operations = (isOwn ? removeVersion : makeVersion)(editor.state(), pointer);
      editor.carryOut(operations, { title, at: pointer });
      editor.sayDone(title);
    },
    /** It belongs to its page alone from now on. */
    makeOwn(pointer: string) {
      const title = words.reuse.madeOwn(titleOf(pointer));
      editor.carryOut(makeOwn(editor.state(), pointer), { title, at: pointer });
      editor.sayDone(title);
    },
  };
}
