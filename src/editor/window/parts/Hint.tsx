import { Text } from '@mantine/core';

/** A sentence that explains what stands beside it. */
export const Hint = Text.withProps({ size: 'sm', c: 'dimmed' });

/** The small heading of a part of a list. */
export const Caption = Text.withProps({ component: 'h3', fz: 'xs', fw: 600, c: 'dimmed' });
