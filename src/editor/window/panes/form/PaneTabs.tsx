/** In a narrow window: which pane it shows, where the thumb is; and around each pane what makes it one of the tabs. */
import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect } from 'react';
import { Glyph, type GlyphName } from '../../parts/Glyph.tsx';
import { type Area, idOf } from '../../parts/tab-panel.ts';
import { useNarrow } from '../../parts/use-narrow.ts';
import { placeOf } from '../../state/describe-place.ts';
import type { Editor } from '../../state/editor.ts';
import { focusPane } from '../../state/shortcuts.ts';
import { useEditor, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import classes from './PaneTabs.module.css';

const icons: Record<Area, GlyphName> = { preview: 'file-text', outline: 'list-tree', form: 'pencil' };
const areas = Object.keys(icons) as Area[];

export function PaneTabs() {
  const editor = useEditor();
  const { tabs } = useWords();
  const chosen = useSelected(({ view: { pane } }) => (pane === 'field' ? 'preview' : pane));
  useKeyboardRoom();
  if (!useNarrow()) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = areas.indexOf(chosen);
    const place = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }[event.key];
    const next = place === undefined ? undefined : areas.at(place % areas.length);
    if (!next) return;
    event.preventDefault();
    editor.setView({ pane: next });
    document.getElementById(idOf(next, 'tab'))?.focus();
  };
  return (
    <nav aria-label={tabs.label} className={classes.bar}>
      <Group role="tablist" aria-label={tabs.label} grow gap={0} onKeyDown={onKeyDown}>
        {areas.map((area) => (
          <UnstyledButton
            key={area}
            id={idOf(area, 'tab')}
            role="tab"
            aria-selected={area === chosen}
            aria-controls={idOf(area, 'panel')}
            tabIndex={area === chosen ? 0 : -1}
            className={classes.tab}
            onClick={() => editor.setView({ pane: area })}
          >
            <Glyph name={icons[area]} />
            {tabs[area]}
          </UnstyledButton>
        ))}
      </Group>
    </nav>
  );
}

/** Around a pane. One that is not shown keeps its place and all that is unfolded in it. */
export function TabPanel({ area, children }: { area: Area; children: ReactNode }) {
  const editor = useEditor();
  const isNarrow = useNarrow();
  const pane = useSelected(({ view }) => view.pane);
  const isSheet = isNarrow && area === 'form' && pane === 'field';
  /** What is chosen in the outline is what one wants to write in; a page shows its sections there first. */
  const lead = ({ target, detail }: MouseEvent) => {
    const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-row], button, [role="menu"]') : null;
    const row = chosen?.dataset.row;
    if (!isNarrow || area !== 'outline' || !row?.startsWith('/') || /^\/routes\/\d+$/.test(row)) return;
    if (detail === 0) focusPane(editor, 'form');
    else editor.setView({ pane: 'form' });
  };
  const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    const isInner = target instanceof Element && target.closest('[role="dialog"], [role="menu"], [aria-expanded="true"]');
    if (isSheet && key === 'Escape' && !defaultPrevented && !isInner) closeSheet(editor);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: rows and the button do what is done here
    <div
      className={classes.panel}
      data-area={area}
      data-shown={pane === area || isSheet || (pane === 'field' && area === 'preview') || undefined}
      data-sheet={isSheet || undefined}
      onClick={lead}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

/** Back to the page, which stands where it stood. */
function closeSheet(editor: Editor): void {
  editor.setView({ pane: 'preview' });
  document.querySelector<HTMLElement>('[data-pane="preview"] iframe')?.focus({ preventScroll: true });
}

/** Of which place of the page the sheet is, and the way back to it. */
export function SheetHead() {
  const editor = useEditor();
  const { publish } = useWords();
  const isNarrow = useNarrow();
  const place = useSelected((state) => (state.target ? placeOf(state, state.target.pointer).slice(-2).join(' › ') : ''));
  const isSheet = useSelected(({ view }) => view.pane === 'field');
  if (!isNarrow || !isSheet) return null;
  return (
    <div className={classes.head}>
      <Text fw={600} flex={1} truncate>
        {place}
      </Text>
      <Button variant="subtle" mih="2.75rem" onClick={() => closeSheet(editor)}>
        {publish.done}
      </Button>
    </div>
  );
}

/** A keyboard on the screen lies over the window and does not make it smaller: how much it covers, sheets and panes leave free. */
function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const follow = () => {
      // What two fingers have enlarged is smaller, too.
      const covered = view.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - view.height - view.offsetTop));
      document.documentElement.style.setProperty('--keyboard', `${covered}px`);
      const { activeElement } = document;
      if (covered > 0 && activeElement?.closest('[data-pane="form"]')) activeElement.scrollIntoView({ block: 'nearest' });
    };
    view.addEventListener('resize', follow);
    return () => view.removeEventListener('resize', follow);
  }, []);
}
