/** What search engines read of this section: schema.org's FAQPage (https://schema.org/FAQPage). */
import type { PropsOf } from '../../../schema/define-section.ts';
import type { Inline, InlineNode } from '../../../schema/resolved.ts';
import type definition from './schema.ts';

/**
 * The section's questions as a node of JSON-LD. Pure: props in, data out, so that whoever writes the page's data only has
 * to call it. A folder that has such a file exports `structuredData`; one that has none has nothing to say.
 *
 * @returns A node without `@context`, which the page's graph declares once.
 */
export function structuredData({ items }: PropsOf<typeof definition>) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(wordsOf).join('\n') },
    })),
  };
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
