/** An animation that visitors see only as its first picture, or that takes long to load. It warns. */

import { code } from '../findings/words/phrases.ts';
import { typeFor } from '../registry/section-aliases.ts';
import type { Rule } from './support/rule.ts';

/** In bytes: as much as ten photos. */
const heavy = 2_000_000;

export const rule: Rule<{ path: string; seconds: number; megabytes: number; isStill: boolean }> = {
  severity: 'warning',
  since: '1.1.0',
  groupByCause: true,
  check: ({ references: { images } }) =>
    images.flatMap(({ pointer, path, size, motion }) => {
      const isStill = motion?.plays === 0;
      if (!motion || (!isStill && size <= heavy)) return [];
      const [seconds, megabytes] = [Math.ceil(motion.seconds), Math.ceil(size / 1e5) / 10];
      return [{ pointer: `${pointer}/src`, params: { path, seconds, megabytes, isStill } }];
    }),
  de: {
    message: ({ path, seconds, megabytes, isStill }, { place }) =>
      isStill
        ? `Von der Animation ${code(path)} sehen Besucher nur das erste Bild: Sie ${seconds > 5 ? `dauert ${seconds} Sekunden` : 'lässt sich nicht nach fünf Sekunden beenden'} (${place}).`
        : `Die Animation ${code(path)} hat ${megabytes.toLocaleString('de')} MB (${place}).`,
    hint: () =>
      `Speichern Sie sie kürzer oder kleiner, oder zeigen Sie einen Film, den Besucher starten und anhalten: Abschnitt "${typeFor('film')}".`,
    explanation: 'Ein bewegtes Bild endet nach fünf Sekunden und hat höchstens 2 MB.',
  },
  en: {
    message: ({ path, seconds, megabytes, isStill }, { place }) =>
      isStill
        ? `Of the animation ${code(path)} visitors see only the first picture: it ${seconds > 5 ? `takes ${seconds} seconds` : 'cannot be ended after five seconds'} (${place}).`
        : `The animation ${code(path)} has ${megabytes.toLocaleString('en')} MB (${place}).`,
    hint: () => `Save it shorter or smaller, or show a film that visitors start and stop: section "${typeFor('film')}".`,
    explanation: 'An image that moves ends after five seconds and has at most 2 MB.',
  },
  example: { wrong: '"src": "drehung.webp"  (12 s)', right: '"src": "drehung.webp"  (4 s)' },
};
