import { InlineText } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import { isWide, sizesAtHeight } from '../parts/logo.ts';
import { Picture } from '../parts/Picture.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './Header.module.css';
import { HeaderMenu } from './HeaderMenu.tsx';
import { Notice } from './Notice.tsx';
import { claimId } from './own-ids.ts';

/** Logo, navigation, contact; above them a notice. */
export function Header() {
  const { shell, path } = useSurroundings();
  const { header } = shell;
  const { logo, claim, mail } = header;
  // A link of nothing could not be seen: without logo and name it is the site's name.
  const name = header.name ?? (logo ? undefined : shell.name);
  return (
    <>
      <Notice />
      <header className={styles.root}>
        <div className={styles.inner}>
          <LinkTo
            href={{ page: '/' }}
            className={styles.logo}
            data-wide={logo && isWide(logo)}
            aria-label={header.homeLabel}
            aria-describedby={claim === undefined ? undefined : claimId}
            aria-current={path === '/' ? 'page' : undefined}
          >
            {logo && <Picture image={logo} sizes={sizesAtHeight(logo, 2.375)} className={styles.mark} eager />}
            {(name !== undefined || claim !== undefined) && (
              <span className={styles.name}>
                {name !== undefined && <InlineText text={name} />}
                {claim !== undefined && (
                  <span id={claimId} className={styles.claim}>
                    <InlineText text={claim} />
                  </span>
                )}
              </span>
            )}
          </LinkTo>
          <HeaderMenu header={header} path={path} />
          {mail && (
            <LinkTo href={mail.href} className={styles.mail}>
              <span className={styles.longLabel}>
                <InlineText text={mail.label} />
              </span>
              <span className={styles.shortLabel}>
                <InlineText text={mail.shortLabel} />
              </span>
            </LinkTo>
          )}
        </div>
      </header>
    </>
  );
}
