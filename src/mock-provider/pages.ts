/** The mock provider's own pages, for developers who try it by hand. Visitors of a real site never see them. */
import { mockProviderPath } from '../manifest/resolve/addresses.ts';
import { answerModes } from './answers.ts';
import { scriptModes } from './provider-script.ts';

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="robots" content="noindex">` +
  `<style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1rem/1.6 system-ui}fieldset{margin-block:1rem}label{display:block}</style>` +
  `<h1>${title}</h1>${body}</html>`;

/** The page for a form that the browser itself posts. */
export function hostedPage(fields: readonly [name: string, value: string][]): string {
  const rows = fields.map(([name, value]) => `<dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd>`);
  return page('Mock provider: received', `<p>At the real provider, its own page stands here.</p><dl>${rows.join('')}</dl>`);
}

/** Where failures are chosen. */
export function tryPage(chosen: readonly string[]): string {
  const group = (title: string, modes: readonly string[]) =>
    `<fieldset><legend>${title}</legend>${modes
      .map(
        (mode) =>
          `<label><input type="checkbox" name="mode" value="${mode}"${chosen.includes(mode) ? ' checked' : ''}> ${mode}</label>`,
      )
      .join('')}</fieldset>`;
  return page(
    'Mock provider: what shall go wrong?',
    `<p>For this browser, until you choose otherwise. Then open the page with the form again.</p>` +
      `<form action="${mockProviderPath}/try"><input type="hidden" name="mode" value="">${group('The script', scriptModes)}${group('The answer', answerModes)}<button>Use these</button></form>`,
  );
}
