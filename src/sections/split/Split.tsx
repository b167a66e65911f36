import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import beside from '../../parts/Beside.module.css';
import { Blocks } from '../../parts/Blocks.tsx';
import { Feature } from '../../parts/Feature.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { PictureGroup } from '../../parts/PictureGroup.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import { useEnlarging } from '../../parts/use-enlarging.tsx';
import styles from './Split.module.css';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image, and the largest of several. */
const sizes = '(min-width: 80em) clamp(31rem, 34.1vw, 39.7rem), (min-width: 46em) 44vw, (min-width: 31em) 28rem, 90vw';
const sizesInGroup = '(min-width: 80em) clamp(38.5rem, 42.4vw, 49.3rem), (min-width: 60em) 50vw, (min-width: 42em) 40rem, 90vw';

export function Split({ eyebrow, title, text, items, image, imageSide, labels, actions }: PropsOf<typeof definition>) {
  const images = [image].flat();
  const [picture, ...others] = images;
  const { links, dialog } = useEnlarging(images, labels);
  return (
    <>
      <div
        className={`${beside.root} ${styles.root}`}
        data-layout="beside"
        data-image-side={imageSide}
        data-group={others.length > 0 || undefined}
      >
        <div>
          <SectionIntro eyebrow={eyebrow} title={title}>
            {text && <Blocks text={text} className={styles.text} />}
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
        {others.length > 0 ? (
          <PictureGroup images={images} sizes={sizesInGroup} className={styles.group} links={links} />
        ) : (
          picture && <Picture image={picture} sizes={sizes} className={styles.image} rounded enlarge={links.get(picture)} />
        )}
      </div>
      {dialog}
    </>
  );
}
