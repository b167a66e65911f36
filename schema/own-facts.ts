/** Facts that an organisation names itself, as its pages and records say them. A leaf of schema/entry.ts. */
import { union, z } from 'zod';
import { date } from './date-fields.ts';
import { link, plainText, richText } from './fields.ts';
import { matching } from './shapes.ts';

/** The name of a fact where it is written; lists choose, group and sort by it. */
export const factName = matching(/^[a-z][A-Za-z0-9_]*$/, { widget: 'criterion' });

const number = z.number().meta({ de: ['Zahl', 'Eine Zahl.'], en: ['Number', 'A number.'] });

/** The value of a fact. Which of these it is, the field of its collection says (`factShapes`). */
const value = union([
  plainText({ de: ['Text oder Tag', 'Ein Text oder ein Tag.'], en: ['Text or day', 'A text or a day.'] }),
  number,
  z
    .array(plainText({ de: ['Tag', 'Ein Tag.'], en: ['Day', 'A day.'] }))
    .length(2)
    .meta({ de: ['Von … bis', 'Der erste und der letzte Tag.'], en: ['From … to', 'The first and the last day.'] }),
  link({ de: ['Link', 'Ein Link.'], en: ['Link', 'A link.'] }),
]).meta({ de: ['Angabe', 'Was dort steht.'], en: ['Fact', 'What stands there.'] });

/** Facts by their names. A name that no collection has is a finding of its own (src/manifest/resolve/own-facts.ts). */
export const facts = () => z.record(z.string(), value);

/** The shape of a fact's value by the kind that its field has. What it becomes is src/manifest/resolve/own-facts.ts's. */
export const factShapes = {
  text: richText(),
  day: date(),
  days: z.array(date()).length(2),
  number: union([number, matching(/^\{[a-z][A-Za-z0-9]*\}$/)]),
  link: link(),
} as const;
