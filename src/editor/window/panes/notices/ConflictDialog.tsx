/** Places that were changed here and by somebody else: nothing is kept before the author has decided each, now or later. */

import { Button, Radio, SimpleGrid, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Conflict, canKeepBoth, type Decision } from '../../../draft/document/merge.ts';
import { apartWithoutMarkup } from '../../../draft/fields/without-markup.ts';
import { Dialog, DialogEnd } from '../../parts/Dialog.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { isConstant } from '../../state/constant-uses.ts';
import { describePlace } from '../../state/describe-place.ts';
import { conflictToDecide, type OpenConflict } from '../../state/editor-state.ts';
import { ownFieldAt } from '../../state/field-at.ts';
import { changeBy, formatTime } from '../../state/format-time.ts';
import { useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import classes from './ConflictDialog.module.css';
import { differencesOf, type Piece, readable } from './differences.ts';

export function ConflictDialog() {
  const conflict = useSelected((state) => (state.isOpenInOtherTab ? undefined : conflictToDecide(state)));
  // Another conflict begins undecided.
  return conflict ? <Decisions key={conflict.theirs.version} {...conflict} /> : null;
}

function Decisions({ theirs: kept, merged, places, authors }: OpenConflict) {
  const { editor, words } = useEditorAndWords();
  const [taken, setTaken] = useState<ReadonlyMap<Conflict, Decision>>(new Map());
  /** Each place of what is published has its own author, as far as that is known. */
  const changerOf = ({ pointer }: Conflict) => {
    const author = authors?.[pointer];
    return authors ? author && { isOwn: false, name: author.name, time: Date.parse(author.at) } : kept.by;
  };
  const labelOf = (place: Conflict) => {
    const by = changerOf(place);
    const { version } = changeBy(by, words);
    return by?.time === undefined ? version : words.ofTime(version, formatTime(by.time, words.locale));
  };
  const asked = places.map((place) => changeBy(changerOf(place), words).ask);
  const isOfOne = asked.every((one) => one === asked[0]);
  const isNamed = places.some((place) => changerOf(place) !== undefined);
  const ask = isOfOne && (isNamed || !authors) ? asked[0] : words.publish.conflictText;
  const takeAll = (whose: Decision) => setTaken(new Map(places.map((place) => [place, whose])));
  const { forms } = editor.state();
  // A fact is one or the other, and so is what has a form of its own.
  const isText = ({ pointer }: Conflict) => {
    const field = forms && !isConstant(pointer) ? ownFieldAt(forms, merged, pointer) : undefined;
    return field?.kind === 'richText' || (field?.kind === 'text' && !field.isLiteral && field.widget !== 'date');
  };
  return (
    <Dialog title={words.conflictTitle} size="xl" onClose={editor.decideLater}>
      <Stack gap="lg">
        <Hint size="md">{ask}</Hint>
        {places.map((place, index) => {
          const { pointer, mine, theirs } = place;
          const [own, other] = apartWithoutMarkup(readable(mine, words), readable(theirs, words));
          return (
            <Place
              key={index}
              title={describePlace(editor, pointer, merged)}
              mine={own}
              theirs={other}
              label={labelOf(place)}
              canBoth={canKeepBoth(place, isText(place))}
              value={taken.get(place) ?? null}
              take={(whose) => setTaken(new Map(taken).set(place, whose))}
            />
          );
        })}
        <DialogEnd>
          <Button variant="subtle" mr="auto" onClick={editor.decideLater}>
            {words.decideLater}
          </Button>
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
          <Button disabled={taken.size < places.length} onClick={() => editor.settle((place) => taken.get(place) ?? 'mine')}>
            {words.apply}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  );
}

interface PlaceProps {
  title: string;
  mine: string;
  theirs: string;
  /** The other version is called so. */
  label: string;
  canBoth: boolean;
  value: Decision | null;
  take: (whose: Decision) => void;
}

function Place({ title, mine, theirs, label, canBoth, value, take }: PlaceProps) {
  const words = useWords();
  const pieces = useMemo(() => differencesOf(mine, theirs), [mine, theirs]);
  return (
    <Radio.Group label={title} value={value} onChange={(whose) => take(whose as Decision)}>
      <SimpleGrid minColWidth="16rem" autoFlow="auto-fit" spacing="lg" verticalSpacing={8} mt={8}>
        <Radio value="mine" label={words.mine} description={<Version pieces={pieces.mine} />} />
        <Radio value="theirs" label={label} description={<Version pieces={pieces.theirs} />} />
        {canBoth && <Radio value="both" label={words.both} description={words.bothHint} />}
      </SimpleGrid>
    </Radio.Group>
  );
}

const Version = ({ pieces }: { pieces: Piece[] }) => (
  <span className={classes.version}>
    {pieces.map(({ text, isOwn }, index) => (isOwn ? <mark key={index}>{text}</mark> : text))}
  </span>
);
