import type { PropsOf } from '../../../schema/define-section.ts';
import beside from '../../parts/Beside.module.css';
import { Heading } from '../../parts/Heading.tsx';
import { IconFrame } from '../../parts/IconFrame.tsx';
import { TextElement } from '../../parts/InlineText.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Principles.module.css';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image. */
const sizes = '(min-width: 77em) 72rem, 94vw';

export function Principles({ eyebrow, title, text, image, questions, items }: PropsOf<typeof definition>) {
  return (
    <>
      <div className={`${beside.root} ${styles.head}`} data-layout={questions && 'beside'}>
        <SectionIntro eyebrow={eyebrow} title={title} text={text} />
        {questions && (
          <div className={styles.questions}>
            <Heading depth={1} text={questions.title} className={styles.questionsTitle} />
            <ol className={styles.list}>
              {questions.items.map((question, index) => (
                <TextElement key={index} as="li" text={question} />
              ))}
            </ol>
          </div>
        )}
      </div>
      {/* Its picture is as wide as the page: no shape of pictures becomes it. */}
      <div className={styles.principles} data-count={items.length} data-wide="">
        {image && <Picture image={image} sizes={sizes} className={styles.image} rounded />}
        {items.map((item, index) => (
          <div key={index} className={styles.item}>
            {item.icon && <IconFrame shapes={item.icon} />}
            <Heading depth={1} text={item.title} />
            <TextElement text={item.text} className="muted" />
          </div>
        ))}
      </div>
    </>
  );
}
