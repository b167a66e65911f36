/** Mantine's variables as text. The running app never makes them: no page holds a style element that a script wrote. */
import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { mantineColorsCss } from './mantine-colors.ts';
import { mantineTheme } from './theme.ts';

/** @param toMarkup - renders on a server as in a browser */
export function mantineVariablesCss(toMarkup: (element: ReactElement) => string): string {
  const markup = toMarkup(
    <MantineProvider theme={mantineTheme} withGlobalClasses={false} withStaticClasses={false}>
      {null}
    </MantineProvider>,
  );
  return (/<style[^>]*>([\s\S]*?)<\/style>/.exec(markup)?.[1] ?? '') + mantineColorsCss();
}
