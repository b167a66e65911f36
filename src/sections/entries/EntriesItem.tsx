import { Card } from '@mantine/core';
import type { ListProps } from '../../../schema/define-section.ts';
import card from '../../parts/Card.module.css';
import { CardPicture } from '../../parts/CardPicture.tsx';
import { FactList } from '../../parts/FactList.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText, TextElement, TextLink } from '../../parts/InlineText.tsx';
import { Moment } from '../../parts/Moment.tsx';
import styles from './EntriesItem.module.css';
import { EntriesText } from './EntriesText.tsx';
import type definition from './schema.ts';

type Props = ListProps<typeof definition>;

interface EntriesItemProps {
  entry: Props['entries'][number];
  layout: Exclude<Props['layout'], 'table'>;
  /** The words that unfold a long text. */
  more: string | undefined;
  /** Of its heading. */
  depth: 1 | 2;
  /** The choices that show it. */
  group: string | undefined;
}

/** How wide the stylesheet makes the image. */
const sizes = {
  cards: '(min-width: 80em) clamp(23rem, 25.3vw, 29.4rem), (min-width: 66em) 30vw, (min-width: 46em) 45vw, 92vw',
  rows: '(min-width: 46em) 16rem, (min-width: 30em) 30vw, 92vw',
};

/** One entry: its title leads to its page, and where there is more of it, all of it does. */
export function EntriesItem({ entry, layout, more, depth, group }: EntriesItemProps) {
  const { page, title, date, summary, text, image, tags = [], facts } = entry;
  const href = page === undefined ? entry.href : { page };
  if (layout === 'titles') {
    return (
      <li className={`${styles.line} ruled`} data-group={group}>
        {date && (
          <>
            <Moment iso={date.iso} text={date.text} className={`${styles.date} small-print`} />{' '}
          </>
        )}
        {href ? <TextLink text={title} href={href} /> : <InlineText text={title} />}
      </li>
    );
  }
  const content = (
    <>
      {image && <CardPicture image={image} ratio="3:2" sizes={sizes[layout]} className={styles.media} />}
      <div className={styles.body}>
        <Heading depth={depth} text={title} href={href} />
        {(date || tags.length > 0) && (
          <p className={`${styles.about} small-print`}>
            {date && <Moment iso={date.iso} text={date.text} />}
            {tags.map(({ name, text }) => (
              <span key={name} className={styles.tag}>
                {' '}
                <InlineText text={text} />
              </span>
            ))}
          </p>
        )}
        <TextElement text={summary} className={styles.summary} />
        {facts && <FactList facts={facts} className={styles.facts} />}
        {text && <EntriesText text={text} title={title} more={more} depth={depth} />}
      </div>
    </>
  );
  const frame = `${styles.root} ${href ? card.leads : ''} ${layout === 'cards' ? card.lined : 'ruled'}`;
  const root = { className: frame, 'data-layout': layout, 'data-image': image ? true : undefined, 'data-group': group };
  return layout === 'cards' ? (
    <Card component="li" {...root} data-tone="raised">
      {content}
    </Card>
  ) : (
    <li {...root}>{content}</li>
  );
}
