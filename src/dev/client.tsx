/** The app's entry in dev: hydrates at once, and follows the manifest as it is saved. */
/// <reference types="vite/client" />
import '../render/styles.ts';
import '../render/inline.ts';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Look } from '../../schema/look.ts';
import type { OpenText } from '../../schema/resolved.ts';
import { Navigation } from '../render/Navigation.tsx';
import { createPlaceholderMarks } from '../render/open-texts.ts';
import { dataAddress, notFoundPath } from '../render/own-addresses.ts';
import { rootId } from '../render/own-ids.ts';
import { forgetPages } from '../render/page-data.ts';
import { type PageData, type ShellData, shellAddress } from '../render/page-files.ts';
import { showLook } from '../render/show-look.ts';

/** What a save changes of the document itself. */
export interface ThemeData {
  style: string;
  look: Look | undefined;
  openTexts: readonly OpenText[];
}

interface Data {
  shell: ShellData['shell'];
  page: PageData['page'];
}

const get = async <T,>(address: string): Promise<T | undefined> => {
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as T) : undefined;
};

/** Where pages change in place, they are of one language. */
const { base = '', home = '' } = document.documentElement.dataset;

async function load(path: string): Promise<Data> {
  const [shell, page] = await Promise.all([get<ShellData>(shellAddress({ home, base })), get<PageData>(dataAddress(path))]);
  const found = page ?? (await get<PageData>(dataAddress(notFoundPath({ home }))));
  if (!shell || !found) throw new Error(`No data for ${path}`);
  return { shell: shell.shell, page: found.page };
}

const markPlaceholders = createPlaceholderMarks();

// A save that comes while the app is still starting.
let missed = false;
const miss = () => {
  missed = true;
};
import.meta.hot?.on('site:update', miss);

function Live({ first }: { first: Data }) {
  const [data, setData] = useState(first);
  useEffect(() => {
    let latest = 0;
    const update = async () => {
      latest += 1;
      const mine = latest;
      for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
      forgetPages();
      const [next, theme] = await Promise.all([
        load(document.documentElement.dataset.page ?? '/'),
        get<ThemeData>(`${base}/_data/theme.json`),
      ]);
      // A later save may have overtaken this one.
      if (mine !== latest) return;
      const style = document.querySelector('style[data-theme]');
      if (style && theme) style.textContent = theme.style;
      showLook(document.documentElement, theme?.look);
      markPlaceholders(theme?.openTexts ?? []);
      startTransition(() => setData(next));
    };
    import.meta.hot?.on('site:update', update);
    import.meta.hot?.off('site:update', miss);
    if (missed) void update();
    return () => import.meta.hot?.off('site:update', update);
  }, []);
  return <Navigation shell={data.shell} page={data.page} build={build} />;
}

const build = document.documentElement.dataset.build ?? '';
const root = document.getElementById(rootId);
// Without a page (the manifest was never valid) there is nothing to hydrate: the server reloads the page when there is.
if (root && build) {
  const first = await load(document.documentElement.dataset.page ?? '/');
  hydrateRoot(
    root,
    <BrowserRouter>
      <Live first={first} />
    </BrowserRouter>,
  );
  document.documentElement.dataset.started = 'true';
  markPlaceholders((await get<ThemeData>(`${base}/_data/theme.json`))?.openTexts ?? []);
  // The modules bring their styles themselves, and keep them up to date; these were for the time before.
  for (const link of document.querySelectorAll('link[data-early]')) link.remove();
}
