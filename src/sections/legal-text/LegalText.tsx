import { useId } from 'react';
import type { PropsOf } from '../../../schema/define-section.ts';
import type { Shell } from '../../../schema/resolved.ts';
import { ListAndQuotation } from '../../parts/Blocks.tsx';
import { Contents } from '../../parts/Contents.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { TextElement, TextLink } from '../../parts/InlineText.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { useSurroundings } from '../../parts/shell.tsx';
import styles from './LegalText.module.css';
import type definition from './schema.ts';

type Props = PropsOf<typeof definition>;

export function LegalText({ title, back, intro, numbered, contents, chapters, updated }: Props) {
  const { loads } = useSurroundings().shell;
  // Two texts may share a page. Like React's, no author's own name begins with an underscore (render/own-ids.ts).
  const id = useId();
  const chapterId = (index: number) => `${id}${index + 1}`;
  // Of a chapter about what is not the case nothing is left, and no title either.
  const shown = chapters.flatMap(({ title, body }) => {
    const blocks = body.filter((block) => !hasCondition(block) || loads.includes(block.when));
    return blocks.length > 0 ? [{ title, blocks }] : [];
  });
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <p className={styles.back}>
          <TextLink text={back.label} href={back.href} newTab={back.newTab} />
        </p>
        <Heading text={title} className={styles.title} />
        <TextElement text={intro} className={styles.intro} />
      </div>
      {contents && (
        <Contents
          label={contents}
          entries={shown.map((chapter, index) => ({
            id: chapterId(index),
            text: plainText(chapter.title) ?? '',
            before: numbered && `${index + 1}. `,
          }))}
          className={styles.contents}
        />
      )}
      <div>
        {shown.map((chapter, index) => (
          <div key={index} id={contents && chapterId(index)} tabIndex={contents ? -1 : undefined} className={styles.chapter}>
            <Heading
              depth={1}
              text={chapter.title}
              className={styles.chapterTitle}
              before={numbered && <span className={styles.number}>{index + 1}. </span>}
            />
            <div className={styles.text}>
              {chapter.blocks.map((block, position) => (
                <Block key={position} block={block} />
              ))}
            </div>
          </div>
        ))}
        <TextElement text={updated} className={`${styles.updated} small-print`} />
      </div>
    </div>
  );
}

type Block = Props['chapters'][number]['body'][number];

const hasCondition = (block: Block): block is Extract<Block, { when?: unknown }> & { when: Shell['loads'][number] } =>
  typeof block === 'object' && 'when' in block && block.when !== undefined;

/** A paragraph, or a heading, a paragraph, a list, a quotation and an address, of which an author usually writes one. */
function Block({ block }: { block: Block }) {
  if (typeof block === 'string' || Array.isArray(block)) {
    return <TextElement text={block} />;
  }
  return (
    <>
      {block.heading && <Heading depth={2} text={block.heading} className={styles.subheading} />}
      <TextElement text={block.text} />
      <ListAndQuotation block={block} />
      {block.lines && (
        <address className={styles.lines}>
          {block.lines.map((line, index) => (
            <TextElement key={index} as="span" text={line} />
          ))}
        </address>
      )}
    </>
  );
}
