/**
 * Whatever goes wrong between a form and its provider ends in the outcome that was decided beforehand. The run prints the table. A
 * late or unreadable answer is "unconfirmed": never a failure, and never a success.
 */
import { everyThird } from '../../support/project/slice.ts';
import { oneOfEachKind, rows } from './failures.ts';
import { playAll } from './play-failures.ts';
import { test } from './stage.ts';

const bySender = (own: boolean) => rows.filter(({ load }) => (load === 'never') === own);

for (const [index, [kind, names]] of Object.entries(oneOfEachKind).entries()) {
  test(`a failure of each kind ends in the outcome that was decided: ${kind}`, everyThird(Number(index)), ({ page, stage }) =>
    playAll(
      page,
      stage,
      bySender(false).filter(({ what }) => names.includes(what)),
      names.length,
    ),
  );
}

for (const [sender, own] of [
  ['with the script', false],
  ['our own code', true],
] as const) {
  test(`every failure ends in the outcome that was decided, ${sender}`, { tag: '@deep' }, ({ page, stage }) =>
    playAll(page, stage, bySender(own), own ? 20 : 30),
  );
}
