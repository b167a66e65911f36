/** Values by name, which are put in wherever their names stand. A leaf of schema/site.ts. */
import { union, z } from 'zod';
import { matching } from './shapes.ts';

/** A constant's value. */
const scalar = () =>
  union([
    z
      .string()
      .min(1)
      .meta({ de: ['Text', 'Ein Text.'], en: ['Text', 'A text.'] }),
    z.number().meta({ de: ['Zahl', 'Eine Zahl.'], en: ['Number', 'A number.'] }),
  ]).meta({ de: ['Wert', 'Ein Text oder eine Zahl.'], en: ['Value', 'A text or a number.'] });
export const constantName = matching(/^[a-z][A-Za-z0-9]*$/);
export const values = () => z.record(constantName, scalar());
