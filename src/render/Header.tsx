import { memo } from 'react';
import { InlineText, TextElement } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import { isWide, sizesAtHeight } from '../parts/logo.ts';
import { Picture } from '../parts/Picture.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './Header.module.css';
import { HeaderMenu } from './HeaderMenu.tsx';
import mark from './Logo.module.css';
import { Notice } from './Notice.tsx';

/**
 * Logo, navigation, contact; above them a notice.
 * @param tone - of the photo's band that the header lies over, if it lies over one
 */
export const Header = memo(function Header({ tone }: { tone?: string | undefined }) {
  const { shell, path } = useSurroundings();
  const { header, home = '/' } = shell;
  const { logo, claim, mail } = header;
  // A link of nothing could not be seen: without logo and name it is the site's name.
  const name = header.name ?? (logo ? undefined : shell.name);
  return (
    <>
      <Notice />
      <header data-part="header" data-look-header={header.layout} data-tone={tone} className={styles.root}>
        <div className={styles.inner}>
          <LinkTo
            href={{ page: home }}
            className={`${styles.logo} heading-letters`}
            data-wide={logo && isWide(logo)}
            data-plate={header.logoPlate || undefined}
            // With a line under the name that line is read out as well (WCAG 2.2, 2.5.3).
            aria-label={claim === undefined ? header.homeLabel : undefined}
            aria-current={path === home ? 'page' : undefined}
          >
            {logo && <Picture image={logo} sizes={sizesAtHeight(logo, 2.375)} className={`${mark.mark} ${styles.mark}`} eager />}
            {(name !== undefined || claim !== undefined) && (
              <span className={styles.name}>
                {name !== undefined && <InlineText text={name} />}
                {claim !== undefined && <TextElement as="span" text={claim} className={styles.claim} />}
              </span>
            )}
            {claim !== undefined && <span className="visually-hidden">{header.homeLabel}</span>}
          </LinkTo>
          <HeaderMenu header={header} path={path} />
          {mail && (
            <LinkTo href={mail.href} className={styles.mail}>
              <TextElement as="span" text={mail.label} className={styles.longLabel} />
              <TextElement as="span" text={mail.shortLabel} className={styles.shortLabel} />
            </LinkTo>
          )}
        </div>
      </header>
    </>
  );
});
