import type { PropsOf } from '../../../schema/define-section.ts';
import { InlineText } from '../../parts/InlineText.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import type definition from './schema.ts';
import styles from './Table.module.css';

type Props = PropsOf<typeof definition>;

/** A number, with its sign, its unit or its currency: `1.250,00 €`, `ab 75 €`, `60 min`, `+3 %`. */
const numeric = /^(?:\p{L}{1,4}\.? )?[-+−±~≈<>$£€¥]?\s?\d[\d.,:'’\s]*(?:\s?[\p{L}\p{Sc}%°²³/.]{1,6})?$/u;
/** A cell that says that there is nothing. */
const nothing = /^[-–—]$/;

export function Table({ eyebrow, title, text, caption, columns, rowHeads, rows, note }: Props) {
  const head = eyebrow || title || text;
  // What names a row is read, not compared.
  const isNumeric = columns.map((_, column) => !(rowHeads && column === 0) && holdsNumbers(rows, column));
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      {/* What is wider than the screen moves alone, by finger and by key; the page stays. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop no key could scroll it. */}
      <section className={styles.frame} data-head={head ? true : undefined} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          {isSame(caption, title) ? (
            <caption>
              <span className="visually-hidden">{caption}</span>
            </caption>
          ) : (
            <caption className={styles.caption}>
              <InlineText text={caption} />
            </caption>
          )}
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" className={styles.column} data-numeric={isNumeric[index] || undefined}>
                  <InlineText text={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells }, row) => (
              <tr key={row}>
                {columns.map((_, index) => {
                  const cell = cells[index];
                  const content = cell !== undefined && <InlineText text={cell} />;
                  return rowHeads && index === 0 ? (
                    <th key={index} scope="row" className={styles.cell}>
                      {content}
                    </th>
                  ) : (
                    <td key={index} className={styles.cell} data-numeric={isNumeric[index] || undefined}>
                      {content}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && (
        <p className={styles.note}>
          <InlineText text={note} />
        </p>
      )}
    </>
  );
}

/** Whether a caption says what stands above it already. */
const isSame = (caption: string, title: Props['title']) =>
  caption.trim().toLowerCase() === plainText(title)?.trim().toLowerCase();

/** Whether all that a column says are numbers: then their last digits stand below each other. */
function holdsNumbers(rows: Props['rows'], column: number): boolean {
  const said = rows.flatMap(({ cells }) => plainText(cells[column]) ?? []).filter((cell) => !nothing.test(cell));
  return said.length > 0 && said.every((cell) => numeric.test(cell));
}
