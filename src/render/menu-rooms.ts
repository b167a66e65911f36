/**
 * How wide the header's row must be for each entry of the navigation. Styles have to know it before anything is measured, so it is
 * estimated, generously, and in steps that there are rules for (HeaderMore.module.css). Where letters are wider still, a second row
 * takes what does not fit, as it does without "more".
 */

export interface MenuRooms {
  /** For each entry the width of the row, in rem, from which on it stands there. */
  entries: number[];
  /** The width from which on all of them do. */
  all: number;
}

/** Between two widths that styles tell apart, and the widest of them: no row is wider than that. In rem. */
const step = 4;
const widest = 72;

/** A letter on wide screens: 0.56 em in the widest of twelve common text fonts, times 1.0625 rem. Of East Asian scripts, a whole em. */
const letter = 0.6;
const fullLetter = 1.0625;
/** The room between two entries, and the sign that an entry unfolds. */
const gap = 2;
const sign = 1.25;

/**
 * @param links what stands in the row as long as there is room
 * @param more the label of the button for the others
 * @param last the label of an entry that always stands in the row
 */
export function menuRooms(links: readonly { label: string; links?: unknown }[], more: string, last?: string): MenuRooms {
  const kept = last === undefined ? 0 : widthOf(last) + gap;
  const moreWidth = widthOf(more) + sign + gap;
  let width = kept;
  const widths = links.map(({ label, links: inner }) => (width += widthOf(label) + gap + (inner === undefined ? 0 : sign)));
  const all = toStep(width - gap);
  return { entries: widths.map((until) => Math.min(all, toStep(until + moreWidth - gap))), all };
}

const widthOf = (label: string) =>
  [...label].reduce(
    (sum, sign) =>
      sum +
      (/[\u{1100}-\u{11ff}\u{2e80}-\u{a4cf}\u{ac00}-\u{d7ff}\u{f900}-\u{faff}\u{ff00}-\u{ff60}]/u.test(sign)
        ? fullLetter
        : letter),
    0,
  );

const toStep = (width: number) => Math.min(widest, Math.max(step, Math.ceil(width / step) * step));
