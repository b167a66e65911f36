/**
 * Errors that the machine causes, not the builder and not the manifest: each in one sentence that says where, what is wrong and what
 * to do. Their codes are those of the system (POSIX, errno.h), as Node hands them on.
 */

/** Code → what is wrong, and what helps. */
const causes = {
  EACCES: ['this user may not do that here', 'Give the permission, or choose another place.'],
  EBUSY: ['another program is using it', 'Close that program and run the command again.'],
  EDQUOT: ["this user's share of the disk is used up", 'Make room and run the command again.'],
  EFBIG: ['a file would be larger than this disk or this user may have', 'Raise the limit (ulimit -f), or choose another place.'],
  EIO: ['the disk reports an error', 'Check the disk, or choose another one.'],
  EISDIR: ['a folder stands where a file is needed', 'Remove it, or choose another place.'],
  ELOOP: ['it is a symbolic link, or links lead in a circle', 'Put the file itself there, or choose another place.'],
  EMFILE: ['too many files are open', 'Close other programs, or raise the limit (ulimit -n).'],
  ENAMETOOLONG: ['a name is longer than this disk allows', 'Choose a shorter one.'],
  ENFILE: ['too many files are open', 'Close other programs and run the command again.'],
  ENOMEM: ['there is no memory left', 'Close other programs and run the command again.'],
  ENOSPC: ['the disk is full', 'Make room and run the command again.'],
  ENOTDIR: ['a file stands where a folder is needed', 'Remove it, or choose another place.'],
  EPERM: ['the system does not permit that here', 'Give the permission, or choose another place.'],
  EROFS: ['the disk can only be read', 'Choose a place on another one.'],
};

/** Calls for which a missing folder is the machine's matter; a missing file of the builder's own would be a bug. */
const missing = {
  mkdir: ['no folder can be made there', 'Choose another place.'],
  mkdtemp: ['there is no such folder for temporary files', 'Make it, or name another one (TMPDIR).'],
  uv_cwd: ['the current folder has been removed', 'Change to another one and run the command again.'],
};

/**
 * What to say of an error that the machine has caused.
 *
 * @param error whatever was thrown; tools wrap what the system has told them
 * @returns one sentence and an advice; undefined for every other error
 */
export function explainMachineError(error) {
  for (const { code, syscall, path } of within(error)) {
    if (syscall === undefined) continue;
    // Linux names the limit of watched files by the code of a full disk.
    const known = code === 'ENOSPC' && syscall === 'watch' ? causes.EMFILE : causes[code];
    const [wrong, advice] = known ?? (code === 'ENOENT' ? missing[syscall] : undefined) ?? [];
    if (wrong) return `${path === undefined ? capital(wrong) : `${path}: ${wrong}`} (${code}). ${advice}`;
  }
  return undefined;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** An error, and those that it was made of. */
function* within(error, depth = 0) {
  if (typeof error !== 'object' || error === null || depth > 5) return;
  yield error;
  for (const inner of [error.cause, ...(Array.isArray(error.errors) ? error.errors : [])]) yield* within(inner, depth + 1);
}
