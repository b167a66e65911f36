/** Open groups of the navigation close when the visitor turns to something else. Before the app has come, their buttons close them. */
import { type RefObject, useEffect } from 'react';

/** Watches the groups inside of an element. In the phone's menu, which is a list, they stay as they are. */
export function useClosingGroups(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openGroup = () => root.current?.querySelector<HTMLDetailsElement>('details[open]');
    const turn = ({ target }: Event) => {
      const group = openGroup();
      if (!group || root.current?.querySelector(':popover-open')) return;
      if (!(target instanceof Node && group.contains(target))) group.open = false;
    };
    const follow = ({ target }: Event) => {
      const group = openGroup();
      if (group && target instanceof Element && target.closest('a')) group.open = false;
    };
    const leave = ({ key }: KeyboardEvent) => {
      const group = openGroup();
      if (key !== 'Escape' || !group || root.current?.querySelector(':popover-open')) return;
      if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
      group.open = false;
    };
    document.addEventListener('pointerdown', turn);
    document.addEventListener('focusin', turn);
    document.addEventListener('click', follow);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', turn);
      document.removeEventListener('focusin', turn);
      document.removeEventListener('click', follow);
      document.removeEventListener('keydown', leave);
    };
  }, [root]);
}
