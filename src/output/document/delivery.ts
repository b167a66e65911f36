/** Which files a site's documents refer to, and what each document holds of them. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { CallingCodes } from '../../../schema/atoms.ts';
import { inLayer, layerOrder } from '../../../schema/own-styles.ts';
import type { Page, Site, SitePage } from '../../../schema/resolved.ts';
import { pageForBrowser, shellForBrowser, shellOf } from '../../../schema/site-parts.ts';
import type { ContentCache } from '../../disk/content-cache.ts';
import { hash } from '../../disk/hash.js';
import { memo } from '../../disk/memo.ts';
import type { Delivery } from '../../render/Document.tsx';
import { mantineVariablesCss } from '../../render/mantine-variables.tsx';
import { type PageData, type ShellData, shellAddress } from '../../render/page-files.ts';
import { themeCss } from '../../render/theme.ts';
import { fitToTitle } from '../../render/title-fallbacks.ts';
import type { ClientBundle } from '../app/client-bundle.ts';
import { prepareSearchEngines } from '../seo/search-engines.ts';
import { pageStyles } from '../styles/stylesheet.ts';

export interface SiteDelivery {
  /** For `render`. */
  deliveryOf: (page: SitePage, html: string) => Delivery;
  /** Undefined where the site has no app, which alone asks for it. */
  pageData: ((page: SitePage) => PageData) | undefined;
  /** Address → text of the files that all pages share. */
  shared: Map<string, string>;
}

/** @param cache - keeps what depends on the builder's sources and the key alone */
export function deliveryOfSite(site: Site, bundle: ClientBundle, cache: ContentCache): SiteDelivery {
  const variables = cache.rememberText('variables', '', () => mantineVariablesCss(renderToStaticMarkup));
  const brand = inLayer('parts', themeCss(site.theme) + variables);
  const own = inLayer('site', site.styles ?? '');
  const sheet = `${brand}${bundle.sheet}${own}`;
  const stylesFor = pageStyles(sheet, site.isStatic ? '' : bundle.app, (key, make) => cache.rememberText('styles', key, make));
  const look = Object.entries(site.theme.look ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  // What the document adds around the app's markup.
  const startOf = (page: SitePage) => {
    const { lang, dir } = shellOf(site, page);
    return `<html lang="${lang}" data-mantine-color-scheme="light"${dir ? ' dir="rtl"' : ''}${look}><body>`;
  };
  const end = site.isStatic ? '' : '<i class="toast">';
  const search = prepareSearchEngines(site);
  const app = site.isStatic ? undefined : appDelivery(site, bundle, `${layerOrder}${brand}${bundle.appSheet}${own}`);
  return {
    deliveryOf: (page, html) => ({
      ...app?.deliveryOf(page),
      search: search.tags(page),
      style: fitToTitle(stylesFor(`${startOf(page)}${html}${end}`), html, site.theme.fonts.heading),
    }),
    pageData: app?.pageData,
    shared: new Map([...(app?.shared ?? []), ...search.texts]),
  };
}

/** What a site with the app has beside its documents, and what these say of it. */
function appDelivery(site: Site, bundle: ClientBundle, sheet: string) {
  const folder = `${site.base ?? ''}/assets`;
  const app = `${folder}/app.${hash(bundle.app)}.js`;
  const css = `${folder}/app.${hash(sheet)}.css`;
  const starter = `${folder}/start.${hash(bundle.script)}.js`;
  const shells = site.shells.map((shell) => {
    const data: ShellData = { shell: shellForBrowser(shell), styles: css };
    const text = JSON.stringify(data);
    return { lang: shell.lang, address: shellAddress(shell), text, id: hash(app + bundle.script + text) };
  });
  const idOf = memo((lang: string) => shells.find((shell) => shell.lang === lang)?.id ?? '');
  const ofPage = memo((written: SitePage): PageData => {
    const page = pageForBrowser(written);
    return { build: `${idOf(written.lang)}.${hash(JSON.stringify(page))}`, page };
  });
  return {
    deliveryOf: (page: SitePage) => ({
      app,
      script: bundle.script,
      // Where the app comes with the page, it follows what the visitor came for, and the document is a kilobyte (brotli) smaller.
      scriptFile: page.eager ? starter : undefined,
      build: ofPage(page).build,
    }),
    pageData: (written: SitePage): PageData => {
      const { build, page } = ofPage(written);
      return { build, page: page.isolated ? withoutCountries(page) : page };
    },
    shared: new Map([
      [app, bundle.app],
      [css, sheet],
      ...shells.map(({ address, text }) => [address, text] as const),
      ...(site.pages.some(({ eager }) => eager) ? [[starter, bundle.script] as const] : []),
    ]),
  };
}

/** A page without its lists of countries, 2.4 kB (brotli): the app only ever finds an isolated page in its document, which holds them. */
const withoutCountries = (page: Page): Page =>
  JSON.parse(JSON.stringify(page), (_, value) => (isCallingCodes(value) ? { selected: value.selected } : value));

const isCallingCodes = (value: unknown): value is CallingCodes =>
  typeof value === 'object' && value !== null && 'selected' in value && 'countries' in value;
