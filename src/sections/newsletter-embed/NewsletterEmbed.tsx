import type { PropsOf } from '../../../schema/define-section.ts';
import { Feature } from '../../parts/Feature.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './NewsletterEmbed.module.css';
import { NewsletterEmbedForm } from './NewsletterEmbedForm.tsx';
import type definition from './schema.ts';

export function NewsletterEmbed({ eyebrow, title, text, benefits, form }: PropsOf<typeof definition>) {
  return (
    <div className={styles.root}>
      <div>
        <SectionIntro eyebrow={eyebrow} title={title} text={text} />
        {benefits && (
          <ul className={styles.benefits}>
            {benefits.map((benefit, index) => (
              <li key={index}>
                <Feature feature={benefit} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <NewsletterEmbedForm form={form} />
    </div>
  );
}
