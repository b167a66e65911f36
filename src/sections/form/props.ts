/** What the parts of the form receive. */
import type { PropsOf } from '../../../schema/define-section.ts';
import type definition from './schema.ts';

export type FormProps = PropsOf<typeof definition>['form'];
export type FieldProps = FormProps['fields'][number];
