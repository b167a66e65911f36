import type { Inline } from '../../../schema/atoms.ts';
import { ActionLink } from '../ActionLinks.tsx';
import { InlineText } from '../InlineText.tsx';
import { CopyButton, MailAddress } from '../MailAddress.tsx';
import styles from './FormOpened.module.css';
import panels from './FormPanels.module.css';
import { Mark, Message } from './FormPanels.tsx';

interface OpenedProps {
  opened: string;
  openedNext: Inline;
  /** Copies the text. */
  copy: string;
  /** Opens it once more. */
  again: string;
  mailto: string;
  /** The address that opens it. */
  href: string;
  /** What ids begin with. */
  id: string;
}

/** Says that the form is in the visitor's mail program now, with the text to copy for visitors who have none. */
export function Opened({ opened, openedNext, copy, again, mailto, href, id }: OpenedProps) {
  return (
    <div className={panels.success} tabIndex={-1} data-part="opened" hidden>
      <Mark shape="M3 6h18v12H3zM3 7l9 6 9-6" />
      <div role="status">
        <Message id={`${id}opened`} title={opened} next={openedNext} />
      </div>
      <div className={panels.ways}>
        <div className={styles.text}>
          {/* As it is in the mail, line by line. */}
          <p className={styles.typed} data-part="text" data-copy-source="" />
          <CopyButton text="">
            <InlineText text={copy} />
          </CopyButton>
        </div>
        <ActionLink action={{ label: again, href: { url: href } }} variant="outline" className={panels.way} />
        <MailAddress address={mailto} />
      </div>
    </div>
  );
}
