import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  /** What it unfolds by. */
  label: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** What is there, and not seen until somebody wants it. */
export const Fold = ({ label, className, children }: FoldProps) => (
  // The browser's own disclosure works without the app. What the visitor opened before the app came stays open.
  <details className={className ? `${styles.root} ${className}` : styles.root} suppressHydrationWarning>
    <summary className={styles.label}>{label}</summary>
    {children}
  </details>
);
