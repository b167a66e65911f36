import { Card } from '@mantine/core';
import type { Image } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLink } from '../../parts/ActionLinks.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { IconFrame } from '../../parts/IconFrame.tsx';
import { TextElement } from '../../parts/InlineText.tsx';
import { MailAddress } from '../../parts/MailAddress.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { PointList } from '../../parts/PointList.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Contact.module.css';
import type definition from './schema.ts';

/** How wide the stylesheet makes the image. */
const sizes = '(min-width: 64em) 36rem, (min-width: 44em) 36vw, 90vw';

const Portrait = ({ image }: { image: Image }) => (
  <div className={styles.portrait} data-photo={image.src.endsWith('.svg') ? undefined : true}>
    <Picture image={image} sizes={sizes} />
  </div>
);

export function Contact({ eyebrow, title, text, mail, profile }: PropsOf<typeof definition>) {
  return (
    <div>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <div className={styles.cards}>
        <Card className={styles.card} data-tone="raised" data-portrait={mail.image ? true : undefined}>
          {mail.image ? <Portrait image={mail.image} /> : mail.icon && <IconFrame shapes={mail.icon} />}
          <div className={styles.body}>
            <Heading depth={1} text={mail.title} />
            <TextElement text={mail.text} className="muted" />
          </div>
          <div className={styles.action}>
            <ActionLink action={mail.action} variant="outline" />
            <MailAddress address={mail.address} />
          </div>
        </Card>
        {/* The one thing to do is the filled button; the other is the same by hand. */}
        <Card className={styles.card} data-tone="raised" data-portrait={profile.image ? true : undefined}>
          {profile.image && <Portrait image={profile.image} />}
          <div className={styles.body}>
            <Heading depth={1} text={profile.title} />
            <TextElement text={profile.text} className="muted" />
            {profile.points && <PointList points={profile.points} className={styles.points} />}
          </div>
          <p className={styles.action} data-part="last-action">
            <ActionLink action={profile.action} />
          </p>
        </Card>
      </div>
    </div>
  );
}
