/** Places that were changed here and by somebody else: nothing is kept before the author has decided each. */
import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Conflict } from '../../document/merge.ts';
import { describePlace } from '../state/describe-place.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './ConflictDialog.module.css';

export function ConflictDialog() {
  const conflict = useSelected((state) => state.conflict);
  // Another conflict begins undecided.
  return conflict ? <Decisions key={conflict.theirs.version} places={conflict.places} /> : null;
}

function Decisions({ places }: { places: readonly Conflict[] }) {
  const editor = useEditor();
  const words = useWords();
  const [taken, setTaken] = useState<ReadonlyMap<Conflict, 'mine' | 'theirs'>>(new Map());
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title={words.conflictTitle}
    >
      <Stack>
        <p className={classes.text}>{words.conflictText}</p>
        {places.map((place, index) => (
          <Radio.Group
            key={index}
            label={describePlace(editor, place.pointer)}
            value={taken.get(place) ?? null}
            onChange={(value) => setTaken(new Map(taken).set(place, value === 'theirs' ? 'theirs' : 'mine'))}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="mine" label={words.mine} description={excerptOf(place.mine, words.nothing)} />
              <Radio value="theirs" label={words.theirs} description={excerptOf(place.theirs, words.nothing)} />
            </Stack>
          </Radio.Group>
        ))}
        <Group justify="end">
          <Button
            disabled={places.some((place) => !taken.has(place))}
            onClick={() => editor.settle((place) => taken.get(place) ?? 'mine')}
          >
            {words.apply}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** A value to tell it from another one. */
function excerptOf(value: unknown, nothing: string): string {
  if (value === undefined) return nothing;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
}
