import { useState } from 'react';
import { addPage } from '../state/new-page.ts';
import { useEditorAndWords } from '../state/use-editor.ts';
import { ConstantNote } from './ConstantNote.tsx';
import { type FieldProps, FieldView } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import type { LinkValue } from './link-kinds.ts';
import { useField } from './use-field.ts';
import { useTargetInput } from './use-target-input.tsx';

/** Asks where a link leads, in one line as in a text: a page, a place in it, a file, an address, a phone number; or a prepared mail. */
export function LinkField({ field, at, siblings, isBare }: FieldProps<'link'>) {
  const { editor, words } = useEditorAndWords();
  const { value, set, remove } = useField({ field, at, siblings });
  const target = value as LinkValue | undefined;
  const [typed, type] = useState<string | null>(null);
  const { input, submit, leave } = useTargetInput({
    ...{ at, target, typed, type, isPage: field.isPage === true, hasMail: field.mail !== undefined },
    choose(to, page) {
      type(null);
      const order = ['type', ...(siblings ?? []).map(({ key }) => key)];
      // The page comes last: it may move the place of the link.
      const operations = page && [
        { kind: 'set' as const, pointer: at, value: page.path, order },
        ...addPage(editor.state(), page),
      ];
      if (operations) editor.carryOut(operations, { title: words.pageAdded(page.title), at });
      // Another recipient gets what is written already.
      else set(typeof to === 'object' && typeof target === 'object' ? { mail: { ...target.mail, ...to.mail } } : to);
    },
  });
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: focus and keys reach it from the input within */}
      <div
        onBlur={() => (typed === '' && field.optional ? remove() : leave())}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.isDefaultPrevented()) submit();
        }}
      >
        {input}
      </div>
      {field.mail && typeof target === 'object' && (
        <FieldView field={{ ...field.mail, optional: false }} at={`${at}/mail`} isBare />
      )}
      <ConstantNote field={field} at={at} value={value} detach={set} />
    </Labelled>
  );
}
