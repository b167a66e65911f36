import { Button } from '@mantine/core';
import type { Href, Inline } from '../../../schema/atoms.ts';
import { ActionLink } from '../ActionLinks.tsx';
import { InlineText, TextElement } from '../InlineText.tsx';
import { MailAddress } from '../MailAddress.tsx';
import { useSurroundings } from '../shell.tsx';
import styles from './FormPanels.module.css';

/** What is shown when the form could not be sent, or may not have been. */
export interface ProblemMessages {
  invalid: string;
  failure: string;
  failureNext: Inline;
  unconfirmed: string;
  unconfirmedNext: Inline;
}

/** What the visitor can do instead. */
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
export function Success({ title, next, action, id }: DoneProps & { action?: OtherWays['mail'] | undefined }) {
  return (
    <div className={styles.success} tabIndex={-1} data-part="success" hidden>
      <Mark shape="M4 12.5l5 5L20 6.5" />
      <div role="status">
        <Message id={`${id}success`} title={title} next={next} />
      </div>
      {action && (
        <div className={styles.ways}>
          <ActionLink action={action} className={styles.way} />
        </div>
      )}
    </div>
  );
}

interface ProblemProps {
  messages: ProblemMessages;
  ways: OtherWays;
  /** What ids begin with. */
  id: string;
}

/** Says that it did not work, or that it may not have worked, and what to do instead. The guard chooses which. */
export function Problem({ messages, ways, id }: ProblemProps) {
  const { labels } = useSurroundings().shell;
  return (
    <div className={styles.problem} tabIndex={-1} data-part="problem" hidden>
      <Mark shape="M12 6.5v7M12 17.5v.01" />
      <div role="alert">
        <div data-when="failed" hidden>
          <Message id={`${id}failed`} title={messages.failure} next={messages.failureNext} />
        </div>
        <div data-when="unconfirmed" hidden>
          <Message id={`${id}unconfirmed`} title={messages.unconfirmed} next={messages.unconfirmedNext} />
        </div>
      </div>
      {/* Not an alert: the messages beside the fields come first, and the focus is there. */}
      <div data-when="fields" hidden>
        <Message id={`${id}fields`} title={messages.invalid} next={messages.failureNext} />
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

/** What a panel says: what has happened, and what to do next. The view names the panel by the first. */
export function Message({ id, title, next }: DoneProps) {
  return (
    <>
      <TextElement text={title} id={id} className={styles.title} />
      <TextElement text={next} />
    </>
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
