import { memo } from 'react';
import { TextElement, TextLink } from '../parts/InlineText.tsx';
import { isWide, sizesAtHeight } from '../parts/logo.ts';
import { NetworkLinks } from '../parts/NetworkLinks.tsx';
import { Picture } from '../parts/Picture.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './Footer.module.css';
import { FooterColumns } from './FooterColumns.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import mark from './Logo.module.css';

/** Brand line, mailbox, networks, columns of links, legal links, copyright. */
export const Footer = memo(function Footer() {
  const { header, footer } = useSurroundings().shell;
  const logo = footer.logo ?? header.logo;
  const { layout, mailLabel, mail, columns, links } = footer;
  return (
    <footer
      data-part="footer"
      data-look-footer={layout}
      data-tone={layout === 'dark' ? 'deep' : undefined}
      className={styles.root}
    >
      <div className={styles.inner} data-columns={columns && ''} data-alone={mail ? undefined : ''}>
        <div
          className={styles.brand}
          data-wide={logo && isWide(logo)}
          data-plate={(footer.logo ? footer : header).logoPlate || undefined}
        >
          {logo && (
            <Picture
              image={footer.logo ?? { ...logo, alt: '' }}
              sizes={sizesAtHeight(logo, 2.5)}
              className={`${mark.mark} ${styles.mark}`}
            />
          )}
          <div>
            <TextElement text={footer.brand} className={`${styles.line} heading-letters`} />
            <TextElement text={footer.text} className={`${styles.text} muted`} />
            <NetworkLinks networks={footer.networks} own className={styles.networks} />
          </div>
        </div>
        {mail && (
          <p className={styles.mail}>
            <TextElement as="span" text={mailLabel} className={`${styles.mailLabel} muted`} />
            <TextLink text={mail.label} href={mail.href} className={styles.link} />
          </p>
        )}
        {(columns || links.length > 0) && (
          <nav aria-label={footer.linksLabel}>
            {columns && <FooterColumns columns={columns} />}
            {links.length > 0 && <FooterLinks links={links} />}
          </nav>
        )}
        <TextElement text={footer.copyright} className={`${styles.copyright} muted`} />
      </div>
    </footer>
  );
});
