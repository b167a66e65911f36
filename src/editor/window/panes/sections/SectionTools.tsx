/** The tools of the section that the author is at, over the page where it is seen: to move, double and remove it, and to add another one. */
import { ActionIcon, Button, Paper } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Glyph, type GlyphName } from '../../parts/Glyph.tsx';
import { focusSelectedRow, moveAmongTools } from '../../parts/roving.ts';
import { listedUnder } from '../../state/listed.ts';
import { sectionTitle } from '../../state/reused.ts';
import { listAt, pointerOf } from '../../state/selection.ts';
import { useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { type AskedOfSections, SectionDialog } from './SectionItems.tsx';
import classes from './SectionTools.module.css';
import { gapAt, placeInGap, type SectionAreas, sectionNow } from './section-places.ts';
import { useSectionCommands } from './use-section-commands.ts';

interface SectionToolsProps {
  areas: SectionAreas;
  /** How much smaller the page is shown than it is. */
  scale: number;
  /** How high the page's window is shown. */
  height: number;
  scroll: (by: number) => void;
  /** Back into the page. */
  leave: () => void;
}

/** What is held by its handle, by its place among the painted ones, and how high in the page's window. */
interface Drag {
  held: number;
  y: number;
}

/** The focus stays on the tool: the next key is for the same one. Where the tools go with the last section, it would be lost. */
const stay = () => requestAnimationFrame(() => document.activeElement === document.body && focusSelectedRow());

export function SectionTools({ areas, scale, height, scroll, leave }: SectionToolsProps) {
  const { editor, words } = useEditorAndWords();
  const [asked, setAsked] = useState<AskedOfSections>();
  const [drag, setDrag] = useState<Drag>();
  const bar = useRef<HTMLDivElement>(null);
  const commands = useSectionCommands(stay);
  const { all } = areas;
  const at = drag?.held ?? areas.current;
  // As one text: it is another place only when what it says is.
  const place = useSelected((state) => {
    const section = sectionNow(state, all, at);
    return section && pointerOf(section);
  });
  const title = useSelected((state) => (place === undefined ? '' : sectionTitle(state, place)));
  const under = useSelected((state) => (place === undefined ? undefined : listedUnder(state, place)));
  const last = useSelected(({ document, page }) => listAt(listAt(document.value, 'routes')[page], 'sections').length - 1);
  /** The page in the frame is some milliseconds behind the draft: what counts is where the section is when it is asked for. */
  const run = (command: (page: number, section: number) => void) => {
    const now = sectionNow(editor.state(), all, at);
    if (now) command(now.page, now.section);
  };
  const gap = drag && gapAt(all, drag.y);
  const drop = () => {
    setDrag(undefined);
    const to = drag && gap !== undefined ? placeInGap(editor.state(), all, drag.held, gap) : undefined;
    if (to !== undefined) run((page, section) => commands.within(page, section, to));
  };
  useWhileDragged(drag?.y, height / scale, scroll, () => setDrag(undefined));

  const dialog = asked && <SectionDialog asked={asked} close={() => setAsked(undefined)} />;
  const area = all[at];
  if (!area || place === undefined) return dialog;
  const index = Number(place.slice(place.lastIndexOf('/') + 1));
  const inFrame = (y: number) => y * scale;
  const [top, bottom] = [inFrame(Math.max(area.top, areas.top)), inFrame(area.bottom)];
  // Without the handle nothing would hold what is dragged, wherever the page has scrolled. And who is at the tools by keys keeps them: the
  // page in the frame tells where the section has gone before it has scrolled there.
  const isHeld = drag !== undefined || bar.current?.contains(document.activeElement);
  const isInView = isHeld || (bottom > top + 24 && top < height - 24);
  const seen = (y: number) => inFrame(y) >= inFrame(areas.top) - 1 && inFrame(y) <= height;
  const landing = gap === undefined ? undefined : (all[gap]?.top ?? all.at(-1)?.bottom);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => (event.key === 'Escape' ? leave() : moveAmongTools(event));
  const move = (by: 1 | -1) => () =>
    run((page, section) => section + by >= 0 && section + by <= last && commands.within(page, section, section + by));
  const adding = (label: string, y: number, by: 0 | 1) =>
    seen(y) && (
      <Tool
        {...{ label, name: 'plus', className: classes.plus, style: { top: Math.max(16, Math.min(inFrame(y), height - 16)) } }}
        run={() => run((page, section) => setAsked({ page, place: section + by }))}
      />
    );
  return (
    <>
      {isInView && (
        <div
          ref={bar}
          role="toolbar"
          className={classes.root}
          tabIndex={-1}
          aria-label={words.sectionTools(title)}
          onKeyDown={onKeyDown}
          onWheel={({ deltaY }) => scroll(deltaY)}
          data-section-tools
        >
          <Paper
            className={classes.bar}
            shadow="md"
            withBorder
            style={{ '--line': `${inFrame(area.top)}px`, '--edge': `${inFrame(areas.top)}px` }}
            data-wide={under !== undefined || undefined}
            data-dragged={drag !== undefined || undefined}
          >
            <span
              aria-hidden
              title={words.dragSection}
              className={classes.grip}
              data-grip
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                // Escape is for the window, then, and not for the page in the frame.
                bar.current?.focus();
                setDrag({ held: at, y: heightOf(event, scale) });
              }}
              onPointerMove={(event) => drag && setDrag({ ...drag, y: heightOf(event, scale) })}
              onPointerUp={drop}
              onPointerCancel={() => setDrag(undefined)}
            >
              <Glyph name="grip-vertical" />
            </span>
            <Tool label={words.moveUp} name="arrow-up" isFirst isOff={index === 0} run={move(-1)} />
            <Tool label={words.moveDown} name="arrow-down" isOff={index === last} run={move(1)} />
            <Tool label={words.duplicate} name="copy" run={() => run(commands.duplicate)} />
            {under !== undefined && (
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<Glyph name="plus" />}
                tabIndex={-1}
                data-tool
                onClick={() => run((page) => setAsked({ page, under }))}
              >
                {words.newEntry}
              </Button>
            )}
            <Tool label={words.sectionSettings} name="settings" run={() => editor.show(place, { focus: true })} />
            <Tool label={words.remove} name="trash" run={() => run(commands.remove)} />
          </Paper>
          {!drag && adding(words.addSectionAbove, area.top, 0)}
          {!drag && adding(words.addSectionBelow, area.bottom, 1)}
        </div>
      )}
      {landing !== undefined && <div className={classes.line} style={{ top: inFrame(landing) }} data-landing />}
      {dialog}
    </>
  );
}

