import { Badge, Card } from '@mantine/core';
import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLink } from '../../parts/ActionLinks.tsx';
import { CardPicture } from '../../parts/CardPicture.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText, TextElement } from '../../parts/InlineText.tsx';
import { PointList } from '../../parts/PointList.tsx';
import styles from './PricingPlan.module.css';
import type definition from './schema.ts';

interface PricingPlanProps {
  plan: PropsOf<typeof definition>['items'][number];
  /** How wide the stylesheet makes its image. */
  sizes: string;
}

/** One offer: what it is called, what it costs, what is in it, and the way to it. */
export function PricingPlan({ plan, sizes }: PricingPlanProps) {
  const { image, title, price, unit, text, points, highlight, badge, action } = plan;
  return (
    // The highlighted offer is a piece of the dark band; any other starts again on its own surface.
    <Card
      component="li"
      className={styles.root}
      data-image={image ? true : undefined}
      data-highlight={highlight || undefined}
      data-tone={highlight ? 'deep' : 'raised'}
    >
      {image && <CardPicture image={image} sizes={sizes} />}
      <div className={styles.head}>
        {badge && (
          <Badge className={styles.badge}>
            <InlineText text={badge} />
          </Badge>
        )}
        <Heading depth={1} text={title} className={styles.title} />
        <p className={styles.price}>
          <TextElement as="span" text={price} className={`${styles.amount} heading-letters`} />{' '}
          <TextElement as="span" text={unit} className="small-print" />
        </p>
        <TextElement text={text} className="muted" />
      </div>
      {points && <PointList points={points} className={styles.points} />}
      {action && (
        <p className={styles.action}>
          <ActionLink action={action} variant={highlight ? 'filled' : 'outline'} />
        </p>
      )}
    </Card>
  );
}
