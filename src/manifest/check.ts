/** Checks: what a JSON Schema cannot say. Each is a file in checks/, named after the code that it reports. */
import type { z } from 'zod';
import type { manifest } from '../../schema/site.ts';
import type { FoundAddress } from './addresses.ts';
import type { Constants } from './constants.ts';
import type { Finding } from './findings.ts';
import type { FoundLink } from './links.ts';

/** A section as written, with defaults filled in. */
export type WrittenSection = Record<string, unknown> & { type: string; id?: string };

/** A manifest as written, with defaults filled in. Its shape is right; constants are filled in nowhere but in `id`s. */
export type WrittenManifest = Omit<z.output<typeof manifest>, 'routes'> & {
  routes: (Omit<z.output<typeof manifest>['routes'][number], 'sections'> & { sections: WrittenSection[] })[];
};

export interface CheckContext {
  manifest: WrittenManifest;
  /** Every link, constants filled in. */
  links: readonly FoundLink[];
  /** Every address that a page loads from or sends to, constants filled in. */
  addresses: readonly FoundAddress[];
  constants: Constants;
}

export type Check = (context: CheckContext) => Finding[];

const checks = import.meta.glob<Check>(['./checks/*.ts', '!./checks/*.test.ts'], { eager: true, import: 'check' });

/** Runs every check. */
export function runChecks(context: CheckContext): Finding[] {
  return Object.entries(checks).flatMap(([path, check]) => {
    if (typeof check !== 'function') throw new Error(`src/manifest/${path.slice(2)}: write "export const check: Check = …".`);
    return check(context);
  });
}
