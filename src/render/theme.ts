/** From the manifest's `theme` to CSS: the only place where a brand's colours, fonts and corners enter a page. */
import {
  type ButtonFactory,
  createTheme,
  defaultVariantColorsResolver,
  type ExtendComponent,
  type InputFactory,
  type InputWrapperFactory,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import { colorVariable } from '../../schema/names.ts';
import type { FontFallback, Site } from '../../schema/resolved.ts';
import parts from './mantine.module.css';
import { menuRules } from './menu-breakpoints.ts';

type Font = Site['theme']['fonts']['text'];

/**
 * The lightest and the boldest weight that styles set in each of the two fonts. Each further weight of a heading would cost every visitor
 * seven kilobytes more, so there is one: `--heading-weight` of look.css. A test holds the styles to it.
 */
export function fontWeights({
  look,
}: Pick<Site['theme'], 'look'>): Record<keyof Site['theme']['fonts'], readonly [number, number]> {
  const { [look?.['data-look-scale'] ?? '']: heading = 700 } = { calm: 500, bold: 800 } as Record<string, number>;
  return { heading: [heading, heading], text: [400, 700] };
}

/** The variants of a button whose colours stand in mantine.module.css, and what need not be said of them in style attributes. */
const inSheet = { filled: true, outline: true };
const noVariables = { '--button-bg': '', '--button-hover': '', '--button-color': '', '--button-bd': '' };

/** What text on a colour that fills a button is written in: Mantine would take white on all of them. */
export const contrastVariable = (color: string): string => `--mantine-color-${color}-contrast`;

/** The ten shades of a colour by the names of their variables. */
const shadesOf = (name: string) =>
  Array.from({ length: 10 }, (_, shade) => `var(--mantine-color-${name}-${shade})`) as unknown as MantineColorsTuple;

const heading = (name: 'h1' | 'h2' | 'h3', lineHeight: string) => ({ fontSize: `var(--text-${name})`, lineHeight });

/** What fills a shape with the colour of its tone when it is chosen. */
const filledParts = Object.fromEntries(
  ['ActionIcon', 'Checkbox', 'CheckboxIndicator', 'Chip', 'Radio', 'RadioIndicator'].map((name) => [
    name,
    { classNames: { root: parts.filled }, ...(name.startsWith('Checkbox') && { defaultProps: { radius: 'xs' } }) },
  ]),
);

/**
 * Mantine's theme is the same for every manifest: it only points to the variables that `themeCss` and tones.css declare. So
 * a colour changes with the tone of a band, and light or dark follows the system without any script.
 */
export const mantineTheme: MantineThemeOverride = createTheme({
  primaryColor: 'brand',
  primaryShade: 6,
  // Their values are in mantine-colors.ts.
  colors: { brand: shadesOf('brand'), accent: shadesOf('accent') },
  fontFamily: 'var(--font-text)',
  fontSizes: { sm: 'var(--text-small)', md: '1rem', lg: 'var(--text-body)', xl: 'var(--text-large)' },
  lineHeights: { md: '1.6' },
  headings: {
    fontFamily: 'var(--font-heading)',
    sizes: { h1: heading('h1', '1.06'), h2: heading('h2', '1.12'), h3: heading('h3', '1.2'), h4: heading('h3', '1.2') },
  },
  radius: {
    xs: 'calc(var(--radius-card)*.2)',
    sm: 'calc(var(--radius-card)*.4)',
    md: 'var(--radius-field)',
    lg: 'var(--radius-card)',
    xl: 'var(--radius-control)',
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const [name] = /^[a-z]+/.exec(input.color ?? 'brand') ?? [];
    return input.variant === 'filled' && name ? { ...colors, color: `var(${contrastVariable(name)},#fff)` } : colors;
  },
  // By name, without an import: where no section has a component, no visitor loads it.
  components: {
    ...filledParts,
    Blockquote: { classNames: { cite: parts.cite } },
    Badge: { classNames: { root: parts.badge } },
    Button: {
      classNames: { root: parts.button },
      vars: (_, { color, variant = 'filled' }) => ({ root: color === undefined && variant in inSheet ? noVariables : {} }),
    } satisfies ExtendComponent<ButtonFactory>,
    Card: { classNames: { root: parts.card }, defaultProps: { 'data-part': 'card' } },
    Input: {
      classNames: { wrapper: parts.field },
      vars: (_, { size, rightSectionPointerEvents }) => ({
        wrapper: {
          ...(size === 'md' && { '--input-height': '', '--input-fz': '' }),
          ...(rightSectionPointerEvents === 'none' && { '--input-right-section-pointer-events': '' as 'none' }),
        },
      }),
    } satisfies ExtendComponent<InputFactory>,
    InputWrapper: {
      classNames: { root: parts.labelled },
      vars: (_, { size }) => {
        const label = size === 'md' ? { '--input-label-size': '' } : {};
        const description = size === 'md' ? { '--input-description-size': '' } : {};
        return { label, description, error: {}, success: {} };
      },
    } satisfies ExtendComponent<InputWrapperFactory>,
    NativeSelect: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    ThemeIcon: { classNames: { root: parts.icon } },
  },
});

/**
 * The variables and fonts of one manifest, and the rules of the navigation's row, which no page keeps that has none.
 *
 * @returns CSS: every colour as `--color-<name>: light-dark(…)`, the two font stacks, the radii in CSS pixels.
 */
export function themeCss(theme: Site['theme']): string {
  const { onAccent, ...others } = theme.colors;
  const colors = Object.entries(theme.accentBands ? { ...others, onAccent } : others).map(
    ([name, color]) => `${colorVariable(name)}:${inBoth(color)}`,
  );
  const faces = Object.values<Font>(theme.fonts).flatMap(
    ({ family, file, parts = [], bold, italic, weight, cutWeights, fallbacks = [] }) => {
      if (!file) return [];
      const face = (src: string, weights: string, more = '') =>
        `@font-face{font-family:"${family}";src:url("${src}")${/\.[to]tf\b/.test(src) ? '' : ' format("woff2")'};font-weight:${weights};${more}font-display:swap}`;
      // In dev, where the weights are not known: the middle of most variable fonts' range. A static font ignores what it does not have.
      const usual = weight ?? (bold ? '200 500' : '200 800');
      return [
        face(file, usual),
        ...parts.map((part) => face(part.file, usual, `unicode-range:${part.range};`)),
        ...(bold ? [face(bold, cutWeights?.bold ?? '700')] : []),
        ...(italic ? [face(italic, cutWeights?.italic ?? '200 800', 'font-style:italic;')] : []),
        ...fallbacks.map(fallbackFace),
      ];
    },
  );
  const stack = ({ family, fallbacks = [] }: Font) => {
    const names = new Set([family, ...fallbacks.map((fallback) => fallback.family)]);
    return family === 'system' ? systemStack : `${[...names].map((name) => `"${name}"`).join(',')},${systemStack}`;
  };
  const variables = [
    `color-scheme:${theme.scheme === 'light' ? 'light' : 'light dark'}`,
    ...colors,
    `--veil:${theme.veil}%`,
    `--font-heading:${stack(theme.fonts.heading)}`,
    `--font-text:${stack(theme.fonts.text)}`,
    `--radius-card:${theme.radius.card}px`,
    `--radius-control:${theme.radius.control}px`,
  ];
  return `${[...new Set(faces)].join('')}:root{${variables.join(';')}}${theme.veils ? veilsOfTones(theme.veils) : ''}${(theme.focuses ?? []).map(focusRule).join('')}${edgesOfCards(theme)}${inkOnPaper(theme.colors)}${menuRules()}`;
}

/** What stays in view of an image that is cut, from whichever side one reads. Enlarged it is seen whole, in the middle. */
const focusRule = (focus: string) => `[data-focus="${focus}"]:not(dialog *){object-position:${focus}}`;

/** A colour that is another on dark screens, where it is. */
const inBoth = ({ light, dark }: Site['theme']['colors']['ground']) => (light === dark ? light : `light-dark(${light},${dark})`);

/** What the bands of each tone lay over a picture behind them. */
const veilsOfTones = ({ ground, ...tones }: NonNullable<Site['theme']['veils']>) =>
  `:root{--veil-color:${inBoth(ground)}}${Object.entries(tones)
    .map(([tone, veil]) => `[data-tone="${tone}"]{--veil-color:${inBoth(veil)}}`)
    .join('')}`;

/**
 * The edge of cards that cannot be told from the ground of their band, in light or in dark. Other brands get none, and so do dark bands,
 * where tones.css makes the surface out of the ground. On paper cards have no room around their text.
 */
function edgesOfCards({ cardEdges: { ground, tint }, look }: Site['theme']): string {
  const chosen = look?.['data-look-cards'];
  if (chosen) return chosen === 'outlined' ? ':root,[data-tone]{--card-edge:1px solid var(--line)}' : '';
  const edge = (needed: typeof ground) => {
    const [light, dark] = [needed.light, needed.dark].map((isNeeded) => (isNeeded ? edgeColor : 'transparent'));
    return needed.light || needed.dark ? `1px solid light-dark(${light},${dark})` : 'none';
  };
  const [onGround, onTint] = [edge(ground), edge(tint)];
  if (onGround === 'none' && onTint === 'none') return '';
  // Cards begin again with the plain tone, so what they lie on is told by the band.
  const rules = `:root{--card-edge:${onGround}}[data-tone="tint"]{--card-edge:${onTint}}[data-tone="deep"]{--card-edge:none}`;
  return `@media not print{${rules}}`;
}

/** Paper is white (print.css): what is light on a ground that is dark by day has no colours of its own there. */
function inkOnPaper({ ground, text }: Site['theme']['colors']): string {
  if (brightness(ground.light) > brightness(text.light)) return '';
  const paper = { ground: '#fff', surface: '#fff', tint: '#fff', warm: '#fff', line: '#bbb', control: '#666', muted: '#444' };
  const colors = Object.entries({ ...paper, text: '#111', primary: '#111', danger: '#111' });
  return `@media print{:root{${colors.map(([name, color]) => `${colorVariable(name)}:${color}`).join(';')}}}`;
}

/** Seen on every ground, as the text is; the colour of lines could be the ground's as well. */
const edgeColor = 'color-mix(in oklab,var(--color-text) 16%,transparent)';

const brightness = (color: string) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0);

/**
 * The text font of each system by its name: Apple's, Windows, Linux. All are about equally wide, which `system-ui` is not: on many a Linux
 * it is a fifth wider, and on Windows it depends on the language. Android's is what `sans-serif` means there; its name, Roboto, is also
 * that of a font which providers of forms bring along, and the page must not change into it.
 */
const systemStack =
  '-apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Ubuntu,Cantarell,"Helvetica Neue","Liberation Sans",Arial,sans-serif';

/** The face of a font that stands in for another one. */
export function fallbackFace({ family, local, weight, sizeAdjust, ascent, descent, lineGap }: FontFallback): string {
  const src = local.map((name) => `local("${name}")`).join(',');
  const size = `size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}`;
  return `@font-face{font-family:"${family}";src:${src};font-weight:${weight};${size}}`;
}
