import { expect, test } from 'vitest';
import { memo } from './memo.ts';

test('a result is computed once for each input, though it may be undefined', () => {
  const computed: unknown[] = [];
  const remember = memo((input: unknown) => {
    computed.push(input);
    return input === 'nothing' ? undefined : { of: input };
  });
  const [one, other] = [{}, {}];
  for (const input of ['text', 'nothing', 0, null, one, other]) expect(remember(input)).toBe(remember(input));
  expect(computed).toEqual(['text', 'nothing', 0, null, one, other]);
  expect(remember(one)).not.toBe(remember(other));
});

test('with more texts than wanted all are forgotten', () => {
  const remember = memo((input: string) => ({ input }), 2);
  const first = remember('a');
  remember('b');
  expect(remember('a')).toBe(first);
  remember('c');
  expect(remember('a')).not.toBe(first);
});
