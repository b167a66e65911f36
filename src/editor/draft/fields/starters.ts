/** What a new section says: the example of its type that is made for this (`examples.json` in its folder). */
import type { Language } from '../../../../schema/languages.ts';

interface Example {
  starter?: Language;
  section: Record<string, unknown>;
}

const files = {
  ...import.meta.glob<Example[]>('../../../sections/*/examples.json', { import: 'default', eager: true }),
  ...import.meta.glob<Example[]>('@own-sections/*/examples.json', { import: 'default', eager: true }),
};
const examples = new Map(Object.entries(files).map(([path, list]) => [path.split('/').at(-2), list]));

/** @returns the content without `type`; undefined where the type has none in that language */
export function starterOf(type: string, language: Language): Record<string, unknown> | undefined {
  return examples.get(type)?.find(({ starter }) => starter === language)?.section;
}
