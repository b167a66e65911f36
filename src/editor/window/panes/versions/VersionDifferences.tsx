/** What differs between an earlier version that is looked at and the draft: each leads to its place in that version. */

import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Sentence } from '../../../publishing.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { sentenceOf } from '../../state/sentence-of.ts';
import { useEditor, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';

export function VersionDifferences({ when, close }: { when: string; close: () => void }) {
  const editor = useEditor();
  const words = useWords().versions;
  const lang = useSelected((state) => state.lang);
  const [found, setFound] = useState<readonly Sentence[] | string>();
  useEffect(() => {
    let isOpen = true;
    editor.differences().then(
      (sentences) => isOpen && setFound(sentences?.filter(({ isHint }) => !isHint) ?? words.notComparable),
      (error) => isOpen && setFound(sentenceOf(error, lang)),
    );
    return () => {
      isOpen = false;
    };
  }, [editor, lang, words]);
  const show = (pointer: string) => {
    close();
    if (editor.state().looking?.isNow) editor.turnLook();
    editor.show(pointer, { focus: false });
  };
  return (
    <Dialog title={words.differences(when)} onClose={close} size="lg">
      {found === undefined && <Loader size="sm" role="status" aria-label={words.differences(when)} />}
      {typeof found === 'string' && <p role="alert">{found}</p>}
      {found?.length === 0 && <p>{words.noDifferences}</p>}
      {typeof found === 'object' && (
        <ul>
          {found.map(({ where, what, pointer }, index) => (
            <li key={index}>
              <RowButton disabled={pointer === undefined} onClick={() => pointer !== undefined && show(pointer)}>
                <strong>{plain(where)}</strong>
                <Hint span>{plain(what)}</Hint>
              </RowButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** A sentence without the marks around keys and values. */
export const plain = (text: string): string => text.replaceAll('`', '');
