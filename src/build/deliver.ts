/** Which files a site's documents refer to, and what each document holds of them. */
import { createHash } from 'node:crypto';
import type { Page, Site } from '../../schema/resolved.ts';
import type { Delivery } from '../render/Document.tsx';
import type { BuildId, PageData, ShellData } from '../render/delivery.ts';
import { mantineVariablesCss } from '../render/mantine-variables.tsx';
import { shellOf } from '../render/render.tsx';
import { themeCss } from '../render/theme.ts';
import type { ClientBundle } from './client-bundle.ts';
import { pageStyles } from './stylesheet.ts';

export interface SiteDelivery {
  /** For `render`. */
  deliver: (page: Page, html: string) => Delivery;
  shellData: ShellData;
  pageData: (page: Page) => PageData;
  /** Address → text of the files that all pages share. */
  shared: Map<string, string>;
}

export function prepareDelivery(site: Site, bundle: ClientBundle): SiteDelivery {
  const variables = mantineVariablesCss();
  const theme = themeCss(site.theme);
  const appSheet = `${theme}${variables}${bundle.appSheet}`;
  const app = `/assets/app.${hash(bundle.app)}.js`;
  const css = `/assets/app.${hash(appSheet)}.css`;
  const shellData = { shell: shellOf(site), styles: css };
  const shellId = hash(app + bundle.script + JSON.stringify(shellData));
  const buildOf = (page: Page): BuildId => `${shellId}.${hash(JSON.stringify(page))}`;
  const stylesFor = pageStyles(`${theme}${variables}${bundle.sheet}`, bundle.app);
  return {
    deliver: (page, html) => ({
      app,
      script: bundle.script,
      build: buildOf(page),
      // What the document adds around the app's markup.
      style: stylesFor(`${html}<i class="toast" data-mantine-color-scheme="light">`),
    }),
    shellData,
    pageData: (page) => ({ build: buildOf(page), page }),
    shared: new Map([
      [app, bundle.app],
      [css, appSheet],
    ]),
  };
}

/** Short name of a content. */
export function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
