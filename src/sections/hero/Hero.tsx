import type { Inline } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx';
import { Eyebrow } from '../../parts/Eyebrow.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText, Paragraphs } from '../../parts/InlineText.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { PictureGroup } from '../../parts/PictureGroup.tsx';
import styles from './Hero.module.css';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image, and several together. */
const sizes = '(min-width: 80em) 31rem, (min-width: 46em) 40vw, (min-width: 36em) 30rem, 20rem';
const sizesInGroup = '(min-width: 80em) 31.5rem, (min-width: 46em) 45vw, (min-width: 36em) 30rem, 90vw';

export function Hero({ breadcrumbs, eyebrow, title, text, actions, facts, image }: PropsOf<typeof definition>) {
  const [picture, ...others] = [image ?? []].flat();
  const words = (
    <div>
      {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
      {eyebrow && <Eyebrow text={eyebrow} />}
      <Heading text={title} className={endsInEmphasis(title) ? `${styles.title} ${styles.closing}` : styles.title} />
      {text && (
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
      )}
      <ActionLinks actions={actions} />
      {facts && (
        <ul className={styles.facts}>
          {facts.map(({ value, label }, index) => (
            <li key={index}>
              <strong className={styles.value}>
                <InlineText text={value} />
              </strong>{' '}
              <span className={styles.label}>
                <InlineText text={label} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <div className={styles.root} data-image={picture ? true : undefined} data-group={others.length > 0 || undefined}>
      {words}
      {picture &&
        (others.length > 0 ? (
          <PictureGroup images={[picture, ...others]} sizes={sizesInGroup} className={styles.group} opening />
        ) : (
          <Picture image={picture} sizes={sizes} className={styles.image} rounded />
        ))}
    </div>
  );
}

/** Whether the title is a sentence and a highlighted one after it: then each begins on a line of its own. */
function endsInEmphasis(title: Inline): boolean {
  if (typeof title === 'string') return false;
  const isEmphasis = title.map((node) => typeof node !== 'string' && 'em' in node);
  return title.length > 1 && isEmphasis.indexOf(true) === title.length - 1;
}
