/** What the editor knows at one moment. Plain data; editor.ts changes it, components select from it. */
import type { Json } from '../../../../schema/json.ts';
import { child } from '../../../json-text/pointer.ts';
import type { TextEdit } from '../../../json-text/text-edit.ts';
import type { MessageLanguage } from '../../../loader/say/catalogue.ts';
import type { Problem } from '../../../loader/say/problems.ts';
import type { Document } from '../../draft/document/document.ts';
import type { Conflict } from '../../draft/document/merge.ts';
import type { Step } from '../../draft/document/undo-steps.ts';
import type { Forms } from '../../draft/fields/model.ts';
import type { Latest } from '../../publishing.ts';
import type { SiteState, Stored, StoredFile, Version } from '../../storage.ts';
import type { Brand, ShownPage } from '../../worker/messages.ts';
import { deviceKind } from './device.ts';
import { type Findings, noFindings } from './findings.ts';
import { listAt, type Selection } from './selection.ts';

/** What can be done about what a notice says. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

export interface EditorState {
  lang: MessageLanguage;
  document: Document;
  /** An earlier version is looked at: `document` can only be read, and the draft waits here. */
  looking: Looking | undefined;
  /** What is kept, and the draft that it was made of; the draft is unsaved as long as its text is another one than both. */
  stored: Stored & { draft?: string };
  saving: 'no' | 'yes' | { failed: string };
  /** It is being saved, and the storage has not answered for long. */
  isUnanswered: boolean;
  /** What has been sent to be kept, as changes of `stored`, as long as no answer has come: the file may hold it, or not. */
  sent: readonly (readonly TextEdit[])[];
  /** The manifest's file is no JSON now, since somebody else is writing it. */
  isBroken: boolean;
  /** The manifest's file is gone, which its author knows: the next save makes it anew. */
  isGone: boolean;
  /** Why the file could not be looked at, where it could not. */
  readFailed: string | undefined;
  /** The files that were added in this window: as long as an image has no description, it is asked what it shows. */
  undescribed: readonly string[];
  /** Only a window that is loaded anew can save. */
  needsReload: boolean;
  /** What has gone wrong in the editor itself, until the author has taken note of it. */
  failed: string | undefined;
  /** The images that the page in the preview shows whole, one in each line: their pointers. */
  wholeImages: string;
  /** How many words are selected in the blocks that are written in, or stand there. */
  wordCount: number | undefined;
  /** Why that which the author has asked for last could not be done. */
  refused: string | undefined;
  /** What was done last and is worth a word: seen for a while, with a way back where there is one. */
  notice: { text: string; canUndo: boolean; action?: NoticeAction } | undefined;
  /** Another window of this browser edits the site. */
  isOpenInOtherTab: boolean;
  /** What has become of what is published, where the storage can tell. */
  site: SiteState | undefined;
  /** The browser keeps no drafts. */
  isDraftLost: boolean;
  /** When the draft was kept that has come back, in milliseconds, until the author has taken note of it. */
  restored: number | undefined;
  /** What was changed here and elsewhere in two ways, until the author has decided. */
  conflict: OpenConflict | undefined;
  forms: Forms | undefined;
  files: readonly StoredFile[];
  selection: Selection;
  /** The page in the preview, by its place: that of what is selected, or the last one while what all pages share is edited. */
  page: number;
  /** A place that the form brings into view. */
  target: Target | undefined;
  findings: Findings;
  /** What has gone wrong in the check, so that `findings` is about an earlier draft. */
  unchecked: string | undefined;
  /** The draft that the findings are about. */
  validated: number;
  /** The colours as they are seen; the last ones that have the shape of a brand. */
  brand: Brand | undefined;
  /** The last page that could be shown: for which draft it was made, what it is made of (messages.ts), and its place there. */
  shown: (ShownPage & { draft: number; from: Json; of: Json; route: number }) | undefined;
  /** Whether the draft is beyond it. */
  isShownOld: boolean;
  /** Whether it is another page than the chosen one, which cannot be shown yet. */
  isShownOther: boolean;
  view: View;
  /** The search over all texts is open. */
  isSearching: boolean;
  /** What is found there can be replaced. */
  isReplacing: boolean;
  /** The list of the keys is open. */
  isShowingKeys: boolean;
  /** For screen readers. The same sentence twice is two events, which `announced` counts. */
  announcement: string;
  announced: number;
}

