/** The fields of an object, in the order of its schema. A key that is new gets its place in that order. */
import type { NamedField } from '../../fields/model.ts';
import { useWords } from '../words/words.ts';
import { FieldView } from './FieldView.tsx';
import classes from './fields.module.css';

export function FieldList({ fields, at }: { fields: readonly NamedField[]; at: string }) {
  const words = useWords().inputs;
  const show = (field: NamedField) => <FieldView key={field.key} field={field} at={`${at}/${field.key}`} siblings={fields} />;
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
