import { expect, test } from 'vitest';
import { eventOf } from '../../tests/support/editor/keys.ts';
import { actionOf, actions, shortcuts } from './keys.ts';
import { de } from './window/words/de.ts';
import { en } from './window/words/en.ts';

test('each key means one action, in its places and in no other', () => {
  const all = actions.flatMap((action) =>
    shortcuts[action].keys.flatMap((key) => shortcuts[action].in.map((place) => `${key} ${place}`)),
  );
  expect(new Set(all).size).toBe(all.length);
  for (const action of actions) {
    const places: readonly string[] = shortcuts[action].in;
    for (const place of ['window', 'frame', 'selected', 'writing', 'row', 'text', 'block'] as const) {
      for (const [index] of shortcuts[action].keys.entries()) {
        const meant = actionOf(eventOf(action, index), place);
        if (places.includes(place)) expect([place, meant]).toEqual([place, action]);
        else expect([place, meant]).not.toEqual([place, action]);
      }
    }
  }
});

test('a letter is a letter: alone, and with AltGr, which presses Ctrl and Alt', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const letters = actions.map((action) => eventOf(action).key).filter((key) => key.length === 1);
  expect(letters.length).toBeGreaterThan(5);
  for (const key of letters) {
    expect(actionOf({ ...plain, key }, 'window', 'text')).toBeUndefined();
    expect(actionOf({ ...plain, key, ctrlKey: true, altKey: true }, 'window', 'text')).toBeUndefined();
  }
});

test('Cmd does what Ctrl does', () => {
  expect(actionOf({ ...eventOf('save'), ctrlKey: false, metaKey: true }, 'window')).toBe('save');
});

test.each([de, en])('every action has a name in the list of keys: $language', ({ keys }) => {
  expect(actions.filter((action) => !keys[action])).toEqual([]);
});
