/** What can lie in a site's folder without being a file of its own, and how a stranger could have made it. */
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What must never be read. It stands in every file that lies outside of the site's folder. */
export const secret = 'TOPSECRET';

export const drawing = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${text}</title><rect width="8" height="8" fill="var(--color-primary)"/></svg>`;

/** A folder of the author beside that of the site. */
export function writeSecrets(folder: string, manifest: string): void {
  mkdirSync(join(folder, '2026'), { recursive: true });
  for (const name of ['passwords.csv', 'notes.txt']) writeFileSync(join(folder, name), secret);
  writeFileSync(join(folder, 'logo.svg'), drawing(secret));
  writeFileSync(join(folder, '2026/logo.svg'), drawing(secret));
  writeFileSync(join(folder, 'site.json'), manifest.replace('Corner Bakery', secret));
}

export interface Planted {
  name: string;
  /** @param site - the site's folder; the other one of the author is `../../home`, seen from there */
  make: (site: string) => void;
  /** What is named where it is refused; undefined where it is allowed. */
  named: string | undefined;
  /** Where the manifest has its logo, if not in `media/logo.svg`. */
  logo?: string;
  /** Whether an upload would go there. */
  isOfUploads?: true;
  /** Whether git can hold it. */
  canBeCommitted: boolean;
}

const home = '../../home';

function replace(site: string, path: string, target: string): void {
  rmSync(join(site, path), { recursive: true, force: true });
  symlinkSync(target, join(site, path));
}

/** In an order in which every third one is of another kind. */
export const planted: readonly Planted[] = [
  {
    name: 'a link to a file',
    make: (site) => replace(site, 'public/notes.txt', `../${home}/passwords.csv`),
    named: 'public/notes.txt',
    canBeCommitted: true,
  },
  {
    name: 'a link to a folder',
    make: (site) => replace(site, 'public/docs', `../${home}`),
    named: 'public/docs',
    canBeCommitted: true,
  },
  {
    name: 'a folder on the way to a picture that is a link',
    make: (site) => replace(site, 'media/2026', `../${home}/2026`),
    named: 'media/2026/logo.svg',
    logo: 'media/2026/logo.svg',
    isOfUploads: true,
    canBeCommitted: true,
  },
  {
    name: 'public itself as a link',
    make: (site) => replace(site, 'public', home),
    named: 'public',
    canBeCommitted: true,
  },
  {
    name: 'a folder on the way to a file that is a link',
    make(site) {
      mkdirSync(join(site, 'public/a'));
      replace(site, 'public/a/b', `../../${home}`);
    },
    named: 'public/a/b',
    canBeCommitted: true,
  },
  {
    name: 'a picture that is a link',
    make: (site) => replace(site, 'media/logo.svg', `../${home}/logo.svg`),
    named: 'media/logo.svg',
    canBeCommitted: true,
  },
  {
    name: 'media itself as a link',
    make: (site) => replace(site, 'media', home),
    named: 'media/logo.svg',
    isOfUploads: true,
    canBeCommitted: true,
  },
  {
    name: 'a link to what lies inside and is meant for nobody',
    make(site) {
      writeFileSync(join(site, '.env'), secret);
      replace(site, 'public/notes.txt', '../.env');
    },
    named: 'public/notes.txt',
    canBeCommitted: true,
  },
  {
    name: 'the manifest itself as a link',
    make: (site) => replace(site, 'site.json', `${home}/site.json`),
    named: 'site.json',
    canBeCommitted: true,
  },
  {
    name: 'a pipe',
    make: (site) => execFileSync('mkfifo', [join(site, 'public/pipe.txt')]),
    named: 'public/pipe.txt',
    canBeCommitted: false,
  },
  {
    name: 'a picture that is a link to another one inside',
    make(site) {
      renameSync(join(site, 'media/logo.svg'), join(site, 'media/other.svg'));
      replace(site, 'media/logo.svg', 'other.svg');
    },
    named: 'media/logo.svg',
    canBeCommitted: true,
  },
  {
    name: 'a link to nothing',
    make: (site) => replace(site, 'public/notes.txt', 'nothing.txt'),
    named: 'public/notes.txt',
    canBeCommitted: true,
  },
  {
    name: 'a picture that is a pipe',
    make(site) {
      rmSync(join(site, 'media/logo.svg'));
      execFileSync('mkfifo', [join(site, 'media/logo.svg')]);
    },
    named: 'media/logo.svg',
    canBeCommitted: false,
  },
  {
    name: 'a hard link to a file of the site',
    make: (site) => linkSync(join(site, 'public/plan.txt'), join(site, 'public/again.txt')),
    named: undefined,
    canBeCommitted: false,
  },
  {
    name: 'a picture that is a link to a device',
    make: (site) => replace(site, 'media/logo.svg', '/dev/zero'),
    named: 'media/logo.svg',
    canBeCommitted: true,
  },
];
