import { expect, test, vi } from 'vitest';
import { applyTextEdits } from '../../../json-text/text-edit.ts';
import type { Document } from '../../draft/document/document.ts';
import type { FromWorker, ShownPage, ToWorker } from '../../worker/messages.ts';
import { linkWorker, type Port } from './worker-link.ts';

const saying = (text: string): Document => ({ text, value: text, done: [], undone: [] });

const say = (port: Port, message: FromWorker) =>
  port.onmessage?.(new MessageEvent<string>('message', { data: JSON.stringify(message) }));

/** A worker that answers when it is told to. */
function open() {
  const sent: string[] = [];
  let asked = 0;
  const port: Port = {
    postMessage(message: ToWorker) {
      if (message.type !== 'validate') return;
      asked = message.draft;
      sent.push(typeof message.text === 'string' ? message.text : applyTextEdits(sent.at(-1) ?? '', message.text));
    },
    onmessage: null,
    onerror: null,
  };
  const link = linkWorker(port);
  let draft = 0;
  return {
    sent,
    write: (text: string) => link.validate({ draft: ++draft, document: saying(text), page: 0, lang: 'de' }),
    answer(what?: 'drawn' | 'late') {
      const drawn: FromWorker = { type: 'drawn', draft: asked, shown: {} as ShownPage };
      const draft = what === 'late' ? asked - 1 : asked;
      const said: FromWorker = { type: 'validated', draft, problems: [], hidden: 0, unknownFiles: [] };
      const data = what === 'drawn' ? drawn : said;
      say(port, data);
    },
  };
}

test('of the drafts that come while one is validated the last one follows at once', () => {
  const { sent, write, answer } = open();
  for (const text of ['a', 'ab', 'abc']) write(text);
  expect(sent).toEqual(['a']);
  answer();
  expect(sent).toEqual(['a', 'abc']);
});

test('once its page is drawn the next draft may come, and what is said of the older one then frees nothing', () => {
  const { sent, write, answer } = open();
  for (const text of ['a', 'ab']) write(text);
  answer('drawn');
  expect(sent).toEqual(['a', 'ab']);
  write('abc');
  answer('late');
  expect(sent).toEqual(['a', 'ab']);
  answer();
  expect(sent).toEqual(['a', 'ab', 'abc']);
});

test('what the worker has not caught is told, also what has happened before anybody listens', () => {
  const port: Port = { postMessage: () => {}, onmessage: null, onerror: null };
  const link = linkWorker(port);
  port.onerror?.({ message: '' } as ErrorEvent);
  const heard: unknown[] = [];
  link.listen((message) => heard.push(message));
  port.onerror?.({ message: 'Our bug.' } as ErrorEvent);
  expect(heard).toEqual(['worker.js', 'Our bug.'].map((message) => ({ type: 'failed', message })));
});

test('who waits for texts in the current format does not wait for ever', async () => {
  const sent: ToWorker[] = [];
  const port: Port = { postMessage: (message) => sent.push(message), onmessage: null, onerror: null };
  const link = linkWorker(port);
  const answered = link.migrate(['old']);
  expect(sent).toEqual([{ type: 'migrate', number: 1, texts: ['old'] }]);
  say(port, { type: 'migrated', number: 1, texts: ['new'] });
  expect(await answered).toEqual(['new']);
  const broken = link.migrate(['old']);
  say(port, { type: 'failed', message: 'Our bug.' });
  expect(await broken).toEqual(['old']);
});

test('a worker that replaces another one begins anew: nobody waits for what the first one was asked', async () => {
  const [first, second] = [0, 1].map((): Port => ({ postMessage: vi.fn(), onmessage: null, onerror: null }));
  if (!first || !second) throw new Error('There are two.');
  const link = linkWorker(first);
  const heard: string[] = [];
  link.listen(({ type }) => heard.push(type));
  say(first, { type: 'ready' });
  expect(heard).toEqual([]);
  link.validate({ draft: 1, document: saying('a'), page: 0, lang: 'de' });
  const [migrated, sampled] = [link.migrate(['old']), link.sample([{}])];
  link.replace(second);
  expect([await migrated, await sampled]).toEqual([['old'], undefined]);
  say(second, { type: 'ready' });
  expect(heard).toEqual(['ready']);
  link.validate({ draft: 2, document: saying('b'), page: 0, lang: 'de' });
  expect(second.postMessage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ draft: 2 }));
});
