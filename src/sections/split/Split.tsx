import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Blocks } from '../../parts/Blocks.tsx';
import { Feature } from '../../parts/Feature.tsx';
import { Picture } from '../../parts/Picture.tsx';
import intro from '../../parts/SectionIntro.module.css';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Split.module.css';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image. */
const sizes = '(min-width: 80em) 31rem, (min-width: 60em) 40vw, (min-width: 31em) 28rem, 90vw';

export function Split({ eyebrow, title, text, items, image, imageSide, actions }: PropsOf<typeof definition>) {
  return (
    <div className={styles.root} data-image-side={imageSide}>
      <div>
        <SectionIntro eyebrow={eyebrow} title={title}>
          {text && <Blocks text={text} className={intro.text} />}
        </SectionIntro>
        {items && (
          <div className={styles.items}>
            {items.map((item, index) => (
              <Feature key={index} feature={item} />
            ))}
          </div>
        )}
        <ActionLinks actions={actions} quiet />
      </div>
      <Picture image={image} sizes={sizes} className={styles.image} />
    </div>
  );
}
