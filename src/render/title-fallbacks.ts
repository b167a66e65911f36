/**
 * The font that stands in for that of headings, stretched for the title of one page. A stretch that is right for texts in general is off by
 * up to three percent for a single title, and where that makes a line more or less, all below it moves when the font comes: 0.22 of layout
 * shift where 0.1 is the limit of a good page (web.dev/cls).
 */
import type { Site } from '../../schema/resolved.ts';
import { fallbackFace } from './theme.ts';

/**
 * Widths of the characters from space to tilde in bold fonts of systems, in thousandths of an em: Liberation Sans 2.1, which has those of
 * Arial, and Roboto 3.
 */
const systemWidths: Record<string, string> = {
  Arial:
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  Roboto:
    '249 271 318 592 574 739 658 161 350 351 454 545 246 394 290 371 574 574 574 574 574 574 574 574 574 574 282 263 510 574 516 498 896 672 638 654 650 563 549 682 706 292 559 636 541 875 706 689 645 689 641 616 620 659 653 875 635 619 607 277 421 277 438 445 330 535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509 330 252 330 648',
};

/** The characters whose widths are known. An accent makes no letter wider. */
export const measured: string = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const known = (text: string) => [...text.normalize('NFD')].filter((character) => measured.includes(character));
const tableOf = (widths: string) => new Map(widths.split(' ').map((width, index) => [measured[index], Number(width)]));
const systems = new Map(Object.entries(systemWidths).map(([name, widths]) => [name, tableOf(widths)]));

/**
 * @param style - of a page, with the faces that `themeCss` writes
 * @param html - of the page
 * @returns the style with faces that are stretched for the page's first heading
 */
export function fitToTitle(style: string, html: string, { fallbacks = [], widths }: Site['theme']['fonts']['heading']): string {
  const [, inner = ''] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const title = known(inner.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, ' '));
  if (!widths || title.length === 0) return style;
  const own = tableOf(widths);
  const lengthIn = (table: ReadonlyMap<string | undefined, number>) =>
    title.reduce((sum, character) => sum + (table.get(character) ?? 0), 0);
  return fallbacks.reduce((fitted, face) => {
    const system = systems.get(face.family.replace(/^.* like /, ''));
    if (!system) return fitted;
    const before = Number.parseFloat(face.sizeAdjust);
    const after = (100 * lengthIn(own)) / lengthIn(system);
    // What is stretched less is less high as well: the lines stay where they are.
    const kept = (height: string) => percent((Number.parseFloat(height) * before) / after);
    const { ascent, descent, lineGap } = face;
    const fit = { sizeAdjust: percent(after), ascent: kept(ascent), descent: kept(descent), lineGap: kept(lineGap) };
    return fitted.replace(fallbackFace(face), () => fallbackFace({ ...face, ...fit }));
  }, style);
}

const percent = (value: number) => `${Number(value.toFixed(2))}%`;
