import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import classes from './Banners.module.css';

interface BannerProps {
  kind: 'error' | 'warning' | 'note';
  title: string;
  text?: readonly (string | false)[];
  children?: ReactNode;
}

/** A sentence over the whole width, and what can be done. */
export function Banner({ kind, title, text = [], children }: BannerProps) {
  return (
    <Group gap="4px 12px" className={classes.band} data-kind={kind} data-severity={kind}>
      <p role={kind === 'note' ? 'status' : 'alert'}>
        <strong>{title}</strong> {text.filter(Boolean).join(' ')}
      </p>
      {children}
    </Group>
  );
}

export function ReloadButton() {
  return <BannerButton label={useWords().reload} run={() => location.reload()} />;
}

export function BannerButton({ label, run }: { label: string; run: () => void }) {
  return (
    <Button size="compact-sm" variant="subtle" color="var(--editor-text)" onClick={run}>
      {label}
    </Button>
  );
}
