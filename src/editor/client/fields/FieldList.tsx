/** The fields of an object, in the order of its schema. A key that is new gets its place in that order. */
import type { NamedField } from '../../form/model.ts';
import { FieldView } from './FieldView.tsx';
import classes from './fields.module.css';

export function FieldList({ fields, at }: { fields: readonly NamedField[]; at: string }) {
  return (
    <div className={classes.fields}>
      {fields.map((field) => (
        <FieldView key={field.key} field={field} at={`${at}/${field.key}`} siblings={fields} />
      ))}
    </div>
  );
}
