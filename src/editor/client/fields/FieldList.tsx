/** The fields of an object, in the order of its schema. A key that is new gets its place in that order. */
import type { NamedField } from '../../fields/model.ts';
import { useWords } from '../words/words.ts';
import { FieldView } from './FieldView.tsx';
import classes from './fields.module.css';

interface FieldListProps {
  fields: readonly NamedField[];
  at: string;
  /** All that there may be, where others are shown. */
  order?: readonly NamedField[];
}

export function FieldList({ fields, at, order = fields }: FieldListProps) {
  const words = useWords().inputs;
  const show = (field: NamedField) => <FieldView key={field.key} field={field} at={`${at}/${field.key}`} siblings={order} />;
  const isAloud = ({ widget }: NamedField) => widget === 'aloud';
  return (
    <div className={classes.fields}>
      {fields.filter((field) => !isAloud(field)).map(show)}
      {/* Written once, and seen by nobody. */}
      {fields.some(isAloud) && (
        <details className={classes.aloud}>
          <summary>{words.aloud}</summary>
          <div className={classes.fields}>{fields.filter(isAloud).map(show)}</div>
        </details>
      )}
    </div>
  );
}
