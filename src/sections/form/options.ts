/** What there is to choose in a field. */
import type { FieldProps } from './props.ts';

type Option = NonNullable<FieldProps['options']>[number];

/** What is sent of an option. */
export const sentAs = (option: Option): string => option.value ?? option.label;

/** The option that is chosen at first: authors write what they read, its label. */
export const filledIn = ({ value, options = [] }: FieldProps): Option | undefined =>
  value === undefined ? undefined : (options.find(({ label }) => label === value) ?? options.find((one) => one.value === value));
