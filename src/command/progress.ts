/** How far a command has come, on standard error: one line that counts on a terminal, a few plain ones elsewhere. */

/** Less than this is done before anybody waits. */
const fewest = 50;

/**
 * @param say how many are done, and of how many, as a sentence without its end
 * @returns a function that is told, after each, how many are done and how many there are
 */
export function createProgress(say: (done: number, all: number) => string): (done: number, all: number) => void {
  const { isTTY } = process.stderr;
  // In a log, where every line stays, a quarter is enough.
  const parts = isTTY ? 100 : 4;
  let shown = 0;
  return (done, all) => {
    if (all < fewest) return;
    const part = Math.floor((done / all) * parts);
    if (part === shown) return;
    shown = part;
    if (!isTTY) process.stderr.write(`${say(done, all)}.\n`);
    else process.stderr.write(done === all ? '\r\x1b[K' : `\r${say(done, all)} …`);
  };
}
