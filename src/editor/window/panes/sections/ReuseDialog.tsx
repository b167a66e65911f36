/** The name of a section that shall stand on several pages. */

import { ConstantName } from '../../fields/ConstantName.tsx';
import { AskDialog } from '../../parts/AskDialog.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { nameLike } from '../../state/change-constants.ts';
import { reusedAt, sectionTitle } from '../../state/reused.ts';
import { useEditorAndWords, useTyped } from '../../state/use-editor.ts';
import { useSectionCommands } from './use-section-commands.ts';

export function ReuseDialog({ pointer, close }: { pointer: string; close: () => void }) {
  const { editor, words } = useEditorAndWords();
  const { makeReusable } = useSectionCommands();
  const manifest = editor.state().document.value;
  const [text, setText, forget] = useTyped(`name of ${pointer}`, () =>
    nameLike(manifest, sectionTitle(editor.state(), pointer), reusedAt),
  );
  const name = nameLike(manifest, text, reusedAt);
  const submit = () => {
    forget();
    close();
    makeReusable(pointer, name);
  };
  return (
    <AskDialog title={words.reuse.make} label={words.reuse.make} close={close} forget={forget} submit={submit}>
      <ConstantName label={words.name} value={text} name={name} change={setText} autoFocus />
      <Hint size="md">{words.reuse.makeNote}</Hint>
    </AskDialog>
  );
}
