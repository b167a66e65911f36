/** What the dialog of publishing is at, and what it can do next. */
import { useRef, useState } from 'react';
import type { Publication, Published, Publishing, PublishOrder } from '../../../publishing.ts';
import { StorageFailure } from '../../../storage.ts';
import { getLatest, goBackToPublished, keep } from '../../state/get-latest.ts';
import { useEditor } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';

export type Phase =
  | { kind: 'closed' | 'preparing' | 'first' | 'beginning' | 'latest' | 'unsaved' | 'conflict' | 'back' }
  | { kind: 'failed'; message: string; needsReload: boolean }
  | { kind: 'ready' | 'sending'; publication: Publication; note?: string }
  /** Whether everything shall be as it is published. */
  | { kind: 'asking'; publication: Publication }
  | { kind: 'sent'; published: Published; publication: Publication };

export function usePublishing(publishing: Publishing) {
  const editor = useEditor();
  const words = useWords().publish;
  const [phase, setPhase] = useState<Phase>({ kind: 'closed' });

  /** How often something was begun, or the dialog closed: what was begun before that shows nothing any more. */
  const turn = useRef(0);

  /** Does something that can fail, which the dialog then says. */
  const attempt = async (act: (go: (next: Phase) => void) => Promise<void>) => {
    const own = ++turn.current;
    const go = (next: Phase) => own === turn.current && setPhase(next);
    try {
      await act(go);
    } catch (error) {
      if (!(error instanceof StorageFailure)) {
        go({ kind: 'closed' });
        throw error;
      }
      const message = error.words[editor.state().lang];
      editor.say(message.split('\n', 1)[0] ?? '');
      go({ kind: 'failed', message, needsReload: error.needsReload });
    }
  };
  const prepareNow = async (go: (next: Phase) => void, note?: string, unpublished: Phase = { kind: 'first' }) => {
    go({ kind: 'preparing' });
    editor.say(words.preparing);
    if (!(await keep(editor))) return go({ kind: 'unsaved' });
    const publication = await publishing.prepare(editor.state().lang);
    if (publication === 'conflict') return go({ kind: 'conflict' });
    if (publication === 'unpublished') return go(unpublished);
    go({ kind: 'ready', publication, ...(note !== undefined && { note }) });
  };
  const notes = { done: words.latestDone, 'own-changes': words.latestOwnChanges, 'own-branch': words.latestOwnBranch };

  return {
    publishing,
    phase,
    close() {
      // What is being sent is sent: its author is told what has become of it.
      if (phase.kind !== 'sending') turn.current++;
      setPhase({ kind: 'closed' });
    },
    prepare: () => void attempt((go) => prepareNow(go)),
    /** Sends the first version; what was written since is compared with it then. */
    begin: () =>
      void attempt(async (go) => {
        go({ kind: 'beginning' });
        await publishing.begin();
        await prepareNow(go, words.begun, { kind: 'failed', message: words.notBegun, needsReload: false });
      }),
    /** @param done - once it is sent */
    send: (publication: Publication, order: Pick<PublishOrder, 'title' | 'replaces'>, done: () => void) =>
      void attempt(async (go) => {
        go({ kind: 'sending', publication });
        editor.say(words.sending);
        const published = await publishing.publish({ id: publication.id, ...order, lang: editor.state().lang });
        if (published === 'stale') return prepareNow(go, words.stale);
        done();
        editor.say(words.sent);
        go({ kind: 'sent', published, publication });
      }),
    getLatest: () =>
      void attempt(async (go) => {
        go({ kind: 'latest' });
        editor.say(words.gettingLatest);
        const result = await getLatest(editor, publishing);
        if (result === 'unsaved') return go({ kind: 'unsaved' });
        if (result === 'later') return go({ kind: 'closed' });
        editor.say(notes[result]);
        await prepareNow(go, notes[result]);
      }),
    show: (publication: Publication) => setPhase({ kind: 'ready', publication }),
    askToGoBack: (publication: Publication) => setPhase({ kind: 'asking', publication }),
    goBack: () =>
      void attempt(async (go) => {
        go({ kind: 'preparing' });
        await goBackToPublished(editor, publishing);
        editor.say(words.backDone);
        go({ kind: 'back' });
      }),
    undo() {
      editor.undo();
      setPhase({ kind: 'closed' });
    },
  };
}
