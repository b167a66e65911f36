import { ThemeIcon } from '@mantine/core';
import type { Icon as IconShapes } from '../../schema/atoms.ts';
import { Icon } from './Icon.tsx';

/** An icon on its own small ground. */
export function IconFrame({ shapes, className }: { shapes: IconShapes; className?: string | undefined }) {
  return (
    <ThemeIcon className={className}>
      <Icon shapes={shapes} />
    </ThemeIcon>
  );
}
