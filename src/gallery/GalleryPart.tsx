import { useEffect, useId, useRef, useState } from 'react';
import type { PropsOf } from '../../schema/define-section.ts';
import { Heading } from '../parts/Heading.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import mail from '../parts/MailAddress.module.css';
import { SectionIntro } from '../parts/SectionIntro.tsx';
import styles from './GalleryPart.module.css';
import type definition from './part.ts';

type Props = PropsOf<typeof definition>;

export function GalleryPart({ title = '', text, example, finder }: Props) {
  if (example) return <Example title={title} {...example} />;
  return (
    <>
      <SectionIntro title={title} text={text} />
      {finder && <Finder {...finder} />}
    </>
  );
}

/** The widths that are looked at, in CSS pixels: a phone, a tablet, a desk. */
const widths = [360, 768, 1280] as const;

function Example({ title, hidden, src, json }: NonNullable<Props['example']> & { title: string }) {
  return (
    <div className={styles.example}>
      <div className={styles.head}>
        <Heading text={title} className={styles.title} />
        {hidden && <span className={styles.mark}>edge case</span>}
        <label className={styles.size}>
          <input type="checkbox" />
          Real size
        </label>
        <LinkTo href={{ url: src }} newTab>
          Open alone
        </LinkTo>
      </div>
      {['Light', 'Dark'].map((scheme) => (
        <div key={scheme}>
          <p className={styles.scheme}>{scheme}</p>
          <div className={styles.frames}>
            {widths.map((width) => (
              <Frame
                key={width}
                src={`${src}#${scheme.toLowerCase()}`}
                width={width}
                title={`${title}: ${scheme}, ${width} px`}
              />
            ))}
          </div>
        </div>
      ))}
      <div className={styles.code}>
        <button type="button" className={mail.copy} data-copy={json} data-copied="JSON copied">
          Copy JSON
        </button>
        <details>
          <summary>JSON</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code is scrolled by keyboard too. */}
          <pre className={styles.json} tabIndex={0}>
            <code data-copy-source="">{json}</code>
          </pre>
        </details>
      </div>
    </div>
  );
}

/** A page in a window of a certain width, as high as the page is. Without the app it is scrolled instead. */
function Frame({ src, width, title }: { src: string; width: number; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let observer: ResizeObserver | undefined;
    const follow = () => {
      const body = element.contentDocument?.body;
      // Until its page has loaded, a frame holds an empty document of the browser's own.
      if (!body || element.contentWindow?.location.href === 'about:blank') return;
      observer?.disconnect();
      observer = new ResizeObserver(() =>
        element.parentElement?.style.setProperty('--frame-height', `${Math.ceil(body.getBoundingClientRect().height)}px`),
      );
      observer.observe(body);
    };
    follow();
    element.addEventListener('load', follow);
    return () => {
      element.removeEventListener('load', follow);
      observer?.disconnect();
    };
  }, []);
  return (
    <div className={styles.window} data-width={width}>
      <iframe ref={frame} className={styles.frame} src={src} title={title} loading="lazy" />
    </div>
  );
}

type FinderProps = NonNullable<Props['finder']>;

/** Whether each typed word is part of the entry's name or begins a word of its text. */
function matches({ name, text }: FinderProps['entries'][number], typed: string): boolean {
  const words = typed.toLowerCase().trim().split(/\s+/);
  return words.every((word) => name.includes(word) || ` ${text}`.toLowerCase().includes(` ${word}`));
}

function Finder({ label, none, layout, entries }: FinderProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Takes over what was typed before the app was there.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const found = entries.filter((entry) => matches(entry, typed));
  return (
    <div className={styles.finder} data-layout={layout}>
      <label className={styles.filter} htmlFor={id}>
        <span>{label}</span>
        <input ref={field} id={id} type="search" autoComplete="off" onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <ul className={styles.list}>
        {found.map(({ name, text, href, icon, current }) => (
          <li key={name} className={href && styles.item}>
            {href && (
              <LinkTo href={href} className={styles.name} aria-current={current ? 'page' : undefined}>
                {name}
              </LinkTo>
            )}
            {icon && (
              <button type="button" className={styles.icon} data-copy={name} data-copied="Name copied">
                <Icon shapes={icon} />
                <span data-copy-source="">{name}</span>
              </button>
            )}
            {layout === 'cards' && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found.length === 0 && none}
      </p>
    </div>
  );
}
