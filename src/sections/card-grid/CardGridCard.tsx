import { Badge, Card } from '@mantine/core';
import type { Inline } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLink } from '../../parts/ActionLinks.tsx';
import { Blocks } from '../../parts/Blocks.tsx';
import card from '../../parts/Card.module.css';
import { CardPicture } from '../../parts/CardPicture.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { IconFrame } from '../../parts/IconFrame.tsx';
import { InlineText, TextElement, TextLink } from '../../parts/InlineText.tsx';
import { type EnlargingLink, Picture } from '../../parts/Picture.tsx';
import { PointList } from '../../parts/PointList.tsx';
import { isInline } from '../../parts/plain-text.ts';
import styles from './CardGridCard.module.css';
import type definition from './schema.ts';

type Props = PropsOf<typeof definition>;

interface CardGridCardProps {
  item: Props['items'][number];
  layout: 'grid' | 'rows';
  /** A row between lines, which is no card. */
  isRuled: boolean;
  /** Its image has the place of the icon; in a row between lines it stands at the end. */
  isSmall: boolean;
  /** The choices that show it. */
  group: string | undefined;
  number: number | undefined;
  /** Of an image that can be enlarged. */
  enlarge: EnlargingLink | undefined;
  /** How wide the stylesheets make its image. */
  sizes: string;
}

/** One card: upright in a grid, lying in rows. */
export function CardGridCard({ item, layout, isRuled, isSmall, group, number, enlarge, sizes }: CardGridCardProps) {
  const { icon, image, title, text, details, highlight, badge, link, href, id } = item;
  const leads = leadsOn(item);
  const more = link && !highlight && (
    <p className={styles.more}>
      <TextLink text={link.label} href={link.href} newTab={link.newTab} />
    </p>
  );
  const small = image && isSmall && <Picture image={image} sizes={sizes} className={styles.small} enlarge={enlarge} />;
  // A row between lines has one sign, and so has a card whose image stands for the icon.
  const sign = icon && !(small && !isRuled) && !(isRuled && number !== undefined);
  const content = (
    <>
      {(sign || number !== undefined) && (
        <div className={styles.mark} aria-hidden="true">
          {number !== undefined && <span className={`${styles.number} heading-letters`}>{number}</span>}
          {sign && <IconFrame shapes={icon} />}
        </div>
      )}
      {!isRuled && small}
      <div className={styles.body}>
        {badge && (
          <Badge className={styles.badge}>
            <InlineText text={badge} />
          </Badge>
        )}
        <Heading depth={1} text={title} className={styles.title} href={leads ? href : undefined} />
        {text &&
          (isInline(text) ? (
            <TextElement text={text} className={styles.text} />
          ) : (
            <div className={`${styles.text} ${styles.blocks}`}>
              <Blocks text={text} />
            </div>
          ))}
        {layout === 'rows' && !details && more}
      </div>
      {details &&
        (layout === 'rows' && more ? (
          // On wide screens they stand in a column beside the text, and the link below them.
          <div className={styles.content}>
            <PointList points={details} />
            {more}
          </div>
        ) : (
          <PointList points={details} />
        ))}
      {layout === 'grid' && more}
      {isRuled && small}
      {link && highlight && (
        <p className={styles.action}>
          <ActionLink action={link} />
        </p>
      )}
    </>
  );
  return (
    <Card
      component="li"
      id={id}
      tabIndex={id ? -1 : undefined}
      className={`${styles.root} ${card.lined} ${leads ? card.leads : ''}`}
      data-layout={layout}
      data-look-card-grid={isRuled ? 'ruled' : undefined}
      data-group={group}
      data-image={(image && !isSmall) || undefined}
      data-highlight={highlight || undefined}
      data-leads={leads || undefined}
      // A highlighted card is a piece of the dark band; any other starts again on its own surface, where it has one.
      data-tone={highlight ? 'deep' : isRuled ? undefined : 'raised'}
    >
      {image && !isSmall ? (
        <>
          <CardPicture image={image} sizes={sizes} className={styles.media} enlarge={enlarge} />
          <div className={styles.content}>{content}</div>
        </>
      ) : (
        content
      )}
    </Card>
  );
}

/** Whether a click anywhere on a card leads somewhere. A title with a link of its own cannot be one. */
export const leadsOn = ({ href, title }: Props['items'][number]) => href !== undefined && !holdsLink(title);

function holdsLink(text: Inline): boolean {
  if (typeof text === 'string') return false;
  return text.some((node) => {
    if (typeof node === 'string' || 'code' in node) return false;
    return 'link' in node || holdsLink('strong' in node ? node.strong : node.em);
  });
}
