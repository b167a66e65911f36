/** The address of a page, written as people write, and what comes of it. */
import { TextInput } from '@mantine/core';
import type { Json } from '../../../../schema/json.ts';
import { fillIn } from '../state/fill-in.ts';
import { addressesOf } from '../state/new-page.ts';
import { useEditorAndWords } from '../state/use-editor.ts';
import type { words } from '../words/words.ts';

interface AddressInputProps {
  text: string;
  /** What comes of the text; empty where nothing does. */
  address: string;
  fault: string | undefined;
  change: (text: string) => void;
  isFirst?: boolean;
}

export function AddressInput({ text, address, fault, change, isFirst = false }: AddressInputProps) {
  const { editor, words } = useEditorAndWords();
  const manifest = editor.state().document.value;
  const site = fillIn(String(editor.valueOf('/site/url') ?? ''), manifest).replace(/\/$/, '');
  return (
    <TextInput
      label={words.address}
      description={`${site}${address}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={text}
      error={fault}
      spellCheck={false}
      autoCapitalize="off"
      onChange={(event) => change(event.currentTarget.value)}
      {...(isFirst && { 'data-autofocus': true })}
    />
  );
}

/** Who asks for something that cannot be is led to why, once it is drawn. */
export function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** What speaks against an address for a page that has another one, or none yet. */
export function addressFault(address: string, manifest: Json, said: (typeof words)['de']): string | undefined {
  if (address === '') return said.addressMissing;
  return addressesOf(manifest).includes(address) ? said.addressTaken : undefined;
}
