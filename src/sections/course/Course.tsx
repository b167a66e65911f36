import { Card } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import type { PropsOf } from '../../../schema/define-section.ts';
import { localDate } from '../../../schema/local-date.ts';
import { ActionLink } from '../../parts/ActionLinks.tsx';
import beside from '../../parts/Beside.module.css';
import { Heading } from '../../parts/Heading.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Paragraphs, TextElement } from '../../parts/InlineText.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Course.module.css';
import { CourseParts } from './CourseParts.tsx';
import { isOver } from './is-over.ts';
import type definition from './schema.ts';

type Props = PropsOf<typeof definition> & {
  /** As the schema's `onDay` adds it, with the date as `YYYY-MM-DD`. */
  schedule: { isOver?: boolean };
};

/** How wide the stylesheet makes the image. */
const sizes = '(min-width: 80em) clamp(33rem, 36.3vw, 42.2rem), (min-width: 46em) 42vw, 82vw';

export function Course({ eyebrow, title, text, schedule, facts, booking, image, highlight, contents, closing }: Props) {
  const titleId = useId();
  const wasOver = schedule.isOver === true;
  const [isPast, setPast] = useState(wasOver);
  useEffect(() => setPast(wasOver || (schedule.isOver === false && isOver(schedule.date, localDate()))), [wasOver, schedule]);
  const afterwards = isPast ? schedule.afterwards : undefined;
  // Nobody can come to a date that is over: what leads on then is the one thing to do.
  const book = (
    <ActionLink
      action={{ label: booking.label, href: booking.href, newTab: true }}
      variant={afterwards ? 'outline' : 'filled'}
      className={styles.book}
    />
  );
  const buttons = (
    <span className={styles.buttons}>
      {afterwards && <ActionLink action={afterwards.action} className={styles.book} />}
      {book}
    </span>
  );
  return (
    <div className={styles.root}>
      <div className={`${beside.root} ${styles.head}`} data-layout="beside">
        <div>
          <SectionIntro eyebrow={eyebrow} title={title} text={text} />
          {facts && (
            <dl className={styles.facts}>
              {facts.map((fact, index) => (
                <div key={index} className={styles.fact}>
                  {fact.icon && <Icon shapes={fact.icon} />}
                  <TextElement as="dt" text={fact.label} className={`${styles.factLabel} small-print`} />
                  <TextElement as="dd" text={fact.value} className={styles.factValue} />
                </div>
              ))}
            </dl>
          )}
        </div>
        <Card className={styles.ticket} data-tone="deep" role="group" aria-labelledby={titleId}>
          <Heading
            depth={1}
            text={afterwards?.title ?? schedule.label}
            id={titleId}
            className={afterwards?.title ? styles.date : styles.label}
          />
          {afterwards?.title ? (
            <p className={styles.label}>
              {/* Each in an element of its own: in the editor it leads to its own field. */}
              <TextElement as="span" text={afterwards.label ?? schedule.label} /> <TextElement as="span" text={schedule.text} />
            </p>
          ) : (
            <TextElement text={schedule.text} className={styles.date} />
          )}
          {afterwards && <TextElement text={afterwards.text} className={styles.afterwards} />}
          <p data-part="booking">{buttons}</p>
          <TextElement text={booking.note} className={`${styles.note} small-print`} />
        </Card>
      </div>
      <div className={styles.contents}>
        <Heading depth={1} text={contents.title} className={styles.heading} />
        {contents.text && (
          <div className={styles.highlightText}>
            <Paragraphs text={contents.text} />
          </div>
        )}
        <CourseParts items={contents.items} />
      </div>
      {/* On a tint whatever the section stands on, and with a tint's colours. */}
      <div className={`${beside.root} ${styles.highlight}`} data-layout="beside" data-tone="tint">
        <Picture image={image} sizes={sizes} className={styles.image} rounded />
        <div>
          <Heading depth={1} text={highlight.title} className={styles.heading} />
          <div className={styles.highlightText}>
            <Paragraphs text={highlight.text} />
          </div>
          <p className={styles.action}>{book}</p>
        </div>
      </div>
      <div className={styles.closing} data-tone="deep">
        <Heading depth={1} text={closing.title} className={styles.heading} />
        {closing.text && (
          <div className={styles.highlightText}>
            <Paragraphs text={closing.text} />
          </div>
        )}
      </div>
      <p className={styles.bar} data-tone="deep" data-part="last-action">
        <TextElement as="span" text={afterwards?.title ?? schedule.text} className={`${styles.barDate} heading-letters`} />
        {buttons}
      </p>
    </div>
  );
}
