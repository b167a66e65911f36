import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import beside from '../../parts/Beside.module.css';
import { MailAddress } from '../../parts/MailAddress.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './CallToAction.module.css';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image. */
const sizes = '(min-width: 74em) 28rem, (min-width: 46em) 44vw, 16rem';

export function CallToAction({ eyebrow, title, text, actions, address, image }: PropsOf<typeof definition>) {
  return (
    <div className={`${beside.root} ${styles.root}`} data-layout={image && 'beside'} data-short={!(text || image) || undefined}>
      <div>
        <SectionIntro eyebrow={eyebrow} title={title} text={text} />
        <ActionLinks actions={actions} />
        {address && <MailAddress address={address} />}
      </div>
      {image && <Picture image={image} sizes={sizes} className={styles.image} rounded />}
    </div>
  );
}
