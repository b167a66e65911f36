import type { PropsOf } from '../../../schema/define-section.ts';
import beside from '../../parts/Beside.module.css';
import { InlineText } from '../../parts/InlineText.tsx';
import { initialsOf } from '../../parts/initials.ts';
import { LinkTo } from '../../parts/LinkTo.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { paragraphsOf, QuotedText } from '../../parts/Quotation.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import type definition from './schema.ts';
import styles from './Testimonials.module.css';

type Props = PropsOf<typeof definition>;

export function Testimonials({ eyebrow, title, text, items }: Props) {
  return (
    <div
      className={`${beside.root} ${styles.root}`}
      data-layout={(eyebrow || title || text) && items.length === 1 ? 'beside' : undefined}
    >
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <div className={styles.list} data-count={items.length} data-uneven={areUneven(items) || undefined}>
        {items.map(({ quote, name, role, image, link }, index) => (
          <figure key={index} className={styles.item}>
            <QuotedText quote={quote} className={styles.quote} />
            <figcaption className={styles.source}>
              {image ? (
                <Picture image={image} sizes="3.5rem" className={styles.image} />
              ) : (
                // Beside those with a picture nobody is left without a face.
                <span className={styles.image} data-initials={initialsOf(name)} aria-hidden="true" />
              )}
              <div className={styles.person}>
                <span className={styles.name}>
                  <InlineText text={name} />
                </span>
                {role && (
                  <span className={`${styles.role} small-print`}>
                    <InlineText text={role} />
                  </span>
                )}
                {link && (
                  <LinkTo href={link.href} newTab={link.newTab} className={styles.link}>
                    <InlineText text={link.label} />
                  </LinkTo>
                )}
              </div>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** Whether rows of cards would be mostly empty: some say much more than others. */
function areUneven(items: Props['items']): boolean {
  const lengths = items.map(({ quote }) => paragraphsOf(quote).reduce((sum, one) => sum + (plainText(one)?.length ?? 0), 0));
  return Math.max(...lengths) > 2 * Math.min(...lengths) + 120;
}
