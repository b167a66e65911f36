/** How well a colour is seen on every ground that it stands on: the figure, in the colours themselves. */
import { VisuallyHidden } from '@mantine/core';
import type { NamedField } from '../../draft/fields/model.ts';
import type { Brand, Contrast } from '../../worker/messages.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './theme.module.css';

interface ContrastTableProps {
  /** The key of the colour. */
  name: string;
  title: string;
  /** All colours, for the names of the grounds. */
  titles: readonly NamedField[];
}

export function ContrastTable({ name, title, titles }: ContrastTableProps) {
  const words = useWords().forms;
  const brand = useSelected((state) => state.brand);
  const rows = brand ? rowsOf(brand, name) : [];
  if (rows.length === 0) return null;
  const titleOf = (key: string) => titles.find((one) => one.key === key)?.title ?? key;
  return (
    <table className={classes.contrasts} aria-label={words.contrastOf(title)}>
      <caption>{words.readableOn}</caption>
      <thead>
        <tr>
          <td />
          {rows[0]?.map(({ scheme }) => (
            <th key={scheme} scope="col">
              <VisuallyHidden>{words[scheme]}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const [{ back = [] } = {}] = row;
          return (
            <tr key={back.join()}>
              <th scope="row">{words.on(back.map(titleOf))}</th>
              {row.map((contrast) => (
                <td key={contrast.scheme}>
                  <Figure contrast={contrast} color={brand?.colors[name]?.[contrast.scheme] ?? ''} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What needs less is no text, but the edge of a field or of a button (WCAG 2.2, 1.4.3 and 1.4.11). */
const neededByText = 4.5;

function Figure({ contrast, color }: { contrast: Contrast; color: string }) {
  const words = useWords().forms;
  const { ground, ratio, needed } = contrast;
  const isLow = ratio < needed;
  return (
    <span className={classes.figure} data-low={isLow || undefined}>
      <span aria-hidden className={classes.sample} style={{ background: ground, color }}>
        {needed < neededByText ? <span className={classes.edge} /> : words.sample}
      </span>
      <span>
        {isLow ? words.tooLow : words.enough} <small>{isLow ? words.ratioNeeded(ratio, needed) : words.ratio(ratio)}</small>
      </span>
      {isLow && <Glyph name="alert-triangle" />}
    </span>
  );
}

/** One row for each ground, with the figures of all schemes; of grounds that are made of the same colours the one that is harder to see on. */
function rowsOf({ contrasts }: Brand, name: string): Contrast[][] {
  const rows = new Map<string, Contrast[]>();
  for (const contrast of contrasts) {
    if (contrast.front !== name) continue;
    const key = contrast.back.join();
    const row = rows.get(key) ?? [];
    const twin = row.find(({ scheme }) => scheme === contrast.scheme);
    if (twin && twin.ratio <= contrast.ratio) continue;
    rows.set(key, twin ? row.map((one) => (one === twin ? contrast : one)) : [...row, contrast]);
  }
  return [...rows.values()];
}
