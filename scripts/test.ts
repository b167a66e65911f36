import { readArguments } from '../src/command/arguments.ts';
import { parts, runTests } from '../src/command/run-tests.ts';

const help = `Usage: npm test [-- PART…]

Checks and tests, stage by stage; the last line is "N passed, N failed". Without a PART: browser, and beside it check and commands.

  check  types, lint and format, unused code, generated files, and all tests that need no process of their own
  commands  the commands as their users run them, also in copies of the project that are changed
  browser  e2e and spec in one go
  e2e    every page of the site, its sign-up form, the previews and the gallery, in a browser
  site   validates and builds site.json, and tests how its pages behave: what an edit of it alone can break
  spec   the wording and limits of the site in this repository
  deep   ten thousand mistakes in valid manifests, files of 64 MB; attacks by manifests, drawings, folders and damaged files;
         mistakes of people who write texts; ten thousand wrong and broken-off requests to each server; all pages and the form
         in Firefox, which it installs on Debian; more than a thousand manifests made from the schemas;
         twenty ordinary edits of site.json, each built, compared with a cold build, and tested;
         every failure that the form can meet, and twenty visits to it; a disk that fails at every call of every command that writes;
         builds that are killed; the package, from a registry on this machine, with npm and pnpm; takes long
  servers  the built site on nginx, Apache and Caddy, over https: every address, and the headers on the public scale; installs
           them on Debian
  sabotage  puts faults into a copy of the code, one at a time, by Stryker: a test has to notice; takes long

Where a browser is needed, it is looked for before anything else.

Environment: SITE names another manifest for e2e and site, CHROMIUM_PATH and FIREFOX_PATH a browser,
MUTATE the files that sabotage tries (src/manifest/nearest.ts), with the tests of their folders.`;

export async function main(args: string[], { root }: { root: string }): Promise<number> {
  const read = readArguments(args, { help, words: true });
  if (typeof read === 'number') return read;
  const unknown = read.words.find((word) => !(word in parts));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}".\n\n${help}`);
    return 2;
  }
  const stagesOf = (...names: string[]) => names.flatMap((name) => parts[name] ?? []);
  if (read.words.length > 0) return runTests(stagesOf(...read.words), root);
  return runTests(stagesOf('browser'), root, stagesOf('check', 'commands'));
}
