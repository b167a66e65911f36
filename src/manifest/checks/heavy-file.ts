/** A file of the folder `public/` that some hosts refuse, and with it the whole publication. */

import { publicFolder } from '../../../schema/published-files.ts';
import { code } from '../words/phrases.ts';
import type { Rule } from './basis/rule.ts';

/** What Cloudflare Pages takes, the least of the hosts (https://developers.cloudflare.com/pages/platform/limits/). */
const limit = 25 * 1024 * 1024;
const inMegabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

export const rule: Rule<{ file: string; megabytes: number; limit: number }> = {
  severity: 'warning',
  check: ({ published }) =>
    published.flatMap(({ address, size }) =>
      size > limit
        ? [
            {
              pointer: '',
              at: 'start',
              params: { file: publicFolder + address, megabytes: inMegabytes(size), limit: inMegabytes(limit) },
            },
          ]
        : [],
    ),
  de: {
    message: ({ file, megabytes }) => `Die Datei ${code(file)} hat ${megabytes} MB.`,
    hint: ({ limit }) =>
      `Machen Sie sie kleiner, oder verlinken Sie sie bei einem Anbieter: Manche Hoster nehmen nichts über ${limit} MB, und unterwegs lädt das niemand.`,
    explanation: 'Eine Datei im Ordner "public" ist so klein, dass jeder Hoster sie nimmt.',
  },
  en: {
    message: ({ file, megabytes }) => `The file ${code(file)} has ${megabytes} MB.`,
    hint: ({ limit }) =>
      `Make it smaller, or link to it at a provider: some hosts take nothing above ${limit} MB, and nobody loads that on the way.`,
    explanation: 'A file in the folder "public" is so small that every host takes it.',
  },
  example: { wrong: 'public/film.mov  (180 MB)', right: 'public/film.mp4  (18 MB)' },
};
