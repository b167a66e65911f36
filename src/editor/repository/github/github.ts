/**
 * GitHub by its REST interface: https://docs.github.com/rest. Only Authorization, Accept and Content-Type are sent: other headers are not
 * on the list that GitHub lets other origins send.
 */
import type { TreeFiles } from '../../../changes/tree.ts';
import type { Standing } from '../../publishing.ts';
import { authorNamed } from '../authors.ts';
import { blobHash } from '../objects.ts';
import type { Commit, Forge, Fork, Progress, Proposal, Tree } from '../repository.ts';
import { apiOrigins } from './api-origins.ts';
import { explain, host } from './github-refusals.ts';
import { sendLarge, sendTimeoutMs } from './send-large.ts';
import { ForgeFailure, type Right, tooManyFiles, unreachable } from './sentences.ts';

const [origin] = apiOrigins.github;

/** In milliseconds, of what is only read. */
const answerTimeoutMs = 60_000;
/** Above this size it is told how much has been sent. In letters. */
const largeBody = 256_000;
/** So many proposals are looked through for the author's own. */
const lastProposals = 30;

export interface GitHubOptions {
  /** `owner/name` */
  repository: string;
  token: string;
  /** Whose it is, where that is known. */
  login?: string;
  /** Nothing of what is read lies in the browser's cache afterwards. */
  keepsNothing?: boolean;
  /**
   * Asks for another token in the place of one that is accepted no more.
   *
   * @returns undefined where nobody has one now
   */
  renew?: () => Promise<string | undefined>;
  /** For tests. */
  fetch?: typeof fetch;
}

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  body?: unknown;
  /** The permission of a token that this takes. */
  right?: Right;
  /** What an address answers stays so for ever: it is named by a hash. */
  isFixed?: boolean;
  progress?: Progress | undefined;
}

type Answer = Record<string, unknown>;
type MadeProposal = Proposal & Pick<Standing, 'link'> & { state: 'open' | 'merged' | 'closed' };

