/** Saves by chance, with pictures that come, change and go: whatever has happened, each version reads back to the byte. */
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digest } from '../../../src/disk/hash.js';
import { Versions } from '../../../src/editor/server/versions.ts';
import { root } from '../project/project.ts';

interface Chance {
  saves: number;
  seed: number;
  /** How many bytes the contents may take; left out: as many as for an author. */
  most?: number;
  /** How large a picture is, in bytes. */
  size?: number;
}

/**
 * @returns the versions that do not read back as they were, how many there are, and the bytes that their contents take
 */
export async function saveByChance({ saves, seed, most, size = 2000 }: Chance) {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  try {
    cpSync(join(root, 'tests/fixtures/valid/minimal'), folder, { recursive: true });
    mkdirSync(join(folder, 'public'));
    const manifest = join(folder, 'site.json');
    const text = readFileSync(manifest, 'utf8');
    const versions = new Versions(manifest, most === undefined ? {} : { most });
    const random = randomOf(seed);
    /** What lay there at each save, the last of them last; of pictures what their bytes give, since they may be large. */
    const lay: { text: string; pictures: Map<string, string> }[] = [];
    for (let save = 0; save < saves; save++) {
      const picture = join(folder, `public/${Math.floor(random() * 5)}.bin`);
      const isRemoved = random() < 0.3;
      const isSame = isRemoved && !existsSync(picture);
      if (isRemoved) rmSync(picture, { force: true });
      else writeFileSync(picture, randomBytes(size));
      const now = text.replace(/"name": "[^"]*"/, `"name": "Name ${Math.floor(random() * 8)}"`);
      writeFileSync(manifest, now);
      versions.note('editor');
      await versions.settled();
      // What is saved again as it was is no version.
      if (isSame && lay.at(-1)?.text === now) continue;
      const pictures = readdirSync(join(folder, 'public')).map((name) => join('public', name));
      lay.push({ text: now, pictures: new Map(pictures.map((path) => [path, digest(readFileSync(join(folder, path)))])) });
    }
    const kept = versions.list();
    const wrong = kept.filter((version, index) => {
      const files = versions.filesOf(version);
      const was = lay[lay.length - kept.length + index];
      const own = Object.keys(files).filter((path) => path.startsWith('public/'));
      return !(
        versions.text(version)?.toString() === was?.text &&
        own.length === was?.pictures.size &&
        own.every((path) => digest(versions.content(files[path] ?? '') ?? '') === was.pictures.get(path))
      );
    });
    const objects = join(folder, '.versions/objects');
    const bytes = readdirSync(objects).reduce((sum, name) => sum + statSync(join(objects, name)).size, 0);
    return { wrong, kept: kept.length, bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Numbers from 0 to 1 that look like chance, the same for one seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
