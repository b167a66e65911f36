/** JSON Pointers (RFC 6901), and the values that they lead to. */

/** One key more on a JSON Pointer (RFC 6901). */
export function pointerTo(parent: string, key: string | number): string {
  return `${parent}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The pointer of what a value stands in; that of the whole has none. */
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** The keys of a JSON Pointer. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The places in a value that a pattern names: a JSON Pointer in which `*` stands for each entry of a list. */
export function placesOf(value: unknown, pattern: string): string[] {
  let found = [{ pointer: '', value }];
  for (const key of pointerKeys(pattern)) {
    found = found.flatMap((at) => {
      const keys = key === '*' && Array.isArray(at.value) ? at.value.map((_, index) => String(index)) : [key];
      return keys.map((one) => ({ pointer: pointerTo(at.pointer, one), value: child(at.value, one) }));
    });
  }
  return found.flatMap((at) => (at.value === undefined ? [] : [at.pointer]));
}

/** The value under a key, of whatever value; undefined where there is none. */
export function child(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
