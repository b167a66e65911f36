import type { PropsOf } from '../../../schema/define-section.ts';
import { Icon } from '../../parts/Icon.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import styles from './MenuMark.module.css';
import type definition from './schema.ts';

export type Mark = NonNullable<PropsOf<typeof definition>['marks']>[number];

interface MenuMarkProps {
  mark: Mark;
  /** As it is written here, where that is not among the marks. */
  sign?: Mark['sign'];
  /** Whether its words are said here: where they do not stand beside it. */
  isSaid?: boolean;
}

/** The sign of a dish, or its icon. */
export function MenuMark({ mark: { label, icon, ...mark }, sign = mark.sign, isSaid = false }: MenuMarkProps) {
  return (
    <span className={styles.root} title={isSaid ? label : undefined}>
      <span aria-hidden="true">{icon ? <Icon shapes={icon} /> : <InlineText text={sign.text} />}</span>
      {isSaid && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
