/** The rules that a section keeps when it is rendered, whatever its props. Findings name the component's file. */
import { HtmlValidate } from 'html-validate';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { sectionBase } from '../../schema/define-section.ts';
import { componentName } from '../../schema/names.ts';
import type { Page, Site } from '../../schema/resolved.ts';
import { App } from '../../src/render/App.tsx';
import { render } from '../../src/render/render.tsx';
import { shellOf } from '../../src/render/site-parts.ts';
import { type Manifest, walk } from '../support/manifest/manifest.ts';
import { say } from './folder-rules.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'] });
const channels = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Fails with all findings as they are: a comparison would cut them short. */
export function expectNone(findings: readonly string[]): void {
  if (findings.length > 0) expect.fail(`\n${findings.slice(0, 40).join('\n')}\n`);
}

/** A page of a site that was loaded from a manifest. */
export interface Rendered {
  type: string;
  /** What is special about the section on it. */
  name: string;
  site: Site;
  page: Page;
  manifest: Manifest;
}

/**
 * Renders a page as the build does, and looks at its document: exceptions, console output, HTML, order of headings, words.
 *
 * @returns Findings; none when all is well.
 */
export async function checkDocument(rendered: Rendered): Promise<string[]> {
  const { type, name, site, page } = rendered;
  const tell = (rule: string, what: string) => say(type, `${componentName(type)}.tsx`, rule, `"${name}": ${what}`);
  // A page that the app comes with has all its markup only there.
  const whole = { ...site, pages: site.pages.map((one) => ({ ...one, eager: false })) };
  const heard: string[] = [];
  const stop = listen(heard);
  let html = '';
  try {
    html = render(whole, page.path, () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  } catch (error) {
    return [tell('renders', String(error))];
  } finally {
    stop();
  }
  const { results } = await validator.validateString(html);
  // The order of headings is a rule of its own.
  const messages = results
    .flatMap((result) => result.messages)
    .filter(({ ruleId, message }) => ruleId !== 'heading-level' && !(isResponsive(html) && message.startsWith('<style>')));
  return [
    ...(isResponsive(html) ? [tell('mantine', responsive)] : []),
    ...heard.map((text) => tell('quiet', `it writes to the console: ${text}`)),
    ...[...new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))].map((text) =>
      tell('html', text),
    ),
    ...checkElements(html).map((text) => tell('html', text)),
    ...checkHeadings(html).map((text) => tell('headings', text)),
    ...checkIds(html, page).map((text) => tell('ids', text)),
    ...foreignWords(rendered, html).map((text) => tell('words', `"${text}" stands in code; words come from the manifest.`)),
  ];
}

/** What other checkers of HTML find, and html-validate does not: see tests/e2e/site/checkers.spec.ts. */
function checkElements(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = (selector: string) => [...body.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 80));
  return [
    ...found('a[type]').map((link) => `the type of a link is that of a file: ${link}`),
    ...found('section:not(:has(h1, h2, h3, h4, h5, h6), [aria-label], [aria-labelledby])').map(
      (section) => `a section has neither a heading nor a name: ${section}`,
    ),
    ...found('figure:not(:has(> figcaption))').map((figure) => `a figure has no caption: ${figure}`),
    ...found('aside:not([aria-label], [aria-labelledby])').map((aside) => `an aside has no name: ${aside}`),
  ];
}

/** Whether Mantine has written a style element between the markup: what it makes of an object as a style prop. */
const isResponsive = (html: string) => /<style[^>]*data-mantine-styles="inline"/.test(html);

const responsive =
  'an object as a style prop, such as cols={{ base: 2, sm: 4 }}, makes Mantine write a <style> element that no security policy can allow. Give one value (cols={4}), or write the grid in the CSS module, with @media or @container (docs/mantine.md).';

