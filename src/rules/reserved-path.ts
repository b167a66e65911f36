/** Addresses whose files the build makes for itself: a page there would be overwritten, or overwrite them. */

import { isIndex, ownAddresses } from '../../schema/built-addresses.ts';
import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string }> = {
  since: '0.1.0',
  check: ({ pages }) => {
    const isOwn = ownAddresses({ pages });
    return pages.flatMap(({ pointer, path }) =>
      isIndex(path) || isOwn(path) ? [{ pointer: `${pointer}/path`, params: { path } }] : [],
    );
  },
  de: {
    message: ({ path }) => `Die Adresse ${code(path)} braucht die Website für sich selbst.`,
    hint: () => 'Nehmen Sie eine andere Adresse.',
    explanation: 'Manche Adressen braucht die Website für eigene Dateien.',
  },
  en: {
    message: ({ path }) => `The website needs the address ${code(path)} for itself.`,
    hint: () => 'Take another address.',
    explanation: 'Some addresses the website needs for files of its own.',
  },
  example: { wrong: '"path": "/assets"', right: '"path": "/material"' },
};
