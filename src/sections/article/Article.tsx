import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Blocks } from '../../parts/Blocks.tsx';
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx';
import { Contents } from '../../parts/Contents.tsx';
import { Eyebrow } from '../../parts/Eyebrow.tsx';
import { FactList } from '../../parts/FactList.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText, TextElement } from '../../parts/InlineText.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { useSurroundings } from '../../parts/shell.tsx';
import styles from './Article.module.css';
import { headingsOf, isLong } from './headings.ts';
import type definition from './schema.ts';

/** How wide the stylesheet makes an image. */
const sizes = '(min-width: 56em) 52rem, 92vw';

export function Article({ breadcrumbs, eyebrow, title, intro, text, actions }: PropsOf<typeof definition>) {
  const { shell, entry } = useSurroundings();
  const { contents } = shell.labels;
  const facts = entry?.facts;
  const headings = headingsOf(text);
  const hasContents = contents !== undefined && isLong(headings);
  return (
    <article className={styles.root} data-long={hasContents || undefined}>
      <header className={styles.head}>
        {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
        {eyebrow && <Eyebrow text={eyebrow} />}
        <Heading text={title} />
        <TextElement text={intro} className={styles.intro} />
        <ArticleByline className={`${styles.byline} small-print`} />
        {facts && <FactList facts={facts} isWide className={styles.facts} />}
      </header>
      {hasContents && <Contents label={contents} entries={headings} className={styles.contents} />}
      <div className={styles.body}>
        <Blocks text={text} sizes={sizes} />
        <ActionLinks actions={actions} />
      </div>
    </article>
  );
}

/** When the page appeared and who wrote it, where it says so as an entry of lists. */
function ArticleByline({ className }: { className?: string | undefined }) {
  const { entry, shell } = useSurroundings();
  if (!entry) return null;
  const { date, updated, author } = entry;
  const { updated: label } = shell.labels;
  if (!(date || author || (updated && label))) return null;
  return (
    <p className={className}>
      {date && <Moment iso={date.iso} text={date.text} />}
      <TextElement as="span" text={author} />
      {updated && label && (
        <span>
          <InlineText text={label} /> <Moment iso={updated.iso} text={updated.text} />
        </span>
      )}
    </p>
  );
}
