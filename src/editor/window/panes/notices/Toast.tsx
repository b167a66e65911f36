import { Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { BannerButton } from './Banner.tsx';
import classes from './Banners.module.css';

/** A toast stays for this time, in milliseconds. */
const toastMs = 8000;

/** What was done last, with a way back; it goes by itself, unless somebody is about to use it. */
export function Toast() {
  const { editor, words } = useEditorAndWords();
  const notice = useSelected((state) => state.notice);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (!notice || isUsed) return undefined;
    const timer = setTimeout(editor.hideNotice, toastMs);
    return () => clearTimeout(timer);
  }, [editor, notice, isUsed]);
  if (!notice) return null;
  return (
    <Group
      gap="4px 12px"
      className={classes.band}
      data-kind="done"
      // What it does is done in the text, in which writing goes on.
      data-writing-bar={notice.action && ''}
      onPointerEnter={() => setUsed(true)}
      onPointerLeave={() => setUsed(false)}
      onFocus={() => setUsed(true)}
      onBlur={() => setUsed(false)}
    >
      {/* The announcer has said it. */}
      <p>{notice.text}</p>
      {notice.canUndo && <BannerButton label={words.undo} run={editor.undo} />}
      {notice.action && <BannerButton {...notice.action} />}
    </Group>
  );
}
