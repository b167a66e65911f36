import type { PropsOf } from '../../../schema/define-section.ts';
import type { Image } from '../../../schema/resolved.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LinkTo } from '../../parts/LinkTo.tsx';
import { Picture } from '../../parts/Picture.tsx';
import styles from './LogoRow.module.css';
import type definition from './schema.ts';

/** As the style sheet limits it: by its height, and by a fair share of the width. */
const sizesOf = ({ width, height }: Image) => `min(12rem, ${((3 * width) / height).toFixed(2)}rem)`;

export function LogoRow({ title, plate, items }: PropsOf<typeof definition>) {
  return (
    <>
      {title && <Heading text={title} className={styles.title} />}
      <ul className={styles.list} data-plate={plate || undefined}>
        {items.map(({ name, image, href }, index) => {
          const logo = <Picture image={image} alt={image.alt || name} sizes={sizesOf(image)} className={styles.image} />;
          return (
            <li key={index} className={styles.item}>
              {href ? (
                <LinkTo href={href} className={styles.link}>
                  {logo}
                </LinkTo>
              ) : (
                logo
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
