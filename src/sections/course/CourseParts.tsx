import { Card } from '@mantine/core';
import type { PropsOf } from '../../../schema/define-section.ts';
import card from '../../parts/Card.module.css';
import { Heading } from '../../parts/Heading.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { TextElement } from '../../parts/InlineText.tsx';
import { PointList } from '../../parts/PointList.tsx';
import styles from './CourseParts.module.css';
import type definition from './schema.ts';

/** The parts of a course, each with its number on a line; side by side where all of them fit. */
export function CourseParts({ items }: { items: PropsOf<typeof definition>['contents']['items'] }) {
  return (
    <ol className={styles.root} data-row={items.length > 1 && items.length < 6 ? true : undefined}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          <span className={`${styles.number} heading-letters`} aria-hidden="true">
            {index + 1}
          </span>
          <Card className={`${styles.part} ${card.lined}`} data-tone="plain">
            <div>
              {item.icon && (
                <span className={styles.icon}>
                  <Icon shapes={item.icon} />
                </span>
              )}
              <Heading depth={2} text={item.title} />
              <TextElement text={item.subtitle} className={styles.subtitle} />
            </div>
            <PointList points={item.points} />
          </Card>
        </li>
      ))}
    </ol>
  );
}
