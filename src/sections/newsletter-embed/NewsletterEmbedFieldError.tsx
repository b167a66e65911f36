import styles from './NewsletterEmbedForm.module.css';

/** Where the message about a field appears. */
export function FieldError({ of }: { of: string }) {
  return <p id={`${of}-error`} className={styles.error} hidden />;
}
