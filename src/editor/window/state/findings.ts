/** What the loader says of a draft, by place. */
import { groupBy } from '../../../../schema/group-by.ts';
import type { Json } from '../../../../schema/json.ts';
import type { Language } from '../../../../schema/languages.ts';
import { isInDefinition } from '../../../findings/sections.ts';
import { parentOf } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Problem } from '../../../loader/say/problems.ts';
import { blankOf, saysNothing } from '../../draft/fields/blank.ts';
import type { Forms } from '../../draft/fields/model.ts';
import { isSampleText, sampleTexts } from '../../draft/fields/sample-texts.ts';
import { fieldAt } from './field-at.ts';

export interface Findings {
  all: readonly Problem[];
  /** How many more there are. */
  hidden: number;
  /** Pointer → what is said of exactly this place. */
  at: ReadonlyMap<string, readonly Problem[]>;
  /** Pointer → the worst that is said of this place and of all within. */
  worst: ReadonlyMap<string, Problem['severity']>;
}

export const noFindings: Findings = { all: [], hidden: 0, at: new Map(), worst: new Map() };

const none: readonly Problem[] = [];
export const findingsAt = ({ at }: Findings, pointer: string): readonly Problem[] => at.get(pointer) ?? none;

/** Where a finding is shown: an unknown key has no field, so it is shown at the object around it. */
const fieldOf = ({ code, pointer }: Problem) => (code === 'unknown-key' ? pointer.replace(/\/[^/]*$/, '') : pointer);

/**
 * Findings by place. A place of which the same is said as before keeps its list: a new one would let its field be drawn again at every letter.
 */
export function byPlace(problems: readonly Problem[], hidden: number, before: Findings): Findings {
  const at = new Map<string, readonly Problem[]>();
  for (const [pointer, list] of groupBy(problems, fieldOf)) {
    const old = before.at.get(pointer);
    at.set(pointer, old && isSame(old, list) ? old : list);
  }
  const isAllSame = isSame(before.all, problems) && before.hidden === hidden;
  return isAllSame ? before : { all: problems, hidden, at, worst: worstOf(problems) };
}

const said = ['code', 'severity', 'pointer', 'message', 'hint'] as const;

function isSame(one: readonly Problem[], other: readonly Problem[]): boolean {
  return (
    one.length === other.length &&
    one.every((problem, index) => {
      const twin = other[index];
      return twin !== undefined && said.every((key) => problem[key] === twin[key]) && problem.fix?.title === twin.fix?.title;
    })
  );
}

/** Findings that say the same, each with all its places; mistakes first, in the order of the manifest. */
export function groupFindings(all: readonly Problem[]): Problem[][] {
  const sorted = [...all].sort((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
  const groups = groupBy(sorted, ({ code, severity, message, hint }) => JSON.stringify([code, severity, message, hint]));
  return [...groups.values()];
}

/** Where a finding counts: of one in a section that is written once, also on the pages where that stands. */
export const placesOfProblem = ({ pointer, related }: Problem): string[] =>
  isInDefinition(pointer) ? [pointer, ...related.map((place) => place.pointer)] : [pointer];

/** Computed once for each answer: the outline of a site with 1,000 pages asks for each page. */
function worstOf(problems: readonly Problem[]): Findings['worst'] {
  const worst = new Map<string, Problem['severity']>();
  for (const { place: start, severity } of problems.flatMap((problem) =>
    placesOfProblem(problem).map((place) => ({ place, severity: problem.severity })),
  )) {
    for (let place = start; ; place = parentOf(place)) {
      if (severity === 'error' || !worst.has(place)) worst.set(place, severity);
      if (place === '') break;
    }
  }
  return worst;
}

/** The worst that is said of a place and all within. */
export const worstWithin = ({ worst }: Findings, pointer: string): Problem['severity'] | undefined => worst.get(pointer);

/** Whether a text is one that nobody has written yet. */
export const isSampleAt = (
  { document, forms }: { document: { value: Json }; forms: Forms | undefined },
  pointer: string,
): boolean => {
  const text = valueAt(document.value, pointer);
  const field = forms && fieldAt(forms, document.value, pointer);
  const isBlank = text === saysNothing || (field !== undefined && text === blankOf(field));
  return isBlank || isSampleText(document.value, forms, pointer);
};

/** Samples that nobody has replaced yet, as findings among those of the loader. */
const start = { offset: 0, line: 1, column: 1 };

export const sampleFindings = (manifest: unknown, forms: Forms | undefined, lang: Language): Problem[] =>
  sampleTexts(manifest, forms, lang).map((said) => ({
    // What it is to whoever publishes.
    ...{ code: 'placeholder-left', severity: 'warning', lang, ...said },
    ...{ file: '', place: '', range: { start, end: start }, related: [], frame: '' },
  }));
