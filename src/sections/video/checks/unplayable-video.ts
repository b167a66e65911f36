/**
 * A film, or captions, that no browser plays: of another kind, of another host, or no file at all. It warns while the page is being written;
 * a release is stopped.
 */

import type { Href } from '../../../../schema/atoms.ts';
import { withCorrection } from '../../../findings/finding.ts';
import { code } from '../../../findings/words/phrases.ts';
import { typeFor } from '../../../registry/section-aliases.ts';
import type { CheckContext, Rule } from '../../../rules/support/rule.ts';

/** What browsers of all makers play, and the one kind of captions that they know. */
const playable = { film: /\.(?:mp4|webm)$/i, captions: /\.vtt$/i };
type Role = keyof typeof playable;

export const rule: Rule<{ target: string; role: Role; isForeign: boolean }> = {
  severity: 'until-release',
  since: '0.9.0',
  *check({ sections, pages, published, references }) {
    const hrefs = new Map<string, Href>(references.links.map(({ where, href }) => [where.pointer, href]));
    const paths = new Set(pages.map(({ path }) => path));
    for (const { role, pointer, written } of namedFiles(sections)) {
      const href = hrefs.get(pointer);
      // A mail is no link that anybody has met; a link that leads nowhere is another rule's.
      if (href && 'page' in href && href.page !== undefined && !paths.has(href.page)) continue;
      if (!href && typeof written === 'string') continue;
      const target = !href ? 'mailto:' : 'url' in href ? href.url : `${href.page ?? ''}${href.hash ?? ''}`;
      const isFile = href && 'url' in href && href.file !== undefined;
      if (isFile && playable[role].test(target)) continue;
      const stem = target.replace(/\.[^./]*$/, '');
      const same = published.filter(({ address }) => address.replace(/\.[^./]*$/, '') === stem && playable[role].test(address));
      const params = { target, role, isForeign: /^https?:/.test(target) };
      yield withCorrection({ pointer, params }, target, isFile && same.length === 1 ? same[0]?.address : undefined);
    }
  },
  de: {
    message: ({ target, role }) =>
      role === 'film'
        ? `${code(target)} ist kein Film, den Browser abspielen.`
        : `${code(target)} ist keine Datei mit Untertiteln.`,
    hint: ({ role, isForeign }) =>
      role === 'captions'
        ? 'Untertitel liegen als WebVTT (.vtt) im Ordner "public". Aus .srt machen die meisten Schnittprogramme .vtt.'
        : isForeign
          ? `Legen Sie den Film als MP4 oder WebM in den Ordner "public". Was bei einem Anbieter liegt, zeigt ein Abschnitt "${typeFor('youtube')}".`
          : 'Legen Sie den Film als MP4 (H.264) oder WebM in den Ordner "public". Aus .mov, .avi und anderen macht jedes Schnittprogramm MP4.',
    explanation: 'Ein Film ist eine Datei im Ordner "public", die alle Browser abspielen (MP4, WebM); Untertitel sind WebVTT.',
  },
  en: {
    message: ({ target, role }) =>
      role === 'film' ? `${code(target)} is no film that browsers play.` : `${code(target)} is no file with captions.`,
    hint: ({ role, isForeign }) =>
      role === 'captions'
        ? 'Captions lie in the folder "public" as WebVTT (.vtt). Most programs that cut films make .vtt of .srt.'
        : isForeign
          ? `Put the film into the folder "public", as MP4 or WebM. What lies at a provider is shown by a section "${typeFor('youtube')}".`
          : 'Put the film into the folder "public", as MP4 (H.264) or WebM. Every program that cuts films makes MP4 of .mov, .avi and others.',
    explanation: 'A film is a file in the folder "public" that all browsers play (MP4, WebM); captions are WebVTT.',
  },
  example: { wrong: '"src": "/film.mov"', right: '"src": "/film.mp4"' },
};

/** The files that the sections name as a film or as captions. */
function* namedFiles(sections: CheckContext['sections']): Generator<{ role: Role; pointer: string; written: unknown }> {
  for (const { pointer, written } of sections) {
    const { src, captions } = written;
    if (src !== undefined) yield { role: 'film', pointer: `${pointer}/src`, written: src };
    if (captions !== undefined)
      yield { role: 'captions', pointer: `${pointer}/captions/href`, written: (captions as { href: unknown }).href };
  }
}
