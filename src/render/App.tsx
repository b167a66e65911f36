/** The app: the same tree is prerendered and hydrated. Which page it shows is an argument. */
import { useMemo } from 'react';
import type { Page as PageData, Shell } from '../../schema/resolved.ts';
import { LanguageProvider } from '../parts/InlineText.tsx';
import { LinkTo } from '../parts/LinkTo.tsx';
import { SurroundingsProvider } from '../parts/shell.tsx';
import { ErrorBoundary, ErrorView } from './ErrorView.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Mantine } from './Mantine.tsx';
import { mainId } from './own-ids.ts';
import { Page } from './Page.tsx';

interface AppProps {
  shell: Shell;
  page: PageData;
  /** Why the page that was asked for cannot be shown; the error view stands in its place. */
  error?: string | undefined;
  prefetch?: (path: string) => void;
}

const doNothing = () => {};

export function App({ shell, page, error, prefetch = doNothing }: AppProps) {
  const [first] = page.sections;
  const [path, { entry, eager: isShort }] = [error === undefined ? page.path : '', page];
  const surroundings = useMemo(() => ({ shell, path, entry, prefetch, isShort }), [shell, path, entry, prefetch, isShort]);
  const hasHeader = page.header === undefined;
  const tone = shell.header.layout === 'over' && first?.backdrop && error === undefined ? first.tone : undefined;
  return (
    <Mantine>
      <SurroundingsProvider value={surroundings}>
        <LanguageProvider value={shell.lang}>
          <ErrorBoundary view={shell.errorView}>
            {/* A page that begins with its content has nothing to skip. */}
            {(hasHeader || shell.languages) && (
              <LinkTo className="skip-link" href={{ hash: `#${mainId}` }}>
                {shell.header.skipLink}
              </LinkTo>
            )}
            <LanguageSwitch page={page} />
            {hasHeader && <Header tone={tone} />}
            <main id={mainId} tabIndex={-1}>
              {error === undefined ? (
                <ErrorBoundary view={shell.errorView}>
                  <Page page={page} />
                </ErrorBoundary>
              ) : (
                <ErrorView view={shell.errorView} message={error} />
              )}
            </main>
            <Footer />
          </ErrorBoundary>
        </LanguageProvider>
      </SurroundingsProvider>
    </Mantine>
  );
}
