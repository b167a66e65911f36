import type { Page } from '../../schema/resolved.ts';
import { LinkTo } from '../parts/LinkTo.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './LanguageSwitch.module.css';

/** The languages of the site, above the header: each leads to the same page, or to its home page where nobody has translated that. */
export function LanguageSwitch({ page: { translations = {} } }: { page: Pick<Page, 'translations'> }) {
  const { lang: shown, languages } = useSurroundings().shell;
  if (!languages) return null;
  return (
    // Nobody has to write a name for it: the languages are one.
    <nav data-part="languages" className={styles.root} aria-label={languages.map(({ label }) => label).join(', ')}>
      <ul className={styles.list}>
        {languages.map(({ lang, label, home }) => (
          <li key={lang} lang={lang === shown ? undefined : lang}>
            {lang === shown ? (
              <span aria-current="true" className={styles.language}>
                {label}
              </span>
            ) : (
              <LinkTo href={{ page: translations[lang] ?? home }} hrefLang={lang} className={styles.language}>
                {label}
              </LinkTo>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
