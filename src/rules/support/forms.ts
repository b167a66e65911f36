/** The forms of all sections that have one, for the rules that compare what stands in them. */
import { memo } from '../../disk/memo.ts';
import type { Where } from '../../json-text/locate.ts';
import { child, pointerTo } from '../../json-text/pointer.ts';
import { causeOf, writtenNumber } from '../../manifest/resolve/constants.ts';
import type { CheckContext } from './rule.ts';

export interface FormPart {
  /** As components receive it. */
  value: Readonly<Record<string, unknown>>;
  /** Where the value of a key really stands: at the constant that it names, else at the key itself. */
  whereIs: (key: string) => Where;
  /** The number under a key as it is written, also by a constant; undefined where it cannot be had. */
  numberAt: (key: string) => number | undefined;
}

/** For each form every object in it, from the outside in, in the order of the text. */
export const findForms = memo(({ sections, constantsAt }: CheckContext): FormPart[][] => {
  // It walks what is written, since what an atom becomes can be large, such as the list of all countries.
  const partsOf = (written: unknown, value: unknown, pointer: string): FormPart[] => {
    // Skip atoms, such as a mail link: their resolved value is something else.
    if (typeof written !== 'object' || typeof value !== 'object' || written === null || value === null) return [];
    const whereIs = (key: string) => ({ pointer: causeOf(child(written, key), pointerTo(pointer, key), constantsAt(pointer)) });
    const numberAt = (key: string) => {
      const number = writtenNumber(child(written, key), constantsAt(pointer));
      return typeof number === 'number' ? number : undefined;
    };
    const inner = Object.entries(written).flatMap(([key, part]) =>
      typeof part === 'object' ? partsOf(part, child(value, key), pointerTo(pointer, key)) : [],
    );
    return Array.isArray(written) ? inner : [{ value: value as FormPart['value'], whereIs, numberAt }, ...inner];
  };
  return sections.flatMap(({ pointer, written, props }) =>
    typeof props.form === 'object' ? [partsOf(written.form, props.form, `${pointer}/form`)] : [],
  );
});
