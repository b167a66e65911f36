/**
 * What search engines read of this section: schema.org's FAQPage (https://schema.org/FAQPage). Whoever writes a page's data finds
 * the file by its name. Pure: the section's props in, data out.
 */
import type { PropsOf } from '../../../schema/define-section.ts';
import type { Inline, InlineNode } from '../../../schema/resolved.ts';
import type definition from './schema.ts';

type Item = PropsOf<typeof definition>['items'][number];

/**
 * The section's questions as a node of JSON-LD, without the `@context` that the page's graph declares once.
 *
 * @param section What is still a placeholder in the manifest may be missing: a question without an answer is no fact.
 * @returns One node, or none where nothing can be said.
 */
export function facts({ items = [] }: { items?: readonly (Partial<Item> | undefined)[] }) {
  const mainEntity = items.flatMap((item) => {
    const { question, answer } = item ?? {};
    if (!question || !answer?.length) return [];
    const text = answer.map((paragraph) => wordsOf(paragraph ?? '')).join('\n');
    return [{ '@type': 'Question' as const, name: question, acceptedAnswer: { '@type': 'Answer' as const, text } }];
  });
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage' as const, mainEntity }] : [];
}

/** A text without its markup. */
function wordsOf(text: Inline): string {
  return typeof text === 'string' ? text : text.map(wordsOfNode).join('');
}

function wordsOfNode(node: InlineNode): string {
  if (typeof node === 'string') return node;
  if ('strong' in node) return wordsOf(node.strong);
  return wordsOf('em' in node ? node.em : node.text);
}