interface ToolProps {
  label: string;
  name: GlyphName;
  /** The one that Tab leads to; the arrow keys lead to the others. */
  isFirst?: boolean;
  /** It would do nothing here. It keeps the focus, which a disabled button loses. */
  isOff?: boolean;
  className?: string | undefined;
  style?: { top: number };
  run: () => void;
}

function Tool({ label, name, isFirst = false, isOff = false, className, style, run }: ToolProps) {
  return (
    <ActionIcon
      {...(className ? { variant: 'filled', color: 'ink', className, style } : { className: classes.tool })}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      tabIndex={isFirst ? 0 : -1}
      data-tool
      onClick={() => !isOff && run()}
    >
      <Glyph name={name} />
    </ActionIcon>
  );
}

/** How high in the page's window a pointer is. */
function heightOf({ clientY, currentTarget }: PointerEvent<HTMLElement>, scale: number): number {
  const paper = currentTarget.closest('[data-paper]')?.getBoundingClientRect();
  return (clientY - (paper?.top ?? 0)) / scale;
}

/** How near to an edge the page scrolls along, and how far at once, in its CSS pixels. */
const [edge, stride] = [64, 24];

function useWhileDragged(y: number | undefined, height: number, scroll: (by: number) => void, cancel: () => void): void {
  const isDragged = y !== undefined;
  const by = y === undefined ? 0 : y < edge ? -stride : y > height - edge ? stride : 0;
  const scrollOn = useEffectEvent(() => scroll(by));
  const onCancel = useEffectEvent(cancel);
  useEffect(() => {
    if (by === 0) return undefined;
    const timer = setInterval(scrollOn, 40);
    return () => clearInterval(timer);
  }, [by]);
  useEffect(() => {
    if (!isDragged) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onCancel();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [isDragged]);
}
