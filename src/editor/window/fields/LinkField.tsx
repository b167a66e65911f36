import { addPage } from '../state/new-page.ts';
import { useEditorAndWords } from '../state/use-editor.ts';
import { ConstantNote } from './ConstantNote.tsx';
import { type FieldProps, FieldView } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { LinkChooser } from './LinkChooser.tsx';
import type { LinkValue } from './link-kinds.ts';
import { newMail } from './link-kinds.ts';
import { useField } from './use-field.ts';

/** Where a link leads: a page or a place in it, an address, a phone number; or a prepared mail. */
export function LinkField({ field, at, siblings, isBare }: FieldProps<'link'>) {
  const { editor, words } = useEditorAndWords();
  const order = ['type', ...(siblings ?? []).map(({ key }) => key)];
  const { value, set } = useField({ field, at, siblings });
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup>
      <LinkChooser
        value={value as LinkValue | undefined}
        at={at}
        isPage={field.isPage === true}
        makePage={(page) =>
          // The page comes last: it may move the place of the link.
          editor.carryOut([{ kind: 'set', pointer: at, value: page.path, order }, ...addPage(editor.state(), page)], {
            title: words.pageAdded(page.title),
            at,
          })
        }
        write={set}
        {...(field.mail && {
          newMail: () => newMail(editor.state().document.value),
          mail: <FieldView field={{ ...field.mail, optional: false }} at={`${at}/mail`} isBare />,
        })}
      />
      <ConstantNote field={field} at={at} value={value} detach={set} />
    </Labelled>
  );
}
