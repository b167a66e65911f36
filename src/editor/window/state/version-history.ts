/** Earlier versions: looked at in place of the draft, which waits meanwhile; and what of them comes back, as a step of the draft. */
import type { Json } from '../../../../schema/json.ts';
import { child } from '../../../json-text/pointer.ts';
import { parseAsWritten } from '../../../json-text/spelled-numbers.ts';
import { isSame, shareParts, valueAt } from '../../../json-text/value.ts';
import type { Document } from '../../draft/document/document.ts';
import type { Sentence } from '../../publishing.ts';
import type { Storage, StoredFile, Version } from '../../storage.ts';
import { words } from '../words/words.ts';
import { summaryOfSection } from './describe-place.ts';
import { draftOf, type EditorState } from './editor-state.ts';
import { pageName } from './page-name.ts';
import { listAt, pointerOf } from './selection.ts';
import { sentenceOf } from './sentence-of.ts';
import { namedFiles } from './validation.ts';

/** In letters: it stands on a button. */
const longestName = 40;

/** How much of a version comes back. */
export type Part = 'all' | 'page' | 'section';

interface VersionHistoryParts {
  storage: Storage;
  state: () => EditorState;
  change: (part: Partial<EditorState>) => void;
  replace: (document: Document, more: Partial<EditorState>) => void;
  /** Shows the files of a version; undefined: those of now. */
  showFiles: (files: StoredFile[] | undefined) => void;
  inOneFormat: (texts: readonly string[]) => readonly string[] | Promise<readonly string[]>;
  replaceText: (text: string, title: string) => void;
  set: (pointer: string, value: Json, title: string) => void;
  insert: (list: string, index: number, value: Json, title: string) => void;
  /** Looks at the file: what others have made of it meanwhile has waited. */
  read: () => Promise<void>;
}

export function createVersionHistory({ storage, state, change, replace, ...parts }: VersionHistoryParts) {
  const says = () => words[state().lang];
  /** The draft is there again. */
  const leave = () => {
    const { looking } = state();
    if (looking) {
      replace(looking.draft, { looking: undefined });
      parts.showFiles(undefined);
    }
    return looking;
  };
  /** Names the page or section that is looked at. All has no name, nor has a section without words. */
  const nameOfPart = (part: Part): string => {
    const { lang, document, page, selection } = state();
    if (part === 'page') return pageName(lang, document.value, page);
    const name = part === 'section' ? summaryOfSection(state(), pointerOf(selection)) : '';
    return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
  };
  return {
    versions: storage.versions,

    /** Shows a version in place of the draft. */
    async lookAt(version: Version): Promise<void> {
      try {
        const draft = draftOf(state());
        const found = await storage.versions?.read(version.id);
        if (found === undefined) return;
        const [, text = found.text] = await parts.inOneFormat([draft.text, found.text]);
        parts.showFiles(found.files);
        // What was typed meanwhile is in the draft of now.
        const now = draftOf(state());
        const value = shareParts(now.value, parseAsWritten(text));
        const then = { text, value, done: [], undone: [] };
        replace(then, { looking: { version, then, files: found.files, draft: now, isNow: false } });
      } catch (error) {
        change({ refused: sentenceOf(error, state().lang) });
      }
    },

    /** Shows the draft in place of the version, to compare; or the version again. */
    turnLook(): void {
      const { looking } = state();
      if (!looking) return;
      const isNow = !looking.isNow;
      replace(isNow ? looking.draft : looking.then, { looking: { ...looking, isNow } });
      parts.showFiles(isNow ? undefined : looking.files);
    },

    /** What visitors would notice if all of it came back; undefined where it cannot be compared. */
    async differences(): Promise<Sentence[] | undefined> {
      const { looking, lang } = state();
      return looking && storage.versions?.differences(looking.version.id, looking.draft.text, lang);
    },

    /** Back to the draft, as it was. */
    stopLooking(): void {
      if (leave()) void parts.read();
    },

    /** What can come back of what is seen: what the draft does not say already. */
    canBringBack(part: Part): boolean {
      const { looking, document } = state();
      if (!looking || looking.isNow) return false;
      if (part === 'all') return document.text !== looking.draft.text;
      const place = placeOf(state(), part, looking.draft.value);
      return place !== undefined && !(place.isThere && isSame(valueAt(looking.draft.value, place.pointer), place.value));
    },

    nameOfPart,

    /** Puts it into the draft, as one step that can be taken back. */
    async bringBack(part: Part, when: string): Promise<void> {
      const { document, looking } = state();
      if (!looking || looking.isNow) return;
      const name = nameOfPart(part);
      const place = part === 'all' ? undefined : placeOf(state(), part, looking.draft.value);
      try {
        // A picture that nobody sees any more stays where it is.
        await storage.versions?.putBack(looking.version.id, place && namedFiles(JSON.stringify(place.value)));
      } catch (error) {
        return change({ refused: sentenceOf(error, state().lang) });
      }
      // Its author has gone back to the draft meanwhile.
      if (state().looking !== looking) return;
      leave();
      const title = says().versions.step(when, name);
      if (part === 'all') parts.replaceText(document.text, title);
      else if (place?.isThere) parts.set(place.pointer, place.value, title);
      else if (place) parts.insert(place.list, place.index, place.value, title);
      change({ announcement: title, notice: { text: title, canUndo: true } });
      void parts.read();
    },
  };
}

/** Where a page or section that is looked at stands in the draft, or would stand again. */
function placeOf({ document, page, selection }: EditorState, part: 'page' | 'section', draft: Json) {
  const path = child(listAt(document.value, 'routes')[page], 'path');
  const pages = listAt(draft, 'routes');
  const at = pages.findIndex((route) => child(route, 'path') === path);
  if (part === 'page') {
    const index = at < 0 ? pages.length : at;
    return {
      pointer: `/routes/${index}`,
      list: '/routes',
      index,
      isThere: at >= 0,
      value: valueAt(document.value, `/routes/${page}`) as Json,
    };
  }
  if (selection.kind !== 'section' || at < 0) return undefined;
  const value = valueAt(document.value, pointerOf(selection)) as Json;
  const sections = listAt(pages[at], 'sections');
  const index = Math.min(selection.section, sections.length);
  const list = `/routes/${at}/sections`;
  return { pointer: `${list}/${index}`, list, index, isThere: child(sections[index], 'type') === child(value, 'type'), value };
}
