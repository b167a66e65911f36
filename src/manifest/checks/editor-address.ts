/**
 * An editor in the browser at an address where it cannot lie, or must not. Pages of one origin reach what each other keep, and the editor
 * keeps drafts: beside a site that runs scripts of others it would be theirs as well. What lies at `/edit/` otherwise would be written over.
 */
import { parseAddress } from '../web-address.ts';
import { code } from '../words/phrases.ts';
import type { Rule } from './support/rule.ts';

type Why = 'insecure' | 'elsewhere' | 'script' | 'page' | 'file' | 'redirect';

/** Of the site's own origin. */
const folder = /^\/edit(?:[/.]|$)/i;

export const rule: Rule<{ why: Why; what: string }> = {
  severity: 'error',
  onlyWith: '/editor',
  *check({ manifest, url: site, pages, published, references }) {
    const address = manifest.editor?.url;
    const url = address === undefined ? undefined : parseAddress(address);
    if (!url || address === undefined) return;
    const pointer = '/editor/url';
    if (url.protocol === 'http:' && url.hostname !== 'localhost' && !url.hostname.startsWith('127.'))
      yield { pointer, params: { why: 'insecure', what: address } };
    if (url.origin !== parseAddress(site)?.origin) return;
    if (address.replace(/\/+$/, '') !== `${site}/edit`) {
      yield { pointer, params: { why: 'elsewhere', what: `${site}/edit/` } };
      return;
    }
    const script = references.addresses.find(({ kind }) => kind === 'script');
    if (script) {
      const what = parseAddress(script.url)?.hostname ?? script.url;
      yield { pointer, params: { why: 'script', what }, related: [{ pointer: script.pointer }] };
    }
    for (const page of pages)
      if (folder.test(page.path)) yield { pointer: `${page.pointer}/path`, params: { why: 'page', what: page.path } };
    for (const file of published) if (folder.test(file.address)) yield { pointer, params: { why: 'file', what: file.address } };
    for (const [index, { from }] of (manifest.redirects ?? []).entries())
      if (folder.test(from)) yield { pointer: `/redirects/${index}/from`, params: { why: 'redirect', what: from } };
  },
  de: {
    message: ({ why, what }) =>
      ({
        insecure: `Der Editor hätte eine Adresse ohne Verschlüsselung: ${code(what)}.`,
        elsewhere: `Auf der Adresse der Website liegt der Editor nur unter ${code(what)}.`,
        script: `Der Editor kann nicht bei der Website liegen: Auf ihr läuft ein Skript von ${code(what)}, und das käme auch an Ihre Entwürfe.`,
        page: `Die Adresse ${code(what)} braucht der Editor.`,
        file: `Die Datei ${code(`public${what}`)} liegt, wo der Editor liegt.`,
        redirect: `Die alte Adresse ${code(what)} braucht der Editor.`,
      })[why],
    hint: ({ why }) =>
      ({
        insecure: 'Schreiben Sie "https://" statt "http://".',
        elsewhere: 'Nehmen Sie diese, oder einen eigenen Namen wie "https://edit.example.com".',
        script: 'Geben Sie dem Editor einen eigenen Namen, zum Beispiel "https://edit.example.com".',
        page: 'Nehmen Sie für die Seite eine andere Adresse.',
        file: 'Legen Sie die Datei in einen anderen Ordner.',
        redirect: 'Streichen Sie die Weiterleitung, oder geben Sie dem Editor einen eigenen Namen.',
      })[why],
    explanation:
      'Der Editor liegt unter einem eigenen Namen oder unter "/edit/", und dort nur, wenn auf der Website kein fremdes Skript läuft.',
  },
  en: {
    message: ({ why, what }) =>
      ({
        insecure: `The editor would have an address without encryption: ${code(what)}.`,
        elsewhere: `At the address of the website the editor lies at ${code(what)} only.`,
        script: `The editor cannot lie beside the website: that runs a script of ${code(what)}, which would reach your drafts, too.`,
        page: `The editor needs the address ${code(what)}.`,
        file: `The file ${code(`public${what}`)} lies where the editor lies.`,
        redirect: `The editor needs the old address ${code(what)}.`,
      })[why],
    hint: ({ why }) =>
      ({
        insecure: 'Write "https://" instead of "http://".',
        elsewhere: 'Take that, or a name of its own such as "https://edit.example.com".',
        script: 'Give the editor a name of its own, for example "https://edit.example.com".',
        page: 'Take another address for the page.',
        file: 'Put the file into another folder.',
        redirect: 'Remove the redirect, or give the editor a name of its own.',
      })[why],
    explanation:
      'The editor lies at a name of its own, or at "/edit/", and there only where no script of others runs on the website.',
  },
  example: {
    wrong: '"site": { "url": "https://example.com" }, "editor": { "url": "https://example.com/verwaltung" }',
    right: '"site": { "url": "https://example.com" }, "editor": { "url": "https://edit.example.com" }',
  },
};
