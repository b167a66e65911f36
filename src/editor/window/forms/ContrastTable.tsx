/** How well a colour is seen on every ground that it stands on: the figure, in the colours themselves. */
import { Table, VisuallyHidden } from '@mantine/core';
import { textContrast } from '../../../colors/contrast.ts';
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
    <Table
      captionSide="top"
      withRowBorders={false}
      verticalSpacing={2}
      horizontalSpacing={0}
      fz="xs"
      c="dimmed"
      aria-label={words.contrastOf(title)}
    >
      <Table.Caption ta="start" fz="xs" mt={0}>
        {words.readableOn}
      </Table.Caption>
      <Table.Thead lh={0}>
        <Table.Tr>
          <Table.Td />
          {rows[0]?.map(({ scheme }) => (
            <Table.Th key={scheme} scope="col">
              <VisuallyHidden>{words[scheme]}</VisuallyHidden>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => {
          const [{ back = [] } = {}] = row;
          return (
            <Table.Tr key={back.join()}>
              <Table.Th scope="row" fw={400}>
                {words.on(back.map(titleOf))}
              </Table.Th>
              {row.map((contrast) => (
                <Table.Td key={contrast.scheme} w="7.5rem" ps={6}>
                  <Figure contrast={contrast} color={brand?.colors[name]?.[contrast.scheme] ?? ''} />
                </Table.Td>
              ))}
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

function Figure({ contrast, color }: { contrast: Contrast; color: string }) {
  const words = useWords().forms;
  const { ground, ratio, needed } = contrast;
  const isLow = ratio < needed;
  return (
    <span className={classes.figure} data-low={isLow || undefined}>
      <span aria-hidden className={classes.sample} style={{ background: ground, color }}>
        {/* Less is enough for the edge of a field or of a button (WCAG 2.2, 1.4.11). */}
        {needed < textContrast ? <span className={classes.edge} /> : words.sample}
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
