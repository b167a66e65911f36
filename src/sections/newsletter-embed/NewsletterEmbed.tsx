import { useId } from 'react';
import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLink } from '../../parts/ActionLinks.tsx';
import { Feature } from '../../parts/Feature.tsx';
import { LeadingImageProvider, Picture } from '../../parts/Picture.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './NewsletterEmbed.module.css';
import { NewsletterEmbedForm } from './NewsletterEmbedForm.tsx';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image. */
const sizes = '30rem';

export function NewsletterEmbed({ eyebrow, title, text, jump, benefits, image, form }: PropsOf<typeof definition>) {
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
        {image && (
          // Only wide screens show it, the others need not load it: not the page's leading image.
          <LeadingImageProvider value={undefined}>
            <Picture image={image} sizes={sizes} className={styles.image} rounded />
          </LeadingImageProvider>
        )}
      </div>
      <NewsletterEmbedForm form={form} id={formId} />
    </div>
  );
}
