/** Markup of React elements, made by the React that shows the page: the one for servers would be a second one, 29 kB compressed. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * @returns what the elements become, in a document in which nothing is loaded
 * @throws the error of a component
 */
export function renderInert(node: ReactNode): HTMLElement {
  const { body } = document.implementation.createHTMLDocument();
  let failure: { error: unknown } | undefined;
  const root = createRoot(body, {
    onUncaughtError(error) {
      failure = { error };
    },
  });
  flushSync(() => root.render(node));
  // What effects of components have begun ends with them; their elements stay.
  const made = body.cloneNode(true) as HTMLElement;
  root.unmount();
  if (failure) throw failure.error;
  return made;
}
