/**
 * How wide the header's row must be for each entry of the navigation. Styles have to know it before anything is measured, so it is
 * estimated, generously, and in steps that there are rules for (`menuRules`). Where letters are wider still, a second row
 * takes what does not fit, as it does without "more".
 */

export interface MenuBreakpoints {
  /** For each entry the width of the row, in em of its letters, from which on it stands there. */
  entries: number[];
  /** The width from which on all of them do. */
  all: number;
}

/** The widths that styles tell apart, in em: finer where there is little room. No row is as wide as the last. */
const steps = [...every(2, 10, 40), ...every(4, 44, 72)];

/** Letters of a sans-serif text font, rather too wide than too narrow, in em. */
const widths: [letters: RegExp, width: number][] = [
  [/[\u{1100}-\u{11ff}\u{2e80}-\u{a4cf}\u{ac00}-\u{d7ff}\u{f900}-\u{faff}\u{ff00}-\u{ff60}]/u, 1],
  [/[mwMW@%—]/, 0.9],
  [/[\p{Lu}&+<>=]/u, 0.7],
  [/[fijlrtI1 .,:;!'’|()-]/, 0.35],
];
const otherwise = 0.57;

/** The room between two entries, and the sign that an entry unfolds. */
const gap = 1.25;
const sign = 1;

/**
 * @param links what stands in the row as long as there is room
 * @param more the label of the button for the others
 * @param last the label of an entry that always stands in the row
 */
export function menuBreakpoints(
  links: readonly { label: string; links?: unknown }[],
  more: string,
  last?: string,
): MenuBreakpoints {
  const kept = last === undefined ? 0 : widthOf(last) + gap;
  const moreWidth = widthOf(more) + sign + gap;
  let width = kept;
  const ends = links.map(({ label, links: inner }) => (width += widthOf(label) + gap + (inner === undefined ? 0 : sign)));
  const all = toStep(width - gap);
  return { entries: ends.map((end) => Math.min(all, toStep(end + moreWidth - gap))), all };
}

/** CSS for HeaderMore.module.css: from each width on, its entries stand in the row, and no longer behind the button of the others. */
export function menuRules(): string {
  return steps
    .slice(0, -1)
    .map((step) => {
      const entry = `[data-from="${step}"]`;
      const hidden = `[data-until] ${entry},[data-until="${step}"]{display:none}`;
      return `@container --row (min-width:${step}em){${entry}{display:block}${hidden}}`;
    })
    .join('');
}

const widthOf = (label: string) =>
  [...label].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? otherwise), 0);

const toStep = (width: number) => steps.find((step) => step >= width) ?? Math.max(...steps);

function every(by: number, from: number, to: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);
}
