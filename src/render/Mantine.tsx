import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ContextType, ReactNode } from 'react';
import { mantineTheme } from './theme.ts';

/**
 * What Mantine's components need to know, and no more. Mantine's own provider brings along what writes style elements, stores a
 * colour scheme and listens to it: 4 kB (brotli) that this site has no use for. Variables and global classes are extracted at build
 * (mantine-variables.tsx); light or dark is the system's choice and CSS follows it (tones.css).
 */
const context: NonNullable<ContextType<typeof MantineContext>> = {
  colorScheme: 'light',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
};

export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={mantineTheme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
