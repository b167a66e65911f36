import { expect, test } from 'vitest';
import { inPlainLetters } from './plain-letters.ts';

test.each([
  ['Über Größe', 'ueber groesse'],
  // Letter and mark apart, as macOS writes them in names of files.
  ['Bu\u0308ro', 'buero'],
  ['Smørrebrød på Åland, Œuvre, Æther', 'smoerrebroed paa aaland, oeuvre, aether'],
  ['Škoda Łódź Đorđe Þór ığdır', 'skoda lodz dorde thor igdir'],
  ['ﬁn m²', 'fin m2'],
  ['Москва 2', 'москва 2'],
])('%s is written as %s', (text, plain) => {
  expect(inPlainLetters(text)).toBe(plain);
});
