/** The objects of a repository are named by their hashes and never change: each is asked for once. */
import { isLinkIn } from '../../changes/tree.ts';
import { parseText } from '../draft/document/combine.ts';
import type { Repository } from './repository.ts';

export function readObjects(repository: Repository) {
  const decoder = new TextDecoder();
  const tree = fetchOnce((id: string) => repository.tree(id));
  /** What was saved last: it is read again whenever the window is seen again. */
  let saved: { blob: string; text: string } | undefined;
  const bytesOf = fetchOnce((blob: string) => repository.blob(blob));
  const fetched = fetchOnce(async (blob: string) => decoder.decode(await bytesOf(blob)));
  const textOf = async (blob: string) => (blob === saved?.blob ? saved.text : fetched(blob));
  const mergeBase = fetchOnce((ids: string) => {
    const [one = '', other = ''] = ids.split(' ');
    return repository.mergeBase(one, other);
  });
  const history = fetchOnce((key: string) => repository.history(key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)));
  return {
    tree,
    bytesOf,
    textOf,
    remember(blob: string, text: string) {
      saved = { blob, text };
    },
    commit: fetchOnce((id: string) => repository.commit(id)),
    /** The last commit that is part of both. */
    mergeBase: async (one: string, other: string) => (one === other ? one : mergeBase(`${one} ${other}`)),
    /** The last commits behind one that have changed a file, the newest first. */
    history: (commit: string, path: string) => history(`${commit} ${path}`),
    /** The text of a file in a commit; undefined where there is none, or a symbolic link. */
    async textAt(commit: string, path: string): Promise<string | undefined> {
      const { files } = await tree(commit);
      const entry = isLinkIn(files, path) ? undefined : files.get(path);
      return entry && textOf(entry.blob);
    },
    /** The same as a value; undefined for what is no JSON as well. */
    async valueAt(commit: string, path: string) {
      return parseText((await this.textAt(commit, path)) ?? '');
    },
  };
}

export type Objects = ReturnType<typeof readObjects>;

/** A question that is asked once, unless it failed. */
export function fetchOnce<Result>(ask: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const answer = ask(key);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}

/** Git's name of a file's content. */
export async function blobHash(content: Uint8Array | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-1', whole));
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
