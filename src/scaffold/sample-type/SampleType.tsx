import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './SampleType.module.css';
import type definition from './schema.ts';

export function SampleType({ eyebrow, title, text, items, actions }: PropsOf<typeof definition>) {
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            <Heading depth={1} text={item.title} />
            {item.text && (
              <p className={styles.text}>
                <InlineText text={item.text} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <ActionLinks actions={actions} />
    </>
  );
}
