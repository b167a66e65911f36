/** What rules about own styles have in common. */
import { type OwnStyles, ownStyles, type StyleFault } from '../../../../schema/own-styles.ts';

/** The faults of these kinds, at their places in the sheet. */
export function faultsIn<Why extends StyleFault['why']>({ text, faults }: OwnStyles = none, kinds: readonly Why[]) {
  const isOfKind = (why: StyleFault['why']): why is Why => kinds.some((kind) => kind === why);
  return faults.flatMap(({ why, part, reason, start, end }) =>
    isOfKind(why)
      ? [
          {
            pointer: '',
            span: { start, end },
            beside: { name: ownStyles, text },
            params: { why, part, ...(reason !== undefined && { reason }) },
          },
        ]
      : [],
  );
}

const none: OwnStyles = { text: '', css: '', faults: [] };
