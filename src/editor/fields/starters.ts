/** What a new section says: the example of its type that is made for this (src/sections/<type>/examples.json). */
import type { Language } from '../../../schema/languages.ts';

interface Example {
  starter?: Language;
  section: Record<string, unknown>;
}

const examples = import.meta.glob<Example[]>('../../sections/*/examples.json', { import: 'default', eager: true });

/** @returns the content without `type`; undefined where the type has none in that language */
export function starterOf(type: string, language: Language): Record<string, unknown> | undefined {
  return examples[`../../sections/${type}/examples.json`]?.find(({ starter }) => starter === language)?.section;
}
