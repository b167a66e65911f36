import type { Table } from '../../schema/table.ts';
import styles from './DataTable.module.css';
import { InlineText, TextElement } from './InlineText.tsx';
import { plainText } from './plain-text.ts';

interface DataTableProps extends Omit<Table, 'rows'> {
  rows: (Table['rows'][number] & Filtered)[];
  className?: string | undefined;
  /** Whether its caption stands above it already, so that only screen readers say it. */
  isSaid?: boolean;
  /** Whether it may be wider than the text around it. */
  isWide?: boolean;
  /** On a narrow screen each row becomes a block with the heads beside its cells, and nothing scrolls. */
  stacks?: boolean;
}

interface Filtered {
  /** By which choices of a filter it is shown. */
  group?: string | undefined;
}

/** A number, with its sign, its unit or its currency: `1.250,00 €`, `ab 75 €`, `60 min`, `+3 %`, `١٬٢٥٠`. */
const numeric = /^(?:\p{L}{1,4}\.? )?[-+−±~≈<>$£€¥]?\s?\p{Nd}[\p{Nd}.,:'’٫٬\s]*(?:\s?[\p{L}\p{Sc}%°²³/.]{1,6})?$/u;
/** A cell that says that there is nothing. */
const nothing = /^[-–—]$/;

/** Rows and columns. Numbers line up; what is wider than its place moves alone, by finger and by key, and the page stays. */
export function DataTable({ caption, columns, rowHeads, rows, className, isSaid = false, isWide, stacks }: DataTableProps) {
  // What names a row is read, not compared.
  const length = columns?.length ?? Math.max(...rows.map(({ cells }) => cells.length));
  const isNumeric = Array.from({ length }, (_, column) => !(rowHeads && column === 0) && holdsNumbers(rows, column));
  // Between paragraphs it is no landmark: there may be many, of one name.
  const Frame = caption && !isWide ? 'section' : 'div';
  return (
    <Frame
      className={className ? `${styles.frame} ${className}` : styles.frame}
      role={caption && isWide ? 'group' : undefined}
      aria-label={caption}
      tabIndex={0}
      data-wide={isWide && ''}
    >
      <table className={`${styles.table}${stacks ? ` ${styles.stacked}` : ''}`}>
        {caption &&
          (isSaid ? (
            <caption>
              <span className="visually-hidden">{caption}</span>
            </caption>
          ) : (
            <TextElement as="caption" text={caption} className={`${styles.caption} small-print`} />
          ))}
        {columns && (
          <thead>
            <tr>
              {columns.map((column, index) =>
                // A head without a name names no cells.
                nothing.test(plainText(column) ?? '') ? (
                  <td key={index} className={`${styles.column} heading-letters`} />
                ) : (
                  <th
                    key={index}
                    scope="col"
                    className={`${styles.column} heading-letters`}
                    data-numeric={isNumeric[index] || undefined}
                  >
                    <InlineText text={column} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ cells, group }, row) => (
            <tr key={row} data-group={group}>
              {isNumeric.map((_, index) => {
                const cell = cells[index];
                const content = cell !== undefined && <InlineText text={cell} />;
                return rowHeads && index === 0 ? (
                  <th key={index} scope="row" className={styles.cell}>
                    {content}
                  </th>
                ) : (
                  <td
                    key={index}
                    className={styles.cell}
                    data-numeric={isNumeric[index] || undefined}
                    data-label={(stacks && plainText(columns?.[index])?.replace(nothing, '')) || undefined}
                  >
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

/** Whether all that a column says are numbers: then their last digits stand below each other. */
function holdsNumbers(rows: Table['rows'], column: number): boolean {
  const said = rows.flatMap(({ cells }) => plainText(cells[column]) ?? []).filter((cell) => !nothing.test(cell));
  return said.length > 0 && said.every((cell) => numeric.test(cell));
}
