import { Component, type CSSProperties, type ReactNode } from 'react';
import type { Shell } from '../../schema/resolved.ts';

// Not in a sheet: documents hold the rules of what they show, and the sheet of all others may be what could not be loaded.
const action: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3.25rem',
  padding: '0.75rem 1.5rem',
  border: '1.5px solid var(--edge)',
  borderRadius: 'var(--radius-control)',
  background: 'transparent',
  color: 'var(--action)',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
};

const styles = {
  root: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2rem 4rem',
    maxWidth: '77rem',
    marginInline: 'auto',
    padding: 'clamp(2rem, 6vw, 5rem) clamp(1.25rem, 4vw, 2.5rem)',
  },
  words: { flex: '1 1 20rem', maxWidth: '40rem', overflowWrap: 'anywhere' },
  image: { flex: '0 1 auto', width: 'clamp(12rem, 34vw, 26rem)' },
  text: { marginBlockStart: '1.25rem', fontSize: '1.1875rem', lineHeight: 1.5 },
  message: { marginBlockStart: '0.75rem', color: 'var(--ink-muted)', fontSize: '0.9375rem' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '2rem' },
  first: { ...action, borderColor: 'transparent', background: 'var(--action)', color: 'var(--on-action)' },
  action,
} satisfies Record<string, CSSProperties>;

/** What a visitor sees when the running app fails. Plain links only: what failed may be the router itself. */
export function ErrorView({ view, message }: { view: Shell['errorView']; message: string }) {
  const { title, text, lang, dir, reload, actions, image } = view;
  return (
    // Title and message are often English. With a text of the site's own, only they are in that language.
    <div style={styles.root} lang={text ? undefined : lang} dir={text ? undefined : dir} role="alert">
      <div style={styles.words}>
        <h1 tabIndex={-1} lang={lang} dir={dir}>
          {title}
        </h1>
        {text && <p style={styles.text}>{text}</p>}
        <p style={styles.message} lang={lang} dir={dir}>
          {message}
        </p>
        <p style={styles.actions}>
          {reload && (
            <button type="button" style={styles.first} onClick={() => window.location.reload()}>
              {reload}
            </button>
          )}
          {actions.map(({ label, href }, index) => (
            <a
              key={index}
              style={index === 0 && !reload ? styles.first : action}
              href={'url' in href ? href.url : `${href.page ?? ''}${href.hash ?? ''}`}
            >
              {label}
            </a>
          ))}
        </p>
      </div>
      {image && (
        <img
          style={styles.image}
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          // Without a network there may be none: then nothing stands in its place.
          onError={({ currentTarget }) => currentTarget.style.setProperty('display', 'none')}
        />
      )}
    </div>
  );
}

interface ErrorBoundaryProps {
  view: Shell['errorView'];
  children: ReactNode;
}

/** Shows the error view in place of children that throw. Prerendering never comes here: there an error fails the build. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** Another page, or the same one mended in dev, gets another chance. */
  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.error && before.children !== this.props.children) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorView view={this.props.view} message={error.message} /> : this.props.children;
  }
}
