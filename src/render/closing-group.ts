/** An open group of the navigation closes when the visitor turns to something else. Before the app has come, its button closes it. */
import { type RefObject, useEffect } from 'react';

/** Watches a group. In the phone's menu, which is a list, it stays as it is until one of its links is followed. */
export function useClosingGroup(root: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const group = root.current;
    if (!group) return;
    const close = () => {
      group.open = false;
    };
    const isInRow = () => !group.closest(':popover-open');
    const turn = ({ target }: Event) => {
      if (group.open && isInRow() && !(target instanceof Node && group.contains(target))) close();
    };
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !group.open || !isInRow()) return;
      if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
      close();
    };
    document.addEventListener('pointerdown', turn);
    document.addEventListener('focusin', turn);
    document.addEventListener('keydown', leave);
    group.addEventListener('click', follow);
    return () => {
      document.removeEventListener('pointerdown', turn);
      document.removeEventListener('focusin', turn);
      document.removeEventListener('keydown', leave);
      group.removeEventListener('click', follow);
    };
  }, [root]);
}
