/** A file of the folder `public/` that some hosts refuse, and with it the whole publication. */

import { publicFolder } from '../../schema/published-files.ts';
import { code } from '../findings/words/phrases.ts';
import { typeFor } from '../registry/section-aliases.ts';
import type { Rule } from './support/rule.ts';

/** What Cloudflare Pages takes, the least of the hosts (https://developers.cloudflare.com/pages/platform/limits/). */
const limit = 25 * 1024 * 1024;
const inMegabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

const film = /\.(?:mp4|m4v|mov|webm|avi|mkv)$/i;

export const rule: Rule<{ file: string; megabytes: number; limit: number; isFilm: boolean }> = {
  severity: 'warning',
  since: '0.9.0',
  check: ({ published }) =>
    published.flatMap(({ address, size }) =>
      size > limit
        ? [
            {
              pointer: '',
              at: 'start',
              params: {
                file: publicFolder + address,
                megabytes: inMegabytes(size),
                limit: inMegabytes(limit),
                isFilm: film.test(address),
              },
            },
          ]
        : [],
    ),
  de: {
    message: ({ file, megabytes }) => `Die Datei ${code(file)} hat ${megabytes} MB.`,
    hint: ({ limit, isFilm }) =>
      isFilm
        ? `Speichern Sie den Film kleiner (MP4, 1280 × 720 Pixel, 1,5 Mbit/s: etwa 11 MB je Minute), oder zeigen Sie ihn bei einem Anbieter (Abschnitt "${typeFor('youtube')}"): Manche Hoster nehmen nichts über ${limit} MB.`
        : `Machen Sie sie kleiner, oder verlinken Sie sie bei einem Anbieter: Manche Hoster nehmen nichts über ${limit} MB, und unterwegs lädt das niemand.`,
    explanation: 'Eine Datei im Ordner "public" ist so klein, dass jeder Hoster sie nimmt.',
  },
  en: {
    message: ({ file, megabytes }) => `The file ${code(file)} has ${megabytes} MB.`,
    hint: ({ limit, isFilm }) =>
      isFilm
        ? `Save the film smaller (MP4, 1280 × 720 pixels, 1.5 Mbit/s: about 11 MB a minute), or show it at a provider (section "${typeFor('youtube')}"): some hosts take nothing above ${limit} MB.`
        : `Make it smaller, or link to it at a provider: some hosts take nothing above ${limit} MB, and nobody loads that on the way.`,
    explanation: 'A file in the folder "public" is so small that every host takes it.',
  },
  example: { wrong: 'public/film.mov  (180 MB)', right: 'public/film.mp4  (18 MB)' },
};
