/**
 * An entry of the navigation that is neither a link nor a group, or both. A schema cannot say it in one finding. Both would be a trap:
 * what unfolds its links when it is clicked leads nowhere itself. The schema of 0.1.0 asked for a link, and knew no groups.
 */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ label: string; href: string | undefined; isBoth: boolean }> = {
  since: '0.1.0',
  check: ({ manifest }) =>
    manifest.header.links.flatMap(({ label, href, links }, index) => {
      const isBoth = href !== undefined && links !== undefined;
      if (!isBoth && (href !== undefined || links !== undefined)) return [];
      const pointer = `/header/links/${index}`;
      const params = { label, href: typeof href === 'string' ? href : undefined, isBoth };
      return [isBoth ? { pointer: `${pointer}/href`, at: 'key' as const, params } : { pointer, params }];
    }),
  de: {
    message: ({ label, isBoth }) =>
      isBoth
        ? `${code(label)} ist eine Gruppe und kann nicht zugleich selbst zu einer Seite führen.`
        : `${code(label)} führt zu keiner Seite und ist auch keine Gruppe.`,
    hint: ({ label, href, isBoth }) =>
      isBoth
        ? `Entfernen Sie "href" und nehmen Sie die Seite in die Gruppe auf: { "label": "${label}", "href": "${href ?? '…'}" }.`
        : 'Ergänzen Sie "href" mit dem Ziel, oder "links" mit den Links der Gruppe.',
    explanation: 'Ein Eintrag der Navigation ist entweder ein Link oder eine Gruppe von Links.',
    inForm: ({ isBoth }) =>
      isBoth
        ? 'Leeren Sie das Ziel, und nehmen Sie die Seite als Link in die Gruppe auf.'
        : 'Wählen Sie ein Ziel, oder fügen Sie der Gruppe Links hinzu.',
  },
  en: {
    message: ({ label, isBoth }) =>
      isBoth
        ? `${code(label)} is a group and cannot lead to a page itself as well.`
        : `${code(label)} leads to no page, and is no group either.`,
    hint: ({ label, href, isBoth }) =>
      isBoth
        ? `Remove "href", and take the page into the group: { "label": "${label}", "href": "${href ?? '…'}" }.`
        : 'Add "href" with the target, or "links" with the links of the group.',
    explanation: 'An entry of the navigation is either a link or a group of links.',
    inForm: ({ isBoth }) =>
      isBoth ? 'Empty the target, and take the page into the group as a link.' : 'Choose a target, or add links to the group.',
  },
  example: {
    wrong: '"links": [{ "label": "Über uns" }]',
    right: '"links": [{ "label": "Über uns", "links": [{ "label": "Team", "href": "/team" }] }]',
  },
};
