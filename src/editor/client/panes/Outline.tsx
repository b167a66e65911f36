/** The outline: all pages, the sections of the one that is shown, and what all pages share. */
import { ScrollArea } from '@mantine/core';
import { memo } from 'react';
import { valueAt } from '../../document/value.ts';
import { Marker } from '../parts/Marker.tsx';
import { moveFocus } from '../parts/roving.ts';
import { fillIn } from '../state/fill-in.ts';
import { pointerOf, type Selection } from '../state/selection.ts';
import { useEditor, useSelected, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './Outline.module.css';
import { SectionRows } from './SectionRows.tsx';

/** In the order in which they matter to an author. */
const parts = ['placeholders', 'constants', 'header', 'footer', 'theme', 'site', 'labels', 'errorView'];

export function Outline() {
  const words = useWords();
  const count = useSelected(({ document }) => (document.value as { routes?: unknown[] }).routes?.length ?? 0);
  const shown = useSelected(({ selection }) => (selection.kind === 'part' ? undefined : selection.page));
  const written = useSelected(({ document }) => presentParts(document.value));
  const open = useSelected(
    ({ document }) => Object.keys((valueAt(document.value, '/placeholders') as object | undefined) ?? {}).length,
  );
  return (
    <nav className={classes.root} aria-label={words.outline} data-pane="outline" tabIndex={-1} onKeyDown={moveFocus}>
      <ScrollArea className={classes.scroll} type="auto">
        <h2 className={classes.heading}>{words.pages}</h2>
        <ul className={classes.list}>
          {Array.from({ length: count }, (_, page) => (
            // A page has no identity but its place.
            <li key={page}>
              <PageRow page={page} isFirst={shown === undefined && page === 0} />
              {page === shown && <SectionRows page={page} />}
            </li>
          ))}
        </ul>
        <h2 className={classes.heading}>{words.everywhere}</h2>
        <ul className={classes.list}>
          {parts
            .filter((part) => written.split(' ').includes(part))
            .map((part) => (
              <li key={part}>
                <Row
                  selection={{ kind: 'part', part }}
                  title={
                    part === 'placeholders' ? words.forms.openCount(words.parts[part] ?? part, open) : (words.parts[part] ?? part)
                  }
                />
              </li>
            ))}
        </ul>
      </ScrollArea>
    </nav>
  );
}

/** Which of the parts a manifest has; as a text, which is equal as long as they are. */
const presentParts = (manifest: unknown) => parts.filter((part) => Object.hasOwn(manifest as object, part)).join(' ');

const PageRow = memo(function PageRow({ page, isFirst }: { page: number; isFirst: boolean }) {
  const words = useWords();
  const path = useValue(`/routes/${page}/path`);
  const title = useSelected(({ document }) =>
    fillIn(String(valueAt(document.value, `/routes/${page}/title`) ?? ''), document.value),
  );
  return (
    <Row
      selection={{ kind: 'page', page }}
      title={path === '*' ? words.notFound : title}
      detail={path === '*' ? '' : String(path ?? '')}
      isStart={isFirst}
    />
  );
});

interface RowProps {
  selection: Selection;
  title: string;
  detail?: string;
  /** Tab comes here where nothing of the list is selected. */
  isStart?: boolean;
}

function Row({ selection, title, detail, isStart = false }: RowProps) {
  const editor = useEditor();
  const pointer = pointerOf(selection);
  const isSelected = useSelected((state) => pointerOf(state.selection) === pointer);
  return (
    <button
      type="button"
      className={classes.row}
      aria-current={isSelected}
      data-row={pointer}
      tabIndex={isSelected || isStart ? 0 : -1}
      onClick={() => editor.select(selection)}
    >
      <span className={classes.title}>{title}</span>
      {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      <Marker pointer={pointer} />
    </button>
  );
}
