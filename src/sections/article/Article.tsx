import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Blocks } from '../../parts/Blocks.tsx';
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx';
import { Contents } from '../../parts/Contents.tsx';
import { Eyebrow } from '../../parts/Eyebrow.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { useSurroundings } from '../../parts/shell.tsx';
import styles from './Article.module.css';
import { ArticleByline } from './ArticleByline.tsx';
import type definition from './schema.ts';

type Props = PropsOf<typeof definition>;

/** So many headings make a text that nobody overlooks at a glance. */
const fewest = 4;

/** How wide the stylesheet makes an image. */
const sizes = '(min-width: 56em) 52rem, 92vw';

export function Article({ breadcrumbs, eyebrow, title, intro, text, actions }: Props) {
  const { contents } = useSurroundings().shell.labels;
  const headings = headingsOf(text);
  const isLong = contents !== undefined && headings.length >= fewest;
  return (
    <article className={styles.root} data-long={isLong || undefined}>
      <header className={styles.head}>
        {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
        {eyebrow && <Eyebrow text={eyebrow} />}
        <Heading text={title} />
        {intro && (
          <p className={styles.intro}>
            <InlineText text={intro} />
          </p>
        )}
        <ArticleByline className={styles.byline} />
      </header>
      {isLong && <Contents label={contents} entries={headings} className={styles.contents} />}
      <div className={styles.body}>
        <Blocks text={text} sizes={sizes} />
        <ActionLinks actions={actions} />
      </div>
    </article>
  );
}

function headingsOf(text: Props['text']) {
  return text.flatMap((block) => {
    if (typeof block === 'string' || Array.isArray(block)) return [];
    const { heading, subheading, id = '' } = block;
    const name = plainText(heading ?? subheading);
    return name ? [{ id, text: name, isBelow: heading === undefined }] : [];
  });
}
