/**
 * A form that loads its provider's script in a way that the privacy policy has no text for: visitors may know what is the case, not what
 * might be (Art. 13 GDPR). It warns, since the decision often comes before the text; a release is stopped.
 */

import { code } from '../findings/words/phrases.ts';
import { privacyByLanguage } from './support/legal-pages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ load: string; page: string }> = {
  severity: 'until-release',
  since: '0.9.0',
  groupByCause: true,
  check: (context) => {
    const { shellAt, references } = context;
    const policies = privacyByLanguage(context, ([privacy]) => ({
      privacy,
      text: JSON.stringify(privacy?.sections ?? []),
    }));
    return references.loads.flatMap(({ load, pointer }) => {
      const { privacy, text } = policies(shellAt(pointer).lang);
      // That there is no policy at all is another finding.
      if (!privacy) return [];
      const explains = (load: string) => text.includes(`"when":"${load}"`);
      // Where nothing is loaded, and nothing is said of loading, nothing is wrong.
      if (explains(load) || (load === 'never' && !text.includes('"when":"on-'))) return [];
      return [{ pointer, params: { load, page: privacy.path } }];
    });
  },
  de: {
    message: ({ load, page }) => `Das Formular lädt mit ${code(load)}; auf ${page} steht dafür kein Text.`,
    hint: ({ load }) =>
      `Schreiben Sie in die "chapters" dort, was geladen wird, wann und auf welcher Rechtsgrundlage: { "when": "${load}", "text": "…" }. Gezeigt wird immer nur der Text, der zutrifft.`,
    explanation: 'Die Datenschutzerklärung sagt, wie das Skript eines Formulars wirklich geladen wird (Art. 13 DSGVO).',
    inForm: {
      message: ({ page }) => `Wie dieses Formular lädt, steht nicht auf ${page}.`,
      hint: () =>
        'Schreiben Sie dort für diesen Fall, was geladen wird, wann und auf welcher Rechtsgrundlage. Gezeigt wird immer nur der Text, der zutrifft.',
    },
  },
  en: {
    message: ({ load, page }) => `The form loads ${code(load)}; ${page} has no text for that.`,
    hint: ({ load }) =>
      `Say in its "chapters" what is loaded, when, and on which legal basis: { "when": "${load}", "text": "…" }. Only the text that holds is shown.`,
    explanation: "The privacy policy says how a form's script is really loaded (Art. 13 GDPR).",
    inForm: {
      message: ({ page }) => `How this form loads is not said on ${page}.`,
      hint: () => 'Say there for this case what is loaded, when, and on which legal basis. Only the text that holds is shown.',
    },
  },
  example: {
    wrong: '"load": "on-consent", … "body": [{ "when": "on-enter", "text": "Beim Öffnen der Seite wird …" }]',
    right: '"load": "on-consent", … "body": [{ "when": "on-consent", "text": "Erst wenn Sie zustimmen, wird …" }]',
  },
};
