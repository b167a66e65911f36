import type { PropsOf } from '../../../schema/define-section.ts';
import { Heading } from '../../parts/Heading.tsx';
import { TextElement } from '../../parts/InlineText.tsx';
import { initialsOf } from '../../parts/initials.ts';
import { NetworkLinks } from '../../parts/NetworkLinks.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import type definition from './schema.ts';
import styles from './Team.module.css';

/** How wide the stylesheet makes a photo, by the number of people. */
function sizesOf(count: number): string {
  if (count === 1) return '(min-width: 36em) 20rem, 5.5rem';
  if (count === 2) return '(min-width: 56em) 14rem, (min-width: 36em) 45vw, 5.5rem';
  if ([3, 5, 6, 9].includes(count))
    return '(min-width: 80em) clamp(23rem, 25.3vw, 29.4rem), (min-width: 56em) 30vw, (min-width: 36em) 45vw, 5.5rem';
  return '(min-width: 77em) 16.5rem, (min-width: 36em) 45vw, 5.5rem';
}

export function Team({ eyebrow, title, text, items }: PropsOf<typeof definition>) {
  // Where nobody has a photo, initials in large letters would be the loudest thing on the page.
  const hasPhotos = items.some(({ image }) => image);
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ul className={styles.list} data-count={items.length} data-photos={hasPhotos || undefined}>
        {items.map(({ name, role, image, text: about, networks }, index) => (
          <li key={index} className={styles.item}>
            {hasPhotos &&
              (image ? (
                <Picture image={image} sizes={sizesOf(items.length)} className={styles.photo} />
              ) : (
                <span className={styles.photo} data-initials={initialsOf(name)} aria-hidden="true" />
              ))}
            <div className={styles.person}>
              <Heading depth={1} text={name} />
              <TextElement text={role} className={styles.role} />
              <TextElement text={about} className={styles.text} />
              <NetworkLinks networks={networks} className={styles.networks} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
