/** From a site and a path to a complete document. Build, dev and tests all come here. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Site, SitePage } from '../../schema/resolved.ts';
import { fileStem, getPage, isNotFound, shellOf } from '../../schema/site-parts.ts';
import { App } from './App.tsx';
import { type Delivery, Document } from './Document.tsx';

/**
 * A page as a complete document.
 *
 * Two passes: the app alone becomes a string, and the string is put into a static document. In one pass React's ids would
 * differ between server and browser, as only the app is hydrated there.
 *
 * @param path - a path of the manifest; any other one gives the not-found page
 * @param deliver - what the document refers to and which styles its markup needs, with what the app adds to it
 * @returns HTML with doctype
 * @throws what a component throws: an error while prerendering fails the build
 */
export function render(site: Site, path: string, deliver: (page: SitePage, html: string) => Delivery): string {
  const page = getPage(site, path);
  const html = renderApp(site, page);
  return `<!doctype html>${renderToStaticMarkup(<Document site={site} shell={shellOf(site, page)} page={page} html={html} delivery={deliver(page, html)} />)}`;
}

function renderApp(site: Site, page: SitePage): string {
  const { path } = page;
  return renderToString(
    <StaticRouter location={isNotFound(path) ? fileStem(path) : path}>
      <App shell={shellOf(site, page)} page={page} />
    </StaticRouter>,
  );
}
