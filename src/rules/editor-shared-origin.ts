/**
 * An editor on an origin that all projects of one account share. It warns: it works, but keeps no access there (src/findings/shared-origin.ts),
 * and whoever publishes another of these projects can read drafts.
 */
import { sharesOrigin } from '../findings/shared-origin.ts';
import { parseAddress } from '../findings/web-address.ts';
import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ host: string }> = {
  severity: 'warning',
  onlyWith: '/editor',
  check({ manifest: { editor } }) {
    const url = editor && parseAddress(editor.url);
    return url && sharesOrigin(url) ? [{ pointer: '/editor/url', params: { host: url.host } }] : [];
  },
  de: {
    message: ({ host }) =>
      `Alle Projekte desselben Kontos teilen sich die Adresse ${code(host)}: Deren Seiten kämen auch an Entwürfe, und „Angemeldet bleiben“ gibt es dort nicht.`,
    hint: () => 'Geben Sie dem Editor einen eigenen Namen, zum Beispiel "https://edit.example.com".',
    explanation: 'Der Editor hat einen Namen für sich allein, den er mit keinem anderen Projekt teilt.',
  },
  en: {
    message: ({ host }) =>
      `All projects of the same account share the address ${code(host)}: their pages could read drafts, and nobody can stay signed in there.`,
    hint: () => 'Give the editor a name of its own, for example "https://edit.example.com".',
    explanation: 'The editor has a name for itself alone, which it shares with no other project.',
  },
  example: {
    wrong: '"editor": { "url": "https://lena-vogt.github.io" }',
    right: '"editor": { "url": "https://edit.example.com" }',
  },
};
