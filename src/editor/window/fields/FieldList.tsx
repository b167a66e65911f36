/** The fields of an object, in the order of its schema; those that few look for are folded below the others. A key that is new gets its place in that order. */
import { fieldGroups } from '../../../../schema/words.ts';
import type { NamedField } from '../../draft/fields/model.ts';
import { useWords } from '../words/words.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldView } from './FieldView.tsx';
import classes from './fields.module.css';

/** Most people who look for how a section looks, look for that. In the file it stands where its schema has it. */
const backgroundFirst = (one: NamedField, other: NamedField) => Number(other.key === 'tone') - Number(one.key === 'tone');

interface FieldListProps {
  fields: readonly NamedField[];
  at: string;
  /** All that there may be, where others are shown. */
  order?: readonly NamedField[];
}

export function FieldList({ fields, at, order = fields }: FieldListProps) {
  const words = useWords().inputs;
  const show = (field: NamedField) => <FieldView key={field.key} field={field} at={`${at}/${field.key}`} siblings={order} />;
  /** The rows of a table stand below its columns. */
  const isRows = ({ key }: NamedField) => fields.some((one) => one.kind === 'list' && one.carries?.list === key);
  return (
    <div className={classes.fields}>
      {fields.filter((one) => !one.group && !isRows(one)).map(show)}
      {fieldGroups.map((name) => {
        const inGroup = fields.filter(({ group }) => group === name).toSorted(backgroundFirst);
        if (inGroup.length === 0) return null;
        return (
          <FieldGroup key={name} name={name} title={words.groups[name]} fields={inGroup} at={at}>
            {() => inGroup.map(show)}
          </FieldGroup>
        );
      })}
    </div>
  );
}
