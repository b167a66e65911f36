/** What of an image stays in view where it is cut: clicked on the picture, or moved with keys. */

import { Box, Center, Group, Image, Text, UnstyledButton } from '@mantine/core';
import { type MouseEvent, useId } from 'react';
import type { Field } from '../../draft/fields/model.ts';
import { Hint } from '../parts/Hint.tsx';
import { useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './ImageField.module.css';
import { Labelled } from './Labelled.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { useField } from './use-field.ts';

interface FocusFieldProps {
  field: Field;
  at: string;
  /** The pointer of the image. */
  of: string;
  address: string;
}

const middle = 0.5;
/** How pages cut images, width by height. */
const cuts = [
  ['wide', 16 / 9],
  ['square', 1],
  ['upright', 3 / 4],
] as const;
/** The label of the point lies within the picture. */
const sideOf = (share: number) => (share < 0.25 ? 'start' : share > 0.75 ? 'end' : undefined);
const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

export function FocusField({ field, at, of, address }: FocusFieldProps) {
  const words = useWords();
  const id = useId();
  const { value, set, remove } = useField({ field, at, siblings: undefined });
  const isWhole = useSelected(({ wholeImages }) => wholeImages.split('\n').includes(of));
  const written = Array.isArray(value) ? value : [];
  const [x, y] = [0, 1].map((index) => (typeof written[index] === 'number' ? rounded(written[index]) : middle)) as [
    number,
    number,
  ];
  const write = (next: [number, number], typing: boolean) => {
    if (next.every((share) => share === middle)) remove({ typing });
    else set(next, { typing });
  };
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    write([rounded((clientX - left) / width), rounded((clientY - top) / height)], false);
  };
  const slider = (label: string, now: number, change: (share: number) => void) => (
    <Group component="label" gap={8} wrap="nowrap" fz="sm">
      <Text span inherit w="6rem">
        {label}
      </Text>
      <Box
        component="input"
        type="range"
        flex={1}
        mih={24}
        min={0}
        max={100}
        aria-describedby={isWhole ? id : undefined}
        value={Math.round(now * 100)}
        onChange={({ currentTarget }) => change(Number(currentTarget.value) / 100)}
      />
    </Group>
  );
  return (
    <Labelled
      field={{ ...field, description: words.inputs.focusHint }}
      at={at}
      isGroup
      tools={value !== undefined && <RemoveButton label={words.inputs.focusMiddle} run={remove} />}
    >
      <Center>
        <UnstyledButton
          className={classes.focus}
          pos="relative"
          lh={0}
          tabIndex={-1}
          // With what stands in the picture: whoever speaks says that.
          aria-label={`${words.inputs.focusClick}: ${field.title}`}
          title={words.inputs.focusClick}
          onClick={point}
        >
          <img src={address} alt="" draggable={false} />
          <span style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
          <small data-x={sideOf(x)} data-y={sideOf(y)} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
            {field.title}
          </small>
        </UnstyledButton>
      </Center>
      <Group component="ul" gap="sm" justify="center" my="xs" fz="xs" ta="center" c="dimmed">
        {cuts.map(([cut, aspectRatio]) => (
          <li key={cut}>
            <Image
              src={address}
              alt=""
              h="4.5rem"
              mb={2}
              radius="sm"
              style={{ aspectRatio, objectPosition: `${x * 100}% ${y * 100}%` }}
            />
            {words.inputs.cuts[cut]}
          </li>
        ))}
      </Group>
      {slider(words.inputs.fromLeft, x, (share) => write([share, y], true))}
      {slider(words.inputs.fromTop, y, (share) => write([x, share], true))}
      {isWhole && <Hint id={id}>{words.inputs.isWhole}</Hint>}
    </Labelled>
  );
}
