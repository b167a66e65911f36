import { Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Field } from '../../draft/fields/model.ts';
import { Hint } from '../parts/Hint.tsx';
import { useEditorAndWords, useSelected, useValue } from '../state/use-editor.ts';
import { FieldView } from './FieldView.tsx';
import { focusField } from './focus-field.ts';
import { Segments } from './Segments.tsx';

interface AltFieldProps {
  field: Field;
  at: string;
  /** The file of the image. */
  of: string | undefined;
  /** The image that was chosen last, with the description that was there: what it shows is asked for. Each choice is another object. */
  asked: { src: string; alt: string } | undefined;
}

/** What an image shows, for who does not see it; or, as a choice and not as an empty input, that it only decorates. */
export function AltField({ field, at, of, asked }: AltFieldProps) {
  const { editor, words } = useEditorAndWords();
  const alt = useValue(at);
  const isEmpty = alt === '' || alt === undefined;
  /** The file that the author wants to describe and has not begun to: an undo brings back another one, of which nothing is awaited. */
  const [awaited, setAwaited] = useState<string>();
  const isAwaited = awaited !== undefined && awaited === of;
  const isAdded = useSelected(({ undescribed }) => of !== undefined && undescribed.includes(of));
  const left = useRef('');
  const isDescribed = !isEmpty || isAwaited || isAdded;
  // Whoever takes away all that it says wants to say something else.
  if (!isEmpty && awaited !== of) setAwaited(of);
  useEffect(() => setAwaited(asked?.src), [asked]);
  const focusedFor = useRef<typeof asked>(undefined);
  useEffect(() => {
    if (!isAwaited || focusedFor.current === asked) return;
    focusedFor.current = asked;
    focusField(at, true);
  }, [isAwaited, asked, at]);
  const decide = (decision: string) => {
    const write = (text: string) => editor.set(at, text, { title: words.changed(field.title) });
    if (decision === 'decoration') {
      left.current = typeof alt === 'string' ? alt : '';
      setAwaited(undefined);
      if (of !== undefined) editor.decorates(of);
      if (!isEmpty) write('');
    } else {
      setAwaited(of);
      if (left.current !== '') write(left.current);
    }
  };
  return (
    <Stack gap="lg">
      <Segments
        label={words.inputs.altChoice}
        options={[
          { value: 'described', label: words.inputs.altDescribed },
          { value: 'decoration', label: words.inputs.altDecoration },
        ]}
        value={isDescribed ? 'described' : 'decoration'}
        choose={decide}
      />
      {isDescribed && <FieldView field={field} at={at} />}
      {isDescribed && asked?.src === of && asked?.alt === alt && !isEmpty && <Hint>{words.inputs.altOfBefore}</Hint>}
    </Stack>
  );
}
