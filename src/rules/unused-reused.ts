/** A section that is written for several pages and stands on none. It is left behind when the last page goes, and does no harm, so it warns. */
import { definitionsOf, putInsOf } from '../findings/sections.ts';
import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ name: string }> = {
  severity: 'warning',
  onlyWith: '/reused',
  *check({ written }) {
    const putIns = putInsOf(written);
    const [used, named] = [new Set(putIns.map(({ definition }) => definition)), new Set(putIns.map(({ name }) => name))];
    for (const { name, pointer } of definitionsOf(written)) {
      const isOfLanguage = !pointer.startsWith('/reused/');
      // That no page has it is said where it stands first, and that the site has no such section by another check.
      const isSaid = isOfLanguage && (!named.has(name) || !Object.hasOwn(written.reused ?? {}, name));
      // Each language may have its own.
      const isUsed = isOfLanguage ? used.has(pointer) : named.has(name);
      if (!isSaid && !isUsed) yield { pointer, at: 'key', params: { name } };
    }
  },
  de: {
    message: ({ name }) => `Der wiederverwendete Abschnitt ${code(name)} steht auf keiner Seite.`,
    hint: ({ name }) =>
      `Setzen Sie ihn auf einer Seite ein, mit { "type": "reuse", "of": "${name}" }, oder löschen Sie ihn unter "reused".`,
    explanation: 'Jeder wiederverwendete Abschnitt steht auf wenigstens einer Seite.',
    inForm: () => 'Fügen Sie ihn auf einer Seite hinzu, oder entfernen Sie ihn.',
  },
  en: {
    message: ({ name }) => `The reused section ${code(name)} stands on no page.`,
    hint: ({ name }) => `Put it in on a page, with { "type": "reuse", "of": "${name}" }, or delete it under "reused".`,
    explanation: 'Each reused section stands on at least one page.',
    inForm: () => 'Add it to a page, or remove it.',
  },
  example: {
    wrong: '"reused": { "contact": { "type": "form", … } }',
    right: '"reused": { "contact": { "type": "form", … } }, … { "type": "reuse", "of": "contact" }',
  },
};
