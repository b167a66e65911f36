/** A text that names something of the site: a collection, what lists choose by, or one of the values that this has. */
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf } from '../../../json-text/pointer.ts';
import { collectionsIn } from '../../draft/fields/own-facts.ts';
import { blankEntry, collectionAdded } from '../state/begin-collection.ts';
import { nameLike } from '../state/change-constants.ts';
import { optionsAt } from '../state/listed.ts';
import { writtenAt } from '../state/reused.ts';
import { useEditorAndWords, useSelected } from '../state/use-editor.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldProps } from './FieldView.tsx';

type Options = ReturnType<typeof optionsAt>;

export function OptionField({ field, ...props }: FieldProps<'text'>) {
  const { at } = props;
  const { editor, words } = useEditorAndWords();
  const { besides, newOne, absent, begun } = words.collections;
  const widget = field.widget as keyof typeof absent;
  // As one text, since a list would be another one with each letter.
  const found = useSelected((state) =>
    JSON.stringify(optionsAt(state.document.value, writtenAt(state, at), field.widget, besides)),
  );
  const options: Options = JSON.parse(found);
  const choice = { title: field.title, description: field.description, optional: field.optional, kind: 'choice' } as const;
  if (field.widget !== 'collection') return <ChoiceField {...props} field={{ ...choice, options, absent: absent[widget] }} />;
  /** A list shows pages, or the records of a collection. */
  const choose = (name: string) => {
    const { value } = editor.state().document;
    const under = `${parentOf(at)}/under`;
    const find = (_: unknown, free: string) => collectionsIn(value).find((one) => child(one, 'name') === free);
    const own = name === another ? nameLike(value, 'list', find) : name;
    const records = name === another && [blankEntry(editor.state(), '/collections/0/records')];
    const operations: Operation[] =
      name === ''
        ? [
            { kind: 'remove', pointer: at },
            { kind: 'set', pointer: under, value: editor.valueOf(under) ?? '/' },
          ]
        : [
            ...(records ? [collectionAdded(value, { name: own, records })] : []),
            { kind: 'set', pointer: at, value: own },
            ...(editor.valueOf(under) === undefined ? [] : [{ kind: 'remove', pointer: under } as const]),
          ];
    editor.carryOut(operations, { title: records ? begun : words.changed(field.title), at });
  };
  const all = [...options, { value: another, title: newOne }];
  return <ChoiceField {...props} field={{ ...choice, options: all, absent: absent[widget] }} choose={choose} />;
}

/** A name that nothing has. */
const another = '+';
