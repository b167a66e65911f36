/** Whose fault it is when a file cannot be made ready: the file's, or that of the machine or the builder. */

/** A library could not make anything of a file: a mistake in the manifest that names it. */
export class UnreadableFile extends Error {}

/** Of the system (`ENOSPC`, `EACCES`), and of a library that is not installed whole. Readers of broken files have others (`ERR_OUT_OF_RANGE`). */
const systemCode = /^E[A-Z0-9]+$|MODULE_NOT_FOUND$|^ERR_DLOPEN_FAILED$/;

/**
 * What a library reads out of a file, or makes of it.
 *
 * @param work - nothing but the library's own work: what it throws is taken as said about the file
 * @throws UnreadableFile, or what the system has said, as it is
 */
export async function reading<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && systemCode.test(String(cause.code))) throw cause;
    throw new UnreadableFile(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
