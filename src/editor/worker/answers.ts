/** The order in which the worker answers. */

import { applyTextEdits } from '../../json-text/text-edit.ts';
import { scan } from '../../manifest/text/scan.ts';
import { history } from '../../migrations/history.ts';
import { otherVersions } from '../../migrations/migrate.ts';
import { migrateText } from '../../migrations/migrate-text.ts';
import { formsOf } from '../draft/fields/form-model.ts';
import type { StoredFile } from '../storage.ts';
import type { FromWorker, ShownPage, ToWorker } from './messages.ts';
import { type Bundled, byPath } from './ports.ts';
import { DraftValidator } from './validate.ts';

/**
 * Answers questions one after the other, but of several drafts that wait only the last one.
 *
 * @param tell - gets each answer
 * @param soon - calls a function once the questions that have already been sent are here
 * @param later - calls a function once the window has had the time to paint a page
 * @returns takes a question
 */
export function makeAnswers(
  bundled: Bundled,
  tell: (answer: FromWorker) => void,
  soon: (then: () => void) => void,
  later = soon,
): (question: ToWorker) => void {
  const waiting: ToWorker[] = [];
  const validate = new DraftValidator(bundled);
  let files: ReadonlyMap<string, StoredFile> = new Map();
  /** What the draft says that was asked about last. */
  let text = '';
  let isBusy = false;
  /** Ends a pause that has not ended. */
  let wake = () => {};
  const isOutdated = () => waiting.some(({ type }) => type === 'validate');

  const answer = async (question: ToWorker) => {
    if (question.type === 'files') files = byPath(question.files);
    else if (question.type === 'forms') tell({ type: 'forms', forms: formsOf(question.lang, question.written) });
    else if (question.type === 'migrate') {
      tell({ type: 'migrated', number: question.number, texts: question.texts.map(toCurrentFormat) });
    } else if (question.type === 'turn') {
      tell({ type: 'turned', page: question.page, ...(await tryToShow(() => validate.turn(question, files))) });
    } else if (question.type === 'sample') {
      tell({ type: 'sampled', number: question.number, ...(await tryToShow(() => validate.sample(question, files))) });
    } else {
      text = typeof question.text === 'string' ? question.text : applyTextEdits(text, question.text);
      if (isOutdated()) return;
      const { draft } = question;
      const { shown, of, validate: judge } = await validate.begin({ ...question, text }, files);
      if (shown) tell({ type: 'drawn', draft, shown, ...(of !== undefined && { of }) });
      // The newest draft is drawn, and painted, before anything is said of this one: a slow device has one thread for both windows.
      if (shown)
        await new Promise<void>((done) => {
          wake = done;
          later(done);
        });
      if (!isOutdated()) tell(judge());
    }
  };
  const answerAll = async () => {
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      try {
        await answer(question);
      } catch (error) {
        // A bug of ours must not end the session: the author can go on writing, and the next draft may be validated.
        const message = error instanceof Error ? error.message : String(error);
        tell({ type: 'failed', ...(question.type === 'validate' && { draft: question.draft }), message });
      }
    }
    isBusy = false;
  };

  return (question) => {
    waiting.push(question);
    wake();
    if (isBusy) return;
    isBusy = true;
    soon(() => void answerAll());
  };
}

/** Without another page the one that is shown stays, and without a picture of itself a section can be added all the same. */
async function tryToShow(make: () => Promise<ShownPage | undefined>): Promise<{ shown?: ShownPage }> {
  try {
    const shown = await make();
    return shown ? { shown } : {};
  } catch (error) {
    console.error(error);
    return {};
  }
}

/**
 * A draft of an earlier version of the manifest's format, for forms of today.
 *
 * @param text - perhaps no JSON
 * @returns the text in the current format; as it is where it has that, or where something in it keeps it from being migrated, which the
 *   findings say
 */
function toCurrentFormat(text: string): string {
  const manifest = parse(text);
  const { older, newer } = otherVersions(manifest, history);
  if (older.length === 0 || newer.length > 0) return text;
  // Of two equal keys nobody knows which one is meant.
  if (scan(text).findings.length > 0) return text;
  const migrated = migrateText(text, manifest, history);
  return 'text' in migrated ? migrated.text : text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
