/** What rules about own styles have in common. */
import { type OwnStyles, ownStyles, type StyleFault } from '../../../schema/own-styles.ts';
import { findNearest } from '../../findings/nearest.ts';
import { sectionSchemas } from '../../registry/section-schemas.ts';
import { hooks, ownVariables } from './own-style-names.ts';

/** The faults of these kinds, at their places in the sheet. */
export function faultsIn<Why extends StyleFault['why']>({ text, faults }: OwnStyles = none, kinds: readonly Why[]) {
  const isOfKind = (why: StyleFault['why']): why is Why => kinds.some((kind) => kind === why);
  return faults.flatMap(({ why, part, reason, start, end }) =>
    isOfKind(why)
      ? [
          {
            pointer: '',
            span: { start, end },
            beside: { name: ownStyles, text },
            params: { why, part, ...(reason !== undefined && { reason }) },
          },
        ]
      : [],
  );
}

/** Hooks and variables that nobody has, and that are nearly called like one that there is: what is further off may be meant as it is. */
export function misspeltIn({ text, css }: OwnStyles = none) {
  if (css === '') return [];
  const known: Record<string, readonly string[]> = { ...hooks, 'data-section': Object.keys(sectionSchemas) };
  const declared = new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  const written = /\[\s*(data-[\w-]+)(?:\s*=\s*["']?([\w-]+))?|\bvar\(\s*(--[\w-]+)\s*\)/dg;
  return [...plain.matchAll(written)].flatMap(({ 1: hook, 2: value = '', 3: variable = '', indices }) => {
    const values = hook === undefined ? undefined : known[hook];
    const [group, part, names] =
      hook === undefined
        ? ([3, variable, ownVariables] as const)
        : values
          ? ([2, value, values] as const)
          : ([1, hook, Object.keys(known)] as const);
    const near = part === '' || names.includes(part) || declared.has(part) ? undefined : nearestTo(part, names);
    const [start, end] = indices?.[group] ?? [0, 0];
    if (near === undefined) return [];
    return [
      { pointer: '', span: { start, end }, beside: { name: ownStyles, text }, params: { why: 'name' as const, part, near } },
    ];
  });
}

/** Leaves out what all hooks begin with: it makes none of them like another. */
const ownName = (name: string) => name.replace(/^data-/, '');

function nearestTo(part: string, names: readonly string[]): string | undefined {
  const near = findNearest(ownName(part), names.map(ownName));
  return names.find((name) => ownName(name) === near);
}

const none: OwnStyles = { text: '', css: '', faults: [] };
