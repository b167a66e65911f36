import type { PropsOf } from '../../../schema/define-section.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LinkTo } from '../../parts/LinkTo.tsx';
import { sizesAtHeight } from '../../parts/logo.ts';
import { Picture } from '../../parts/Picture.tsx';
import styles from './LogoRow.module.css';
import type definition from './schema.ts';

export function LogoRow({ title, plate, items }: PropsOf<typeof definition>) {
  return (
    <>
      {title && <Heading text={title} className={styles.title} />}
      <ul className={styles.list} data-plate={plate || undefined} data-short="">
        {items.map(({ name, image, href }, index) => {
          const logo = (
            <Picture image={image} alt={image.alt || name} sizes={sizesAtHeight(image, 4.75)} className={styles.image} />
          );
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
