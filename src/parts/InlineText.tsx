import { Fragment } from 'react';
import type { Inline, InlineNode } from '../../schema/atoms.ts';
import { LinkTo } from './LinkTo.tsx';

/** Text with emphasis and links, as the loader parsed it. */
export function InlineText({ text }: { text: Inline }) {
  if (typeof text === 'string') return text;
  return text.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: InlineNode) {
  if (typeof node === 'string') return node;
  if ('strong' in node) {
    return (
      <strong>
        <InlineText text={node.strong} />
      </strong>
    );
  }
  if ('em' in node) {
    return (
      <em>
        <InlineText text={node.em} />
      </em>
    );
  }
  return (
    <LinkTo href={node.link}>
      <InlineText text={node.text} />
    </LinkTo>
  );
}

/** Paragraphs of such text. */
export function Paragraphs({ text, className }: { text: Inline[]; className?: string | undefined }) {
  return text.map((paragraph, index) => (
    <p key={index} className={className}>
      <InlineText text={paragraph} />
    </p>
  ));
}
