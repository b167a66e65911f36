import { Component, type CSSProperties, type ReactNode } from 'react';
import type { Shell } from '../../schema/resolved.ts';

// Not in a sheet, and without its sizes: documents hold the rules of what they show, and the sheet of all others may be what could not be
// loaded.
const styles: Record<'root' | 'message' | 'actions', CSSProperties> = {
  root: { maxWidth: '46rem', marginInline: 'auto', padding: 'clamp(3.5rem, 10vw, 6.5rem) clamp(1.25rem, 4vw, 2.5rem)' },
  message: {
    marginBlock: '1.25rem',
    color: 'var(--ink-muted)',
    fontSize: '1.1875rem',
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '1.25rem' },
};

/** What a visitor sees when the running app fails. Plain links only: what failed may be the router itself. */
export function ErrorView({ view, message }: { view: Shell['errorView']; message: string }) {
  return (
    <div style={styles.root} lang={view.lang} role="alert">
      <h1 tabIndex={-1}>{view.title}</h1>
      <p style={styles.message}>{message}</p>
      <p style={styles.actions}>
        {view.actions.map(({ label, href }, index) => (
          <a key={index} href={'url' in href ? href.url : `${href.page ?? ''}${href.hash ?? ''}`}>
            {label}
          </a>
        ))}
      </p>
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
