/** The look of the editor: quiet and grey, so that the page in the middle is the only thing with a brand. */
import { createTheme, type MantineColorsTuple, Tooltip } from '@mantine/core';

const ink: MantineColorsTuple = [
  '#eef3fb',
  '#dbe5f5',
  '#b6caea',
  '#8eade0',
  '#6d95d7',
  '#5685d2',
  '#2f68c0',
  '#2559ab',
  '#1d4c97',
  '#103b7d',
];

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: { ink },
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  respectReducedMotion: true,
  components: {
    // Who works by keys learns the keys from them.
    Tooltip: Tooltip.extend({ defaultProps: { events: { hover: true, focus: true, touch: false }, openDelay: 300 } }),
  },
});
