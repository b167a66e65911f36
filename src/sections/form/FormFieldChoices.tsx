import { InlineText, TextElement } from '../../parts/InlineText.tsx';
import styles from './FormField.module.css';
import { filledIn, sentAs } from './options.ts';
import type { FieldProps } from './props.ts';

interface ChoicesProps {
  field: FieldProps;
  id: string;
}

/** One box to tick, or several things to choose from. */
export function FormFieldChoices({ field, id }: ChoicesProps) {
  const { name, label, input, help, required, options } = field;
  const mark = required && (
    <span className={styles.mark} aria-hidden="true">
      {' *'}
    </span>
  );
  const helped = help && <TextElement text={help} id={`${id}-help`} className={styles.help} />;
  const describedBy = help && `${id}-help`;
  if (!options) {
    return (
      <>
        <div className={styles.choice}>
          <input id={id} type="checkbox" name={name} required={required} aria-describedby={describedBy} />
          <label htmlFor={id}>
            <InlineText text={label} />
            {mark}
          </label>
        </div>
        {helped}
      </>
    );
  }
  return (
    // Of several boxes one has to be ticked: HTML has no word for it.
    <fieldset
      className={styles.group}
      data-required={(required && input === 'checkbox') || undefined}
      aria-describedby={describedBy}
    >
      <legend className={styles.legend}>
        <InlineText text={label} />
        {mark}
      </legend>
      {helped}
      {options.map((option, index) => {
        // The first is where the message about all of them belongs.
        const own = index === 0 ? id : `${id}_${index}`;
        return (
          <div key={index} className={styles.choice}>
            <input
              id={own}
              type={input}
              name={name}
              value={sentAs(option)}
              defaultChecked={input === 'radio' && option === filledIn(field)}
              required={required && input === 'radio'}
            />
            <label htmlFor={own}>
              <InlineText text={option.label} />
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
