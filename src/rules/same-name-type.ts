/**
 * A section type of the site's own that the builder has as well, which a later version of it may have brought. That of the site counts, so
 * that an update changes no page; but whoever writes such a section should know which of the two it is.
 */
import { reuseType } from '../../schema/names.ts';
import { code } from '../findings/words/phrases.ts';
import { builtInSchemas, ownSchemas } from '../registry/section-schemas.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ type: string }> = {
  since: '1.0.0',
  check: ({ sections }) => {
    const isBuiltIn = (type: string) => Object.hasOwn(builtInSchemas, type) || type === reuseType;
    const twice = Object.keys(ownSchemas).filter((type) => isBuiltIn(type) && !ownSchemas[type]?.replaces);
    return twice.flatMap((type) => {
      const first = sections.find(({ written }) => written.type === type);
      // The name came later than the rule.
      const since = type === reuseType ? ({ since: '1.1.0' } as const) : {};
      return first ? [{ pointer: `${first.pointer}/type`, params: { type }, ...since }] : [];
    });
  },
  de: {
    message: ({ type }) =>
      `Den Abschnittstyp ${code(type)} gibt es zweimal: im Ordner „sections“ dieser Website und im Builder. Gezeigt wird der eigene.`,
    hint: ({ type }) =>
      `Benennen Sie den eigenen Typ um, oder schreiben Sie ${code('replaces: true')} in sections/${type}/schema.ts, wenn er den des Builders ersetzen soll.`,
    explanation: 'Ein eigener Abschnittstyp heißt anders als die des Builders, oder er sagt, dass er einen ersetzt.',
  },
  en: {
    message: ({ type }) =>
      `There are two section types ${code(type)}: one in the folder “sections” of this website, one in the builder. That of the website is shown.`,
    hint: ({ type }) =>
      `Give the website's own type another name, or write ${code('replaces: true')} in sections/${type}/schema.ts if it shall replace that of the builder.`,
    explanation: "A section type of the website's own has a name that the builder does not have, or says that it replaces one.",
  },
  example: {
    wrong: 'sections/hero/schema.ts: defineSection({ de, en, props })',
    right: 'sections/hero/schema.ts: defineSection({ de, en, replaces: true, props })',
  },
};
