/** A page as search engines list it: what is too long for them is cut. */
import type { ShownPage } from '../../worker/messages.ts';
import classes from './pages.module.css';

/** In characters, as the loader's findings say. */
const [longestTitle, longestDescription] = [60, 160];

export function SearchResult({ shown: { shell, page } }: { shown: ShownPage }) {
  const steps = [shell.url.replace(/^https?:\/\//, ''), ...page.path.split('/')].filter(Boolean);
  return (
    <div className={classes.result}>
      <small>{steps.join(' › ')}</small>
      <strong className={classes.resultTitle}>{cutAt(page.title, longestTitle)}</strong>
      <span>{cutAt(page.description, longestDescription)}</span>
    </div>
  );
}

/** @returns the text, or as many of its words as have room, and an ellipsis */
export function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  // A word that ends exactly here is whole.
  const end = /\s/.test(text.charAt(most)) ? most : start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : most).replace(/[\s,;:–-]+$/, '')} …`;
}
