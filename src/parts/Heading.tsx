import { createContext, type ReactNode, useContext } from 'react';
import type { Href, Inline } from '../../schema/atoms.ts';
import card from './Card.module.css';
import { InlineText, LargeTextProvider, TextLink } from './InlineText.tsx';
import { plainText } from './plain-text.ts';

/** The level of a section's own title; 1 for the first titled section of a page. Nobody writes levels by hand. */
const LevelContext = createContext(1);
/** Sets the level of the titles below it. */
export const HeadingLevelProvider = LevelContext.Provider;

/** Texts with headings of their own below a heading. */
export const BelowHeading = ({ depth, children }: { depth: number; children: ReactNode }) => (
  <LevelContext value={useContext(LevelContext) + depth}>{children}</LevelContext>
);

interface HeadingProps {
  /** 0 for the section's title, 1 for what stands below it, and so on. */
  depth?: 0 | 1 | 2;
  text: Inline;
  className?: string | undefined;
  /** For what is named by it, and for links that lead to it. */
  id?: string | undefined;
  /** Whether links lead to it. */
  isAnchor?: boolean;
  /** Something before the text that belongs to it, such as a number. */
  before?: ReactNode;
  /** Where all leads that it is the title of, for a text without links. */
  href?: Href | undefined;
}

/** A heading at the level that its place in the page asks for. */
export function Heading({ depth = 0, text, className, id, isAnchor, before, href }: HeadingProps) {
  const level = useContext(LevelContext) + depth;
  const Tag = `h${Math.min(level, 6)}` as 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return (
    // Keyboard and screen reader start here after a navigation in place (see render/Navigation.tsx).
    <Tag
      id={id}
      className={className}
      data-depth={depth}
      data-part={depth === 0 ? 'title' : undefined}
      data-letters={depth === 0 && level > 1 ? lettersOf(text) : undefined}
      tabIndex={level === 1 || isAnchor ? -1 : undefined}
    >
      {before}
      <LargeTextProvider value={true}>
        {href ? <TextLink text={text} href={href} className={card.link} /> : <InlineText text={text} />}
      </LargeTextProvider>
    </Tag>
  );
}

/** Shorter words fit on a line wherever a title stands on a wide screen. */
const fitsBeside = 16;

/** How many letters the longest word of a title has, rounded up to what the styles know (render/base.css). */
function lettersOf(text: Inline): number | undefined {
  const words = (typeof text === 'string' ? text : (plainText(text) ?? '')).split(/[\s\u00ad/–—-]+/);
  const longest = Math.max(...words.map(({ length }) => length));
  return longest > fitsBeside ? Math.min(Math.ceil(longest / 4) * 4, 32) : undefined;
}
