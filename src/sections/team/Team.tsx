import type { PropsOf } from '../../../schema/define-section.ts';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import { initialsOf } from '../../parts/initials.ts';
import { NetworkLinks } from '../../parts/NetworkLinks.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import type definition from './schema.ts';
import styles from './Team.module.css';

/** How wide the stylesheet makes a photo. */
const sizes = '(min-width: 77em) 16.5rem, (min-width: 36em) 45vw, 5.5rem';
const sizesAlone = '(min-width: 36em) 20rem, 5.5rem';

export function Team({ eyebrow, title, text, items }: PropsOf<typeof definition>) {
  const head = eyebrow || title || text;
  // Where nobody has a photo, initials in large letters would be the loudest thing on the page.
  const hasPhotos = items.some(({ image }) => image);
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ul
        className={styles.list}
        data-head={head ? true : undefined}
        data-count={items.length}
        data-photos={hasPhotos || undefined}
      >
        {items.map(({ name, role, image, text: about, networks }, index) => (
          <li key={index} className={styles.item}>
            {hasPhotos &&
              (image ? (
                <Picture image={image} sizes={items.length === 1 ? sizesAlone : sizes} className={styles.photo} />
              ) : (
                <span className={styles.photo} data-initials={initialsOf(name)} aria-hidden="true" />
              ))}
            <div className={styles.person}>
              <Heading depth={1} text={name} className={styles.name} />
              {role && (
                <p className={styles.role}>
                  <InlineText text={role} />
                </p>
              )}
              {about && (
                <p className={styles.text}>
                  <InlineText text={about} />
                </p>
              )}
              <NetworkLinks networks={networks} className={styles.networks} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
