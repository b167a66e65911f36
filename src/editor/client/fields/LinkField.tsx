import { Autocomplete, SegmentedControl } from '@mantine/core';
import { useRef } from 'react';
import { blankOf } from '../../form/blank.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { type FieldProps, FieldView } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { targetsOf } from './link-targets.ts';
import { useField } from './use-field.ts';

/** Where a link leads: a page or a place in it, an address, a phone number; or a prepared mail. */
export function LinkField({ field, at, siblings, isBare }: FieldProps<'link'>) {
  const editor = useEditor();
  const words = useWords();
  const { value, set } = useField({ field, at, siblings });
  const isMail = typeof value === 'object' && value !== null;
  const left = useRef<{ mail?: unknown; target?: unknown }>({});
  const choose = (kind: string) => {
    if (kind === 'mail') {
      left.current.target = value;
      set(left.current.mail ?? { mail: blankOf(field.mail) });
    } else {
      left.current.mail = value;
      set(left.current.target ?? '/');
    }
  };
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup>
      <SegmentedControl
        fullWidth
        size="xs"
        mb="xs"
        aria-label={field.title}
        data={[
          { value: 'target', label: words.linkInSite },
          { value: 'mail', label: words.linkMail },
        ]}
        value={isMail ? 'mail' : 'target'}
        onChange={choose}
      />
      {isMail ? (
        <FieldView field={{ ...field.mail, optional: false }} at={`${at}/mail`} isBare />
      ) : (
        <Autocomplete
          aria-label={words.linkTarget}
          placeholder={words.linkExample}
          value={typeof value === 'string' ? value : ''}
          data={targetsOf(editor.state().document.value).map((target) => target.value)}
          renderOption={({ option }) =>
            targetsOf(editor.state().document.value).find((target) => target.value === option.value)?.title
          }
          // All targets, whatever stands there: an author who opens the list wants to see where else a link can lead.
          filter={({ options }) => options}
          onChange={(text) => set(text, { typing: true })}
        />
      )}
    </Labelled>
  );
}
