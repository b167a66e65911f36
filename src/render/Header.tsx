import { InlineText } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import { isWide, sizesAtHeight } from '../parts/logo.ts';
import { Picture } from '../parts/Picture.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './Header.module.css';
import { HeaderMenu } from './HeaderMenu.tsx';

/** Logo, navigation, contact. */
export function Header() {
  const { shell, path } = useSurroundings();
  const { header } = shell;
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <LinkTo
          href={{ page: '/' }}
          className={styles.logo}
          data-wide={isWide(header.logo)}
          aria-label={header.homeLabel}
          aria-current={path === '/' ? 'page' : undefined}
        >
          <Picture image={header.logo} sizes={sizesAtHeight(header.logo, 2.375)} className={styles.mark} eager />
          <span className={styles.name}>
            <InlineText text={header.name} />
          </span>
        </LinkTo>
        <HeaderMenu header={header} path={path} />
        <LinkTo href={header.mail.href} className={styles.mail}>
          <span className={styles.longLabel}>
            <InlineText text={header.mail.label} />
          </span>
          <span className={styles.shortLabel}>
            <InlineText text={header.mail.shortLabel} />
          </span>
        </LinkTo>
      </div>
    </header>
  );
}
