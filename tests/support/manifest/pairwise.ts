/** Few rows in which any two values of different keys stand together at least once. */

/**
 * @param lists - the values of each key
 * @returns rows of one value for each key
 */
export function pairwise<Key extends string>(lists: Readonly<Record<Key, readonly string[]>>): Record<Key, string>[] {
  const keys = Object.keys(lists) as Key[];
  const nameOf = (a: Key, x: string, b: Key, y: string) => `${a}=${x} ${b}=${y}`;
  const open = new Set<string>();
  for (const [at, a] of keys.entries())
    for (const b of keys.slice(at + 1)) for (const x of lists[a]) for (const y of lists[b]) open.add(nameOf(a, x, b, y));
  const rows: Record<Key, string>[] = [];
  while (open.size > 0) {
    const row = {} as Record<Key, string>;
    // The first pair that is left; then, key by key, what covers most of the others.
    const [[, a = '', x = '', b = '', y = ''] = []] = [...open].map((pair) => /^(.+)=(.+) (.+)=(.+)$/.exec(pair) ?? []);
    row[a as Key] = x;
    row[b as Key] = y;
    for (const key of keys) {
      if (row[key] !== undefined) continue;
      const gain = (value: string) =>
        keys.filter((other) => {
          const is = row[other];
          if (is === undefined) return false;
          return open.has(
            keys.indexOf(other) < keys.indexOf(key) ? nameOf(other, is, key, value) : nameOf(key, value, other, is),
          );
        }).length;
      row[key] = lists[key].reduce((best, value) => (gain(value) > gain(best) ? value : best));
    }
    for (const [at, one] of keys.entries())
      for (const other of keys.slice(at + 1)) open.delete(nameOf(one, row[one], other, row[other]));
    rows.push(row);
  }
  return rows;
}
