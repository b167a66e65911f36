import { InlineText } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import { isWide, sizesAtHeight } from '../parts/logo.ts';
import { Picture } from '../parts/Picture.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './Footer.module.css';

/** Brand line, mailbox, legal links, copyright. */
export function Footer() {
  const { shell, path } = useSurroundings();
  const { header, footer } = shell;
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.brand} data-wide={isWide(header.logo)}>
          <Picture image={{ ...header.logo, alt: '' }} sizes={sizesAtHeight(header.logo, 2.5)} className={styles.mark} />
          <div>
            <p className={styles.line}>
              <InlineText text={footer.brand} />
            </p>
            {footer.text && (
              <p className={styles.text}>
                <InlineText text={footer.text} />
              </p>
            )}
          </div>
        </div>
        <p className={styles.mail}>
          <span className={styles.mailLabel}>
            <InlineText text={footer.mailLabel} />
          </span>
          <LinkTo href={footer.mail.href} className={styles.link}>
            <InlineText text={footer.mail.label} />
          </LinkTo>
        </p>
        <nav aria-label={footer.linksLabel}>
          <ul className={styles.links}>
            {footer.links.map((link, index) => (
              <li key={index}>
                <LinkTo
                  href={link.href}
                  newTab={link.newTab}
                  className={styles.link}
                  aria-current={'page' in link.href && link.href.page === path ? 'page' : undefined}
                >
                  <InlineText text={link.label} />
                </LinkTo>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.copyright}>
          <InlineText text={footer.copyright} />
        </p>
      </div>
    </footer>
  );
}