export function createGitHub({ repository, keepsNothing = false, renew, fetch: send = fetch, ...options }: GitHubOptions): Forge {
  let { token } = options;
  /** Of several calls that are refused at once one asks. */
  let renewing: Promise<string | undefined> | undefined;
  let isPutOff = false;
  const repo = `/repos/${repository.split('/').map(encodeURIComponent).join('/')}`;

  async function call<Result = Answer>(path: string, how: Call = {}): Promise<Result> {
    const { method = 'GET', body, right = 'contents', isFixed = false, progress } = how;
    const headers: Record<string, string> = {
      Authorization: `Bearer ${token}`,
      Accept: 'application/vnd.github+json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const text = body === undefined ? undefined : JSON.stringify(body);
    const used = token;
    let response: Response;
    try {
      response =
        progress && text && text.length > largeBody && globalThis.XMLHttpRequest
          ? await sendLarge(origin + path, method, headers, text, progress)
          : await send(origin + path, {
              ...{ method, headers, redirect: 'manual', credentials: 'omit', referrerPolicy: 'no-referrer' },
              cache: keepsNothing ? 'no-store' : isFixed ? 'force-cache' : 'no-cache',
              signal: AbortSignal.timeout(text === undefined ? answerTimeoutMs : sendTimeoutMs),
              ...(text !== undefined && { body: text }),
            });
      if (response.ok) return (await response.json()) as Result;
    } catch (error) {
      throw new ForgeFailure(unreachable(host), { cause: error });
    }
    // Whoever has put it off is asked again by what they do themselves, not by what happens in the background.
    const mayAsk = renew && !(isPutOff && method === 'GET');
    if (response.status === 401 && mayAsk && (token !== used || (await renewed(renew)))) return call(path, how);
    throw await explain(response, repository, right);
  }

  async function renewed(ask: () => Promise<string | undefined>): Promise<boolean> {
    renewing ??= ask();
    const next = await renewing;
    renewing = undefined;
    isPutOff = next === undefined;
    token = next ?? token;
    return next !== undefined;
  }

  /** What is no failure, but an answer that says no. */
  async function attempt<Result>(
    ask: () => Promise<Result>,
    isNo: (failure: ForgeFailure) => boolean,
  ): Promise<Result | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ForgeFailure && isNo(error)) return undefined;
      throw error;
    }
  }

  const pulls = (answer: Answer): MadeProposal => {
    const { number, head, html_url, state, merged_at, created_at } = answer as unknown as Pull;
    return {
      ...{ number, branch: head.ref, commit: head.sha, link: html_url, at: created_at },
      state: merged_at ? 'merged' : state === 'open' ? 'open' : 'closed',
    };
  };

  let known = options.login === undefined ? undefined : Promise.resolve({ login: options.login });
  /** Who has signed in. */
  const user = (): Promise<{ login: string }> => {
    known ??= call<{ login: string }>('/user');
    known.catch(() => {
      known = undefined;
    });
    return known;
  };

  // The address of one branch answers 404 where there is none, which every console shows as a mistake.
  async function branchesLike(beginning: string): Promise<ReadonlyMap<string, string>> {
    const found = await call<{ ref: string; object: { sha: string } }[]>(`${repo}/git/matching-refs/heads/${inPath(beginning)}`);
    return new Map(found.map(({ ref, object }) => [ref.replace('refs/heads/', ''), object.sha]));
  }

  /** @param isFixed - both are commits, which never change */
  async function compare(one: string, other: string, isFixed = false): Promise<Fork | undefined> {
    const answer = await attempt(
      () => call<Comparison>(`${repo}/compare/${one}...${other}?per_page=1`, { isFixed }),
      ({ status }) => status === 404,
    );
    if (!answer) return undefined;
    const { base_commit, merge_base_commit, files } = answer;
    return { head: base_commit.sha, base: merge_base_commit.sha, isChanged: (files?.length ?? 1) > 0 };
  }

  return {
    remote: { name: repository, address: `https://${host}/${repository}` },
    host,
    user,

    branch: async (name) => (await branchesLike(name)).get(name),
    branchesLike,

    async commit(id) {
      return commitOf(await call(`${repo}/git/commits/${id}`, { isFixed: true }));
    },

    async tree(id): Promise<Tree> {
      const answer = await call<GitTree>(`${repo}/git/trees/${id}?recursive=1`, { isFixed: true });
      if (answer.truncated) throw new ForgeFailure(tooManyFiles(host, repository));
      const files: TreeFiles = new Map(
        answer.tree.flatMap(({ path, mode, type, sha }) => (type === 'blob' ? [[path, { mode, blob: sha }] as const] : [])),
      );
      const folders = new Map(answer.tree.flatMap(({ path, type, sha }) => (type === 'tree' ? [[path, sha] as const] : [])));
      return { id: answer.sha, files, folders };
    },

    async blob(id) {
      const { content } = await call<{ content: string }>(`${repo}/git/blobs/${id}`, { isFixed: true });
      return Uint8Array.from(atob(content.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
    },

    fork: (branch, commit) => compare(inPath(branch), commit),
    mergeBase: async (one, other) => (await compare(one, other, true))?.base,

    hashOf: (_, text) => blobHash(text),

    async history(from, path) {
      const query = new URLSearchParams({ sha: from, path, per_page: '100' });
      const answer = await call<{ sha: string; parents: { sha: string }[]; commit: GitCommit }[]>(`${repo}/commits?${query}`);
      return answer.map(({ sha, parents, commit }) => ({ ...commitOf({ ...commit, parents }), id: sha }));
    },

    async makeBlob(bytes, progress) {
      const body = { content: toBase64(bytes), encoding: 'base64' };
      return (await call<Named>(`${repo}/git/blobs`, { method: 'POST', body, progress })).sha;
    },

    async makeTree(base, changes, progress) {
      const tree = changes.map(({ path, mode, content }) => ({
        ...{ path, mode, type: 'blob' },
        ...(content === 'removed' ? { sha: null } : 'blob' in content ? { sha: content.blob } : { content: content.text }),
      }));
      return (await call<Named>(`${repo}/git/trees`, { method: 'POST', body: { base_tree: base, tree }, progress })).sha;
    },

    async makeCommit(message, tree, parents) {
      return (await call<Named>(`${repo}/git/commits`, { method: 'POST', body: { message, tree, parents } })).sha;
    },

    async makeBranch(name, commit) {
      const body = { ref: `refs/heads/${name}`, sha: commit };
      const made = await attempt(() => call(`${repo}/git/refs`, { method: 'POST', body }), saysNo(/already exists/i));
      return made !== undefined;
    },

    async moveBranch(name, commit) {
      const body = { sha: commit, force: false };
      const path = `${repo}/git/refs/heads/${inPath(name)}`;
      const isElsewhere = saysNo(/not a fast.forward|does not exist/i);
      return (await attempt(() => call(path, { method: 'PATCH', body }), isElsewhere)) !== undefined;
    },

    async proposals(into) {
      const query = new URLSearchParams({
        ...{ state: 'all', base: into, sort: 'created', direction: 'desc', per_page: String(lastProposals) },
      });
      const [answer, { login }] = await Promise.all([
        call<(Answer & Pull)[]>(`${repo}/pulls?${query}`, { right: 'pulls' }),
        user(),
      ]);
      const isOwn = ({ user: by, head }: Pull) =>
        by?.login === login && head.repo?.full_name.toLowerCase() === repository.toLowerCase();
      return answer.filter(isOwn).map(pulls);
    },

    async propose(branch, into, title, text) {
      const body = { title, body: text, head: branch, base: into };
      return pulls(await call(`${repo}/pulls`, { method: 'POST', body, right: 'pulls' }));
    },

    async standing({ number }, waitsForChecks) {
      const pull = await call<Answer & Pull>(`${repo}/pulls/${number}`, { right: 'pulls' });
      const { commit, link, state } = pulls(pull);
      const by = authorNamed(pull.merged_by?.login, pull.merged_at ?? undefined);
      if (state !== 'open') return { state, link, ...(by && { by }) };
      if (pull.mergeable === false || pull.mergeable_state === 'dirty') return { state: 'conflict', link };
      const query = new URLSearchParams({ head_sha: commit, per_page: '50' });
      // Whoever may not see the checks is told by `mergeable_state` alone.
      const runs = await attempt(
        () => call<{ workflow_runs: Run[] }>(`${repo}/actions/runs?${query}`, { right: 'actions' }),
        ({ status }) => status === 403 || status === 404,
      );
      if (waitsForChecks && runs?.workflow_runs.length === 0) return { state: 'running', link };
      return standingOf(pull, runs?.workflow_runs ?? []);
    },

    async accept({ number }, commit) {
      // Which of these a repository allows is not told to whoever may only write.
      for (const method of ['merge', 'squash', 'rebase']) {
        const body = { sha: commit, merge_method: method };
        const path = `${repo}/pulls/${number}/merge`;
        const isNo = ({ status, said }: ForgeFailure) =>
          status === 409 || (status === 405 && !/protected|rule|review|check/i.test(said));
        const accepted = await attempt(() => call<Named>(path, { method: 'PUT', body, right: 'contents' }), isNo);
        if (accepted) return accepted.sha;
      }
      return undefined;
    },

    proposeBy: (branch, into) => `https://${host}/${repository}/compare/${inPath(into)}...${inPath(branch)}?expand=1`,
  };
}

interface Named {
  sha: string;
}

interface GitTree extends Named {
  truncated: boolean;
  tree: { path: string; mode: string; type: string; sha: string }[];
}

interface GitCommit {
  tree: Named;
  message: string;
  author: { name?: string; date?: string } | null;
  committer: { date?: string } | null;
}

interface Comparison {
  base_commit: Named;
  merge_base_commit: Named;
  files?: unknown[];
}

interface Pull {
  number: number;
  html_url: string;
  state: string;
  merged_at: string | null;
  merged_by?: { login: string } | null;
  created_at: string;
  user: { login: string } | null;
  head: { ref: string; sha: string; repo: { full_name: string } | null };
  mergeable?: boolean | null;
  mergeable_state?: string;
}

interface Run {
  status: string | null;
  conclusion: string | null;
  html_url: string;
}

const inPath = (branch: string) => branch.split('/').map(encodeURIComponent).join('/');

const commitOf = (answer: Answer | (GitCommit & { parents: Named[] })): Commit => {
  const { tree, parents, message, author: by, committer } = answer as unknown as GitCommit & { parents: Named[] };
  const author = authorNamed(by?.name, by?.date);
  return {
    tree: tree.sha,
    parents: parents.map(({ sha }) => sha),
    message,
    at: committer?.date ?? '',
    ...(author && { author }),
  };
};

const saysNo =
  (pattern: RegExp) =>
  ({ status, said }: ForgeFailure) =>
    status === 422 && pattern.test(said);

function standingOf({ html_url: link, mergeable, mergeable_state }: Pull, runs: readonly Run[]): Standing {
  const red = runs.find(({ conclusion }) => conclusion && !['success', 'neutral', 'skipped'].includes(conclusion));
  if (red) return { state: 'failed', link: red.html_url };
  if (typeof mergeable !== 'boolean' || runs.some(({ status }) => status !== 'completed')) return { state: 'running', link };
  return { state: ['clean', 'has_hooks'].includes(mergeable_state ?? '') ? 'ready' : 'blocked', link };
}

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // More arguments at once no browser takes.
  for (let at = 0; at < bytes.length; at += 32_768) parts.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)));
  return btoa(parts.join(''));
}
