/** The forms of all sections that have one, whatever their type, for the checks of what belongs together in them. */
import type { CheckContext } from './check.ts';
import { pointerTo, type Where } from './findings.ts';
import { child } from './place.ts';
import { causeOf } from './schedules.ts';

export interface FoundPart {
  /** As components receive it. */
  value: Record<string, unknown>;
  /** Where the value of a key really stands: at the constant that it names, else at the key itself. */
  whereIs: (key: string) => Where;
}

/** For each form every object in it, from the outside in, in the order of the text. */
export function findForms({ manifest, pages, constants }: CheckContext): FoundPart[][] {
  const partsOf = (value: unknown, written: unknown, pointer: string): FoundPart[] => {
    if (typeof value !== 'object' || value === null) return [];
    const whereIs = (key: string) => ({ pointer: causeOf(child(written, key), pointerTo(pointer, key), constants) });
    const inner = Object.entries(value).flatMap(([key, part]) => partsOf(part, child(written, key), pointerTo(pointer, key)));
    return Array.isArray(value) ? inner : [{ value: value as Record<string, unknown>, whereIs }, ...inner];
  };
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap(({ form }, index) => {
      if (typeof form !== 'object') return [];
      const written = manifest.routes[page]?.sections[index]?.form;
      return [partsOf(form, written, `/routes/${page}/sections/${index}/form`)];
    }),
  );
}
