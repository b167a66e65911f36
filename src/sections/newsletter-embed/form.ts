/** What the parts of the form receive. */
import type { PropsOf } from '../../../schema/define-section.ts';
import type definition from './schema.ts';

export type SignUpForm = PropsOf<typeof definition>['form'];
