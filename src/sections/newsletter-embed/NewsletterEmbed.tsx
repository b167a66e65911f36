import { useId } from 'react';
import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLink } from '../../parts/ActionLinks.tsx';
import { Feature } from '../../parts/Feature.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './NewsletterEmbed.module.css';
import { NewsletterEmbedForm } from './NewsletterEmbedForm.tsx';
import type definition from './schema.ts';

export function NewsletterEmbed({ eyebrow, title, text, jump, benefits, form }: PropsOf<typeof definition>) {
  const formId = useId();
  return (
    <div className={styles.root}>
      <div>
        <SectionIntro eyebrow={eyebrow} title={title} text={text} />
        {jump && (
          <p className={styles.jump}>
            <ActionLink action={{ label: jump, href: { hash: `#${formId}` } }} />
          </p>
        )}
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
      <NewsletterEmbedForm form={form} id={formId} />
    </div>
  );
}
