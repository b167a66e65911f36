import type { EditorView } from 'prosemirror-view';
import { expect, test, vi } from 'vitest';
import { openOffer } from './offer.ts';

test('the list stands below the line where seven lines of it have room, else above, and goes along where one scrolls', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 200, height: 300 } as DOMRect);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  let top = 100;
  const state = { selection: { empty: true, from: 2 } };
  const coordsAtPos = () => ({ left: 10, right: 10, top, bottom: top + 20 });
  const offer = openOffer({ dom: document.createElement('div'), state, coordsAtPos } as unknown as EditorView, () => ({
    ...{ typed: '', choices: [{ title: 'Table', take() {} }] },
  }));
  offer.follow(true);
  const list = document.querySelector<HTMLElement>('[role="listbox"]');
  const standsAt = (line: number) => {
    top = line;
    document.body.dispatchEvent(new Event('scroll'));
    return [list?.style.top, list?.style.maxHeight];
  };
  expect([list?.style.top, standsAt(500), standsAt(600)]).toEqual(['124px', ['524px', '272px'], ['296px', '592px']]);
  Object.assign(window, { visualViewport: { height: 500, offsetTop: 0 } });
  expect(standsAt(400)).toEqual(['96px', '392px']);
  offer.close();
});
