import type { Image } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LinkTo } from '../../parts/LinkTo.tsx';
import { Picture } from '../../parts/Picture.tsx';
import styles from './LogoRow.module.css';
import type definition from './schema.ts';

/** As the style sheet has it: so high, and no wider than 15rem. */
const sizesOf = ({ width, height }: Image) =>
  `min(15rem, ${(width / height).toFixed(3)} * clamp(3.25rem, 2.6rem + 2vw, 4.75rem))`;

export function LogoRow({ title, plate, items }: PropsOf<typeof definition>) {
  return (
    <>
      {title && <Heading text={title} className={styles.title} />}
      <ul className={styles.list} data-plate={plate || undefined} data-short="">
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
