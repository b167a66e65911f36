import type { LinkedFile } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import { InlineText, useLanguage } from '../../parts/InlineText.tsx';
import { LinkTo } from '../../parts/LinkTo.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Downloads.module.css';
import type definition from './schema.ts';

export function Downloads({ eyebrow, title, text, items }: PropsOf<typeof definition>) {
  const lang = useLanguage();
  return (
    <div className={styles.root} data-head={eyebrow || title || text ? true : undefined}>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      <ul className={styles.list}>
        {items.map(({ label, text: about, href }, index) => {
          const file = 'file' in href ? href.file : undefined;
          return (
            <li key={index} className={styles.item}>
              <span className={styles.mark} data-kind={file?.kind.slice(0, 4) ?? '→'} aria-hidden="true" />
              <div className={styles.body}>
                <LinkTo href={href} className={styles.link}>
                  <InlineText text={label} />
                  {file && <span className={styles.about}> {`(${file.kind}, ${sizeOf(file, lang)})`}</span>}
                </LinkTo>
                {about && (
                  <p className={styles.text}>
                    <InlineText text={about} />
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A size as readers of a language write it: `1,2 MB`, in French `1,2 Mo`. Browser and builder may differ in the kind of blank. */
function sizeOf({ size }: LinkedFile, lang: string): string {
  const [unit, amount] = size < 1_000_000 ? ['kilobyte', Math.max(1, Math.round(size / 1000))] : ['megabyte', size / 1_000_000];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount).replace(/\s/gu, '\u00a0');
}
