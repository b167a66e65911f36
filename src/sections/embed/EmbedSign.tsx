import type { PropsOf } from '../../../schema/define-section.ts';
import type definition from './schema.ts';

/** Outlines on a grid of 24: what there will be to see. */
const outlines: Record<PropsOf<typeof definition>['kind'], string> = {
  video: 'M8 5l11 7-11 7z',
  map: 'M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 21.5c4-4.2 7-7.6 7-11.5a7 7 0 1 0-14 0c0 3.9 3 7.3 7 11.5z',
  booking: 'M5 6.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1zM4 11h16M8 4v4M16 4v4M9 15.5l2 2 4-4',
  donation: 'M12 20l-7.5-7.4a5 5 0 1 1 7.5-6.6 5 5 0 1 1 7.5 6.6z',
  other: 'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4 9.5h16M7 7.25h.01M9.5 7.25h.01M8 13h8M8 16h5',
};

/** Stands where no image does. */
export function EmbedSign({ kind, className }: { kind: keyof typeof outlines; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[kind]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
