import type { Icon as IconShapes, Inline } from '../../schema/atoms.ts';
import styles from './Feature.module.css';
import { Heading } from './Heading.tsx';
import { IconFrame } from './IconFrame.tsx';
import { TextElement } from './InlineText.tsx';

export interface FeatureData {
  icon?: IconShapes | undefined;
  title: Inline;
  text?: Inline | undefined;
}

/** An icon with a short title and a sentence beside it, below a section's title. */
export function Feature({ feature: { icon, title, text } }: { feature: FeatureData }) {
  return (
    <div className={styles.root}>
      {icon && <IconFrame shapes={icon} className={styles.icon} />}
      <div className={styles.body}>
        <Heading depth={1} text={title} className={styles.title} />
        <TextElement text={text} className="muted" />
      </div>
    </div>
  );
}
