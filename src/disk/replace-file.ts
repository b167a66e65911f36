/** Writes a file so that whoever reads it, or ends this program, at whatever moment, finds the old content or the new. */
import { randomBytes } from 'node:crypto';
import { chmod, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A draft that is older belongs to a command that was killed. In milliseconds. */
const abandoned = 60_000;

/**
 * Replaces a file in one step; its mode stays, and a symbolic link stays one.
 *
 * @throws Error when the file cannot be written; it is then as it was.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const target = await realpath(file);
  const { mode } = await stat(target);
  const folder = dirname(target);
  const prefix = `.${basename(target)}.`;
  await removeAbandoned(folder, prefix);
  const draft = join(folder, `${prefix}${randomBytes(6).toString('hex')}.tmp`);
  try {
    // Without the flush, a loss of power after the renaming could leave an empty file under the right name.
    await writeFile(draft, text, { mode, flag: 'wx', flush: true });
    // The mode that a file is made with passes through the umask of the process.
    await chmod(draft, mode);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    // Of the draft nobody knows, and an error of a full disk names no file at all.
    throw Object.assign(error as Error, { path: target });
  }
}

async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (!name.startsWith(prefix) || !/^[0-9a-f]{12}\.tmp$/.test(name.slice(prefix.length))) continue;
    const about = await stat(join(folder, name)).catch(() => undefined);
    if (about && Date.now() - about.mtimeMs > abandoned) await rm(join(folder, name), { force: true });
  }
}
