/** The rules that a section keeps when it is rendered as a build does it, whatever its props. Findings name the component's file. */
import { sectionBase } from '../../schema/define-section.ts';
import { componentName } from '../../schema/names.ts';
import type { Page } from '../../schema/resolved.ts';
import { render } from '../render/render.tsx';
import type { CasePage } from './cases.ts';
import { type Finding, find, type Subject } from './finding.ts';

/** Findings about one case. */
export const teller = (subject: Subject, name: string) => (rule: string, what: string) =>
  find(subject, `${componentName(subject.type)}.tsx`, rule, `"${name}": ${what}`);

/**
 * Renders a page as the build does, and looks at its document: exceptions, console output, style elements, order of headings, ids, words.
 *
 * @returns Findings, and the document; none where it could not be rendered.
 */
export function checkPage({ subject, name, site, page, manifest }: CasePage): { findings: Finding[]; html?: string } {
  const tell = teller(subject, name);
  // A page that the app comes with has all its markup only there.
  const whole = { ...site, pages: site.pages.map((one) => ({ ...one, eager: false })) };
  const heard: string[] = [];
  const stop = listen(heard);
  let html = '';
  try {
    html = render(whole, page.path, () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  } catch (error) {
    return { findings: [tell('renders', String(error))] };
  } finally {
    stop();
  }
  const findings = [
    ...(isResponsive(html) ? [tell('mantine', responsive)] : []),
    ...heard.map((text) => tell('quiet', `it writes to the console: ${text}`)),
    ...checkHeadings(html).map((text) => tell('headings', text)),
    ...checkIds(html, page).map((text) => tell('ids', text)),
    ...foreignWords(manifest, page, html).map((text) => tell('words', `"${text}" stands in code; words come from the manifest.`)),
  ];
  return { findings, html };
}

/** Whether Mantine has written a style element between the markup: what it makes of an object as a style prop. */
export const isResponsive = (html: string) => /<style[^>]*data-mantine-styles="inline"/.test(html);

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
function foreignWords(manifest: Constants, page: Page, html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<option[\s\S]*?<\/option>|<style[\s\S]*?<\/style>/g, '') ?? '';
  const said = [
    ...[...main.matchAll(/>([^<]+)</g)].map(([, text = '']) => text),
    ...[...main.matchAll(/\s(?:aria-label|aria-description|alt|title|placeholder)="([^"]*)"/g)].map(([, text = '']) => text),
  ];
  const known = [...valuesIn(manifest)].flatMap((value) =>
    // Code is shown as it is written.
    typeof value === 'string' ? [normalize(shown(value, manifest)), normalize(value)] : [],
  );
  const inWords = [...valuesIn(page.sections)]
    .flatMap((value) => (isInWords(value) ? Object.values(value).map(String) : []))
    .map(normalize);
  const all = [...known, ...inWords].join('\n');
  return [...new Set(said.map((text) => normalize(decode(text))))].filter((text) => /\p{L}/u.test(text) && !all.includes(text));
}

/** A day, a time or days of the week, as schema/atoms.ts has them. */
const isInWords = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'text' in value && ('iso' in value || 'days' in value);

/** A text as it is shown: constants filled in, of two opening braces one, of a link its words. */
function shown(text: string, { constants, placeholders }: Constants): string {
  const values: Record<string, string | number> = { ...placeholders, ...constants };
  return text
    .replace(/\{\{|\{([a-z]\w*)\}/g, (_, name: string | undefined) => (name === undefined ? '{' : String(values[name])))
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}

/** As much of a manifest as is filled into texts. */
type Constants = Pick<CasePage['manifest'], 'constants' | 'placeholders'>;

const normalize = (text: string) => text.replaceAll('\u00ad', '').replace(/[*_]/g, '').replace(/\s+/g, ' ').trim();
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** A value, and every value in it. */
function* valuesIn(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* valuesIn(inner);
}

const channels = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Writes down what is said in the console instead of saying it. */
export function listen(heard: string[]): () => void {
  const before = channels.map((channel) => console[channel]);
  for (const channel of channels) {
    console[channel] = (...said: unknown[]) => heard.push(`${channel}: ${said.map(String).join(' ').slice(0, 300)}`);
  }
  return () => {
    for (const [index, channel] of channels.entries()) console[channel] = before[index] as typeof console.log;
  };
}
