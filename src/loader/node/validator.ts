/** The compiled JSON Schema of this builder: that of the bundle, else compiled. */
import type { ValidateFunction } from 'ajv';
import { memo } from '../../disk/memo.ts';
import type { Extent } from '../../findings/ports.ts';
import { history } from '../../migrations/history.ts';

/** @param extent - what the validator collects */
export const validatorOf = (extent: Extent): Promise<ValidateFunction> =>
  validators(`${history.current} ${history.own.current}`)(extent);

/** By both versions: tests have migrations of their own. */
const validators = memo((_versions: string) =>
  memo(async (extent: Extent): Promise<ValidateFunction> => {
    // So large a manifest that only its first mistake is looked for is too rare for each bundle to hold a second validator.
    const bundled = extent === 'all' ? (await import('./bundled-validator.ts')).validate : undefined;
    // To load the compiler takes a tenth of the time of a command.
    return bundled ?? (await import('./compile-schema.ts')).compileValidator(extent);
  }),
);
