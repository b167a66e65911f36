import type { Href } from '../../schema/resolved.ts';
import { ActionLink } from '../parts/ActionLinks.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import { Picture } from '../parts/Picture.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './Header.module.css';

const menuId = 'menu';

/**
 * Logo, navigation, contact. The small-screen menu is the browser's own popover: it opens without a script, closes on Escape
 * and on a tap beside it; the inline script closes it on a link of its own.
 */
export function Header() {
  const { shell, path } = useSurroundings();
  const { header } = shell;
  const current = (href: Href) => ('page' in href && href.page === path && !href.hash ? 'page' : undefined);
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <LinkTo href={{ page: '/' }} className={styles.logo} aria-label={header.homeLabel} aria-current={path === '/' ? 'page' : undefined}>
          <Picture image={header.logo} className={styles.mark} eager />
          <span className={styles.name}>{header.name}</span>
        </LinkTo>
        <nav className={styles.nav} aria-label={header.navigationLabel}>
          <button type="button" className={styles.toggle} popoverTarget={menuId} aria-label={header.menuLabel}>
            <span className={styles.bars} aria-hidden="true" />
          </button>
          <div id={menuId} popover="auto" className={styles.menu}>
            <ul className={styles.links}>
              {header.links.map((link) => (
                <li key={link.label}>
                  <LinkTo href={link.href} newTab={link.newTab} className={styles.link} aria-current={current(link.href)}>
                    {link.label}
                  </LinkTo>
                </li>
              ))}
              <li>
                <LinkTo href={header.contact.href} newTab={header.contact.newTab} className={styles.contact}>
                  {header.contact.label}
                </LinkTo>
              </li>
            </ul>
            <div className={styles.menuMail}>
              <ActionLink action={header.mail} />
            </div>
          </div>
        </nav>
        <LinkTo href={header.mail.href} className={styles.mail}>
          <span className={styles.longLabel}>{header.mail.label}</span>
          <span className={styles.shortLabel}>{header.mail.shortLabel}</span>
        </LinkTo>
      </div>
    </header>
  );
}
