/** A picture of a section as it would look on this site: one more preview, which nothing can be done in. */
import { useEffect, useRef, useState } from 'react';
import { usePictureFrame } from '../../parts/use-picture-frame.ts';
import { newSection } from '../../state/reused.ts';
import { useEditorAndWords } from '../../state/use-editor.ts';
import classes from './SampleFrame.module.css';

/** Whoever walks through the list wants to see what they stop at. In milliseconds. */
const debounceMs = 80;

/** @param type - of the section; or the pointer of one that stands on several pages */
export function SampleFrame({ type, title }: { type: string; title: string }) {
  const { editor, words } = useEditorAndWords();
  const picture = useRef<HTMLElement>(null);
  const { isReady, post, frame } = usePictureFrame(picture);
  const [painted, setPainted] = useState<string>();
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    if (!isReady) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const shown = await editor.sample([newSection(editor.state(), type)]);
      if (!isWanted) return;
      if (!shown) return setFailed(type);
      post({ type: 'show', draft: 0, scheme: editor.state().view.scheme, isAlone: true, ...shown });
      setPainted(type);
    }, debounceMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [editor, isReady, post, type]);

  return (
    <figure ref={picture} className={classes.root} data-waits={painted === undefined || undefined}>
      <iframe {...frame} title={words.sampleOf(title)} />
      {failed === type && <figcaption>{words.noSample}</figcaption>}
    </figure>
  );
}
