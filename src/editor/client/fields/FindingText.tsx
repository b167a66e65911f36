import type { Problem } from '../../../manifest/say/problems.ts';
import classes from './fields.module.css';

/** What the loader says of a value. */
export function FindingText({ findings }: { findings: readonly Problem[] }) {
  return findings.map(({ code, severity, message, hint }) => (
    <span key={code + message} className={classes.finding} data-severity={severity}>
      <strong>{message}</strong> {hint}
    </span>
  ));
}
