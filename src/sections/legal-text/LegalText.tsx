import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLink } from '../../parts/ActionLinks.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import { LinkTo } from '../../parts/LinkTo.tsx';
import { PointList } from '../../parts/PointList.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { useSurroundings } from '../../parts/shell.tsx';
import styles from './LegalText.module.css';
import type definition from './schema.ts';

type Props = PropsOf<typeof definition>;

export function LegalText({ title, back, intro, numbered, contents, chapters, updated }: Props) {
  return (
    <article className={contents ? styles.root : undefined}>
      <div className={styles.head}>
        <p className={styles.back}>
          <ActionLink action={back} variant="outline" />
        </p>
        <Heading text={title} className={styles.title} />
        {intro && (
          <p className={styles.intro}>
            <InlineText text={intro} />
          </p>
        )}
      </div>
      {contents && (
        <nav className={styles.contents} aria-label={contents}>
          {/* Where the list stands beside the text it is always open, and the word above it is no button. */}
          <div className={styles.contentsTitle}>{contents}</div>
          <details className={styles.list}>
            <summary>{contents}</summary>
            <ol>
              {chapters.map((chapter, index) => (
                <li key={index}>
                  <LinkTo href={{ hash: `#${chapterId(index)}` }}>
                    {numbered && `${index + 1}. `}
                    <InlineText text={plainText(chapter.title) ?? ''} />
                  </LinkTo>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
      <div className={styles.body}>
        {chapters.map((chapter, index) => (
          <div key={index} id={contents && chapterId(index)} tabIndex={contents ? -1 : undefined} className={styles.chapter}>
            <Heading
              depth={1}
              text={chapter.title}
              className={styles.chapterTitle}
              before={numbered && <span className={styles.number}>{index + 1}. </span>}
            />
            {chapter.body.map((block, position) => (
              <Block key={position} block={block} />
            ))}
          </div>
        ))}
        {updated && (
          <p className={styles.updated}>
            <InlineText text={updated} />
          </p>
        )}
      </div>
    </article>
  );
}

/** The first letter is one that no author's own name begins with (render/own-ids.ts). */
const chapterId = (index: number) => `_${index + 1}`;

/** A paragraph, or a heading, a paragraph, a list and an address, of which an author usually writes one. */
function Block({ block }: { block: Props['chapters'][number]['body'][number] }) {
  const { loads } = useSurroundings().shell;
  if (typeof block === 'string' || Array.isArray(block)) {
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  }
  if (block.when && !loads.includes(block.when)) return null;
  return (
    <>
      {block.heading && <Heading depth={2} text={block.heading} className={styles.subheading} />}
      {block.text && (
        <p>
          <InlineText text={block.text} />
        </p>
      )}
      {block.list && <PointList points={block.list} />}
      {block.lines && (
        <address className={styles.lines}>
          {block.lines.map((line, index) => (
            <span key={index}>
              <InlineText text={line} />
            </span>
          ))}
        </address>
      )}
    </>
  );
}
