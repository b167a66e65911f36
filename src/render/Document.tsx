/** The document around a prerendered page. Static: it is never hydrated, so nothing in it may need to be. */

import type { Page, Shell, Site } from '../../schema/resolved.ts';
import { isNotFound } from '../../schema/site-parts.ts';
import { inRange } from '../../schema/unicode-range.ts';
import { rootId, toastId } from './own-ids.ts';
import { below, dataAddress, shellAddress } from './page-files.ts';
import { SearchHead, type SearchTags } from './SearchHead.tsx';
import { speculationRules } from './speculation.ts';

/** What the browser gets beside the page: the app's files, the starting script and the page's style sheet. */
export interface Delivery {
  /** Address of the app's module. Without it no script runs. */
  app?: string;
  /** Text of the starting script. */
  script?: string;
  /** Address of a file with that text, where the document is to refer to it instead. */
  scriptFile?: string | undefined;
  build?: string;
  /** Text of the page's own style sheet. */
  style: string;
  /** Icons, cards and facts; dev has none. */
  search?: SearchTags;
  /** Dev only: style sheets and the module that stand in for the files of a build. */
  dev?: { styles: string[]; module: string };
}

interface DocumentProps {
  site: Pick<Site, 'theme' | 'icon'>;
  shell: Shell;
  page: Page;
  /** The app's markup. */
  html: string;
  delivery: Delivery;
}

export function Document({ site, shell, page, html, delivery }: DocumentProps) {
  const { ground } = site.theme.colors;
  const { app, script = '', scriptFile, dev } = delivery;
  // Only the app finds a choice in the address.
  const readsAddress = page.sections.some(({ choose }) => choose);
  const isLight = site.theme.scheme === 'light';
  // A part of a font that the page's title needs is needed at once, any other where its characters stand.
  const partsOf = ({ parts = [] }: Site['theme']['fonts']['text']) =>
    parts.filter(({ range }) => [...page.title].some(inRange(range))).map(({ file }) => file);
  const fonts = new Set(Object.values(site.theme.fonts).flatMap((font) => (font.file ? [font.file, ...partsOf(font)] : [])));
  return (
    <html
      lang={shell.lang}
      dir={shell.dir}
      data-mantine-color-scheme="light"
      // For styles that only dark screens have; a site that is always light has none.
      data-scheme={isLight ? 'light' : undefined}
      {...site.theme.look}
      // For the script that all documents begin with there is one not-found page.
      data-page={app === undefined ? undefined : isNotFound(page.path) ? '*' : page.path}
      data-base={app === undefined ? undefined : shell.base}
      data-home={dev && shell.home}
      data-build={delivery.build}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {!isNotFound(page.path) && <link rel="canonical" href={`${shell.url}${page.path}`} />}
        {page.noindex && <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content={isLight ? 'light' : 'light dark'} />
        <meta name="theme-color" content={ground.light} media={isLight ? undefined : '(prefers-color-scheme: light)'} />
        {!isLight && <meta name="theme-color" content={ground.dark} media="(prefers-color-scheme: dark)" />}
        {[...fonts].map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {delivery.search ? (
          <SearchHead shell={shell} page={page} search={delivery.search} />
        ) : (
          // Without one, browsers would ask for /favicon.ico, which only a build has.
          <link rel="icon" href={(site.icon ?? shell.header.logo)?.src ?? 'data:,'} />
        )}
        {dev?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} data-early="" />
        ))}
        {/* Our own sheet and our own markup, made at build from trusted data. */}
        <style data-theme={dev && ''} dangerouslySetInnerHTML={{ __html: delivery.style }} />
      </head>
      <body>
        <div id={rootId} dangerouslySetInnerHTML={{ __html: html }} />
        {!shell.isStatic && <div id={toastId} className="toast" role="status" />}
        {dev && <script type="module" src={dev.module} />}
        {!dev && app !== undefined && (
          <>
            <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules(shell.base) }} />
            <script
              data-app={app}
              data-shell={shellAddress(shell)}
              data-page={below(shell.base, dataAddress)(page.path)}
              data-eager={page.eager || html.includes('data-needs-app="now"') ? '' : undefined}
              dangerouslySetInnerHTML={{
                // What the visitor came for comes first: the page is there, and painted. Firefox tells of no paint when somebody goes back.
                __html: scriptFile
                  ? `addEventListener("load",()=>{let go=()=>import("${scriptFile}");new PerformanceObserver(go).observe({type:"paint",buffered:!0});setTimeout(go,500)})`
                  : `${readsAddress ? 'if(location.search)document.currentScript.dataset.eager="";' : ''}${script}`,
              }}
            />
          </>
        )}
      </body>
    </html>
  );
}
