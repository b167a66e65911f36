import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import beside from '../../parts/Beside.module.css';
import { TextElement, TextLink } from '../../parts/InlineText.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Message.module.css';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image. */
const sizes = '(min-width: 80em) clamp(33rem, 36vw, 42rem), (min-width: 46em) 44vw, 90vw';

export function Message({ eyebrow, title, text, steps, note, actions, links, image }: PropsOf<typeof definition>) {
  return (
    <div className={`${beside.root} ${styles.root}`} data-layout={image && 'beside'}>
      {image && (
        <div className={styles.image} data-photo={image.src.endsWith('.svg') ? undefined : true}>
          <Picture image={image} sizes={sizes} rounded />
        </div>
      )}
      <div className={styles.body}>
        <SectionIntro eyebrow={eyebrow} title={title} text={text} />
        {steps && (
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <TextElement key={index} as="li" text={step} />
            ))}
          </ol>
        )}
        <TextElement text={note} className={`${styles.note} small-print`} />
        <ActionLinks actions={actions} />
        {links && (
          <ul className={styles.links}>
            {links.map((link, index) => (
              <li key={index}>
                <TextLink text={link.label} href={link.href} newTab={link.newTab} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
