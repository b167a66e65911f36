/** Calls of functions that run in the worker, by a channel of their own beside the messages of worker/messages.ts. */
import type { WorkerApi } from '../repository/github/ports.ts';

interface Call {
  number: number;
  name: keyof WorkerApi;
  given: unknown[];
}
type Answer = { number: number } & ({ value: unknown } | { failure: string });

/** In the worker. */
export function answerCalls(workerApi: WorkerApi, port: MessagePort): void {
  port.onmessage = async ({ data: { number, name, given } }: MessageEvent<Call>) => {
    const tell = (answer: Answer) => port.postMessage(answer);
    try {
      tell({ number, value: await (workerApi[name] as (...all: unknown[]) => Promise<unknown>)(...given) });
    } catch (error) {
      tell({ number, failure: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** In the window: the same functions, each answered by the worker. */
export function callWorkerApi(port: MessagePort): WorkerApi {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  port.onmessage = ({ data }: MessageEvent<Answer>) => {
    const call = waiting.get(data.number);
    waiting.delete(data.number);
    if ('value' in data) call?.resolve(data.value);
    else call?.reject(new Error(data.failure));
  };
  const caller =
    <Name extends keyof WorkerApi>(name: Name) =>
    (...given: Parameters<WorkerApi[Name]>): ReturnType<WorkerApi[Name]> =>
      new Promise<unknown>((resolve, reject) => {
        waiting.set(++count, { resolve, reject });
        port.postMessage({ number: count, name, given } satisfies Call);
      }) as ReturnType<WorkerApi[Name]>;
  return { factsOf: caller('factsOf'), judge: caller('judge'), report: caller('report'), sentences: caller('sentences') };
}
