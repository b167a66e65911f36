import type { PropsOf } from '../../../schema/define-section.ts';
import { Icon } from '../../parts/Icon.tsx';
import styles from './MenuMark.module.css';
import type definition from './schema.ts';

export type Mark = NonNullable<PropsOf<typeof definition>['marks']>[number];

interface MenuMarkProps {
  mark: Mark;
  /** Whether its words are said here: where they do not stand beside it. */
  isSaid?: boolean;
}

/** The sign of a dish, or its icon. */
export function MenuMark({ mark: { sign, label, icon }, isSaid = false }: MenuMarkProps) {
  return (
    <span className={styles.root} title={isSaid ? label : undefined}>
      <span aria-hidden="true">{icon ? <Icon shapes={icon} /> : sign}</span>
      {isSaid && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
