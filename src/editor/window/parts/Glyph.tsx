import { createElement } from 'react';
import classes from './Glyph.module.css';
import type { glyphNames } from './glyph-names.ts';
import drawn from './glyphs.json';

export type GlyphName = (typeof glyphNames)[number];

type Shapes = readonly (readonly [tag: string, attributes: Record<string, string>])[];

const glyphs = drawn.icons as unknown as Readonly<Record<GlyphName, Shapes>>;

/** An icon of the editor itself, drawn in the colour of the text around it. It says nothing to screen readers: what it is on has a name. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <span className={classes.root}>
      <IconDrawing shapes={glyphs[name]} />
    </span>
  );
}

/** The shapes of an icon, of the editor or of the site, as a drawing that screen readers pass over. */
export function IconDrawing({ shapes }: { shapes: Shapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
