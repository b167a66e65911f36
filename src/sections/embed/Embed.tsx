import { useEffect, useRef, useState } from 'react';
import type { PropsOf } from '../../../schema/define-section.ts';
import { Consent } from '../../parts/Consent.tsx';
import { TextLink } from '../../parts/InlineText.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Embed.module.css';
import { EmbedSign } from './EmbedSign.tsx';
import { frameRights } from './frame-rights.ts';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image. */
const sizes = '(min-width: 80em) clamp(72rem, 79.2vw, 92.2rem), 95vw';

const usualRatio = { video: '16:9', map: '4:3', booking: undefined, donation: undefined, other: undefined };
/** Forms of providers scroll in their frame where they are longer. */
const usualHeight = { video: undefined, map: undefined, booking: 700, donation: 700, other: 700 };

export function Embed({ eyebrow, title, text, kind, src, image, consent, link, ratio, height }: PropsOf<typeof definition>) {
  // Kept nowhere: that would be storing something on the visitor's device. Another address was not agreed to.
  const [allowed, setAllowed] = useState<{ src: string; stands: boolean }>();
  const isAllowed = allowed?.src === src;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (allowed?.stands) frame.current?.focus();
  }, [allowed]);
  const way = (
    <p className={styles.way}>
      <TextLink text={link.label} href={link.href} newTab={link.newTab} />
    </p>
  );
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      {!isAllowed && (
        <div className={styles.stage} data-tone="raised">
          {image ? (
            <Picture image={image} sizes={sizes} className={styles.image} />
          ) : (
            <div className={styles.blank}>
              <EmbedSign kind={kind} className={styles.sign} />
            </div>
          )}
          <div className={styles.notice}>
            <Consent consent={consent} accepted={(stands) => setAllowed({ src, stands })} />
            {way}
          </div>
        </div>
      )}
      {/* There from the start, or its styles would not be on the page. Whatever a provider shows was written for a light ground. */}
      <div
        className={styles.place}
        data-tone="raised"
        data-ratio={height === undefined ? (ratio ?? usualRatio[kind]) : undefined}
        hidden={!isAllowed}
      >
        {isAllowed && (
          <iframe
            ref={frame}
            title={plainText(title) ?? ''}
            // Empty while somebody edits: then the frame shows its room alone.
            src={src || undefined}
            {...frameRights[kind]}
            // Players and maps want to know which website shows them; which page of it is nobody's concern.
            referrerPolicy="strict-origin"
            height={height ?? (ratio === undefined ? usualHeight[kind] : undefined)}
          />
        )}
      </div>
      {isAllowed && way}
    </>
  );
}
