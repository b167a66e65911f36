import { InlineText, TextElement } from '../../parts/InlineText.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { useSurroundings } from '../../parts/shell.tsx';

/** When the page appeared and who wrote it, where it says so as an entry of lists. */
export function ArticleByline({ className }: { className?: string | undefined }) {
  const { entry, shell } = useSurroundings();
  if (!entry) return null;
  const { date, updated, author } = entry;
  const { updated: label } = shell.labels;
  if (!(date || author || (updated && label))) return null;
  return (
    <p className={className}>
      {date && <Moment iso={date.iso} text={date.text} />}
      <TextElement as="span" text={author} />
      {updated && label && (
        <span>
          <InlineText text={label} /> <Moment iso={updated.iso} text={updated.text} />
        </span>
      )}
    </p>
  );
}