export interface OpenConflict {
  theirs: Stored;
  /** Of the draft as it was when this was found. */
  merged: Json;
  places: Conflict[];
  /** It is about what is published: by place, who has published it, as far as that is known (publishing.ts). */
  authors?: Latest['authors'];
  /** Its author is not asked yet: letters are being typed, or it was put off. Until then everything but saving goes on. */
  waits?: 'typing' | 'later';
}

export interface Target {
  pointer: string;
  /** The cursor goes there. */
  focus: boolean;
  /** What it is chosen by, such as an image, opens as well. */
  opens?: boolean;
  /** The last step has made the place for what is chosen: if the choice is cancelled, the draft is this one again, and that is shown. */
  instead?: { step: Step | undefined; document: Document; shows: Omit<Target, 'count'> };
  from?: 'page' | 'form';
  /** The author goes on on the page: a window in which the form lies below the page stays there. */
  stays?: boolean;
  /** The author writes there, on the page. */
  writes?: boolean;
  /** Calls back once the cursor may leave the page, where one writes in that text already. */
  whenLeft?: (go: () => void) => void;
  /** Makes each request a new one. */
  count: number;
}

export interface View {
  width: 'phone' | 'tablet' | 'desktop';
  scheme: 'light' | 'dark';
  isInteractive: boolean;
  /** What a narrow window shows, which has room for one pane: `field` is the form in a sheet over the page. */
  pane: 'preview' | 'field' | 'outline' | 'form';
}

/** An earlier version in place of the draft, which waits; or, to compare, the draft to be read. */
interface Looking {
  version: Version;
  then: Document;
  files: StoredFile[];
  draft: Document;
  isNow: boolean;
}

/** Whether there is something that is not kept in the file. */
export const isUnsaved = (state: EditorState): boolean =>
  state.isGone || ![state.stored.text, state.stored.draft].includes(draftOf(state).text);

/** What its author works on, whatever is looked at. */
export const draftOf = ({ document, looking }: Pick<EditorState, 'document' | 'looking'>): Document => looking?.draft ?? document;

/** Why the draft can only be read: it is of a later version, of which this builder cannot know what it means. */
export const newerVersionIn = ({ findings }: EditorState): Problem | undefined =>
  findings.all.find(({ code }) => code === 'newer-version');

/** What its author decides now. */
export const conflictToDecide = ({ conflict }: EditorState): OpenConflict | undefined => (conflict?.waits ? undefined : conflict);

/** Whether the author cannot change anything now: something is to be decided first, or there is only something to read. */
export const isReadOnly = (state: EditorState): boolean =>
  state.isOpenInOtherTab ||
  state.looking !== undefined ||
  conflictToDecide(state) !== undefined ||
  newerVersionIn(state) !== undefined ||
  isOlderThanSite(state);

/** Whether the site has other code than this editor. */
export const isOlderThanSite = ({ site }: EditorState): boolean => site?.kind === 'deploying' || site?.kind === 'newer-editor';

/** The state of an editor that has just begun. */
export const firstState = (
  known: Pick<EditorState, 'lang' | 'document' | 'stored' | 'sent' | 'isOpenInOtherTab' | 'isDraftLost'>,
): EditorState => ({
  ...known,
  looking: undefined,
  saving: 'no',
  isUnanswered: false,
  isBroken: false,
  isGone: false,
  readFailed: undefined,
  needsReload: false,
  failed: undefined,
  wholeImages: '',
  wordCount: undefined,
  undescribed: [],
  refused: undefined,
  notice: undefined,
  site: undefined,
  restored: undefined,
  conflict: undefined,
  forms: undefined,
  files: [],
  selection: { kind: 'page', page: homeOf(known.document.value) },
  page: homeOf(known.document.value),
  target: undefined,
  findings: noFindings,
  unchecked: undefined,
  validated: 0,
  brand: undefined,
  shown: undefined,
  isShownOld: false,
  isShownOther: false,
  view: { width: deviceKind(), scheme: 'light', isInteractive: false, pane: 'preview' },
  isSearching: false,
  isReplacing: false,
  isShowingKeys: false,
  announcement: '',
  announced: 0,
});

/** The place of the home page among all; of the first one where there is none. */
const homeOf = (manifest: Json): number =>
  Math.max(
    0,
    listAt(manifest, 'routes').findIndex((route) => child(route, 'path') === '/'),
  );
