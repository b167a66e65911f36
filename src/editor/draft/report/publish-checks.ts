/** Which checks will run by themselves for a proposal. */
import type { Check } from '../../publishing.ts';

/** Where services keep what they do with a proposal. */
const workflows = /^(?:\.(?:github|gitea|forgejo)\/workflows\/[^/]+|\.gitlab-ci|\.woodpecker(?:\/[^/]+)?)\.ya?ml$/;
const ownScript = '.ci/run';

/**
 * What a remote will run for a proposal, as far as its files say it in words that can be recognised.
 *
 * @param files - the paths of the repository
 */
export async function findChecks(files: readonly string[], read: (path: string) => Promise<string>): Promise<Check[]> {
  const checks: Check[] = [];
  for (const path of files.filter((file) => workflows.test(file))) {
    const text = await read(path);
    // Others run at a time, or by hand.
    if (path.includes('/workflows/') && !/\b(?:pull_request|push)\b/.test(text)) continue;
    const name = /^name:\s*['"]?(.+?)['"]?\s*$/m.exec(text)?.[1] ?? path;
    checks.push({ name, commands: commandsIn(text) });
  }
  if (checks.length === 0 && files.includes(ownScript)) {
    checks.push({ name: ownScript, commands: commandsIn(await read(ownScript)) });
  }
  return checks;
}

/** `npm test` and the like, each once; a step that only installs is no check. */
function commandsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));
  const found = lines.flatMap((line) =>
    [...line.matchAll(/\bnpm (?:test|run(?: --silent)? [\w:-]+)/g)].map(([command]) => command),
  );
  return [...new Set(found.map((command) => command.replace(' --silent', '')))];
}
