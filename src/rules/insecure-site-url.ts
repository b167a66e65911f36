/**
 * A site whose address is not encrypted: search engines and shared links would lead to it by `http:`. It warns, since the site works;
 * a machine of one's own has no certificate.
 */

import { withCorrection } from '../findings/finding.ts';
import { code } from '../findings/words/phrases.ts';
import { causeOf } from '../manifest/resolve/constants.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ url: string }> = {
  severity: 'warning',
  since: '0.9.0',
  check: ({ manifest, url, constants }) => {
    if (!/^http:\/\/(?!localhost(?:[:/]|$)|127\.|\[)[^/?#\s@]+$/i.test(url)) return [];
    const pointer = causeOf(manifest.site.url, '/site/url', constants);
    const used = pointer === '/site/url' ? [] : [{ pointer: '/site/url' }];
    const scheme = url.slice(0, 'http://'.length);
    return [withCorrection({ pointer, params: { url }, related: used }, scheme, 'https://', { here: true })];
  },
  de: {
    message: ({ url }) => `Die Adresse der Website ist nicht verschlüsselt: ${code(url)}.`,
    hint: () => 'Schreiben Sie "https://" statt "http://". So steht sie in Suchmaschinen und geteilten Links.',
    explanation: 'Die Adresse der Website ist verschlüsselt.',
  },
  en: {
    message: ({ url }) => `The address of the website is not encrypted: ${code(url)}.`,
    hint: () => 'Write "https://" instead of "http://". Search engines and shared links show it as it stands here.',
    explanation: 'The address of the website is encrypted.',
  },
  example: { wrong: '"siteUrl": "http://www.example.com"', right: '"siteUrl": "https://www.example.com"' },
};
