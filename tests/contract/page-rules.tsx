/** The rules that a section keeps when it is rendered, and that need a window or a validator of HTML. The others: src/contract/. */
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { findOddElements, validateHtml } from '../../packages/tools/html.js';
import { shellOf } from '../../schema/site-parts.ts';
import type { CasePage } from '../../src/contract/cases.ts';
import { type Finding, formatFinding } from '../../src/contract/finding.ts';
import { checkPage, isResponsive, listen, teller } from '../../src/contract/page-rules.ts';
import { App } from '../../src/render/App.tsx';

/** Fails with all findings as they are: a comparison would cut them short. */
export function expectNone(findings: readonly Finding[]): void {
  if (findings.length > 0) expect.fail(`\n${findings.slice(0, 40).map(formatFinding).join('\n')}\n`);
}

/**
 * Renders a page as the build does, and looks at its document: what `check` finds in a site, and whether the HTML is valid.
 *
 * @returns Findings; none when all is well.
 */
export async function checkDocument(rendered: CasePage): Promise<Finding[]> {
  const { findings, html } = checkPage(rendered);
  if (html === undefined) return findings;
  const tell = teller(rendered.subject, rendered.name);
  // The order of headings is a rule of its own.
  const messages = (await validateHtml(html)).filter(
    ({ ruleId, message }) => ruleId !== 'heading-level' && !(isResponsive(html) && message.startsWith('<style>')),
  );
  const invalid = new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...findings, ...[...invalid, ...findOddElements(body)].map((text) => tell('html', text))];
}

/** Renders a page and lets the app take it over, as in a browser: without a word in the console, and without a changed one. */
export async function checkTakeover({ subject, name, site, page }: CasePage): Promise<Finding[]> {
  const tell = teller(subject, name);
  const heard: string[] = [];
  const stop = listen(heard);
  const app = (
    <MemoryRouter initialEntries={[page.path]}>
      <App shell={shellOf(site, page)} page={page} />
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
