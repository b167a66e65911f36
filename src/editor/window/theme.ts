/** The look of the editor: quiet and grey, so that the page in the middle is the only thing with a brand. */
import {
  ActionIcon,
  Anchor,
  Autocomplete,
  ColorSwatch,
  createTheme,
  type MantineColorsTuple,
  Paper,
  Popover,
  Select,
  Switch,
  Tooltip,
} from '@mantine/core';

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

/**
 * What opens lies within the landmark of what has opened it, and nothing that scrolls there cuts it off. In a small window, a tap on what
 * lies outside of it would close that before anything is chosen.
 */
const inPlace = { withinPortal: false, floatingStrategy: 'fixed' } as const;

/** Nothing is wider than a telephone. */
const intoWindow = { maxWidth: 'calc(100vw - 1rem)' } as const;

/** The list itself scrolls: keys reach it by the field that it belongs to. As high as this it fits above or below that in any window. */
const lists = {
  defaultProps: { comboboxProps: inPlace, withScrollArea: false },
  styles: { options: { maxHeight: 'min(14rem, 40dvh)', overflowY: 'auto' } },
} as const;

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: { ink },
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  respectReducedMotion: true,
  breakpoints: { md: '64em' },
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray' } }),
    // Who works by keys learns the keys from them.
    Tooltip: Tooltip.extend({
      defaultProps: { ...inPlace, events: { hover: true, focus: true, touch: false }, openDelay: 300, multiline: true },
      styles: { tooltip: intoWindow },
    }),
    Popover: Popover.extend({ styles: { dropdown: intoWindow } }),
    Anchor: Anchor.extend({ styles: { root: { textAlign: 'start' } } }),
    Autocomplete: Autocomplete.extend(lists),
    ColorSwatch: ColorSwatch.extend({ styles: { root: { forcedColorAdjust: 'none' } } }),
    Paper: Paper.extend({ styles: { root: { borderColor: 'var(--editor-line)' } } }),
    Select: Select.extend(lists),
    Switch: Switch.extend({ styles: { label: { paddingInlineStart: '0.625rem', fontSize: '0.875rem', fontWeight: 600 } } }),
  },
});
