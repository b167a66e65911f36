/** An icon of the editor itself, drawn in the colour of the text around it. It says nothing to screen readers: what it is on has a name. */
import classes from './Glyph.module.css';

/** @param svg - the text of the icon's file, imported with `?raw` */
export function Glyph({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: files of a package, known when the editor is bundled
  return <span aria-hidden className={classes.root} dangerouslySetInnerHTML={{ __html: svg }} />;
}
