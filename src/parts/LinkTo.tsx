import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { createPath, useLinkClickHandler, useNavigate } from 'react-router-dom';
import type { Href } from '../../schema/atoms.ts';
import { afterPaint } from './after-paint.ts';
import { isInLanguage } from './in-language.ts';
import { useSurroundings } from './shell.tsx';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'>;

interface LinkToProps extends AnchorProps {
  href: Href;
  newTab?: boolean | undefined;
  children: ReactNode;
}

/**
 * A link to wherever an `href` of the manifest leads. The app changes pages of this site in place; the rest is the browser's,
 * and so are the ways into and out of isolated pages, those to another language, and all links of a site without the app.
 */
export function LinkTo({ href, newTab = false, children, ...rest }: LinkToProps) {
  const { shell, path, prefetch } = useSurroundings();
  if (newTab) {
    return (
      <a {...rest} href={addressOf(href)} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> {shell.labels.newTab}</span>
      </a>
    );
  }
  if ('url' in href) {
    return (
      // With a target of its own a file is not fetched ahead: nobody knows how large it is (render/speculation.ts).
      <a {...rest} href={href.url} {...(href.file && { target: '_self' })}>
        {children}
      </a>
    );
  }
  const { page = path, hash } = href;
  if (page === path && hash) {
    return (
      <AnchorLink {...rest} hash={hash}>
        {children}
      </AnchorLink>
    );
  }
  const changesShell = !isInLanguage(page, shell);
  if (shell.isStatic || changesShell || (page !== path && (shell.isolated.includes(page) || shell.isolated.includes(path)))) {
    return (
      <a {...rest} href={addressOf(href)} data-document="">
        {children}
      </a>
    );
  }
  return (
    <PageLink {...rest} address={addressOf(href)} ahead={() => void afterPaint().then(() => prefetch(page))}>
      {children}
    </PageLink>
  );
}

/** A link to another page, in place. The router's own component would bring its framework's ways of prefetching along. */
function PageLink({
  address,
  ahead,
  children,
  ...rest
}: AnchorProps & { address: string; ahead: () => void; children: ReactNode }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Back from the page that is shown leads to the one before, however often its own link was followed.
    void afterPaint().then(() => navigate(address, { replace: address === createPath(window.location) }));
  };
  return (
    <a {...rest} href={address} onClick={follow} onPointerEnter={ahead} onFocus={ahead} onTouchStart={ahead}>
      {children}
    </a>
  );
}

/** Whether a click wants the page here and now: not in another tab or window, nor as a file. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);

/** A link to an anchor of the page that is shown, whatever its address: the not-found page stands at any. */
function AnchorLink({ hash, children, ...rest }: AnchorProps & { hash: string; children: ReactNode }) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>({ hash });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    navigate(event);
    // At once, as the browser would: the next Tab may come before the app has scrolled.
    if (event.defaultPrevented) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  };
  return (
    <a {...rest} href={hash} onClick={follow}>
      {children}
    </a>
  );
}

/** The address as it stands in the document. */
export function addressOf(href: Href): string {
  return 'url' in href ? href.url : `${href.page ?? ''}${href.hash ?? ''}`;
}
