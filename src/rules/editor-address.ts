/**
 * An editor in the browser at an address where it cannot lie, or must not. Pages of one origin reach what each other keep, and the editor
 * keeps drafts: beside a site that runs scripts of others it would be theirs as well. What lies at `/edit/` otherwise would be written over.
 */
import { isWebAddress, parseAddress } from '../findings/web-address.ts';
import { code } from '../findings/words/phrases.ts';
import { placedRedirects } from './support/redirects.ts';
import type { Rule } from './support/rule.ts';

type Why = 'broken' | 'insecure' | 'elsewhere' | 'script' | 'page' | 'file' | 'redirect';

/** Of the site's own origin. */
const folder = /^\/edit(?:[/.]|$)/i;

export const rule: Rule<{ why: Why; what: string }> = {
  onlyWith: '/editor',
  *check(context) {
    const { manifest, url: site, pages, published, references } = context;
    const pointer = '/editor/url';
    const address = manifest.editor?.url;
    if (address === undefined) return;
    const url = isWebAddress(address) ? parseAddress(address) : undefined;
    // Two slashes would begin the address of another host.
    if (!url || /[^:]\/\//.test(address)) {
      yield { pointer, params: { why: 'broken', what: address } };
      return;
    }
    if (url.protocol === 'http:' && url.hostname !== 'localhost' && !/^127(?:\.\d+){3}$/.test(url.hostname))
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
    for (const { from, written, pointer } of placedRedirects(context))
      if (folder.test(from)) yield { pointer: `${pointer}/from`, params: { why: 'redirect', what: written.from } };
  },
  de: {
    message: ({ why, what }) =>
      ({
        broken: `Unter der Adresse ${code(what)} kann kein Editor liegen.`,
        insecure: `Der Editor hätte eine Adresse ohne Verschlüsselung: ${code(what)}.`,
        elsewhere: `Auf der Adresse der Website liegt der Editor nur unter ${code(what)}.`,
        script: `Der Editor kann nicht bei der Website liegen: Auf ihr läuft ein Skript von ${code(what)}, und das käme auch an Ihre Entwürfe.`,
        page: `Die Adresse ${code(what)} braucht der Editor.`,
        file: `Die Datei ${code(`public${what}`)} liegt, wo der Editor liegt.`,
        redirect: `Die alte Adresse ${code(what)} braucht der Editor.`,
      })[why],
    hint: ({ why }) =>
      ({
        broken:
          'Eine Adresse ist "https://", dann der Name eines Hosts wie "edit.example.com", dann nichts oder ein Pfad mit einzelnen Schrägstrichen.',
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
        broken: `No editor can lie at the address ${code(what)}.`,
        insecure: `The editor would have an address without encryption: ${code(what)}.`,
        elsewhere: `At the address of the website the editor lies at ${code(what)} only.`,
        script: `The editor cannot lie beside the website: that runs a script of ${code(what)}, which would reach your drafts, too.`,
        page: `The editor needs the address ${code(what)}.`,
        file: `The file ${code(`public${what}`)} lies where the editor lies.`,
        redirect: `The editor needs the old address ${code(what)}.`,
      })[why],
    hint: ({ why }) =>
      ({
        broken:
          'An address is "https://", then the name of a host such as "edit.example.com", then nothing or a path with single slashes.',
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
