import { Button } from '@mantine/core';
import type { Href, Inline } from '../../../schema/atoms.ts';
import { ActionLink } from '../ActionLinks.tsx';
import { InlineText } from '../InlineText.tsx';
import { MailAddress } from '../MailAddress.tsx';
import { useSurroundings } from '../shell.tsx';
import styles from './FormPanels.module.css';

/** What is said when the form could not be sent, or nobody can tell. */
export interface ProblemMessages {
  invalid: string;
  failure: string;
  failureNext: Inline;
  unconfirmed: string;
  unconfirmedNext: Inline;
}

/** How else to get there. */
export interface OtherWays {
  /** Sends the form to the provider's own page, where it has one. */
  hosted?: string | undefined;
  mail: { label: string; href: Href };
  address: string;
}

interface DoneProps {
  title: string;
  next: Inline;
  /** What ids begin with. */
  id: string;
}

/** Stands in the form's place when it has worked. */
export function Success({ title, next, id }: DoneProps) {
  return (
    <div className={styles.success} tabIndex={-1} data-part="success" hidden>
      <Mark shape="M4 12.5l5 5L20 6.5" />
      <div role="status">
        <p id={`${id}success`} className={styles.title}>
          <InlineText text={title} />
        </p>
        <p>
          <InlineText text={next} />
        </p>
      </div>
    </div>
  );
}

interface ProblemProps {
  messages: ProblemMessages;
  ways: OtherWays;
  /** What ids begin with. */
  id: string;
}

/** Says that it did not work, or that nobody can tell, and how else to get there. The guard chooses which. */
export function Problem({ messages, ways, id }: ProblemProps) {
  const { labels } = useSurroundings().shell;
  return (
    <div className={styles.problem} tabIndex={-1} data-part="problem" hidden>
      <Mark shape="M12 6.5v7M12 17.5v.01" />
      <div role="alert">
        <div data-when="failed" hidden>
          <p id={`${id}failed`} className={styles.title}>
            <InlineText text={messages.failure} />
          </p>
          <p>
            <InlineText text={messages.failureNext} />
          </p>
        </div>
        <div data-when="unconfirmed" hidden>
          <p id={`${id}unconfirmed`} className={styles.title}>
            <InlineText text={messages.unconfirmed} />
          </p>
          <p>
            <InlineText text={messages.unconfirmedNext} />
          </p>
        </div>
      </div>
      {/* Not an alert: the messages beside the fields come first, and the focus is there. */}
      <div data-when="fields" hidden>
        <p id={`${id}fields`} className={styles.title}>
          <InlineText text={messages.invalid} />
        </p>
        <p>
          <InlineText text={messages.failureNext} />
        </p>
      </div>
      <div className={styles.ways}>
        {/* A real submit button, pressed by the visitor: a window that a script opens gets blocked. */}
        {ways.hosted && (
          <Button type="submit" formTarget="_blank" variant="outline" className={styles.way} fullWidth data-part="hosted">
            <InlineText text={ways.hosted} />
            <span className="visually-hidden"> {labels.newTab}</span>
          </Button>
        )}
        <ActionLink action={ways.mail} variant="outline" className={styles.way} />
        <MailAddress address={ways.address} />
      </div>
    </div>
  );
}

/** The drawing at the head of a panel. */
export function Mark({ shape }: { shape: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
      <path d={shape} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
