import { expect, test } from 'vitest';
import { minimalText } from '../../../tests/try-manifest.ts';
import { validatorOf } from '../../manifest/node/validator.ts';
import { makeAnswers } from './answers.ts';
import type { FromWorker } from './messages.ts';

test('a bug of ours is told, and the next draft is judged all the same', async () => {
  const validate = await validatorOf('all');
  const faults = [new Error('Our bug.')];
  const bundled = {
    icons: {},
    get validate() {
      const fault = faults.pop();
      if (fault) throw fault;
      return validate;
    },
  };
  const answers: FromWorker[] = [];
  const told = () => new Promise<void>((resolve) => waiting.push(resolve));
  const waiting: (() => void)[] = [];
  const ask = makeAnswers(
    bundled,
    (answer) => {
      answers.push(answer);
      waiting.shift()?.();
    },
    setImmediate,
  );
  for (const draft of [1, 2]) {
    const answered = told();
    ask({ type: 'judge', draft, text: minimalText, page: 0, lang: 'en' });
    await answered;
  }
  expect(answers[0]).toEqual({ type: 'failed', draft: 1, message: 'Our bug.' });
  expect(answers[1]).toMatchObject({ type: 'judged', draft: 2, unknownFiles: ['logo.svg'] });
});
