import { useId } from 'react';
import { InlineText } from '../../parts/InlineText.tsx';
import styles from './CardGridFilter.module.css';

interface CardGridFilterProps {
  /** What all the choices are for. */
  label: string;
  /** All cards first, then one group after the other. */
  choices: string[];
}

/** Which cards are shown. The browser alone does it, by the rules beside this file: the choice needs no script. */
export function CardGridFilter({ label, choices }: CardGridFilterProps) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">
        <InlineText text={label} />
      </legend>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label key={index} className={styles.choice}>
            <input type="radio" name={name} value={index} defaultChecked={index === 0} />
            <span>
              <InlineText text={choice} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
