/** A text that names something of the site: a collection, what lists choose by, or one of the values that this has. */
import { NativeSelect } from '@mantine/core';
import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf } from '../../../json-text/pointer.ts';
import { blankOf } from '../../draft/fields/blank.ts';
import { collectionsIn } from '../../draft/fields/own-facts.ts';
import { newCollection } from '../state/begin-collection.ts';
import { fieldAt } from '../state/field-at.ts';
import { criteriaAt, valuesAt } from '../state/listed.ts';
import { writtenAt } from '../state/reused.ts';
import { listAt } from '../state/selection.ts';
import { useEditorAndWords, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import type { FieldProps } from './FieldView.tsx';
import { Labelled } from './Labelled.tsx';
import { useField } from './use-field.ts';

type Option = readonly [value: string, label: string];

interface OptionsProps extends FieldProps<'text'> {
  options: readonly Option[];
  nothing?: string;
  choose?: (value: string) => void;
}

function Options({ field, at, siblings, isBare, options, nothing, choose }: OptionsProps) {
  const words = useWords();
  const { value, set, remove } = useField({ field, at, siblings });
  const chosen = typeof value === 'string' ? value : '';
  const all: Option[] = [...(field.optional ? [['', nothing ?? words.byDefault] as const] : []), ...options];
  const known = all.some(([one]) => one === chosen) ? all : [[chosen, chosen || words.chooseOne] as const, ...all];
  return (
    <Labelled field={field} at={at} isBare={isBare}>
      {(control) => (
        <NativeSelect
          {...control}
          data={known.map(([one, label]) => ({ value: one, label }))}
          value={chosen}
          onChange={({ currentTarget: { value: next } }) => (choose ? choose(next) : next === '' ? remove() : set(next))}
        />
      )}
    </Labelled>
  );
}

/** By their labels; as one text, since a list would be another one with each letter. */
export function CriterionField(props: FieldProps<'text'>) {
  const words = useWords().collections;
  const found = useSelected((state) => JSON.stringify(criteriaAt(state.document.value, writtenAt(state, props.at))));
  const { facts, besides } = JSON.parse(found) as ReturnType<typeof criteriaAt>;
  const options = [
    ...besides.map((one) => [one, words.besides[one]] as const),
    ...facts.map(({ value, label }) => [value, label] as const),
  ];
  return <Options {...props} options={options} />;
}

export function OccurringField(props: FieldProps<'text'>) {
  const found = useSelected((state) => JSON.stringify(valuesAt(state.document.value, writtenAt(state, props.at))));
  return <Options {...props} options={(JSON.parse(found) as string[]).map((one) => [one, one] as const)} />;
}

/** A name that nothing has. */
const another = '+';

/** A list shows pages, or the records of a collection. */
export function CollectionField(props: FieldProps<'text'>) {
  const { at } = props;
  const { editor, words } = useEditorAndWords();
  const names = useSelected(({ document }) => JSON.stringify(namesOf(document.value)));
  const { pages, newOne, begun } = words.collections;
  const choose = (name: string) => {
    const { forms, document } = editor.state();
    const around = parentOf(at);
    const under: Operation = { kind: 'remove', pointer: `${around}/under` };
    const away = editor.valueOf(under.pointer) === undefined ? [] : [under];
    if (name === '') {
      const back: Operation[] = away.length > 0 ? [] : [{ kind: 'set', pointer: under.pointer, value: '/' }];
      return editor.carryOut([{ kind: 'remove', pointer: at }, ...back], { title: words.changed(props.field.title), at });
    }
    const of = (value: string): Operation => ({ kind: 'set', pointer: at, value });
    if (name !== another) return editor.carryOut([of(name), ...away], { title: words.changed(props.field.title), at });
    const list = forms && fieldAt(forms, document.value, '/collections/0/records');
    const first = list?.kind === 'list' ? (blankOf(list.entry) as Json) : {};
    const taken = namesOf(document.value);
    const free =
      [...Array(taken.length + 1).keys()].map((number) => `list${number + 1}`).find((one) => !taken.includes(one)) ?? '';
    const { made } = newCollection(editor, { name: free, records: [first] });
    return editor.carryOut([made, of(free), ...away], { title: begun, at });
  };
  const options = [...(JSON.parse(names) as string[]).map((one) => [one, one] as const), [another, newOne] as const];
  return <Options {...props} options={options} nothing={pages} choose={choose} />;
}

const namesOf = (manifest: unknown): string[] =>
  collectionsIn(manifest)
    .flatMap((one) => (listAt(one, 'records').length > 0 ? String(child(one, 'name') ?? '') : []))
    .filter(Boolean);
