import styles from './FormCard.module.css';

interface FieldErrorProps {
  /** The id of the field. */
  of: string;
  /** What an entry should be like. It follows the message that it is not. */
  expected?: string | undefined;
}

/** Where the message about a field appears. */
export function FieldError({ of, expected }: FieldErrorProps) {
  return <p id={`${of}-error`} className={styles.error} data-expected={expected} hidden />;
}
