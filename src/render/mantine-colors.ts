/**
 * Mantine's colours as the brand has them. Mantine declares its variables once, for the whole document; here each tone declares them anew, so
 * that a component in a dark band has that band's colours. Light or dark is in the colours that they point to (theme.ts). What no page
 * uses, no page holds (src/output/styles/).
 */
import { contrastVariable } from './theme.ts';

interface Scale {
  /** Shades 0 to 9, the sixth being the colour itself: grounds are lighter in light, darker in dark; letters the other way round. */
  shades: string[];
  /** Letters of this colour on a ground of the tone. */
  letters: string;
  /** Letters on this colour. */
  contrast: string;
}

const mixed = (color: string, share: number, other: string) => `color-mix(in oklab,${color} ${share}%,${other})`;

function scaleOf(color: string, { hover, letters, contrast }: { hover?: string; letters?: string; contrast: string }): Scale {
  const grounds = [4, 9, 15, 28, 50, 75].map((share) => mixed(color, share, 'var(--surface)'));
  const towardsInk = [75, 60, 40].map((share) => mixed(color, share, 'var(--ink)'));
  const [next = '', ...strong] = towardsInk;
  return { shades: [...grounds, color, hover ?? next, ...strong], letters: letters ?? color, contrast };
}

/** The colours that a component may ask for by name. Others that Mantine knows stay its own. */
const scales: Record<string, Scale> = {
  brand: scaleOf('var(--action)', { hover: 'var(--action-hover)', contrast: 'var(--on-action)' }),
  // Never small text on a light ground.
  accent: scaleOf('var(--color-accent)', { letters: 'var(--ink)', contrast: 'var(--color-deep)' }),
  red: scaleOf('var(--danger)', { contrast: 'var(--surface)' }),
  gray: {
    shades: [
      ...[3, 6, 10].map((share) => mixed('var(--ink)', share, 'var(--surface)')),
      'var(--line)',
      'var(--edge)',
      mixed('var(--ink-muted)', 75, 'var(--surface)'),
      'var(--ink-muted)',
      mixed('var(--ink-muted)', 50, 'var(--ink)'),
      'var(--ink)',
      'var(--ink)',
    ],
    letters: 'var(--ink-muted)',
    contrast: 'var(--surface)',
  },
};

function* variablesOf(name: string, { shades, letters, contrast }: Scale): Generator<[string, string]> {
  const color = `--mantine-color-${name}`;
  for (const [index, shade] of shades.entries()) yield [`${color}-${index}`, shade];
  const [, light = '', lightHover = '', , , , filled = '', hover = '', , strong = ''] = shades;
  yield* Object.entries({
    [`${color}-text`]: letters,
    [`${color}-filled`]: filled,
    [`${color}-filled-hover`]: hover,
    [`${color}-light`]: light,
    [`${color}-light-hover`]: lightHover,
    [`${color}-light-color`]: strong,
    [`${color}-outline`]: letters,
    [`${color}-outline-hover`]: mixed(filled, 9, 'transparent'),
    [contrastVariable(name)]: contrast,
  });
}

/** Mantine's variables about no colour of a scale. What it calls white is the ground of cards and fields, black the letters on them. */
const others: Record<string, string> = {
  '--mantine-color-white': 'var(--surface)',
  '--mantine-color-black': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-dimmed': 'var(--ink-muted)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--action)',
  '--mantine-color-placeholder': 'var(--ink-muted)',
  '--mantine-color-anchor': 'var(--action)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--action-soft)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-disabled': mixed('var(--ink)', 10, 'var(--surface)'),
  '--mantine-color-disabled-color': 'var(--ink-muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-action)',
  // Letters on what is filled, of components that would take white for them where nothing is said.
  '--indicator-text-color': 'var(--on-action)',
  '--pagination-active-color': 'var(--on-action)',
  '--progress-label-color': 'var(--on-action)',
  '--stepper-icon-color': 'var(--on-action)',
  '--tabs-text-color': 'var(--on-action)',
  '--tl-icon-color': 'var(--on-action)',
};

/** CSS: all of Mantine's colours, in each tone. To stand behind what Mantine itself says of the document. */
export function mantineColorsCss(): string {
  const variables = new Map(Object.entries(others));
  for (const [name, scale] of Object.entries(scales))
    for (const [key, value] of variablesOf(name, scale)) variables.set(key, value);
  const primary = /^--mantine-color-brand-(\d|filled|filled-hover|light|light-hover|light-color)$/;
  for (const [key, value] of [...variables]) {
    const [, part] = primary.exec(key) ?? [];
    if (part) variables.set(`--mantine-primary-color-${part}`, value);
  }
  const declarations = [...variables].map(([name, value]) => `${name}:${value}`).join(';');
  return `:root[data-mantine-color-scheme],[data-tone]{${declarations}}`;
}
