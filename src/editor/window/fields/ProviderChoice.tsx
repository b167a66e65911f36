/** Whose address it is: what a provider needs beside it is filled in with the choice, in one step. */
import { NativeSelect } from '@mantine/core';
import { isObject, type Json } from '../../../../schema/json.ts';
import type { Provider } from '../../../../schema/words.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerTo } from '../../../json-text/pointer.ts';
import { isSame, valueAt } from '../../../json-text/value.ts';
import { blankOf } from '../../draft/fields/blank.ts';
import type { NamedField } from '../../draft/fields/model.ts';
import { useEditorAndWords, useSelected } from '../state/use-editor.ts';

interface ProviderChoiceProps {
  providers: readonly Provider[];
  /** The place of the address, and the fields beside it. */
  at: string;
  siblings: readonly NamedField[];
}

export function ProviderChoice({ providers, at, siblings }: ProviderChoiceProps) {
  const { editor, words } = useEditorAndWords();
  const { provider: label, otherProvider, chooseProvider, providerHint } = words.inputs;
  const around = parentOf(at);
  const chosen = useSelected(({ document }) => providerOf(providers, valueAt(document.value, around), at)?.title ?? '');
  const isWritten = useSelected(({ document }) => typeof valueAt(document.value, at) === 'string');
  const choose = (title: string) => {
    const found = providers.find((one) => one.title === title);
    if (!found) return;
    const operations = withProvider(found, providers, editor.valueOf(around) as Json, { at, siblings });
    editor.carryOut(operations, { title: words.changed(`${label}: ${title}`), at });
  };
  return (
    <NativeSelect
      label={label}
      description={providerHint}
      value={chosen}
      data={[{ value: '', label: isWritten ? otherProvider : chooseProvider }, ...providers.map(({ title }) => title)]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

const nameOf = (pointer: string) => pointer.slice(parentOf(pointer).length + 1);

function providerOf(providers: readonly Provider[], form: Json | undefined, at: string): Provider | undefined {
  const address = child(form, nameOf(at));
  if (typeof address !== 'string') return undefined;
  const host = URL.canParse(address) ? new URL(address).hostname : undefined;
  return (
    providers.find(({ standIn }) => standIn === address) ??
    providers.find((one) =>
      one.host === undefined
        ? host === undefined && Object.entries(one.beside).every(([key, value]) => says(child(form, key), value))
        : host === one.host || host?.endsWith(`.${one.host}`),
    )
  );
}

/** Whether all that is wanted is written. */
const says = (written: unknown, wanted: Json): boolean =>
  isObject(wanted)
    ? Object.entries(wanted).every(([key, value]) => isSame(child(written, key) as Json, value))
    : isSame(written as Json, wanted);

/** What a provider needs takes the place of what another one did; what visitors read stays. */
function withProvider(
  { standIn, beside }: Provider,
  providers: readonly Provider[],
  form: Json,
  { at, siblings }: Pick<ProviderChoiceProps, 'at' | 'siblings'>,
): Operation[] {
  const order = siblings.map(({ key }) => key);
  const own = siblings.flatMap((field): Operation[] => {
    const all = providers.flatMap((one) => one.beside[field.key] ?? []);
    if (all.length === 0) return [];
    const [pointer, written, wanted] = [pointerTo(parentOf(at), field.key), child(form, field.key), beside[field.key]];
    if (wanted === undefined) return written !== undefined && field.optional ? [{ kind: 'remove', pointer }] : [];
    if (!isObject(wanted)) return [{ kind: 'set', pointer, value: wanted, order }];
    const owned = new Set(all.flatMap((one) => Object.keys(one as object)));
    const kept = Object.entries((written ?? blankOf(field)) as object).filter(([key]) => !owned.has(key));
    return [{ kind: 'set', pointer, value: { ...wanted, ...Object.fromEntries(kept) }, order }];
  });
  return [{ kind: 'set', pointer: at, value: standIn }, ...own];
}
