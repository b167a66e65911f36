/**
 * How much code there is: lines as the formatter leaves them, without comments, blank lines and files that hold only words.
 * Of each room, product and tests apart.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { parse as parseCss } from 'postcss';
import { parseSync } from 'vite';

export interface Lines {
  product: number;
  tests: number;
  /** Size of the files that hold only words, and of data: nothing becomes less by being moved there. */
  bytes: number;
}

const rooms = ['packages', 'schema', 'scripts', 'src', 'start', 'tests'];

/** Words in two languages, or the names that authors try: `src/changes/words.ts`, `src/editor/window/words/de.ts`, `schema/icon-words.ts`. */
const isWordFile = (path: string) => /\/words\/[^/]+$|[/-]words\.ts$|\/aliases\.ts$/.test(path);
const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path);

const isData = (path: string) => path.endsWith('.json') && !/^tests\/|\/examples\.json$|^schema\/versions\//.test(path);

/** Two levels of folders, and three for the editor, which is as large as ten other rooms. */
const roomOf = (path: string) => /^src\/editor\/[^/]+(?=\/)|^[^/]+\/[^/]+(?=\/)|^[^/]+/.exec(path)?.[0] ?? path;

/** Start and end of each comment, as offsets. */
function commentsIn(path: string, text: string): { start: number; end: number }[] {
  if (!path.endsWith('.css')) return parseSync(path, text).comments;
  const found: { start: number; end: number }[] = [];
  parseCss(text).walk(({ type, source }) => {
    if (type === 'comment' && source?.start && source.end) {
      found.push({ start: source.start.offset, end: source.end.offset });
    }
  });
  return found;
}

/** How many lines of a file hold anything besides comments. */
export function countLines(path: string, text: string): number {
  let code = '';
  let at = 0;
  for (const { start, end } of commentsIn(path, text)) {
    // The line breaks stay: code before and after a comment of several lines is not on one line.
    code += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, '');
    at = end;
  }
  // `{}` is what is left of `{/* a comment of JSX */}`.
  return (code + text.slice(at)).split('\n').filter((line) => !/^\s*(?:\{\})?\s*$/.test(line)).length;
}

/** The lines of each room below a folder that holds a copy of the project. */
export function countRooms(root: string): Map<string, Lines> {
  const counted = new Map<string, Lines>();
  for (const room of rooms) {
    for (const entry of readdirSync(join(root, room), { recursive: true, withFileTypes: true })) {
      const path = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (!entry.isFile() || /\/\.|(?:^|\/)(?:node_modules|fixtures)\//.test(path)) continue;
      const isCode = /\.(?:tsx?|js|css)$/.test(path) && !isWordFile(path);
      if (!isCode && !isWordFile(path) && !isData(path)) continue;
      const text = readFileSync(join(root, path), 'utf8');
      const lines = counted.get(roomOf(path)) ?? { product: 0, tests: 0, bytes: 0 };
      if (isCode) lines[isTest(path) ? 'tests' : 'product'] += countLines(path, text);
      else lines.bytes += Buffer.byteLength(text);
      counted.set(roomOf(path), lines);
    }
  }
  return counted;
}

/** The lines of each room at a commit. The work tree stays as it is. */
function countRoomsAt(root: string, commit: string): Map<string, Lines> {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', commit, '--', ...rooms], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive });
    return countRooms(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The table of lines by room.
 *
 * @param commit - What to compare with: before → after, and the difference.
 */
export function* formatRooms(root: string, commit?: string): Generator<string> {
  const now = countRooms(root);
  const before = commit === undefined ? undefined : countRoomsAt(root, commit);
  const cell = (room: string, kind: keyof Lines) => {
    const [from, to] = [before?.get(room)?.[kind] ?? 0, now.get(room)?.[kind] ?? 0];
    return before ? `${from} → ${to} (${to < from ? '' : '+'}${to - from})` : String(to);
  };
  for (const lines of [now, before]) {
    const all = [...(lines?.values() ?? [])];
    const sum = (kind: keyof Lines) => all.reduce((total, one) => total + one[kind], 0);
    lines?.set('all', { product: sum('product'), tests: sum('tests'), bytes: sum('bytes') });
  }
  const names = [...new Set([...now.keys(), ...(before?.keys() ?? [])])].filter((room) => room !== 'all').sort();
  yield `  ${'room'.padEnd(24)} ${'product'.padStart(24)} ${'tests'.padStart(24)} ${'words and data, bytes'.padStart(30)}`;
  for (const room of [...names, 'all']) {
    yield `  ${room.padEnd(24)} ${cell(room, 'product').padStart(24)} ${cell(room, 'tests').padStart(24)} ${cell(room, 'bytes').padStart(30)}`;
  }
}
