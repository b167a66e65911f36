import { Button } from '@mantine/core';
import { useState } from 'react';
import { pointerTo } from '../../../json-text/pointer.ts';
import { settle } from '../state/change-constants.ts';
import { useEditor, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { useValueTitle } from './ValueTitle.tsx';

interface SettleButtonProps {
  /** Of what is still open. */
  name: string;
  /** Before the button goes. */
  done: (button: HTMLElement) => void;
}

/** Ticks off what is open. Once somebody has written another value it stands out: most likely that is the real one. */
export function SettleButton({ name, done }: SettleButtonProps) {
  const editor = useEditor();
  const words = useWords().forms;
  const title = useValueTitle(name);
  const at = pointerTo('/placeholders', name);
  const value = useValue(at);
  const [before] = useState(value);
  const run = (button: HTMLElement) => {
    const { value: manifest } = editor.state().document;
    const left = Object.keys((manifest as { placeholders?: object }).placeholders ?? {}).length - 1;
    done(button);
    editor.carryOut(settle(manifest, name), { title: words.settleOf(title), at });
    editor.say(words.settled(title, left));
  };
  return (
    <Button
      size="xs"
      variant={value === before ? 'light' : 'filled'}
      aria-label={words.settleOf(title)}
      onClick={({ currentTarget }) => run(currentTarget)}
    >
      {words.settle}
    </Button>
  );
}
