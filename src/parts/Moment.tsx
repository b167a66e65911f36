import type { Inline } from '../../schema/atoms.ts';
import { InlineText } from './InlineText.tsx';
import styles from './Moment.module.css';

interface MomentProps {
  /** As HTML wants it, `2027-02-28` or `09:30`; empty for one that does not exist. */
  iso: string;
  text: Inline;
  className?: string | undefined;
}

/** A day or a time. One that does not exist, which a check tells its author, is words like any others: browsers could not read it. */
export function Moment({ iso, text, className }: MomentProps) {
  const words = <InlineText text={text} />;
  if (iso === '') return <span className={className}>{words}</span>;
  return (
    <time dateTime={iso} className={className}>
      {words}
    </time>
  );
}

/** From one day or time to another, or one of them alone. No line begins with the dash, and a line ends with it only where both do not fit. */
export function Range({ from, until }: { from?: MomentProps | undefined; until?: MomentProps | undefined }) {
  return (
    <span className={styles.range}>
      {from && <Moment iso={from.iso} text={from.text} />}
      {from && until && '\u00a0'}
      {until && <Moment iso={until.iso} text={until.text} className={styles.until} />}
    </span>
  );
}
