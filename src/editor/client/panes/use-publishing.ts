/** What the dialog of publishing is at, and what it can do next. */
import { useState } from 'react';
import type { Publication, Published, Publishing } from '../../publishing.ts';
import { StorageFailure } from '../../storage.ts';
import { getLatest, goBackToPublished, keep } from '../state/get-latest.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';

export type Phase =
  | { kind: 'closed' | 'preparing' | 'latest' | 'unsaved' }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict' }
  | { kind: 'ready' | 'sending'; publication: Publication; note?: string }
  | { kind: 'sent'; published: Published };

export function usePublishing(publishing: Publishing) {
  const editor = useEditor();
  const words = useWords().publish;
  const [phase, setPhase] = useState<Phase>({ kind: 'closed' });

  /** Does something that can fail, which the dialog then says. */
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      const message = error.words[editor.state().lang];
      editor.say(message);
      setPhase({ kind: 'failed', message });
    }
  };
  const prepareNow = async (note?: string) => {
    setPhase({ kind: 'preparing' });
    editor.say(words.preparing);
    if (!(await keep(editor))) return setPhase({ kind: 'unsaved' });
    const publication = await publishing.prepare(editor.state().lang);
    if (publication === 'conflict') return setPhase({ kind: 'conflict' });
    setPhase({ kind: 'ready', publication, ...(note !== undefined && { note }) });
  };
  const notes = { done: words.latestDone, 'own-changes': words.latestOwnChanges, 'own-branch': words.latestOwnBranch };

  return {
    phase,
    close: () => setPhase({ kind: 'closed' }),
    prepare: () => void attempt(prepareNow),
    send: (publication: Publication, title: string) =>
      void attempt(async () => {
        setPhase({ kind: 'sending', publication });
        editor.say(words.sending);
        const published = await publishing.publish({ id: publication.id, title, lang: editor.state().lang });
        if (published === 'stale') return prepareNow(words.stale);
        editor.say(words.sent);
        setPhase({ kind: 'sent', published });
      }),
    getLatest: () =>
      void attempt(async () => {
        setPhase({ kind: 'latest' });
        editor.say(words.gettingLatest);
        const result = await getLatest(editor, publishing);
        if (result === 'unsaved') return setPhase({ kind: 'unsaved' });
        editor.say(notes[result]);
        await prepareNow(notes[result]);
      }),
    goBack: () =>
      void attempt(async () => {
        setPhase({ kind: 'preparing' });
        await goBackToPublished(editor, publishing);
        setPhase({ kind: 'closed' });
        editor.say(words.backDone);
      }),
  };
}
