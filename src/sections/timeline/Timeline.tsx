import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Blocks } from '../../parts/Blocks.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { TextElement } from '../../parts/InlineText.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import type definition from './schema.ts';
import styles from './Timeline.module.css';

/** How wide the stylesheet makes one of so many images. */
const sizesOf = [
  '(min-width: 75em) clamp(25rem, 27.5vw, 33rem), (min-width: 60em) 38rem, (min-width: 48em) 62vw, 80vw',
  '(min-width: 75em) clamp(12rem, 13.5vw, 16rem), (min-width: 60em) 18.5rem, (min-width: 48em) 31vw, 40vw',
  '(min-width: 75em) clamp(8rem, 9vw, 11rem), (min-width: 60em) 12rem, (min-width: 48em) 20vw, 27vw',
];

export function Timeline({ eyebrow, title, text, items, actions }: PropsOf<typeof definition>) {
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ol className={styles.list}>
        {items.map(({ date, title: name, text: about, images }, index) => (
          <li key={index} className={styles.item}>
            {name ? (
              <TextElement text={date} className={`${styles.date} heading-letters`} />
            ) : (
              <Heading depth={1} text={date} className={`${styles.date} heading-letters`} />
            )}
            <div className={styles.body}>
              {name && <Heading depth={1} text={name} className={styles.title} />}
              {about && (
                <div className={styles.text}>
                  <Blocks text={about} />
                </div>
              )}
              {images && (
                <div className={styles.images} data-count={images.length}>
                  {images.map((image, at) => (
                    // Beside each other they have one height.
                    <Picture
                      key={at}
                      image={image}
                      ratio={image.ratio ?? (images.length > 1 ? '4:3' : undefined)}
                      sizes={sizesOf[images.length - 1] ?? '80vw'}
                      className={styles.image}
                    />
                  ))}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
      <ActionLinks actions={actions} quiet />
    </>
  );
}
