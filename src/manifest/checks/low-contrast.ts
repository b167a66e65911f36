/**
 * Colours that cannot be read on each other. An error: part of the visitors would see nothing, and no ordinary edit
 * touches colours. 4.5 : 1 for text (WCAG 2.2, 1.4.3), 3 : 1 for borders of fields and for icons (1.4.11).
 */
import type { Check, CheckContext, Verdict } from '../check.ts';
import { contrast } from '../contrast.ts';
import { type Finding, finding } from '../findings.ts';

export const verdict: Verdict = 'error';

type Colors = CheckContext['theme']['colors'];
type Name = keyof Colors;
interface Pair {
  front: Name;
  back: Name;
  needed: number;
}

const onGrounds = (front: Name, needed: number) =>
  (['ground', 'surface', 'tint'] as const).map((back): Pair => ({ front, back, needed }));

/** What src/render/base.css puts on what. */
const pairs: readonly Pair[] = [
  ...onGrounds('text', 4.5),
  ...onGrounds('muted', 4.5),
  ...onGrounds('primary', 4.5),
  ...onGrounds('control', 3),
  { front: 'danger', back: 'surface', needed: 4.5 },
  { front: 'onPrimary', back: 'primary', needed: 4.5 },
  { front: 'primary', back: 'warm', needed: 3 },
  { front: 'onDeep', back: 'deep', needed: 4.5 },
  { front: 'onDeepMuted', back: 'deep', needed: 4.5 },
  { front: 'primaryOnDeep', back: 'deep', needed: 4.5 },
  { front: 'onPrimaryOnDeep', back: 'primaryOnDeep', needed: 4.5 },
];

export const check: Check = ({ theme: { colors } }) => (['light', 'dark'] as const).flatMap((scheme) => judge(colors, scheme));

/** One finding per colour: the one that is in most of the pairs that fail is taken for the mistake, with its worst pair. */
function judge(colors: Colors, scheme: 'light' | 'dark'): Finding[] {
  const findings: Finding[] = [];
  const ratioOf = ({ front, back }: Pair) => contrast(colors[front][scheme], colors[back][scheme]);
  let failing = pairs.filter((pair) => ratioOf(pair) < pair.needed);
  while (failing.length > 0) {
    const culprit = mostFrequent(failing);
    const involved = failing.filter(({ front, back }) => front === culprit || back === culprit);
    const worst = involved.reduce((a, b) => (ratioOf(a) / a.needed <= ratioOf(b) / b.needed ? a : b));
    // Rounded down, so that 4.49 does not read as 4.5.
    const ratio = Math.floor(ratioOf(worst) * 10) / 10;
    const others = [...new Set(involved.flatMap(({ front, back }) => [front, back]))].filter((name) => name !== culprit);
    const where = (name: Name) => ({ pointer: `/theme/colors/${name}/${scheme}` });
    findings.push(finding('low-contrast', where(culprit), { ...worst, scheme, ratio }, others.map(where)));
    failing = failing.filter((pair) => !involved.includes(pair));
  }
  return findings;
}

function mostFrequent(failing: readonly Pair[]): Name {
  const count = (name: Name) => failing.filter(({ front, back }) => front === name || back === name).length;
  const names = failing.flatMap(({ front, back }) => [front, back]);
  return names.reduce((best, name) => (count(name) > count(best) ? name : best));
}
