/** Mantine's variables as text. The running app never makes them: no page holds a style element that a script wrote. */
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { mantineColorsCss } from './mantine-colors.ts';
import { mantineTheme } from './theme.ts';

export function mantineVariablesCss(): string {
  const markup = renderToStaticMarkup(
    <MantineProvider theme={mantineTheme} withGlobalClasses={false} withStaticClasses={false}>
      {null}
    </MantineProvider>,
  );
  return (/<style[^>]*>([\s\S]*?)<\/style>/.exec(markup)?.[1] ?? '') + mantineColorsCss();
}
