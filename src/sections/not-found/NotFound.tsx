import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLink } from '../../parts/ActionLinks.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { TextElement } from '../../parts/InlineText.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { plainText } from '../../parts/plain-text.ts';
import styles from './NotFound.module.css';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image. */
const sizes = '(min-width: 80em) clamp(40rem, 44vw, 51rem), (min-width: 46em) 52vw, 92vw';

/** How many letters may be as large as "404": of more, words would be broken in two. */
const shortTitle = 10;

export function NotFound({ title, text, link, image }: PropsOf<typeof definition>) {
  const isLong = (plainText(title)?.length ?? 0) > shortTitle;
  return (
    <div className={styles.root}>
      {image && <Picture image={image} sizes={sizes} className={styles.image} rounded />}
      <Heading text={title} className={isLong ? `${styles.title} ${styles.long}` : styles.title} />
      <TextElement text={text} className={styles.text} />
      <p>
        <ActionLink action={link} />
      </p>
    </div>
  );
}
