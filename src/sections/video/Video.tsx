import type { Href, Image } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import { TextLink, useLanguage } from '../../parts/InlineText.tsx';
import { Figure, PictureAlone } from '../../parts/Picture.tsx';
import { pictureAddress } from '../../parts/picture-formats.ts';
import { plainText } from '../../parts/plain-text.ts';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import type definition from './schema.ts';
import styles from './Video.module.css';

/** How wide the stylesheet makes a still without its film. */
const sizes = '(min-width: 80em) clamp(72rem, 79.2vw, 92rem), 92vw';

/** A film of the site's own, with the browser's own controls. Nothing but its captions is loaded before a visitor starts it. */
export function Video({ eyebrow, title, text, src, poster, captions }: PropsOf<typeof definition>) {
  const lang = useLanguage();
  const name = plainText(title) ?? '';
  const place = { className: styles.film, 'data-upright': poster.height > poster.width ? true : undefined };
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <Figure className={styles.root} caption={poster.caption}>
        {src && 'url' in src ? (
          <video
            {...place}
            src={src.url}
            poster={stillOf(poster)}
            width={poster.width}
            height={poster.height}
            aria-label={poster.alt || name}
            controls
            playsInline
            preload="none"
          >
            {/* Loaded at once, so never from elsewhere. */}
            {captions && isOwnFile(captions.href) && (
              <track kind="captions" src={captions.href.url} srcLang={lang} label={captions.label} default />
            )}
            {/* For browsers that know no films. */}
            <TextLink text={name} href={src} />
          </video>
        ) : (
          <div {...place}>
            <PictureAlone image={poster} sizes={sizes} />
          </div>
        )}
      </Figure>
    </>
  );
}

/** Where a link leads elsewhere, a check says so. */
const isOwnFile = (href: Href): href is Extract<Href, { url: string }> => 'url' in href && !href.url.includes(':');

/** A film takes one file only: of a photo that was made for visitors the one for a phone's sharp screen, which is good enough on large ones. */
function stillOf({ src, widths }: Image): string {
  const width = widths?.find((one) => one >= 1080) ?? widths?.at(-1);
  return width === undefined ? src : pictureAddress(src, width, 'webp');
}
