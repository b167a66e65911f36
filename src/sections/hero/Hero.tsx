import type { Inline } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import beside from '../../parts/Beside.module.css';
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx';
import { Eyebrow } from '../../parts/Eyebrow.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Paragraphs, TextElement } from '../../parts/InlineText.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { PictureGroup } from '../../parts/PictureGroup.tsx';
import styles from './Hero.module.css';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image. */
const sizes = {
  beside: '(min-width: 80em) clamp(31rem, 34.1vw, 39.7rem), (min-width: 46em) 44vw, (min-width: 36em) 30rem, 20rem',
  centred: '(min-width: 60em) 56rem, 94vw',
  bleed: '(min-width: 60em) 50vw, 100vw',
  stacked: '(min-width: 80em) clamp(72rem, 79.2vw, 92.2rem), 94vw',
  poster: '(min-width: 80em) clamp(35rem, 38.5vw, 44.8rem), (min-width: 46em) 46vw, 92vw',
};
const sizesInGroup = {
  ...sizes,
  beside: '(min-width: 80em) clamp(31.5rem, 34.7vw, 40.3rem), (min-width: 46em) 45vw, (min-width: 36em) 30rem, 90vw',
};

export function Hero({ breadcrumbs, eyebrow, title, text, actions, facts, image, layout }: PropsOf<typeof definition>) {
  const [picture, ...others] = [image ?? []].flat();
  // What stands behind the text is the band's.
  const form = !layout || layout === 'background' ? 'beside' : layout;
  const head = (
    <>
      {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
      {eyebrow && <Eyebrow text={eyebrow} />}
      <Heading text={title} className={endsInEmphasis(title) ? `${styles.title} ${styles.closing}` : styles.title} />
    </>
  );
  const rest = (
    <>
      {text && (
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
      )}
      <ActionLinks actions={actions} />
      {facts && (
        <ul className={styles.facts}>
          {facts.map(({ value, label }, index) => (
            <li key={index}>
              <TextElement as="strong" text={value} className={styles.value} />{' '}
              <TextElement as="span" text={label} className="small-print" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
  const pictures =
    picture &&
    (others.length > 0 ? (
      <PictureGroup
        images={[picture, ...others]}
        sizes={sizesInGroup[form]}
        className={`${styles.image} ${styles.group}`}
        opening
      />
    ) : (
      <Picture image={picture} sizes={sizes[form]} className={styles.image} rounded={form !== 'bleed'} />
    ));
  const isPhoto = picture && others.length === 0 && !picture.src.endsWith('.svg');
  const [width = 1, height = 1] = picture?.ratio?.split(':').map(Number) ?? [picture?.width, picture?.height];
  return (
    <div
      className={`${beside.root} ${styles.root}`}
      data-layout={form === 'beside' && picture ? 'beside' : undefined}
      data-look-hero={form === 'beside' ? undefined : form}
      data-image={picture ? true : undefined}
      data-group={others.length > 0 || undefined}
      data-wide={form === 'stacked' || undefined}
      data-upright={(form === 'stacked' && others.length === 0 && height > width) || undefined}
    >
      {form === 'stacked' || form === 'poster' ? (
        <>
          <div>{head}</div>
          {(text || actions || facts) && <div className={styles.rest}>{rest}</div>}
        </>
      ) : (
        <div>
          {head}
          {rest}
        </div>
      )}
      {form === 'bleed' && picture ? (
        <div className={styles.media} data-photo={isPhoto || undefined}>
          {pictures}
        </div>
      ) : (
        pictures
      )}
    </div>
  );
}

/** Whether the title is a sentence and a highlighted one after it: then each begins on a line of its own. */
function endsInEmphasis(title: Inline): boolean {
  if (typeof title === 'string') return false;
  const isEmphasis = title.map((node) => typeof node !== 'string' && 'em' in node);
  return title.length > 1 && isEmphasis.indexOf(true) === title.length - 1;
}
