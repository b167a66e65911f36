/** What every part may need to know: the site's shell, which page is shown, and how to fetch another one ahead. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Entry, Shell } from '../../schema/resolved.ts';

export interface Surroundings {
  shell: Shell;
  /** The path of the page that is shown, `*` for the not-found page, empty while the error view stands
   * in a page's place. Never read from the address: `/x/` and `/x` differ there. */
  path: string;
  /** What the page says of itself as an entry of lists. */
  entry?: Entry | undefined;
  /** Starts to fetch a page's data, because the visitor seems to be on the way to it. Does nothing while prerendering. */
  prefetch: (path: string) => void;
  /** Whether the page's document goes without what only the app can show, since the app comes with it. */
  isShort?: boolean;
}

const Context = createContext<Surroundings | undefined>(undefined);

/** Tells the parts below it what they may need to know. */
export const SurroundingsProvider = Context.Provider;

/** The site's shell, the path of the page that is shown, and how to fetch another one ahead. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('This component must be rendered inside a SurroundingsProvider.');
  return surroundings;
}

/**
 * Whether to render what only the app can show: at once where it runs, in its own turn after it has taken over a document without that;
 * never on a site without the app.
 */
export function useWhatOnlyTheAppShows(): boolean {
  const { shell, isShort = false } = useSurroundings();
  const hasApp = !shell.isStatic;
  return useSyncExternalStore(
    () => () => {},
    () => hasApp,
    () => hasApp && !isShort,
  );
}
