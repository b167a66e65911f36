import { Button } from '@mantine/core';
import type { Href } from '../../schema/atoms.ts';
import styles from './ActionLinks.module.css';
import { InlineText } from './InlineText.tsx';
import { LinkTo } from './LinkTo.tsx';

interface Action {
  label: string;
  href: Href;
  newTab?: boolean;
}

interface ActionLinkProps {
  action: Action;
  variant?: 'filled' | 'outline';
  className?: string | undefined;
}

interface ActionLinksProps {
  actions: Action[] | undefined;
  /** Where they only lead on: none is filled. */
  quiet?: boolean;
}

/** A link that looks like a button. */
export function ActionLink({ action, variant = 'filled', className }: ActionLinkProps) {
  return (
    <Button
      // Else Mantine takes it for a button, and its type for one of a link.
      component="a"
      variant={variant}
      className={`${styles.action}${className ? ` ${className}` : ''}`}
      renderRoot={(props) => <LinkTo {...props} href={action.href} newTab={action.newTab} />}
    >
      <InlineText text={action.label} />
    </Button>
  );
}

/** Buttons side by side: the first one filled, the others quiet. */
export function ActionLinks({ actions, quiet = false }: ActionLinksProps) {
  if (!actions) return null;
  return (
    <p data-part="actions" className={styles.row}>
      {actions.map((action, index) => (
        <ActionLink key={index} action={action} variant={index === 0 && !quiet ? 'filled' : 'outline'} />
      ))}
    </p>
  );
}
