/**
 * What was sent from this folder: for each proposal a ref with its commit, and one with the draft that it was made of, so that git keeps both.
 * They lie beside the author's own branches and are never sent.
 */
import type { SentCommit } from '../repository.ts';
import type { GitFolder } from './git.ts';

const [sentRefs, draftRefs] = ['refs/editor/sent', 'refs/editor/draft'];

interface SentBranch extends SentCommit {
  branch: string;
  /** When, as ISO 8601. */
  at: string;
}

/** The proposals of the site that this folder is opened for, the newest first. */
export async function listSent(git: GitFolder): Promise<SentBranch[]> {
  const format = '%(refname)%00%(objectname)%00%(committerdate:iso-strict)%00%(parent)%00%(contents:subject)';
  const listed = await git.text(['for-each-ref', '--sort=-committerdate', `--format=${format}`, sentRefs, draftRefs]);
  const refs = listed.split('\n').map((line) => line.split('\0'));
  const drafts = new Map(refs.map(([ref, draft = '', , base, site = '']) => [ref, { draft, base, site }]));
  const found = refs.flatMap(([ref = '', commit, at]) => {
    if (!commit || !at || !ref.startsWith(`${sentRefs}/`)) return [];
    const branch = ref.slice(sentRefs.length + 1);
    const { draft = commit, base, site = branch } = drafts.get(`${draftRefs}/${branch}`) ?? {};
    // Until 1.0 the draft said the branch, and not which site of the repository it is of.
    return site === git.path || site === branch ? [{ branch, commit, draft, at, base }] : [];
  });
  // Of two in the same second, the one that the other was made of is the older one.
  return found.sort((one, other) => (one.draft === other.base ? 1 : other.draft === one.base ? -1 : 0));
}

/**
 * Notes a proposal. Those before it are part of it; only the one that the draft was made of is still needed.
 *
 * @param base - the draft that this one was made of
 */
export async function noteSent(git: GitFolder, branch: string, sent: SentCommit, base: string | undefined): Promise<void> {
  const before = await listSent(git);
  const gone = before.filter((one) => one.branch !== branch && one.draft !== base).flatMap((one) => refsOf(one.branch));
  const [commit, draft] = refsOf(branch);
  const lines = [...gone.map((ref) => `delete ${ref}`), `update ${commit} ${sent.commit}`, `update ${draft} ${sent.draft}`];
  await git.text(['update-ref', '--stdin'], { input: lines.map((line) => `${line}\n`).join('') });
}

const refsOf = (branch: string) => [`${sentRefs}/${branch}`, `${draftRefs}/${branch}`];
