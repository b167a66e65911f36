/**
 * GitHub for tests: a real bare repository behind the addresses that the editor asks. Whatever is asked and answered is judged by GitHub's
 * own description; `wrong` has what does not fit.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fillIn, findOperation, judgeAnswer, judgeRequest } from './judge.ts';

const repository = 'ada/site';

interface Pull {
  number: number;
  title: string;
  body: string;
  login: string;
  head: string;
  /** What it held last: its branch may be gone. */
  commit: string;
  state: 'open' | 'closed';
  merged_at: string | null;
  /** The login of whoever has merged it. */
  merged_by: string | null;
  created_at: string;
}

export interface Run {
  head_sha: string;
  status: 'completed' | 'in_progress' | 'queued';
  conclusion: 'success' | 'failure' | null;
}

/** A refusal: status, GitHub's words, headers. */
type Refusal = [status: number, message: string, headers?: Record<string, string>];
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal[1]);
    this.refusal = refusal;
  }
}

/**
 * What happens to a request instead of an answer; `after`: only once it is done. A `gateway` in front of the forge knows nothing of other
 * origins, so that browsers keep back what it says.
 */
export type Failure = { refuse: Refusal } | { cut: 'before' | 'after' } | { gateway: 502 } | { truncate: true };

export type MockForge = Awaited<ReturnType<typeof startMockForge>>;

/**
 * @param remote - the bare repository
 * @param how - `keepsConnections`: as the real one does it
 */
