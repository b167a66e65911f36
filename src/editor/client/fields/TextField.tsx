/** Texts: plain, and with bold, emphasis, links and constants, which stand in the text as the manifest has them. */
import { useRef } from 'react';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { MarkedText } from './MarkedText.tsx';
import { TextTools } from './TextTools.tsx';
import { useField } from './use-field.ts';

export function TextField(props: FieldProps<'text'>) {
  return <AnyText {...props} isRich={false} />;
}

export function RichTextField(props: FieldProps<'richText'>) {
  return <AnyText {...props} isRich />;
}

function AnyText({ field, at, siblings, isBare, isRich }: FieldProps<'text' | 'richText'> & { isRich: boolean }) {
  const { value, set, remove } = useField({ field, at, siblings });
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => {
    if (text === '' && field.optional) remove();
    else set(text, { typing: true });
  };
  const tools = <TextTools area={area} isRich={isRich} write={write} />;
  return (
    <Labelled field={field} at={at} isBare={isBare} tools={isBare ? undefined : tools}>
      {(control) => (
        <MarkedText
          ref={area}
          control={control}
          text={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          isRich={isRich}
          write={write}
        />
      )}
    </Labelled>
  );
}
