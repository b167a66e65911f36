import { expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../../worker/messages.ts';
import { linkWorker, type Port } from './worker-link.ts';

/** A worker that answers when it is told to. */
function makePort() {
  const asked: ToWorker[] = [];
  const port: Port = { postMessage: (message) => asked.push(message), onmessage: null };
  const answer = (message: FromWorker) => port.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  const judged = (draft: number) => answer({ type: 'judged', draft, problems: [], hidden: 0, unknownFiles: [] });
  return { port, judged, drafts: () => asked.map((message) => message.type === 'judge' && message.draft) };
}

const draft = (number: number) => ({ draft: number, text: '{}', page: 0, lang: 'de' as const });

test('one draft at a time, and of those that wait the latest', () => {
  const { port, judged, drafts } = makePort();
  const link = linkWorker(port);
  for (const number of [1, 2, 3]) link.judge(draft(number));
  expect(drafts()).toEqual([1]);
  judged(1);
  expect(drafts()).toEqual([1, 3]);
  judged(3);
  expect(drafts()).toEqual([1, 3]);
});

test('where a draft takes long, the next one waits for a pause, and none is forgotten', () => {
  vi.useFakeTimers();
  try {
    const { port, judged, drafts } = makePort();
    const link = linkWorker(port);
    link.judge(draft(1));
    vi.advanceTimersByTime(1000);
    judged(1);
    link.judge(draft(2));
    link.judge(draft(3));
    expect(drafts()).toEqual([1]);
    vi.advanceTimersByTime(250);
    expect(drafts()).toEqual([1, 3]);
    // Its pause ends while the worker is busy.
    link.judge(draft(4));
    vi.advanceTimersByTime(1000);
    judged(3);
    expect(drafts()).toEqual([1, 3, 4]);
  } finally {
    vi.useRealTimers();
  }
});
