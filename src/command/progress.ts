/** How far a command has come, on standard error: one line that counts on a terminal, a few plain ones elsewhere. */

/** Less than this is done before anybody waits. */
const fewest = 50;

/**
 * @param what what is done with each, such as "Rendered"
 * @param things what is counted, such as "pages"
 * @returns a function that is told, after each, how many are done and how many there are
 */
export function createProgress(what: string, things: string): (done: number, all: number) => void {
  const { isTTY } = process.stderr;
  // In a log, where every line stays, a quarter is enough.
  const parts = isTTY ? 100 : 4;
  let shown = 0;
  return (done, all) => {
    if (all < fewest) return;
    const part = Math.floor((done / all) * parts);
    if (part === shown) return;
    shown = part;
    if (!isTTY) process.stderr.write(`${what} ${done} of ${all} ${things}.\n`);
    else process.stderr.write(done === all ? '\r\x1b[K' : `\r${what} ${done} of ${all} ${things} …`);
  };
}
