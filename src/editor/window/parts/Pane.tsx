/** A side of the window, which scrolls by itself. */
import { ScrollArea } from '@mantine/core';
import type { ComponentProps, ReactNode, Ref } from 'react';
import classes from './Pane.module.css';
import { type Area, useTabPanel } from './tab-panel.ts';

interface PaneProps extends Omit<ComponentProps<'div'>, 'ref'> {
  element: 'nav' | 'aside';
  /** Where it stands in the window; F6 finds it by this. */
  area: Area;
  label: string;
  ref?: Ref<HTMLElement>;
  /** Stays above what scrolls. */
  head?: ReactNode;
  /** What scrolls. */
  viewport?: Ref<HTMLDivElement>;
}

export function Pane({ element: Element, area, label, viewport, head, children, ...props }: PaneProps) {
  const panel = useTabPanel(area);
  return (
    <Element {...props} className={classes.root} style={{ gridArea: area }} aria-label={label} data-pane={area} tabIndex={-1}>
      {head}
      <ScrollArea {...panel} className={classes.scroll} type="auto" scrollbarSize={9} viewportRef={viewport ?? null}>
        {children}
      </ScrollArea>
    </Element>
  );
}