export async function startMockForge(remote: string, { keepsConnections = false } = {}) {
  const wrong: string[] = [];
  const calls: string[] = [];
  const pulls: Pull[] = [];
  const runs: Run[] = [];
  /** Token → whose it is. */
  const people = new Map([
    ['token-of-ada', 'ada'],
    ['token-of-ben', 'ben'],
  ]);
  let time = Date.parse('2026-01-01T08:00:00Z');
  /** Asked before each request: what goes wrong with it, or what others do just before it. */
  let meddle: (name: string, count: number) => Failure | undefined = () => undefined;

  const git = (args: string[], input?: string | Buffer, env: Record<string, string> = {}) =>
    execFileSync('git', args, {
      cwd: remote,
      input: input ?? '',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...env },
      maxBuffer: 1 << 28,
      stdio: 'pipe',
    });
  const text = (args: string[], input?: string | Buffer, env?: Record<string, string>) =>
    git(args, input, env).toString().trimEnd();
  /** What git has said of objects alone stays true: to ask again takes a process, and most of what a test of the forge takes are these. */
  const lasting = new Map<string, string>();
  const find = (args: string[]) => {
    const asked = args.join(' ');
    const known = lasting.get(asked);
    if (known !== undefined) return known;
    try {
      const said = text(args);
      if (args.slice(1).every((arg) => /^(?:-|[0-9a-f]{40})/.test(arg))) lasting.set(asked, said);
      return said;
    } catch {
      return undefined;
    }
  };
  const head = (branch: string) => {
    const file = join(remote, 'refs/heads', branch);
    return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
  };
  const isAncestor = (one: string, other: string) => find(['merge-base', '--is-ancestor', one, other]) !== undefined;
  const nobody = (login: string) => ({
    GIT_AUTHOR_NAME: login,
    GIT_AUTHOR_EMAIL: `${login}@example.org`,
    GIT_COMMITTER_NAME: login,
    GIT_COMMITTER_EMAIL: `${login}@example.org`,
    GIT_AUTHOR_DATE: new Date(time).toISOString(),
    GIT_COMMITTER_DATE: new Date(time).toISOString(),
  });
  const commitTree = (tree: string, parents: readonly string[], message: string, login: string) => {
    time += 1000;
    return text(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message, nobody(login));
  };

  function commitAt(id: string) {
    const shown = find(['show', '-s', '--format=%H%x00%T%x00%P%x00%cI%x00%aI%x00%an%x00%B', id]);
    if (shown === undefined) throw new Refused([404, 'Not Found']);
    const [sha = '', tree = '', parents = '', date = '', since = '', name = '', message = ''] = shown.split('\0');
    const person = { name, email: `${name}@example.org`, date };
    const its = parents.split(' ').filter(Boolean);
    return {
      sha,
      tree: { sha: tree, url: 'x' },
      parents: its.map((one) => ({ sha: one, url: 'x', html_url: 'x' })),
      message: message.trimEnd(),
      author: { ...person, date: since },
      committer: person,
    };
  }
  const inList = (id: string) => {
    const { sha, parents, ...commit } = commitAt(id);
    return { sha, parents, commit };
  };

  const refresh = () => {
    for (const pull of pulls) {
      const now = head(pull.head);
      if (pull.state !== 'open') continue;
      if (now === undefined) pull.state = 'closed';
      else pull.commit = now;
    }
  };
  const mergedTree = (pull: Pull) => find(['merge-tree', '--write-tree', 'refs/heads/main', pull.commit])?.split('\n')[0];
  const shownPull = (pull: Pull) => ({
    number: pull.number,
    state: pull.state,
    title: pull.title,
    body: pull.body,
    html_url: `https://github.com/${repository}/pull/${pull.number}`,
    user: { login: pull.login },
    created_at: pull.created_at,
    merged_at: pull.merged_at,
    head: { ref: pull.head, sha: pull.commit, label: `ada:${pull.head}`, repo: { full_name: repository } },
    base: { ref: 'main', sha: head('main') },
  });
  const stateOf = (pull: Pull) => {
    if (mergedTree(pull) === undefined) return { mergeable: false, mergeable_state: 'dirty' };
    const own = runs.filter(({ head_sha }) => head_sha === pull.commit);
    return { mergeable: true, mergeable_state: own.every(({ conclusion }) => conclusion === 'success') ? 'clean' : 'unstable' };
  };

  function merge(pull: Pull, method: string, login: string): string {
    refresh();
    const tree = mergedTree(pull);
    const main = head('main') ?? '';
    if (pull.state !== 'open' || tree === undefined) throw new Refused([405, 'Pull Request is not mergeable']);
    const parents = method === 'merge' ? [main, pull.commit] : [main];
    const commit = commitTree(
      tree,
      parents,
      method === 'merge' ? `Merge pull request #${pull.number}` : `${pull.title} (#${pull.number})`,
      login,
    );
    git(['update-ref', 'refs/heads/main', commit, main]);
    Object.assign(pull, { state: 'closed', merged_at: new Date(time).toISOString(), merged_by: login });
    return commit;
  }

  type Answered = [status: number, body: unknown];
  interface Question {
    login: string;
    values: Record<string, string>;
    query: URLSearchParams;
    // biome-ignore lint/suspicious/noExplicitAny: judged by the description before it comes here.
    body: any;
  }
  const pullOf = ({ values }: Question) => {
    refresh();
    const pull = pulls.find(({ number }) => number === Number(values.pull_number));
    if (!pull) throw new Refused([404, 'Not Found']);
    return pull;
  };
  const allowed = { merge: true, squash: true };

  const answers: Record<string, (question: Question) => Answered> = {
    'GET /user': ({ login }) => [200, { login, id: 1, type: 'User' }],
    'GET /repos/{owner}/{repo}/git/matching-refs/{ref}': ({ values }) => {
      const lines = text(['for-each-ref', '--format=%(refname) %(objectname)'])
        .split('\n')
        .filter((line) => line.startsWith(`refs/${values.ref}`));
      return [
        200,
        lines.map((line) => ({ ref: line.split(' ')[0], object: { sha: line.split(' ')[1], type: 'commit', url: 'x' } })),
      ];
    },
    'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': ({ values }) => [200, commitAt(values.commit_sha ?? '')],
    'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': ({ values }) => {
      const sha = find(['rev-parse', '--verify', '--quiet', `${values.tree_sha}^{tree}`]);
      if (sha === undefined) throw new Refused([404, 'Not Found']);
      const tree = (find(['ls-tree', '-r', '-t', '-l', '-z', sha]) ?? '')
        .split('\0')
        .filter(Boolean)
        .map((line) => {
          const [, mode, type, its, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
          return { path, mode, type, sha: its, ...(type === 'blob' && { size: Number(size) }), url: 'x' };
        });
      return [200, { sha, url: 'x', tree, truncated: false }];
    },
    'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': ({ values }) => {
      if (find(['cat-file', '-t', values.file_sha ?? '']) !== 'blob') throw new Refused([404, 'Not Found']);
      const content = git(['cat-file', 'blob', values.file_sha ?? '']);
      const lines = content.toString('base64').replace(/.{60}/g, '$&\n');
      return [200, { sha: values.file_sha, content: lines, encoding: 'base64', size: content.length, url: 'x', node_id: 'x' }];
    },
    'POST /repos/{owner}/{repo}/git/blobs': ({ body }) => [
      201,
      { sha: text(['hash-object', '-w', '--stdin'], Buffer.from(body.content, body.encoding)), url: 'x' },
    ],
    'POST /repos/{owner}/{repo}/git/trees': ({ body }) => {
      const env = { GIT_INDEX_FILE: `${remote}/mock-index-${calls.length}` };
      git(['read-tree', ...(body.base_tree ? [body.base_tree] : ['--empty'])], undefined, env);
      const lines = body.tree.map(({ path, mode, sha, content }: Record<string, string | null>) => {
        if (sha === null) return `0 ${'0'.repeat(40)}\t${path}\0`;
        const blob = sha ?? text(['hash-object', '-w', '--stdin'], content ?? '');
        if (find(['cat-file', '-t', blob]) !== 'blob') throw new Refused([422, 'tree.sha is not a valid blob']);
        return `${mode} ${blob}\t${path}\0`;
      });
      git(['update-index', '-z', '--index-info'], lines.join(''), env);
      const sha = text(['write-tree'], undefined, env);
      return [201, { sha, url: 'x', tree: [], truncated: false }];
    },
    'POST /repos/{owner}/{repo}/git/commits': ({ body, login }) => {
      if (find(['cat-file', '-t', body.tree]) !== 'tree') throw new Refused([422, 'Tree SHA does not exist']);
      return [201, commitAt(commitTree(body.tree, body.parents ?? [], body.message, login))];
    },
    'POST /repos/{owner}/{repo}/git/refs': ({ body }) => {
      if (head(body.ref.replace('refs/heads/', ''))) throw new Refused([422, 'Reference already exists']);
      if (!find(['cat-file', '-t', body.sha])) throw new Refused([422, 'Object does not exist']);
      git(['update-ref', body.ref, body.sha, '']);
      return [201, { ref: body.ref, object: { sha: body.sha, type: 'commit', url: 'x' } }];
    },
    'PATCH /repos/{owner}/{repo}/git/refs/{ref}': ({ body, values }) => {
      const before = find(['rev-parse', '--verify', '--quiet', `refs/${values.ref}`]);
      if (before === undefined) throw new Refused([422, 'Reference does not exist']);
      if (body.force === true || !isAncestor(before, body.sha)) throw new Refused([422, 'Update is not a fast forward']);
      git(['update-ref', `refs/${values.ref}`, body.sha, before]);
      return [200, { ref: `refs/${values.ref}`, object: { sha: body.sha, type: 'commit', url: 'x' } }];
    },
    'GET /repos/{owner}/{repo}/compare/{basehead}': ({ values }) => {
      const [one = '', other = ''] = (values.basehead ?? '').split('...');
      const from = head(one) ?? one;
      const base = find(['merge-base', from, other]);
      if (base === undefined) throw new Refused([404, `No common ancestor between ${one} and ${other}.`]);
      const [behind, ahead] = text(['rev-list', '--count', '--left-right', `${from}...${other}`])
        .split('\t')
        .map(Number);
      const status = ahead === 0 ? (behind === 0 ? 'identical' : 'behind') : behind === 0 ? 'ahead' : 'diverged';
      const changed = text(['diff-tree', '-r', '--name-only', base, other]).split('\n').filter(Boolean);
      const files = changed.map((filename) => ({ filename, status: 'modified', sha: base }));
      return [
        200,
        {
          base_commit: inList(from),
          merge_base_commit: inList(base),
          status,
          ahead_by: ahead,
          behind_by: behind,
          total_commits: ahead,
          commits: [],
          files,
        },
      ];
    },
    'GET /repos/{owner}/{repo}/commits': ({ query }) => {
      const listed = find([
        'log',
        '--format=%H',
        `-${query.get('per_page')}`,
        query.get('sha') ?? '',
        '--',
        query.get('path') ?? '.',
      ]);
      return [200, (listed ?? '').split('\n').filter(Boolean).map(inList)];
    },
    'GET /repos/{owner}/{repo}/pulls': ({ query }) => {
      refresh();
      return [
        200,
        pulls
          .toReversed()
          .slice(0, Number(query.get('per_page')))
          .map(shownPull),
      ];
    },
    'POST /repos/{owner}/{repo}/pulls': ({ body, login }) => {
      const commit = head(body.head);
      if (commit === undefined || isAncestor(commit, head('main') ?? '')) throw new Refused([422, 'Validation Failed']);
      const created_at = new Date(time).toISOString();
      const pull: Pull = {
        number: pulls.length + 1,
        title: body.title,
        body: body.body,
        login,
        head: body.head,
        commit,
        state: 'open',
        merged_at: null,
        merged_by: null,
        created_at,
      };
      pulls.push(pull);
      return [201, { ...shownPull(pull), ...stateOf(pull) }];
    },
    'GET /repos/{owner}/{repo}/pulls/{pull_number}': (question) => {
      const pull = pullOf(question);
      const by = pull.merged_by === null ? null : { login: pull.merged_by };
      return [200, { ...shownPull(pull), ...stateOf(pull), merged_by: by }];
    },
    'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge': (question) => {
      const pull = pullOf(question);
      const { sha, merge_method: method } = question.body as { sha: string; merge_method: 'merge' | 'squash' };
      if (!allowed[method]) throw new Refused([405, `${method} commits are not allowed on this repository.`]);
      if (sha !== pull.commit) throw new Refused([409, 'Head branch was modified. Review and try the merge again.']);
      return [200, { sha: merge(pull, method, question.login), merged: true, message: 'Pull Request successfully merged' }];
    },
    'GET /repos/{owner}/{repo}/actions/runs': ({ query }) => {
      const own = runs.filter(({ head_sha }) => head_sha === query.get('head_sha'));
      const shown = own.map((run, index) => ({
        ...run,
        id: index + 1,
        html_url: `https://github.com/${repository}/actions/runs/${index + 1}`,
      }));
      return [200, { total_count: shown.length, workflow_runs: shown }];
    },
  };

  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, Link, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
  };
  const cut = (response: ServerResponse) => void response.destroy();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    if (method === 'OPTIONS') {
      // As GitHub documents it: https://docs.github.com/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests
      const listed =
        'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent';
      response.writeHead(204, {
        ...cors,
        'Access-Control-Allow-Headers': listed,
        'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
        'Access-Control-Max-Age': '86400',
      });
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks).toString();
    const body: unknown = sent === '' ? undefined : JSON.parse(sent);
    const { pathname, searchParams: query } = new URL(url, 'https://api.github.com');
    const found = findOperation(method, pathname);
    calls.push(found?.name ?? `${method} ${pathname}`);
    wrong.push(...judgeRequest({ method, url, headers, body }));
    const failure = meddle(found?.name ?? '', calls.length) ?? undefined;
    if (failure && 'cut' in failure && failure.cut === 'before') return cut(response);
    if (failure && 'gateway' in failure) {
      response.writeHead(failure.gateway, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      return;
    }
    const login = people.get((headers.authorization ?? '').replace('Bearer ', ''));
    const answerTo = found && answers[found.name];
    let [status, said, more]: [number, unknown, Record<string, string>?] = [404, { message: 'Not Found' }];
    try {
      if (failure && 'refuse' in failure) throw new Refused(failure.refuse);
      if (login === undefined) throw new Refused([401, 'Bad credentials']);
      const of = found ? `${found.values.owner}/${found.values.repo}` : '';
      if (answerTo && (found.name === 'GET /user' || of === repository)) {
        [status, said] = answerTo({ login, values: found.values, query, body });
        said = fillIn(method, pathname, status, said);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const [code, message, headersOf] = error.refusal;
      [status, said, more] = [
        code,
        fillIn(method, pathname, code, { message, documentation_url: 'https://docs.github.com', status: String(code) }),
        headersOf,
      ];
    }
    if (failure && 'truncate' in failure) (said as { truncated: boolean }).truncated = true;
    wrong.push(...judgeAnswer(method, pathname, status, said));
    if (failure && 'cut' in failure) return cut(response);
    response.writeHead(status, {
      ...cors,
      'Content-Type': 'application/json',
      'Cache-Control': 'private, max-age=60',
      // A kept connection may end by itself while git works, which blocks this process.
      ...(!keepsConnections && { Connection: 'close' }),
      ...more,
    });
    response.end(JSON.stringify(said));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      wrong.push(String(error));
      cut(response);
    });
  });
  if (keepsConnections) server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...{ repository, origin, wrong, calls, pulls, runs, allowed, people, git: text, find, head },
    /** In the place of GitHub's own address. */
    fetch: ((address: string | URL | Request, init?: RequestInit) =>
      fetch(String(address).replace('https://api.github.com', origin), init)) as typeof fetch,
    /** @returns undefined to leave the request alone */
    onRequest(next: typeof meddle) {
      meddle = next;
    },
    merge: (number: number, method: 'merge' | 'squash' = 'merge') => {
      const pull = pulls[number - 1];
      if (!pull) throw new Error(`There is no proposal ${number}.`);
      return merge(pull, method, 'ben');
    },
    /** How many of these calls there were since it was asked last. */
    takeCalls: () => calls.splice(0),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