/** No level is left out, and there is one heading of the first. */
function checkHeadings(html: string): string[] {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  const jump = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const tops = levels.filter((level) => level === 1).length;
  return [
    ...(jump >= 0
      ? [`h${levels[jump]} follows ${jump === 0 ? 'nothing' : `h${levels[jump - 1]}`}: give <Heading> the right depth.`]
      : []),
    ...(tops === 1 ? [] : [`the page has ${tops} headings of level 1: take <Heading> for all of them.`]),
  ];
}

/** An id that an author could give to a section as well is a section's: what else had it would be found in its place. */
function checkIds(html: string, { sections }: Page): string[] {
  // Entries of a section have ids of their author's, too.
  const own = new Set([...JSON.stringify(sections).matchAll(/"id":"([^"]*)"/g)].map(([, id = '']) => id));
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  return ids
    .filter((id) => sectionBase.shape.id.safeParse(id).success && !own.has(id))
    .map((id) => `an author may call a section "${id}": take useId(), or an id with an underscore.`);
}

/** Texts, and texts that are only spoken, that the manifest does not hold. Names of countries come from a library; days the loader puts into words. */
function foreignWords({ manifest, page }: Rendered, html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<option[\s\S]*?<\/option>|<style[\s\S]*?<\/style>/g, '') ?? '';
  const said = [
    ...[...main.matchAll(/>([^<]+)</g)].map(([, text = '']) => text),
    ...[...main.matchAll(/\s(?:aria-label|aria-description|alt|title|placeholder)="([^"]*)"/g)].map(([, text = '']) => text),
  ];
  const known = [...walk(manifest)].flatMap(({ value }) =>
    typeof value === 'string' ? [normalize(shown(value, manifest))] : [],
  );
  const inWords = [...walk(page.sections)]
    .flatMap(({ value }) => (isInWords(value) ? Object.values(value).map(String) : []))
    .map(normalize);
  const all = [...known, ...inWords].join('\n');
  return [...new Set(said.map((text) => normalize(decode(text))))].filter((text) => /\p{L}/u.test(text) && !all.includes(text));
}

/** A day, a time or days of the week, as schema/atoms.ts has them. */
const isInWords = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'text' in value && ('iso' in value || 'days' in value);

/** A text as it is shown: constants filled in, of two opening braces one, of a link its words. */
function shown(text: string, { constants, placeholders }: Manifest): string {
  const values: Record<string, string | number> = { ...placeholders, ...constants };
  return text
    .replace(/\{\{|\{([a-z]\w*)\}/g, (_, name: string | undefined) => (name === undefined ? '{' : String(values[name])))
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}

const normalize = (text: string) => text.replaceAll('\u00ad', '').replace(/[*_]/g, '').replace(/\s+/g, ' ').trim();
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** Renders a page and lets the app take it over, as in a browser: without a word in the console, and without a changed one. */
export async function checkTakeover({ type, name, site, page }: Rendered): Promise<string[]> {
  const tell = (rule: string, what: string) => say(type, `${componentName(type)}.tsx`, rule, `"${name}": ${what}`);
  const heard: string[] = [];
  const stop = listen(heard);
  const app = (
    <MemoryRouter initialEntries={[page.path]}>
      <App shell={shellOf(site)} page={page} />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  document.body.append(container);
  let root: Root | undefined;
  try {
    container.innerHTML = renderToString(app);
    const before = container.textContent;
    await act(async () => {
      root = hydrateRoot(container, app);
    });
    const changed = container.textContent === before ? [] : [tell('takeover', 'the app shows another text than the document.')];
    return [...heard.map((text) => tell('quiet', `it writes to the console: ${text}`)), ...changed];
  } catch (error) {
    return [tell('renders', String(error))];
  } finally {
    await act(async () => root?.unmount());
    container.remove();
    stop();
  }
}

/** Writes down what is said in the console instead of saying it. */
function listen(heard: string[]): () => void {
  const before = channels.map((channel) => console[channel]);
  for (const channel of channels) {
    console[channel] = (...said: unknown[]) => heard.push(`${channel}: ${said.map(String).join(' ').slice(0, 300)}`);
  }
  return () => {
    for (const [index, channel] of channels.entries()) console[channel] = before[index] as typeof console.log;
  };
}
