/**
 * The machines and days on which `npm test` has to come to the same result. A row changes one thing; `run.js` runs the tests in it.
 *
 * @typedef {object} Environment
 * @property {Record<string, string | undefined>} [env] variables; undefined takes one away
 * @property {string} [clock] when the tests begin, in the time of `TZ`, as `faketime` reads it
 * @property {number} [umask]
 * @property {string[]} [wrap] a command that runs the one behind it
 * @property {{ file: string, install: string }[]} [needs] what has to be there, and the packages of Debian that bring it
 * @property {string} [fonts] the only folder of fonts
 * @property {string} [folder] the name of a folder that the project is copied to
 * @property {boolean} [withoutRights] as another user, who owns nothing but that copy
 * @property {number[]} [takenPorts]
 * @property {boolean} [busy] other programs want each core as well
 * @property {string} [node] the version of Node
 */

const day = (/** @type {string} */ clock) => ({
  clock,
  env: { TZ: 'Europe/Berlin' },
  needs: [{ file: '/usr/bin/faketime', install: 'faketime' }],
});

const fonts = (/** @type {string} */ folder, /** @type {string} */ install) => ({
  fonts: folder,
  needs: [{ file: folder, install }],
});

/** @param {string | undefined} name of a locale */
const language = (name) => ({ env: { LANG: name, LC_ALL: name, LANGUAGE: undefined } });

/** @type {Record<string, Environment>} */
export const environments = {
  'leap-day': day('2028-02-29 12:00:00'),
  'last-day': day('2026-12-31 23:50:00'),
  'clocks-forward': day('2027-03-28 01:55:00'),
  'clocks-back': day('2027-10-31 02:55:00'),
  kiritimati: { env: { TZ: 'Pacific/Kiritimati' } },
  'st-johns': { env: { TZ: 'America/St_Johns' } },
  'language-c': language('C'),
  'language-turkish': language('tr_TR.UTF-8'),
  'no-language': language(undefined),
  'no-home': { env: { HOME: undefined } },
  'no-git-identity': { env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', EMAIL: undefined } },
  'umask-077': { umask: 0o077 },
  'not-root': { folder: 'not-root', withoutRights: true },
  path: { folder: 'Meine Seite für München' },
  'taken-ports': { takenPorts: [4173, 4174, 4176, 5173] },
  dejavu: fonts('/usr/share/fonts/truetype/dejavu', 'fonts-dejavu-core'),
  liberation: fonts('/usr/share/fonts/truetype/liberation', 'fonts-liberation'),
  noto: fonts('/usr/share/fonts/truetype/noto', 'fonts-noto-core'),
  'one-core': { wrap: ['taskset', '-c', '0'], needs: [{ file: '/usr/bin/taskset', install: 'util-linux' }] },
  'half-speed': { busy: true },
  'node-20.20': { node: '20.20' },
  'node-22': { node: '22' },
  'node-24': { node: '24' },
};

/** Those that cost nothing: `npm test` runs two of its stages in two of them, other ones each day. */
export const onlyVariables = Object.entries(environments).flatMap(([name, { env, needs }]) =>
  env && !needs ? [{ name, env }] : [],
);
