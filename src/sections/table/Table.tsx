import type { PropsOf } from '../../../schema/define-section.ts';
import { DataTable } from '../../parts/DataTable.tsx';
import { TextElement } from '../../parts/InlineText.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import type definition from './schema.ts';
import styles from './Table.module.css';

type Props = PropsOf<typeof definition>;

export function Table({ eyebrow, title, text, note, ...table }: Props) {
  const hasHead = eyebrow || title || text;
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <DataTable {...table} className={hasHead ? styles.below : undefined} isSaid={isSame(table.caption, title)} />
      <TextElement text={note} className={`${styles.note} small-print`} />
    </>
  );
}

/** Whether a caption says what stands above it already. */
const isSame = (caption: string, title: Props['title']) =>
  caption.trim().toLowerCase() === plainText(title)?.trim().toLowerCase();
