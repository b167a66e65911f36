/** A manifest as its author wrote it, once its shape has been validated. */
import type { z } from 'zod';
import type { manifest } from '../../../schema/site.ts';

type Input = z.input<typeof manifest>;

/** A section as written. */
export type WrittenSection = Record<string, unknown> & { type: string; id?: string };

/** Sections that stand on several pages, by their names. */
type WrittenReused = { reused?: Record<string, WrittenSection> | undefined };

/** A manifest as written: its shape is right, what may be left out is left out, and constants are filled in nowhere but in `id`s. */
export type WrittenManifest = Omit<Input, 'routes' | 'reused' | 'languages'> &
  WrittenReused & {
    languages?: (Omit<NonNullable<Input['languages']>[number], 'reused'> & WrittenReused)[] | undefined;
    routes: (Omit<Input['routes'][number], 'sections'> & { sections: WrittenSection[] })[];
  };
