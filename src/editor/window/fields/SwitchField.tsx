import { Switch } from '@mantine/core';
import { useFindings } from '../state/use-editor.ts';
import type { FieldProps } from './FieldView.tsx';
import { FindingText } from './FindingText.tsx';
import classes from './fields.module.css';
import { useField } from './use-field.ts';

/** Yes or no. What is the default anyway is not written. */
export function SwitchField({ field, at, siblings }: FieldProps<'switch'>) {
  const { value, set, remove } = useField({ field, at, siblings });
  const findings = useFindings(at);
  return (
    <div className={classes.field} data-at={at}>
      <Switch
        label={field.title}
        description={field.description}
        error={findings.length > 0 && <FindingText findings={findings} />}
        checked={typeof value === 'boolean' ? value : field.otherwise}
        onChange={(event) => (event.currentTarget.checked === field.otherwise ? remove() : set(event.currentTarget.checked))}
        classNames={{ description: classes.description }}
      />
    </div>
  );
}
