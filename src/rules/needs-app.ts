/**
 * A section that is of no use without a script, on a site whose pages have none. An error: visitors would press a button that does nothing.
 * Which sections these are is said in the folders of their types (`needsApp`).
 */

import type { Rule } from './support/rule.ts';

export const rule: Rule = {
  onlyWith: '/site/app',
  check: ({ isStatic, references: { needsApp } }) =>
    isStatic
      ? needsApp.map((pointer) => ({ pointer, at: 'start' as const, params: {}, related: [{ pointer: '/site/app' }] }))
      : [],
  de: {
    message: (_, { place }) => `Das braucht ein Skript, und auf dieser Website läuft keines: ${place}.`,
    hint: () => 'Entfernen Sie es, und führen Sie mit einem Link dorthin. Oder streichen Sie `"app": false` in `site`.',
    explanation: 'Auf einer Website ohne App steht nichts, was ohne Skript keinen Nutzen hat.',
    inForm: {
      message: () => 'Das braucht ein Skript, und auf dieser Website läuft keines.',
      hint: (_, { titleAt }) => `Entfernen Sie es, oder schalten Sie bei der Website „${titleAt('/site/app')}“ ein.`,
    },
  },
  en: {
    message: (_, { place }) => `This needs a script, and none runs on this website: ${place}.`,
    hint: () => 'Remove it, and lead there with a link. Or take `"app": false` out of `site`.',
    explanation: 'A website without the app holds nothing that is of no use without a script.',
    inForm: {
      message: () => 'This needs a script, and none runs on this website.',
      hint: (_, { titleAt }) => `Remove it, or switch on “${titleAt('/site/app')}” for the website.`,
    },
  },
  example: {
    wrong: '"site": { …, "app": false }, … { "type": "embed", "kind": "map", … }',
    right: '"site": { …, "app": false }, … { "type": "text", "text": ["[Zur Karte](https://karte.example/baeckerei)"] }',
  },
};
