/** From the manifest's `theme` to CSS: the only place where a brand's colours, fonts and corners enter a page. */
import {
  Badge,
  Button,
  Card,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type MantineThemeOverride,
  NativeSelect,
  TextInput,
  ThemeIcon,
} from '@mantine/core';
import { colorVariable } from '../../schema/names.ts';
import type { FontFallback, Site } from '../../schema/resolved.ts';
import parts from './mantine.module.css';

type Font = Site['theme']['fonts']['text'];

/**
 * The lightest and the boldest weight that styles set in each of the two fonts. Each further weight of a heading would cost every visitor
 * seven kilobytes more, so there is one. A test holds the styles to it.
 */
export const fontWeights: Record<keyof Site['theme']['fonts'], readonly [min: number, max: number]> = {
  heading: [700, 700],
  text: [400, 700],
};

/** The variants of a button whose colours stand in mantine.module.css, and what need not be said of them in style attributes. */
const inSheet = { filled: true, outline: true };
const noVariables = { '--button-bg': '', '--button-hover': '', '--button-color': '', '--button-bd': '' };

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
    Badge: Badge.extend({ classNames: { root: parts.badge } }),
    Button: Button.extend({
      classNames: { root: parts.button },
      vars: (_, { color, variant = 'filled' }) => ({ root: color === undefined && variant in inSheet ? noVariables : {} }),
    }),
    Card: Card.extend({ classNames: { root: parts.card } }),
    Input: Input.extend({
      classNames: { wrapper: parts.field },
      vars: (_, { size, rightSectionPointerEvents }) => ({
        wrapper: {
          ...(size === 'md' && { '--input-height': '', '--input-fz': '' }),
          ...(rightSectionPointerEvents === 'none' && { '--input-right-section-pointer-events': '' as 'none' }),
        },
      }),
    }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { root: parts.labelled },
      vars: (_, { size }) => {
        const label = size === 'md' ? { '--input-label-size': '' } : {};
        const description = size === 'md' ? { '--input-description-size': '' } : {};
        return { label, description, error: {}, success: {} };
      },
    }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'md' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
    ThemeIcon: ThemeIcon.extend({ classNames: { root: parts.icon } }),
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
    ([name, { light, dark }]) => `${colorVariable(name)}:light-dark(${light},${dark})`,
  );
  const faces = Object.values(theme.fonts).flatMap(({ family, file, weight, fallbacks = [] }) => {
    if (!file) return [];
    const display = weight ? 'optional' : 'swap';
    return [
      // In dev, where the weights are not known: the middle of most variable fonts' range. A static font ignores what it does not have.
      `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weight ?? '200 800'};font-display:${display}}`,
      ...fallbacks.map(fallbackFace),
    ];
  });
  const stack = ({ family, fallbacks = [] }: Font) => {
    const names = new Set([family, ...fallbacks.map((fallback) => fallback.family)]);
    return family === 'system' ? systemStack : `${[...names].map((name) => `"${name}"`).join(',')},${systemStack}`;
  };
  const variables = [
    ...colors,
    `--font-heading:${stack(theme.fonts.heading)}`,
    `--font-text:${stack(theme.fonts.text)}`,
    `--radius-card:${theme.radius.card}px`,
    `--radius-control:${theme.radius.control}px`,
  ];
  return `${[...new Set(faces)].join('')}:root{${variables.join(';')}}${cardEdges(theme.colors)}`;
}

/**
 * The edge of cards whose surface is as good as the same as the ground of their band, in light or in dark. Other brands get none, and so
 * do dark bands, where tones.css makes the surface out of the ground. On paper cards have no room around their text.
 */
function cardEdges({ surface, ground, tint }: Site['theme']['colors']): string {
  const edgeOn = (back: typeof ground) => {
    const lost = { light: isAlike(surface.light, back.light), dark: isAlike(surface.dark, back.dark) };
    const [light, dark] = [lost.light, lost.dark].map((needed) => (needed ? edgeColor : 'transparent'));
    return lost.light || lost.dark ? `1px solid light-dark(${light},${dark})` : 'none';
  };
  const [onGround, onTint] = [edgeOn(ground), edgeOn(tint)];
  if (onGround === 'none' && onTint === 'none') return '';
  // Cards begin again with the plain tone, so what they lie on is told by the band.
  const rules = `:root{--card-edge:${onGround}}[data-tone="tint"]{--card-edge:${onTint}}[data-tone="deep"]{--card-edge:none}`;
  return `@media not print{${rules}}`;
}

/** Seen on every ground, as the text is; the colour of lines could be the ground's as well. */
const edgeColor = 'color-mix(in oklab,var(--color-text) 16%,transparent)';

/** Whether two colours are so close, as `#FFFFFF` and `#FCFCFC` are, that nobody sees where one ends. */
const isAlike = (one: string, other: string) =>
  [1, 3, 5].every(
    (at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) < 4,
  );

/**
 * The text font of each system by its name: Apple's, Windows, Linux. All are about equally wide, which `system-ui` is not: on many a Linux
 * it is a fifth wider, and on Windows it depends on the language. Android's is what `sans-serif` means there; its name, Roboto, is also
 * that of a font which providers of forms bring along, and the page must not change into it.
 */
const systemStack =
  '-apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Ubuntu,Cantarell,"Helvetica Neue","Liberation Sans",Arial,sans-serif';

function fallbackFace({ family, local, weight, sizeAdjust, ascent, descent, lineGap }: FontFallback): string {
  const src = local.map((name) => `local("${name}")`).join(',');
  const size = `size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}`;
  return `@font-face{font-family:"${family}";src:${src};font-weight:${weight};${size}}`;
}
