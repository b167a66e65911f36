/** Changes of constants, each said once and with the pages where it can be seen. */
import { expect, test } from 'vitest';
import { compareSides } from '../../../src/changes/compare.ts';
import { readSide } from '../../../src/changes/side.ts';
import { bakery, changesBetween, everything, expectChange, type Row, say, text } from './bakery.ts';

test.each<Row>([
  [
    'a constant',
    (m) => {
      m.constants.opening = 'seven';
    },
    ['constant `opening`: changed from "six" to "seven"; to be seen on /, /menu'],
    ['/', '/menu'],
  ],
  [
    'a placeholder that has become real',
    (m) => {
      m.placeholders = {};
      m.constants.siteUrl = 'https://corner.example';
    },
    ['constant `siteUrl`: changed from "https://bakery.example" to "https://corner.example"; to be seen on /, /menu, /order, *'],
    everything,
  ],
])('%s', (_, ...row) => expectChange(...row));

test('a name behind a brace that is written as such is not taken for a constant', async () => {
  const [one, other] = [bakery(), bakery()];
  for (const { routes } of [one, other]) routes[2]?.sections.push(text('Codes', 'Write {{opening} for {seats} seats.'));
  Object.assign(other.constants, { opening: 'seven', seats: 14 });
  expect(say(await changesBetween(one, other))).toEqual([
    'constant `opening`: changed from "six" to "seven"; to be seen on /, /menu',
    'constant `seats`: changed from "12" to "14"; to be seen on /order',
  ]);
});

test('a nought more behind the point is a change, as visitors see it', () => {
  const shop = bakery();
  shop.routes[2]?.sections.push(text('Price', 'It costs {seats}.'));
  const written = JSON.stringify(shop);
  const sideOf = (seats: string) => readSide(written.replace('"seats":12', `"seats":${seats}`), () => undefined, undefined);
  expect(say(compareSides(sideOf('4.5'), sideOf('4.50')))).toEqual([
    'constant `seats`: changed from "4.5" to "4.50"; to be seen on /order',
  ]);
});
