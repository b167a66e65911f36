/**
 * A form that sends to the stand-in, which exists only in `dev` and `start`: on any other host nothing arrives. It warns
 * while the owner has no provider yet; a release is stopped.
 */

import { mockProviderPath } from '../manifest/resolve/addresses.ts';
import { soleConstant } from '../manifest/resolve/constants.ts';
import { pagePointerOf } from '../manifest/resolve/references.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ page: string }> = {
  severity: 'until-release',
  since: '0.1.0',
  check: ({ pages, constantsAt, references: { addresses } }) => {
    const paths = new Map(pages.map(({ pointer, path }) => [pointer, path]));
    return addresses.flatMap(({ kind, url, written, pointer }) => {
      if (kind !== 'endpoint' || (url !== mockProviderPath && !url.startsWith(`${mockProviderPath}/`))) return [];
      const page = paths.get(pagePointerOf(pointer) ?? '') ?? '';
      const constant = soleConstant(written, constantsAt(pointer));
      return [{ pointer, params: { page }, related: constant ? [{ pointer: constant.pointer }] : [] }];
    });
  },
  de: {
    message: ({ page }) => `Das Formular auf ${page} sendet an den Platzhalter. Auf einer echten Website kommt damit nichts an.`,
    hint: () =>
      'Tragen Sie die Adresse ein, die der Anbieter für das Formular nennt, und die seines Skripts, falls es eines braucht.',
    explanation: 'Das Formular sendet an die Adresse, die der Anbieter nennt.',
  },
  en: {
    message: ({ page }) => `The form on ${page} sends to the placeholder. On a real website nothing arrives that way.`,
    hint: () => 'Enter the address that the provider names for the form, and that of its script if it needs one.',
    explanation: 'The form sends to the address that the provider names.',
  },
  example: { wrong: '"action": "/__signup"', right: '"action": "https://news.example/form"' },
};
