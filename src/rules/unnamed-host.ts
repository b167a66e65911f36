/**
 * A foreign host that a page contacts and that the privacy policy does not name (Art. 13 (1) e GDPR wants the recipients).
 * It warns, since the address often comes before the text; a release is stopped.
 */

import { code, sentences } from '../findings/words/phrases.ts';
import { foreignOrigin } from '../manifest/resolve/addresses.ts';
import { soleConstant } from '../manifest/resolve/constants.ts';
import { isInDraft } from '../manifest/resolve/references.ts';
import { privacyByLanguage } from './support/legal-pages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ host: string; page: string }> = {
  severity: 'until-release',
  since: '0.1.0',
  groupByCause: true,
  check: (context) => {
    const { manifest, url: site, shellAt, constantsAt, references } = context;
    const policies = privacyByLanguage(context, (privacy) => ({
      privacy,
      text: JSON.stringify(privacy.map(({ sections }) => sections)).toLowerCase(),
    }));
    return references.addresses.flatMap(({ url, written, pointer: place }) => {
      // Nobody is sent anything by a page that is not published.
      if (isInDraft(manifest, place)) return [];
      const origin = foreignOrigin(url, site);
      if (origin === undefined) return [];
      const host = new URL(origin).hostname;
      const { privacy, text } = policies(shellAt(place).lang);
      // "abc123.provider.com" is named by "provider.com".
      const named = host.split('.').some((_, at, labels) => labels.length - at >= 2 && text.includes(labels.slice(at).join('.')));
      if (named) return [];
      const pointer = soleConstant(written, constantsAt(place))?.pointer ?? place;
      return [{ pointer, params: { host, page: privacy[0]?.path ?? '' } }];
    });
  },
  de: {
    message: ({ host, page }) =>
      page === ''
        ? `Die Website sendet Daten an ${code(host)}, hat aber keine Datenschutzerklärung.`
        : `Die Website sendet Daten an ${code(host)}; auf ${page} ist davon nichts zu lesen.`,
    hint: ({ host, page }) =>
      sentences(
        `Nennen Sie ${code(host)} in der Datenschutzerklärung und sagen Sie, wer dahintersteht und wozu.`,
        page === '' ? 'Gibt es sie schon, schreiben Sie zu ihrer Seite: "legal": "privacy".' : '',
      ),
    explanation: 'Die Datenschutzerklärung nennt jeden fremden Server, an den die Website Daten sendet (Art. 13 DSGVO).',
    inForm: ({ host, page }) =>
      sentences(
        `Nennen Sie ${code(host)} in der Datenschutzerklärung und sagen Sie, wer dahintersteht und wozu.`,
        page === '' ? 'Gibt es sie schon, wählen Sie bei ihrer Seite als Pflichtseite „Datenschutzerklärung“.' : '',
      ),
  },
  en: {
    message: ({ host, page }) =>
      page === ''
        ? `The website sends data to ${code(host)} but has no privacy policy.`
        : `The website sends data to ${code(host)}, of which ${page} says nothing.`,
    hint: ({ host, page }) =>
      sentences(
        `Name ${code(host)} in the privacy policy, and say who that is and what for.`,
        page === '' ? 'If there is one already, write to its page: "legal": "privacy".' : '',
      ),
    explanation: 'The privacy policy names every foreign server that the website sends data to (Art. 13 GDPR).',
    inForm: ({ host, page }) =>
      sentences(
        `Name ${code(host)} in the privacy policy, and say who that is and what for.`,
        page === '' ? 'If there is one already, choose “Privacy policy” for its page as its legal page.' : '',
      ),
  },
  example: {
    wrong: '"action": "https://news.example/form", … "Für das Formular nutze ich einen Anbieter."',
    right: '"action": "https://news.example/form", … "Das Formular sendet Ihre Angaben an news.example."',
  },
};
