import { type ComponentProps, createContext, Fragment, type HTMLAttributes, useContext } from 'react';
import type { Inline, InlineNode } from '../../schema/atoms.ts';
import { LinkTo } from './LinkTo.tsx';
import { keepTogether } from './line-breaks/keep-together.ts';

/** The language that a text is in: where its lines may end depends on it. */
const LanguageContext = createContext('');
/** Sets the language of the texts below it. */
export const LanguageProvider = LanguageContext.Provider;
/** The language of the texts here. */
export const useLanguage = () => useContext(LanguageContext);

/** Whether a text is large, as headings are. */
const LargeContext = createContext(false);
/** Says that the texts below it are large. */
export const LargeTextProvider = LargeContext.Provider;

/** So many letters of the largest heading fit on the smallest screen: 266 of 280 px at 320 px, measured with "KI-Assistenten.". */
export const fitsAnywhere = 14;

/** Text that visitors see, with emphasis, code and links as the loader parsed it. No line of it ends where a reader would stumble. */
export function InlineText({ text }: { text: Inline }) {
  const lang = useContext(LanguageContext);
  const isLarge = useContext(LargeContext);
  if (typeof text === 'string') {
    const pieces = keepTogether(text, lang, isLarge ? fitsAnywhere : undefined);
    if (pieces.every((piece) => typeof piece === 'string')) return pieces.join('');
    // One element around them: in a row or a grid, each would else be an entry of its own, without the blanks between.
    return <span>{pieces.map((piece, index) => (typeof piece === 'string' ? piece : renderWhole(piece.whole, index)))}</span>;
  }
  return text.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

const renderWhole = (word: string, key: number) => (
  <span key={key} className={classOfWhole(word)}>
    {word}
  </span>
);

/** Of a word that no line ends in, unless it would not fit. */
export const classOfWhole = (word: string): string => `whole${word.length > fitsAnywhere ? ' long' : ''}`;

function renderNode(node: InlineNode) {
  if (typeof node === 'string') return <InlineText text={node} />;
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
  // Code stays as it is written: readers who copy it must not get fixed blanks.
  if ('code' in node) return <code>{node.code}</code>;
  return <TextLink text={node.text} href={node.link} />;
}

interface TextElementProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'strong' | 'li' | 'dt' | 'dd' | 'figcaption' | 'caption' | 'legend' | 'summary';
  text: Inline | undefined;
}

/** Such text in an element of its own; nothing where there is none. */
export function TextElement({ as: Element = 'p', text, ...attributes }: TextElementProps) {
  if (!text) return null;
  return (
    <Element {...attributes}>
      <InlineText text={text} />
    </Element>
  );
}

/** A link that reads so. */
export function TextLink({ text, ...link }: Omit<ComponentProps<typeof LinkTo>, 'children'> & { text: Inline }) {
  return (
    <LinkTo {...link}>
      <InlineText text={text} />
    </LinkTo>
  );
}

/** Paragraphs of such text. */
export function Paragraphs({ text, className }: { text: Inline[]; className?: string | undefined }) {
  return text.map((paragraph, index) => <TextElement key={index} text={paragraph} className={className} />);
}
