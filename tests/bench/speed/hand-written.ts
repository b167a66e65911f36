/**
 * The same pages as somebody would write them by hand: the built page's texts, links, forms and images in plain semantic HTML with
 * one small style sheet of its own (hand-written.css), the brand's colours and fonts, and no framework. What the site is
 * measured against.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { fileStem } from '../../../schema/site-parts.ts';
import { planFile } from '../../../src/hosting/formats/files.ts';
import { mainId } from '../../../src/render/own-ids.ts';
import css from './hand-written.css?raw';

const policy = 'Content-Security-Policy';

/**
 * Writes the pages and copies what they refer to.
 *
 * @param page - a browser page without JavaScript
 * @param built - folder of the built site
 * @param url - where that is served
 * @param routes - path in the manifest and address of each page
 */
export async function writeHandWritten(
  page: Page,
  { built, url, out, routes }: { built: string; url: string; out: string; routes: readonly { path: string; address: string }[] },
): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(built, out, { recursive: true, filter: (file) => !/\.html|^_data|app\.[\w-]+\.(?:js|css)/.test(relative(built, file)) });
  // Served alike, but for the policies that allow the built pages' styles by their hashes, and no others.
  const plan = readFileSync(join(built, planFile), 'utf8');
  const kept = (name: string, value: unknown) => (name === policy && String(value).includes("'sha256-") ? undefined : value);
  writeFileSync(join(out, planFile), JSON.stringify(JSON.parse(plan, kept)));
  const brand = brandOf(built);
  for (const { path, address } of routes) {
    await page.goto(url + address);
    const { lang, head, body } = await page.evaluate(rewrite);
    const html = `<!doctype html>\n<html lang="${lang}">\n<head>\n${head}\n<style>\n${brand}\n${css}</style>\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
    const file = join(out, `${fileStem(path)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
}

/** The brand: the font faces and the block of colours that the sheet of all pages begins with. */
function brandOf(built: string): string {
  const assets = join(built, 'assets');
  const sheet = readdirSync(assets).find((name) => /^app\.[\w-]+\.css$/.test(name));
  if (!sheet) throw new Error(`${assets} holds no sheet of all pages.`);
  const style = readFileSync(join(assets, sheet), 'utf8');
  const faces = style.match(/@font-face\{[^}]*\}/g) ?? [];
  const colors = style.match(/:root\{[^}]*--color-ground:[^}]*\}/)?.[0];
  if (!colors || faces.length === 0) throw new Error(`${sheet} begins with no brand.`);
  return [...faces, colors].join('\n');
}

/** Runs in the browser: the document that is open, rewritten. */
function rewrite(): { lang: string; head: string; body: string } {
  const kept = new Set(
    'header nav main section footer article aside h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd a img picture source button form label input select option optgroup textarea fieldset legend details summary strong em b i br figure figcaption address time table thead tbody tr th td blockquote svg path circle rect line polyline ellipse g'.split(
      ' ',
    ),
  );
  const attributes =
    /^(?:href|src|srcset|sizes|alt|width|height|loading|decoding|fetchpriority|type|name|value|for|id|required|maxlength|autocomplete|pattern|title|inputmode|popover|popovertarget|aria-label|aria-current|aria-hidden|lang|target|rel|action|method|enctype|hidden|selected|media|datetime|viewBox|d|fill|stroke(?:-.*)?|cx|cy|r|x|y|x1|x2|y1|y2|points)$/i;
  const needed = new Set(
    [...document.querySelectorAll('[for], [popovertarget], a[href*="#"]')].map(
      (one) => one.getAttribute('for') ?? one.getAttribute('popovertarget') ?? one.getAttribute('href')?.split('#')[1],
    ),
  );
  const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const blocks =
    'p,ul,ol,dl,h1,h2,h3,h4,h5,h6,section,form,div,img,picture,details,nav,header,footer,table,figure,li,button,label,input,select';

  function write(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return escapeText((node.nodeValue ?? '').replace(/\s+/g, ' '));
    if (!(node instanceof Element) || /^(?:script|style|link|template|noscript)$/i.test(node.tagName)) return '';
    const tag = node.matches('main > [data-tone]') ? 'section' : node.tagName.toLowerCase();
    const inner = [...node.childNodes].map(write).join('');
    if (!kept.has(tag))
      return tag === 'div' && inner.trim() !== '' && !node.querySelector(blocks) ? `\n<p>${inner}</p>` : popover(node, inner);
    const written = [...node.attributes].flatMap(({ name, value }) => {
      if (!attributes.test(name) || (name === 'id' && !needed.has(value))) return [];
      return value === '' && name !== 'alt' ? [name] : [`${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`];
    });
    const tone = node.getAttribute('data-tone');
    if (tag === 'section' && tone && tone !== 'plain') written.push(`class="${tone}"`);
    if (tag === 'a' && node.getAttribute('href') === `#${mainId}`) written.push('class="skip"');
    const open = `<${[tag, ...written].join(' ')}>`;
    if (/^(?:img|source|input|br)$/.test(tag)) return `\n${open}`;
    return /^(?:strong|em|a|b|i|option|path|circle|rect|line|g)$/.test(tag)
      ? `${open}${inner}</${tag}>`
      : `\n${open}${inner}</${tag}>`;
  }

  /** A wrapper says nothing, but for the menu. */
  const popover = (node: Element, inner: string) =>
    node.hasAttribute('popover') ? `<div id="${node.id}" popover>${inner}</div>` : inner;

  const head = [...document.head.children]
    .filter((one) => /^(?:META|TITLE|LINK)$/.test(one.tagName) || one.getAttribute('type') === 'application/ld+json')
    .filter((one) => one.getAttribute('rel') !== 'stylesheet' && !/content-security/i.test(one.getAttribute('http-equiv') ?? ''))
    .map((one) => one.outerHTML);
  return {
    lang: document.documentElement.lang,
    head: head.join('\n'),
    body: [...document.body.childNodes].map(write).join('').trim(),
  };
}
