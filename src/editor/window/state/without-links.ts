/** Texts whose links become words. */
import { readUnits } from '../../draft/rich-text/read.ts';
import { writeUnits } from '../../draft/rich-text/write.ts';

/** Links without words stay: nobody would know that they were there. */
export function withoutLinks(text: string, leads: (address: string) => boolean): string {
  const units = readUnits(text, true).map((unit) => ({
    ...unit,
    marks: unit.marks.filter((mark) => {
      const [, address] = /^link <?([^\s<>]*)/.exec(mark) ?? [];
      return address === undefined || !leads(address);
    }),
  }));
  return writeUnits(text, units, true);
}
