/** Removes pictures that nobody uses. They come back with the version that is kept before. */

import { Button, Checkbox, Fieldset, Group } from '@mantine/core';
import { useState } from 'react';
import { StorageFailure } from '../../storage.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Hint } from '../parts/Hint.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { useEditorAndWords, useSelected } from '../state/use-editor.ts';
import { namedFiles } from '../state/validation.ts';
import classes from './ImageField.module.css';
import { ImageTile } from './ImageTile.tsx';
import { type ImageFile, splitByUse } from './image-facts.ts';

const focusOn = (button: HTMLElement | null) => button?.focus();

interface RemoveUnusedProps {
  images: readonly ImageFile[];
  /** Gets what has become of it: what the bar says lies below the window. */
  tell: (said: string) => void;
}

export function RemoveUnused({ images, tell }: RemoveUnusedProps) {
  const { editor, words } = useEditorAndWords();
  const lang = useSelected((state) => state.lang);
  const [step, setStep] = useState<'offered' | 'asked' | 'busy'>('offered');
  /** Those that stay once it is asked. */
  const [staying, setStaying] = useState<readonly string[]>([]);
  if (!editor.versions) return null;
  // The draft does not name them any more, but the website still does that is kept: they stay until it is saved.
  const { used: needed } = splitByUse(images, namedFiles(editor.state().stored.text));
  const chosen = images.filter((file) => !staying.includes(file.path) && !needed.includes(file));
  const leave = () => {
    setStaying([]);
    setStep('offered');
  };
  const run = async () => {
    setStep('busy');
    try {
      const gone = await editor.removePictures(chosen.map(({ path }) => path));
      tell(words.inputs.picturesRemoved(gone.length));
      leave();
    } catch (error) {
      // What was chosen stays chosen, to be tried again.
      setStep('asked');
      if (!(error instanceof StorageFailure)) throw error;
      tell(error.words[lang]);
    }
  };
  if (step === 'offered')
    return (
      <Button me="auto" variant="default" leftSection={<Glyph name="trash" />} onClick={() => setStep('asked')}>
        {words.inputs.removeUnused}
      </Button>
    );
  return (
    <Fieldset legend={words.inputs.removeWhich} p="sm" fz="sm">
      <div className={classes.thumbnails}>
        {images.map((file) => (
          <RowButton
            key={file.path}
            isTile
            className={classes.thumbnail}
            role="checkbox"
            aria-checked={chosen.includes(file)}
            disabled={needed.includes(file)}
            onClick={() =>
              setStaying(chosen.includes(file) ? [...staying, file.path] : staying.filter((one) => one !== file.path))
            }
          >
            <ImageTile file={file}>{needed.includes(file) && <small>{words.inputs.stillNeeded}</small>}</ImageTile>
            <Checkbox.Indicator pos="absolute" top={12} left={12} checked={chosen.includes(file)} />
          </RowButton>
        ))}
      </div>
      <Hint my={8}>{words.inputs.removeHint}</Hint>
      <Group gap={8}>
        <Button ref={focusOn} loading={step === 'busy'} disabled={chosen.length === 0} onClick={() => void run()}>
          {words.inputs.removeSome(chosen.length)}
        </Button>
        <Button variant="default" disabled={step === 'busy'} onClick={leave}>
          {words.cancel}
        </Button>
      </Group>
    </Fieldset>
  );
}
