/** An edge that is not straight is an exclamation mark: a second one on the same page takes its force from the first. */
import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ edge: string }> = {
  severity: 'warning',
  since: '1.1.0',
  *check({ pages }) {
    for (const { pointer, written } of pages) {
      const shaped = written.sections.flatMap((section, index) => {
        const { edge } = section as { edge?: string };
        return edge === undefined ? [] : [{ edge, pointer: `${pointer}/sections/${index}/edge` }];
      });
      const [first, ...others] = shaped;
      for (const { edge, pointer: at } of first ? others : []) {
        yield { pointer: at, params: { edge }, related: first ? [{ pointer: first.pointer }] : [] };
      }
    }
  },
  de: {
    message: ({ edge }, { place }) =>
      `Auf dieser Seite hat schon ein anderer Abschnitt eine Oberkante, die nicht gerade ist; ${code(edge)} ist die zweite (${place}).`,
    hint: () => 'Nehmen Sie `"edge"` hier oder dort heraus.',
    explanation:
      'Auf einer Seite hat höchstens ein Abschnitt eine Oberkante, die nicht gerade ist: Eine zweite nimmt der ersten die Wirkung.',
    inForm: () => 'Wählen Sie hier oder dort keine Oberkante.',
  },
  en: {
    message: ({ edge }, { place }) =>
      `Another section of this page has an upper edge already that is not straight; ${code(edge)} is the second one (${place}).`,
    hint: () => 'Take out `"edge"` here or there.',
    explanation:
      'On a page one section at most has an upper edge that is not straight: a second one takes its force from the first.',
    inForm: () => 'Choose no upper edge here or there.',
  },
  example: {
    wrong: '{ "type": "faq", "edge": "arch", … }, { "type": "contact", "edge": "slant", … }',
    right: '{ "type": "faq", "edge": "arch", … }, { "type": "contact", … }',
  },
};
