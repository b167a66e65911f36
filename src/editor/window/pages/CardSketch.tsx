/** The picture that a link to a page shows in messages, near enough: the build draws it with the letters and lines of output/cards/. */
import type { CSSProperties } from 'react';
import { shortTitle } from '../../../../schema/page-names.ts';
import type { ShownPage } from '../../worker/messages.ts';
import classes from './CardSketch.module.css';

export function CardSketch({ shown: { shell, page, theme, shareImage } }: { shown: ShownPage }) {
  if (shareImage) {
    const { src, alt, focus } = shareImage;
    return <img className={classes.own} style={{ objectPosition: focus }} src={src} alt={alt || page.title} />;
  }
  const { logo } = shell.header;
  const picture = pictureOf(page);
  const drawing = picture?.src ?? logo?.src;
  const { ground, text, primary, accent, tint, deep } = theme.colors;
  const colors = {
    '--card-ground': ground.light,
    '--card-text': text.light,
    '--card-primary': primary.light,
    '--card-accent': accent.light,
    '--card-panel': (picture?.isOnDeep ? deep : tint).light,
    '--card-radius': `${Math.min((theme.radius.card * 4) / 12, 8)}cqi`,
  } as CSSProperties;
  const title = shortTitle(page.title, shell);
  return (
    <div className={classes.root}>
      <div className={classes.card} style={colors} role="img" aria-label={title}>
        <div className={classes.brand}>
          {logo && <img src={logo.src} alt="" />}
          {shell.name}
        </div>
        <div className={classes.title} data-long={title.length > 45 || undefined}>
          <mark>{title}</mark>
        </div>
        <div className={classes.panel}>{drawing && <img src={drawing} alt="" />}</div>
      </div>
    </div>
  );
}

/** The first picture of a page, whatever section it stands in. */
function pictureOf({ sections }: ShownPage['page']): { src: string; isOnDeep: boolean } | undefined {
  for (const { image, tone } of sections) {
    if (typeof image === 'object' && image !== null && 'src' in image && typeof image.src === 'string')
      return { src: image.src, isOnDeep: tone === 'deep' };
  }
  return undefined;
}
