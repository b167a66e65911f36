import { Button, Card } from '@mantine/core';
import { type CSSProperties, type FormHTMLAttributes, memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Inline } from '../../../schema/atoms.ts';
import { Heading } from '../Heading.tsx';
import { InlineText, TextElement } from '../InlineText.tsx';
import { useWhatOnlyTheAppShows } from '../shell.tsx';
import styles from './FormCard.module.css';

interface FormCardProps {
  /** The form's anchor; the ids in it begin with it. */
  id: string;
  /** Takes the form over in the browser; what it returns gives it back. */
  guard: (root: HTMLElement) => () => void;
  title: Inline | undefined;
  /** What the form is called where it has no title of its own. */
  label?: string | undefined;
  text?: Inline | undefined;
  style?: CSSProperties & Record<`--${string}`, string>;
  /** What stands between the text and the form. */
  before?: ReactNode;
  /** Where the browser itself sends the form, and how. */
  sending: FormHTMLAttributes<HTMLFormElement>;
  requiredHint: Inline | undefined;
  fields: ReactNode;
  honeypot: { name: string; label: string };
  /** What is sent beside what visitors enter. */
  hidden: readonly { name: string; value: string }[];
  submit: string;
  privacy: Inline | undefined;
  /** Shown beside the button when it did not work. */
  problem: ReactNode;
  /** Shown when it did. */
  done?: ReactNode;
}

/**
 * A form in a card of its own, complete as HTML: the browser itself checks it and posts it. Fields are uncontrolled, so that
 * what was typed before the app came stays. Then the guard takes over (guard.ts).
 *
 * @param content All that the form is made of. Another text (in dev, while the manifest is edited) is another form: nothing that
 *   the guard has changed may be left in it.
 */
export function FormCard({ content, ...props }: FormCardProps & { content: unknown }) {
  const key = useMemo(() => JSON.stringify(content), [content]);
  return <Leaf key={key} {...props} />;
}

/** Guards, and scripts of providers, change this markup, so React renders it before they come and then leaves it alone. */
const Leaf = memo(
  function Leaf({
    id,
    guard,
    title,
    label,
    text,
    style,
    before,
    sending,
    requiredHint,
    fields,
    honeypot,
    hidden,
    ...rest
  }: FormCardProps) {
    const { submit, privacy, problem, done } = rest;
    const root = useRef<HTMLDivElement>(null);
    // Only the guard shows the panels, so documents come without them: 0.6 kB (brotli) less.
    const withPanels = useWhatOnlyTheAppShows();
    useEffect(() => (withPanels && root.current ? guard(root.current) : undefined), [guard, withPanels]);
    return (
      // An anchor's target takes the focus, so that Tab goes on from there.
      <Card ref={root} id={id} tabIndex={-1} className={styles.root} data-tone="plain" style={style}>
        {title && <Heading depth={1} text={title} className={styles.title} id={`${id}-title`} />}
        <TextElement text={text} className={styles.text} />
        {before}
        <form
          {...sending}
          method="post"
          rel="noopener"
          className={styles.form}
          aria-labelledby={title ? `${id}-title` : undefined}
          aria-label={title ? undefined : label}
          data-part="form"
        >
          <TextElement text={requiredHint} className={styles.hint} />
          {fields}
          {/* Out of sight, of the keyboard's way, of autofill and of assistive technology: only programs fill it. */}
          <div className="visually-hidden" aria-hidden="true">
            <label>
              {honeypot.label}
              <input type="text" name={honeypot.name} defaultValue="" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          {hidden.map(({ name, value }, index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <div className={styles.send}>
            {/* Seen by all when something is wrong; what is being sent is only said. */}
            <div className={styles.summary} data-part="summary">
              <p role="status" data-part="voice" />
              <ul data-part="wrong" hidden />
            </div>
            <Button type="submit" className={styles.submit} fullWidth data-part="submit">
              {/* A provider's script throws before it sends if this button has no image. */}
              <svg className={styles.loader} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <circle
                  cx="12"
                  cy="12"
                  r="9"
                  strokeDasharray="42 57"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                />
              </svg>
              <InlineText text={submit} />
            </Button>
            {/* Behind the button: the first submit button of a form is the one that Enter presses. */}
            {withPanels && problem}
            <TextElement text={privacy} className={styles.privacy} />
          </div>
        </form>
        {withPanels && done}
      </Card>
    );
  },
  () => true,
);
