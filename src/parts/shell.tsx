/** What every part may need to know: the site's shell, which page is shown, and how to fetch another one ahead. */
import { createContext, useContext } from 'react';
import type { Shell } from '../../schema/resolved.ts';

export interface Surroundings {
  shell: Shell;
  /** The path of the page that is shown, `*` for the not-found page, empty while the error view stands
   * in a page's place. Never read from the address: `/x/` and `/x` differ there. */
  path: string;
  /** Starts to fetch a page's data, because the visitor seems to be on the way to it. Does nothing while prerendering. */
  prefetch: (path: string) => void;
}

const Context = createContext<Surroundings | undefined>(undefined);

export const SurroundingsProvider = Context.Provider;

export function useSurroundings(): Surroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('This component must be rendered inside a SurroundingsProvider.');
  return surroundings;
}
