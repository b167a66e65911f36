/** The app's entry in the browser. The starting script (inline.ts) imports it on the visitor's first intent. */
// First, as it is about all that follow.
import './stack-traces.ts';
import './styles.ts';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { blockEventsUntilHydrated } from './block-events-until-hydrated.ts';
import { Navigation } from './Navigation.tsx';
import { rootId } from './own-ids.ts';
import type { PageData, ShellData } from './page-files.ts';
import { restoreStackTraces } from './stack-traces.ts';

restoreStackTraces();

/** Hydrates the document. Does nothing when its data belong to another build: the document works as it is. */
export function start({ shell, styles }: ShellData, { build, page }: PageData): void {
  const root = document.getElementById(rootId);
  const html = document.documentElement;
  if (!root || build !== html.dataset.build || html.dataset.started) return;
  html.dataset.started = 'true';
  const release = blockEventsUntilHydrated(root, () => {
    // A transition is hydrated in short tasks.
    startTransition(() => {
      hydrateRoot(
        root,
        <BrowserRouter>
          <Hydrated then={() => release()}>
            <Navigation shell={shell} page={page} build={build} styles={styles} />
          </Hydrated>
        </BrowserRouter>,
      );
    });
  });
}

/** Around the app, not beside it: React's ids tell how many siblings there are, and the document was made without this one. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then);
  return children;
}
