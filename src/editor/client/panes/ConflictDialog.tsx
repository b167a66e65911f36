/** Places that were changed here and by somebody else: nothing is kept before the author has decided each. */
import { Button, Group, Radio, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { apartWithoutMarkup } from '../../fields/without-markup.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { describePlace } from '../state/describe-place.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './ConflictDialog.module.css';
import { differencesOf, type Piece, readable } from './differences.ts';

export function ConflictDialog() {
  const conflict = useSelected((state) => (state.isOpenInOtherTab ? undefined : state.conflict));
  // Another conflict begins undecided.
  return conflict ? <Decisions key={conflict.theirs.version} {...conflict} /> : null;
}

function Decisions({ merged, places }: NonNullable<EditorState['conflict']>) {
  const editor = useEditor();
  const words = useWords();
  const [taken, setTaken] = useState<ReadonlyMap<string, string>>(new Map());
  // What is published is compared with the draft, and the file is what it was.
  const isPublished = useSelected(({ conflict, stored }) => conflict?.theirs === stored);
  const takeAll = (whose: string) => setTaken(new Map(places.map((_, index) => [String(index), whose])));
  return (
    <Dialog title={words.conflictTitle} size="xl">
      <Stack gap="lg">
        <p className={classes.text}>{isPublished ? words.publish.conflictText : words.conflictText}</p>
        {places.map(({ pointer, mine, theirs }, index) => {
          const [own, other] = apartWithoutMarkup(readable(mine, words), readable(theirs, words));
          return (
            <Place
              key={index}
              title={describePlace(editor, pointer, merged)}
              mine={own}
              theirs={other}
              value={taken.get(String(index)) ?? null}
              take={(whose) => setTaken(new Map(taken).set(String(index), whose))}
            />
          );
        })}
        <Group justify="end" className={classes.actions}>
          {places.length > 1 && (
            <>
              <Button variant="subtle" onClick={() => takeAll('mine')}>
                {words.allMine}
              </Button>
              <Button variant="subtle" onClick={() => takeAll('theirs')}>
                {words.allTheirs}
              </Button>
            </>
          )}
          <Button
            disabled={taken.size < places.length}
            onClick={() => editor.settle((place) => (taken.get(String(places.indexOf(place))) === 'theirs' ? 'theirs' : 'mine'))}
          >
            {words.apply}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface PlaceProps {
  title: string;
  mine: string;
  theirs: string;
  value: string | null;
  take: (whose: string) => void;
}

function Place({ title, mine, theirs, value, take }: PlaceProps) {
  const words = useWords();
  const pieces = useMemo(() => differencesOf(mine, theirs), [mine, theirs]);
  return (
    <Radio.Group label={title} value={value} onChange={take}>
      <div className={classes.versions}>
        <Radio value="mine" label={words.mine} description={<Version pieces={pieces.mine} />} />
        <Radio value="theirs" label={words.theirs} description={<Version pieces={pieces.theirs} />} />
      </div>
    </Radio.Group>
  );
}

const Version = ({ pieces }: { pieces: Piece[] }) => (
  <span className={classes.version}>
    {pieces.map(({ text, isOwn }, index) => (isOwn ? <mark key={index}>{text}</mark> : text))}
  </span>
);
