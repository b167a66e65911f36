/** Whether a server answers the requests that no browser sends as it must. */
import { connect } from 'node:net';
import type { Attack, Verb } from './requests.ts';

/** Sends bytes as they are. Returns all that comes until the connection ends, and its status; 0 where there was no answer. */
function send(url: string, bytes: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    // A server may close before it has read all.
    socket.on('error', () => undefined);
    socket.on('close', () => done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }));
    socket.write(bytes, 'latin1');
  });
}

/** Sends the whole list to a server. Returns what was answered otherwise than expected, one line for each. */
export async function wrongAnswers(url: string, verb: Verb, list: readonly Attack[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, request, only = verb, status, holds, lacks } of list) {
    if (only !== verb) continue;
    const answer = await send(url, request);
    const first = answer.text.slice(0, 300).replaceAll('\r\n', ' | ');
    if (answer.status !== status) wrong.push(`${name}: ${answer.status} instead of ${status}: ${first}`);
    else if (holds && !holds.test(answer.text)) wrong.push(`${name}: lacks ${holds}: ${first}`);
    else if (lacks?.test(answer.text)) wrong.push(`${name}: holds ${lacks.exec(answer.text)?.[0]}: ${first}`);
  }
  return wrong;
}
