import type { ReactNode } from 'react';
import type { Inline } from '../../schema/atoms.ts';
import { Eyebrow } from './Eyebrow.tsx';
import { Heading } from './Heading.tsx';
import { Paragraphs } from './InlineText.tsx';
import styles from './SectionIntro.module.css';

interface SectionIntroProps {
  eyebrow?: string | undefined;
  title?: Inline | undefined;
  text?: Inline[] | undefined;
  /** Below the text, for a section whose text is more than paragraphs. */
  children?: ReactNode;
  className?: string | undefined;
}

/** What most sections begin with: a short line, the title, a paragraph or two. Nothing when all three are left out. */
export function SectionIntro({ eyebrow, title, text, children, className }: SectionIntroProps) {
  if (!eyebrow && !title && !text) return null;
  return (
    <div className={`${styles.root}${className ? ` ${className}` : ''}`}>
      {eyebrow && <Eyebrow text={eyebrow} />}
      {title && <Heading text={title} />}
      {text && <Paragraphs text={text} className={styles.text} />}
      {children}
    </div>
  );
}
