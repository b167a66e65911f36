import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TextElement } from './InlineText.tsx';
import styles from './TagFilter.module.css';

interface TagFilterProps {
  /** What all the choices are for. */
  label: string;
  /** All entries first, then one group after the other. */
  choices: string[];
}

/**
 * Which entries of the list behind it are shown. The browser alone does it, by the rules beside this file: the choice needs no script. An
 * entry, and whatever holds nothing but entries, has the numbers of its choices as `data-group` (`groupNumbers`).
 */
export function TagFilter({ label, choices }: TagFilterProps) {
  const name = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const card = hash ? root.current?.nextElementSibling?.querySelector<HTMLElement>(`[id="${hash.slice(1)}"]`) : undefined;
    const all = root.current?.querySelector('input');
    // Where the app leads in place, no rule learns of a target; what is hidden has no box, and had no focus to get.
    if (!card || !all || card.getClientRects().length > 0) return;
    all.checked = true;
    card.focus({ preventScroll: true });
  }, [location]);
  return (
    <fieldset ref={root} className={styles.root}>
      <TextElement as="legend" text={label} className="visually-hidden" />
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label key={index} className={styles.choice}>
            <input type="radio" name={name} value={index} defaultChecked={index === 0} />
            <TextElement as="span" text={choice} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
