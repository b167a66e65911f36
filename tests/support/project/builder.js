/**
 * Builds the sites of the browser tests, one after the other, in one process: to start the command and the bundler takes longer than most
 * of these builds. Cards, icons and compressed copies are left out, since only the site under test is asked for them; that one is built by
 * the command.
 */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const [bundle = '', root, cache] = process.argv.slice(2);
process.env.BENCH_WITHOUT = 'cards,compression,icons';
process.env.NODE_ENV = 'production';
const { main } = await import(pathToFileURL(bundle).href);

let text = '';
for (const channel of ['log', 'error']) console[channel] = (line) => (text += `${line}\n`);

async function build(args) {
  text = '';
  const code = await main(args, { root, project: root, cache }).catch((error) => console.error(error.stack));
  return { code, text };
}

let last = Promise.resolve();
createServer((request, response) => {
  const args = new URL(request.url, 'http://localhost').searchParams.getAll('arg');
  last = last.then(async () => response.end(JSON.stringify(await build(args))));
}).listen(0, '127.0.0.1', function tell() {
  process.send(this.address().port);
});
process.once('disconnect', () => process.exit());
