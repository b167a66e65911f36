import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { blockEventsUntilHydrated } from './block-events-until-hydrated.ts';

const onClick = vi.fn();
const rendered = vi.fn();

function Page({ hydrated = () => {} }: { hydrated?: () => void }) {
  rendered();
  useLayoutEffect(hydrated);
  return (
    <button type="button" onClick={onClick}>
      Tap
    </button>
  );
}

test('a tap while the page hydrates is left to the browser: nothing is hydrated for it on the spot, and nothing is made up for later', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const button = root.querySelector('button') as HTMLButtonElement;
  const [listened, hydrated] = [vi.fn(), vi.fn()];
  document.addEventListener('click', listened, { once: true });
  vi.clearAllMocks();
  const release = blockEventsUntilHydrated(root, () =>
    startTransition(() => void hydrateRoot(root, <Page hydrated={() => done()} />)),
  );
  const done = () => {
    release();
    hydrated();
  };
  for (const type of ['pointerdown', 'click']) button.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  expect(rendered).not.toHaveBeenCalled();
  expect(listened).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(hydrated).toHaveBeenCalled());
  expect(onClick).not.toHaveBeenCalled();
  button.click();
  expect(onClick).toHaveBeenCalledOnce();
});
