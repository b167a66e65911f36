/** From the manifest's `theme` to CSS: the only place where a brand's colours, fonts and corners enter a page. */
import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { Button, Card, createTheme, defaultVariantColorsResolver, NativeSelect, TextInput } from '@mantine/core';
import type { Site } from '../../schema/resolved.ts';

/**
 * Mantine's theme is the same for every manifest: it only points to the variables that `themeCss` and tones.css declare. So
 * a colour changes with the tone of a band, and light or dark follows the system without any script.
 */
export const mantineTheme: MantineThemeOverride = createTheme({
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)' },
  defaultRadius: 'var(--radius-control)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const quiet = {
      background: 'transparent',
      hover: 'var(--action-soft)',
      color: 'var(--action)',
      border: '1.5px solid var(--edge)',
    };
    if (input.variant === 'filled') {
      return {
        background: 'var(--action)',
        hover: 'var(--action-hover)',
        color: 'var(--on-action)',
        border: '1.5px solid transparent',
      };
    }
    if (input.variant === 'outline') return quiet;
    if (input.variant === 'light')
      return { background: 'var(--icon-ground)', hover: 'var(--icon-ground)', color: 'var(--icon)', border: 'none' };
    return defaultVariantColorsResolver(input);
  },
  components: {
    Button: Button.extend({ defaultProps: { size: 'md', variant: 'filled' } }),
    Card: Card.extend({ defaultProps: { radius: 'var(--radius-card)', padding: 'var(--space-6)' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'md', radius: 'var(--radius-field)' } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'md', radius: 'var(--radius-field)' } }),
  },
});

/** Mantine's own colour variables, pointed at ours. */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-dimmed': 'var(--ink-muted)',
    '--mantine-color-error': 'var(--color-danger)',
    '--mantine-color-placeholder': 'var(--ink-muted)',
    '--mantine-color-anchor': 'var(--action)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--edge)',
  },
  dark: {},
});

/**
 * The variables and fonts of one manifest.
 *
 * @returns CSS: every colour as `--color-<name>: light-dark(…)`, the two font stacks, the radii in CSS pixels.
 */
export function themeCss(theme: Site['theme']): string {
  const colors = Object.entries(theme.colors).map(
    ([name, { light, dark }]) => `--color-${kebabCase(name)}:light-dark(${light},${dark})`,
  );
  const faces = Object.values(theme.fonts)
    .filter((font) => font.file)
    .map(({ family, file }) => {
      // The middle of most variable fonts' range; a static font simply ignores the weights that it does not have.
      return `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:200 800;font-display:swap}`;
    });
  const stack = ({ family }: { family: string }) =>
    family === 'system' ? 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif' : `"${family}",system-ui,sans-serif`;
  const variables = [
    ...colors,
    `--font-heading:${stack(theme.fonts.heading)}`,
    `--font-text:${stack(theme.fonts.text)}`,
    `--radius-card:${theme.radius.card}px`,
    `--radius-control:${theme.radius.control}px`,
  ];
  return `${[...new Set(faces)].join('')}:root{${variables.join(';')}}`;
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
