import { createElement } from 'react';
import type { Icon as IconShapes } from '../../schema/atoms.ts';

/** An icon that decorates what a text says. Its shapes are data, so the bundle holds no icon at all. */
export function Icon({ shapes, size = 24 }: { shapes: IconShapes; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
