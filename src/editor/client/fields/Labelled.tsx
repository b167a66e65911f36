/** What stands around every input: its title, what it is for, and what is said of it. */
import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Field } from '../../form/model.ts';
import { useFindings } from '../state/use-editor.ts';
import { FindingText } from './FindingText.tsx';
import classes from './fields.module.css';

interface LabelledProps {
  field: Field;
  at: string;
  isBare?: boolean | undefined;
  /** Beside the title, and no part of it: the name of a field is what it is called. */
  tools?: ReactNode;
  /** Several inputs, which have names of their own: a group in place of a label. */
  isGroup?: boolean;
  children: ReactNode | ((control: Control) => ReactNode);
}

/** What ties an input to its title, its description and its findings. */
export interface Control {
  id: string;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export function Labelled({ field, at, isBare, tools, isGroup = false, children }: LabelledProps) {
  const findings = useFindings(at);
  const id = useId();
  const said = findings.length > 0 && <FindingText findings={findings} />;
  const described = [...(isBare ? [] : [`${id}-description`]), ...(said ? [`${id}-error`] : [])].join(' ');
  const control: Control = {
    id,
    'aria-label': isBare ? field.title : undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': findings.some(({ severity }) => severity === 'error'),
  };
  const content = typeof children === 'function' ? children(control) : children;
  if (isGroup) {
    return (
      <fieldset className={classes.group} data-at={at}>
        {!isBare && (
          <legend className={classes.legend}>
            <span className={classes.legendText}>{field.title}</span>
          </legend>
        )}
        {tools && <div className={classes.corner}>{tools}</div>}
        {!isBare && <p className={classes.description}>{field.description}</p>}
        {content}
        {said}
      </fieldset>
    );
  }
  return (
    <Input.Wrapper
      id={id}
      label={isBare ? undefined : field.title}
      description={isBare ? undefined : field.description}
      error={said}
      // The sign for what must not be empty is the rarer news where nearly everything is required: what may be left out says so itself.
      withAsterisk={false}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      classNames={{ root: classes.field, label: classes.label, description: classes.description, error: classes.said }}
      data-at={at}
    >
      {content}
      {tools && <div className={classes.corner}>{tools}</div>}
    </Input.Wrapper>
  );
}
