/** The draft and the worker: every draft is validated, with the files that it names, and the page that can be shown of it comes back. */

import type { Json } from '../../../../schema/json.ts';
import { parentOf } from '../../../json-text/pointer.ts';
import { type Storage, StorageFailure, type StoredFile } from '../../storage.ts';
import type { FromWorker, Validated } from '../../worker/messages.ts';
import type { EditorState } from './editor-state.ts';
import { byPlace, type Findings, noFindings, sampleFindings } from './findings.ts';
import { placeOnPage } from './place-now.ts';
import { writtenLanguage } from './starter-for.ts';
import type { WorkerLink } from './worker-link.ts';

interface ValidationParts {
  storage: Storage;
  worker: WorkerLink;
  state: () => EditorState;
  change: (part: Partial<EditorState>) => void;
  /** Called when a draft is sent to be validated. */
  onDraftChanged: () => void;
  /** Called with the problems of the current draft. */
  onProblems: (problems: Validated['problems']) => void;
}

export function createValidation({ storage, worker, state, change, onDraftChanged, onProblems }: ValidationParts) {
  let draft = 0;
  /** The drafts that are not answered yet, with the page that was asked for. */
  const asked = new Map<number, { from: Json; route: number }>();
  /** Paths that were asked for, so that missing files are not asked for again with every draft. */
  const named = new Set<string>();
  let areFilesKnown = false;
  /** The files that are shown are not those that are kept now. */
  let isElsewhere = false;
  let [lastQuestion, lastAnswer] = [0, 0];
  /** The worker can no longer be relied on. */
  let isStopped = false;
  /** What was said of the last draft. */
  let said: Pick<Findings, 'all' | 'hidden'> = noFindings;
  /** The text that the caret is in. */
  let writtenAt: string | undefined;

  const isBegun = (pointer: string) =>
    pointer === writtenAt || (/\/\d+$/.test(pointer) && writtenAt?.startsWith(`${parentOf(pointer)}/`) === true);
  /** What is empty because somebody is about to write it is no mistake yet, nor what stands empty beside it. */
  const findings = () =>
    byPlace(
      said.all.filter(({ code, pointer }) => code !== 'empty-text' || !isBegun(pointer)),
      said.hidden,
      state().findings,
    );

  const writeAt = (pointer: string, isThere = true) => {
    // Where the caret has gone on to may have been told first.
    if (!isThere && writtenAt !== pointer) return;
    writtenAt = isThere ? pointer : undefined;
    if (said.all.some(({ code }) => code === 'empty-text')) change({ findings: findings() });
  };

  const validate = () => {
    // Before the files are known, every image would be reported as missing.
    if (!areFilesKnown) return;
    draft++;
    onDraftChanged();
    const { document, page, lang } = state();
    asked.set(draft, { from: document.value, route: page });
    worker.validate({ draft, document, page, lang });
  };

  /** Asks for the files again, and for those that are named newly. */
  const learnFiles = async (paths: readonly string[]) => {
    const question = ++lastQuestion;
    for (const path of paths) named.add(path);
    if (isElsewhere) return;
    try {
      const files = await storage.files([...named]);
      // An answer to an older question may come last: ignore it.
      if (question < lastAnswer || isElsewhere) return;
      lastAnswer = question;
      change({ files });
      worker.setFiles(files);
    } catch (error) {
      // Forget the paths, so that the next draft that names them asks again.
      for (const path of paths) named.delete(path);
      if (!(error instanceof StorageFailure)) throw error;
      if (areFilesKnown) return;
    }
    areFilesKnown = true;
    validate();
  };

  /** Shows other files in place of those that are kept now; undefined: these again. */
  const showFiles = (files: StoredFile[] | undefined) => {
    isElsewhere = files !== undefined;
    if (!files) return void learnFiles([]);
    change({ files });
    worker.setFiles(files);
  };

  /** While the draft cannot be shown, the last good state is: the same page of it, if it has that. */
  const stayOld = (answered: number) => {
    const { shown, page } = state();
    if (answered !== draft) return change({ isShownOld: true });
    const place = placeOnPage(state(), `/routes/${page}`);
    const isOther = shown === undefined || place === undefined;
    change({ isShownOld: true, ...(isOther && { isShownOther: true }) });
    if (isOther) return;
    const route = Number(place.split('/')[2]);
    if (route === shown.route) change({ isShownOther: false });
    else worker.turn(route);
  };

  const isDrawn = (answered: number) => state().shown?.draft === answered;

  /** A draft has its answer, and those before it will have none. */
  const forget = (answered: number) => {
    for (const number of asked.keys()) if (number <= answered) asked.delete(number);
  };

  /** Our bug. What is written stays, and the next draft may be validated. */
  const takeFailure = ({ draft: failed, message: unchecked }: Extract<FromWorker, { type: 'failed' }>) => {
    console.error(unchecked);
    if (failed === undefined) {
      isStopped = true;
      return change({ unchecked });
    }
    forget(failed);
    change({ unchecked, validated: failed });
    if (!isDrawn(failed)) stayOld(failed);
  };

  worker.listen((message) => {
    if (message.type === 'ready') {
      isStopped = false;
      worker.askForms(state().lang, writtenLanguage(state().document.value));
      return void learnFiles([]);
    }
    if (message.type === 'forms') return change({ forms: message.forms });
    if (message.type === 'failed') return takeFailure(message);
    if (message.type === 'turned') {
      const { page: route, shown: turned } = message;
      const { shown } = state();
      if (!shown || !turned) return change({ isShownOther: true });
      const { draft, from, of } = shown;
      return change({ shown: { ...markedIn(shown), ...turned, draft, from, of, route }, isShownOther: false });
    }
    const question = asked.get(message.draft) ?? { from: null, route: 0 };
    if (message.type === 'drawn') {
      const { type: _, shown, of = question.from, draft: drawn } = message;
      // The marked page comes only when it is another one, and whoever shows the page may not have got the last one yet.
      return change({
        shown: { ...markedIn(state().shown), ...shown, ...question, of, draft: drawn },
        isShownOld: false,
        isShownOther: false,
      });
    }
    forget(message.draft);
    const { problems, ofRest = [], hidden, unknownFiles, brand } = message;
    said = { all: [...problems, ...ofRest, ...sampleFindings(question.from, state().forms, state().lang)], hidden };
    change({
      validated: message.draft,
      findings: findings(),
      ...(!isStopped && { unchecked: undefined }),
      ...(brand && { brand }),
    });
    if (!isDrawn(message.draft)) stayOld(message.draft);
    const unknown = unknownFiles.filter((path) => !named.has(path));
    if (unknown.length > 0) void learnFiles(unknown);
    if (message.draft === draft) onProblems(problems);
  });

  return { validate, writeAt, writtenAt: () => writtenAt, learnFiles, showFiles };
}

/** The marked page alone: what else a page may go without, such as own styles, must not stay from the one before. */
const markedIn = (shown: EditorState['shown']) => (shown?.marked ? { marked: shown.marked } : {});

/** The files that a manifest seems to name: what looks like the path of an image or a font, wherever it stands. */
export function namedFiles(text: string): string[] {
  const paths = [...text.matchAll(/"([^"\\]+\.(?:svg|png|jpe?g|webp|avif|woff2|ttf|otf))"/gi)].map(([, path = '']) => path);
  return [...new Set(paths)].filter((path) => !/^(?:[a-z]+:|\/)/i.test(path));
}
