/** A side of the window, which scrolls by itself. */
import { ScrollArea } from '@mantine/core';
import type { ComponentProps, Ref } from 'react';
import classes from './Pane.module.css';

interface PaneProps extends Omit<ComponentProps<'div'>, 'ref'> {
  element: 'nav' | 'aside';
  /** Where it stands in the window; F6 finds it by this. */
  area: string;
  label: string;
  ref?: Ref<HTMLElement>;
  /** What scrolls. */
  viewport?: Ref<HTMLDivElement>;
}

export function Pane({ element: Element, area, label, viewport, children, ...props }: PaneProps) {
  return (
    <Element {...props} className={classes.root} style={{ gridArea: area }} aria-label={label} data-pane={area} tabIndex={-1}>
      <ScrollArea className={classes.scroll} type="auto" scrollbarSize={9} viewportRef={viewport ?? null}>
        {children}
      </ScrollArea>
    </Element>
  );
}
