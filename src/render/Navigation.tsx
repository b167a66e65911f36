/** The running app: which page the address asks for, how its data comes, and where scroll and focus go. Browser only. */

import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import type { Page, Shell } from '../../schema/resolved.ts';
import { isNotFound } from '../../schema/site-parts.ts';
import { afterPaint } from '../parts/after-paint.ts';
import { App } from './App.tsx';
import { log404 } from './log-404.ts';
import { notFoundPath } from './own-addresses.ts';
import { mainId } from './own-ids.ts';
import { fetchPage, OutdatedError } from './page-data.ts';

interface NavigationProps {
  shell: Shell;
  /** The page that the document holds. */
  page: Page;
  build: string;
  /** Address of the styles of all pages; undefined where they are there already. */
  styles?: string | undefined;
}

/** What is on the screen, and for which entry of the history. */
interface Shown {
  page: Page;
  error?: string;
  location: Location;
}

/** Scroll positions by entry of the history. They outlive a reload in the state of the entry that is left by it. */
const positions = new Map<string, number>(typeof window === 'undefined' ? [] : window.history.state?.positions);
const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

export function Navigation({ shell, page, build, styles }: NavigationProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<Shown>({ page, location });
  const arrived = useRef(shown);

  // In dev the page that the document came with is replaced whenever the manifest is saved.
  const given = useRef(page);
  useEffect(() => {
    if (given.current === page) return;
    given.current = page;
    setShown((before) => ({ page, location: before.location }));
  }, [page]);

  // A document that the app comes with goes without what only the app shows, and without the styles of that.
  useEffect(() => {
    if (page.eager && styles) afterPaint().then(() => loadStyles(styles).catch(() => {}));
  }, [page, styles]);

  useEffect(() => {
    if (shown.location === location) return;
    if (shown.location.pathname === location.pathname && shown.error === undefined) {
      setShown({ page: shown.page, location });
      return;
    }
    if (shown.page.isolated) {
      window.location.reload();
      return;
    }
    let stale = false;
    const show = (next: Omit<Shown, 'location'>) => {
      if (!stale) startTransition(() => setShown({ ...next, location }));
    };
    // A new sheet makes the browser style the whole page anew, for which the answer to the click must not wait.
    const styled = styles && afterPaint().then(() => loadStyles(styles));
    Promise.all([getPage(location.pathname, shell, build), styled]).then(
      ([next]) => {
        if (stale) return;
        if (next.isolated) window.location.reload();
        else show({ page: next });
      },
      (error: unknown) => {
        if (stale) return;
        if (error instanceof OutdatedError) window.location.reload();
        else show({ page: shown.page, error: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      stale = true;
    };
  }, [location, shown, shell, build, styles]);

  useEffect(() => {
    const remember = () => positions.set(entryOf(arrived.current.location), window.scrollY);
    // A restored or reloaded document is the browser's to scroll; entries within this document are ours.
    const manual = () => {
      window.history.scrollRestoration = 'manual';
    };
    const auto = () => {
      window.history.scrollRestoration = 'auto';
      window.history.replaceState({ ...window.history.state, positions: [...positions] }, '');
    };
    manual();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pageshow', manual);
    window.addEventListener('pagehide', auto);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pageshow', manual);
      window.removeEventListener('pagehide', auto);
      auto();
    };
  }, []);

  useLayoutEffect(() => {
    const before = arrived.current;
    if (before === shown) return;
    arrived.current = shown;
    const changed = before.page !== shown.page || before.error !== shown.error;
    if (shown.error !== undefined) document.title = shell.errorView.title;
    else if (changed) describe(shown.page, shell);
    if (before.location !== shown.location) scrollAndFocus(shown.location, navigationType, changed);
    if (changed && !matchMedia('(prefers-reduced-motion: reduce)').matches) appear();
    if (changed && isNotFound(shown.page.path) && shown.error === undefined) log404(shown.location.pathname);
  }, [shown, navigationType, shell]);

  return (
    <App
      shell={shell}
      page={shown.page}
      error={shown.error}
      prefetch={(path) => {
        if (path === shown.page.path) return;
        fetchPage(path, build).catch(() => {});
        if (styles) fetchStyles(styles);
      }}
    />
  );
}

/** The page of a path of the address bar; where there is none, the not-found page. */
async function getPage(pathname: string, shell: Shell, build: string): Promise<Page> {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const page = (await fetchPage(path, build)) ?? (await fetchPage(notFoundPath(shell), build));
  if (!page) throw new Error(pathname);
  return page;
}

/** Brings the head of the document in line with the page. */
function describe(page: Page, shell: Shell) {
  document.title = page.title;
  document.documentElement.dataset.page = isNotFound(page.path) ? '*' : page.path;
  document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
  describeBy('link', 'rel', 'canonical', 'href', isNotFound(page.path) ? undefined : `${shell.url}${page.path}`);
  describeBy('meta', 'name', 'robots', 'content', page.noindex ? 'noindex' : undefined);
}

/** Brings one element of the head in line that not every page has: `<tag key="name" attribute="value">`, or none. */
function describeBy(tag: string, key: string, name: string, attribute: string, value: string | undefined) {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}

/** Scrolls and focuses as a full load would: Back and Forward to where one was, an anchor to its target, else to the top. */
function scrollAndFocus(location: Location, type: string, changed: boolean) {
  // Anchors are plain ASCII (schema/define-section.ts), so there is nothing to decode.
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  const remembered = type === 'POP' ? positions.get(entryOf(location)) : undefined;
  if (changed) focusOn(target ?? document.querySelector<HTMLElement>('h1'));
  if (remembered !== undefined) {
    window.scrollTo({ top: remembered, behavior: 'instant' });
    return;
  }
  // On the page that is shown already, the link has moved the focus (parts/LinkTo.tsx).
  if (target) target.scrollIntoView({ behavior: changed ? 'instant' : 'auto' });
  else window.scrollTo({ top: 0, behavior: changed ? 'instant' : 'auto' });
}

/** Lets the new page appear as a new document does (base.css). It is there at once and in its place, only not in full colour. */
function appear() {
  document.getElementById(mainId)?.animate({ opacity: [0.3, 1] }, { duration: 120, easing: 'ease-out' });
}

function focusOn(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

/** The styles of all pages, for changing pages in place. A document holds only those of its own page. Browser only. */
let linked: Promise<void> | undefined;
let fetched = false;

/** Fetches the sheet without using it: a new sheet makes the browser style the whole page anew. Failing here means nothing yet. */
function fetchStyles(address: string): void {
  if (fetched) return;
  fetched = true;
  fetch(address).catch(() => {
    fetched = false;
  });
}

/**
 * Links the sheet, once. Nothing of another page may be shown before.
 *
 * @throws when it cannot be loaded; then it may be asked for again
 */
function loadStyles(address: string): Promise<void> {
  linked ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      linked = undefined;
      reject(new Error(address));
    };
    document.head.append(link);
  });
  return linked;
}
