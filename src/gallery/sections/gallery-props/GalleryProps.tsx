import type { PropsOf } from '../../../../schema/define-section.ts';
import { Heading } from '../../../parts/Heading.tsx';
import styles from './GalleryProps.module.css';
import type definition from './schema.ts';

export function GalleryProps({ title, head, required, rows }: PropsOf<typeof definition>) {
  return (
    <>
      <Heading text={title} className={styles.title} />
      <div className={styles.list}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{head.key}</th>
              <th scope="col">{head.form}</th>
              <th scope="col">{head.text}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <code>{row.key}</code>
                  {row.required && <span className={styles.required}> {required}</span>}
                </th>
                <td>{row.form}</td>
                <td>{row.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
