import type { Question } from 'schema-dts';
import type { Inline } from '../../../schema/atoms.ts';
import type { Block } from '../../../schema/blocks.ts';
import { plainText, textsOf } from '../../parts/plain-text.ts';
import type { SectionFacts } from '../../parts/section-facts.ts';
import type definition from './schema.ts';

/** The questions that have an answer (https://schema.org/FAQPage). */
export const facts: SectionFacts<typeof definition> = ({ items = [] }) => {
  const mainEntity = items.flatMap(({ question, answer = [] }): Question[] => {
    const name = plainText(question as Inline | undefined);
    const text = answer.flatMap((block) => textsOf(block as Block | undefined)).join('\n');
    return name && text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : [];
  });
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
};
