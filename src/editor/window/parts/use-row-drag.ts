/** Rows that are moved by mouse or finger within their list, or onto a row of another one. Keys and the menu do the same. */
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import { type Held, movableByTouch, type Point } from './touch-drag.ts';

/** Where something that is held over a row would go: before it, behind it, or into it. */
export type Drop = 'top' | 'bottom' | 'into';

interface RowDrag {
  row: RefObject<HTMLElement | null>;
  /** What is taken hold of, if it is not the whole row: in Firefox no cursor can be put into a field within what can be dragged. */
  handle?: RefObject<HTMLElement | null>;
  /** The pointer of the list. */
  list: string;
  index: number;
  move: (from: number, to: number) => void;
  /** Takes in a row of another list. Left out, or false: it does not. */
  take?: ((list: string, index: number) => void) | undefined;
  canTake?: (list: string) => boolean;
}

/** @returns where what is held over this row now would go; undefined where nothing would come of it */
export function useRowDrag({ row, handle, list, index, move, take, canTake }: RowDrag): Drop | undefined {
  const [drop, setDrop] = useState<Drop>();
  const onMove = useEffectEvent(move);
  const onTake = useEffectEvent((from: string, at: number) => take?.(from, at));
  const isWelcome = useEffectEvent((from: string) => from === list || canTake?.(from) === true);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const destination = (held: Held, data: Data) =>
      getReorderDestinationIndex({
        startIndex: held.index,
        closestEdgeOfTarget: extractClosestEdge(data),
        indexOfTarget: index,
        axis: 'vertical',
      });
    const over = (held: Held, data: Data) => {
      if (held.list !== list) setDrop('into');
      else setDrop(destination(held, data) === held.index ? undefined : edgeOf(data));
    };
    const take = (held: Held, data: Data) => {
      setDrop(undefined);
      if (held.list !== list) return onTake(held.list, held.index);
      const to = destination(held, data);
      if (to !== held.index) onMove(held.index, to);
    };
    const edgesAt = (input: Point) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] });
    const grip = handle?.current ?? element.querySelector<HTMLElement>(':scope > [data-grip]');
    return combine(
      movableByTouch(element, grip, {
        held: { list, index },
        canDrop: ({ list: from }) => isWelcome(from),
        over: (held, at) => over(held, edgesAt(at)),
        leave: () => setDrop(undefined),
        drop: (held, at) => take(held, edgesAt(at)),
      }),
      draggable({
        element: handle?.current ?? element,
        getInitialData: () => ({ list, index }),
        onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(element, 8, 8),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isWelcome(heldIn(source.data).list),
        getData: ({ input }) => edgesAt(input),
        onDrag: ({ source, self }) => over(heldIn(source.data), self.data),
        onDragLeave: () => setDrop(undefined),
        onDrop: ({ source, self }) => take(heldIn(source.data), self.data),
      }),
    );
  }, [row, handle, list, index]);
  return drop;
}

type Data = Record<string | symbol, unknown>;

const heldIn = ({ list, index }: Data): Held => ({ list: String(list), index: Number(index) });

const edgeOf = (data: Data): Drop | undefined => {
  const edge = extractClosestEdge(data);
  return edge === 'top' || edge === 'bottom' ? edge : undefined;
};
