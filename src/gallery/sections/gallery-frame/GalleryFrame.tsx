import type { PropsOf } from '../../../../schema/define-section.ts';
import { Heading } from '../../../parts/Heading.tsx';
import styles from './GalleryFrame.module.css';
import type definition from './schema.ts';

/** Makes its page one to be framed. The address says whether it is light or dark: `#light`, `#dark`, else the system does. */
export function GalleryFrame({ title }: PropsOf<typeof definition>) {
  return (
    <div className={styles.root}>
      {title && <Heading text={title} />}
      <span id="light" />
      <span id="dark" />
    </div>
  );
}
