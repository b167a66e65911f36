import type { Inline } from '../../schema/atoms.ts';
import { Heading } from './Heading.tsx';
import { InlineText, Paragraphs } from './InlineText.tsx';
import styles from './SectionIntro.module.css';

interface SectionIntroProps {
  eyebrow?: string | undefined;
  title?: Inline | undefined;
  text?: Inline[] | undefined;
  className?: string | undefined;
}

/** What most sections begin with: a short line, the title, a paragraph or two. Nothing when all three are left out. */
export function SectionIntro({ eyebrow, title, text, className }: SectionIntroProps) {
  if (!eyebrow && !title && !text) return null;
  return (
    <div className={`${styles.root}${className ? ` ${className}` : ''}`}>
      {eyebrow && (
        <p className={styles.eyebrow}>
          <InlineText text={eyebrow} />
        </p>
      )}
      {title && <Heading text={title} />}
      {text && <Paragraphs text={text} className={styles.text} />}
    </div>
  );
}
