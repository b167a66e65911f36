/**
 * A text in which the browser itself writes until the code that knows marks and constants has come (text-view.ts). A keyboard on glass sends no
 * keys that could be kept for later: each letter needs a place from the first moment on.
 */
import type { Mark, Unit } from '../draft/rich-text/read.ts';
import { inOneRow } from '../draft/rich-text/rows.ts';
import { type Run, runsOf, unitsOf, type WrittenText } from '../draft/rich-text/runs.ts';

export interface NativeText {
  /** The text as it stands now; undefined until `update` has told it. */
  text: () => WrittenText | undefined;
  /** From one unit of the text up to another; the end, where the caret is elsewhere. */
  selected: () => [from: number, to: number];
  select: (from: number, to: number) => void;
  /** The text is another one by now. The first one takes over what was written upon the element as it was. */
  update: (text: WrittenText) => void;
  /** Calls back now, or at the end of the word that is being composed. */
  whenComposed: (go: () => void) => void;
  close: () => void;
}

/**
 * @param host - shows the text already, where none is given
 * @param changed - called with each letter
 */
export function writeNatively(
  host: HTMLElement,
  first: WrittenText | undefined,
  changed: (runs: readonly Run[]) => void,
): NativeText {
  let text = first;
  let isComposing = false;
  const waiting: (() => void)[] = [];
  host.setAttribute('contenteditable', 'plaintext-only');
  if (first) drawText(host, first);
  let before = host.textContent ?? '';
  let [start, end] = [before.length, before.length];

  /** In letters of the element. */
  function readSelection(): void {
    const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = document.getSelection() ?? {};
    if (!anchorNode || !focusNode || !host.contains(anchorNode) || !host.contains(focusNode)) return;
    const [anchor, head] = [lettersBefore(host, anchorNode, anchorOffset), lettersBefore(host, focusNode, focusOffset)];
    [start, end] = [Math.min(anchor, head), Math.max(anchor, head)];
  }

  function setSelection(from: number, to: number): void {
    [start, end] = [from, to];
    document.getSelection()?.setBaseAndExtent(...pointAt(host, from), ...pointAt(host, to));
  }

  function read(): void {
    readSelection();
    const after = host.textContent ?? '';
    if (!text || after === before) return;
    text = { ...text, runs: retyped(text, before, after, end) };
    before = after;
    const { length } = shownIn(text).join('');
    // A constant that was written by its name shows its value.
    if (length !== after.length) draw(text, end + length - after.length, end + length - after.length);
    changed(text.runs);
  }

  function draw(next: WrittenText, from: number, to: number): void {
    const isHere = document.activeElement === host;
    text = next;
    drawText(host, next);
    before = host.textContent ?? '';
    if (isHere) setSelection(from, to);
    else [start, end] = [from, to];
  }

  /** Lines come in as a text may have them. */
  function takeLines(event: InputEvent): void {
    const isEnter = /^insert(?:Paragraph|LineBreak)$/.test(event.inputType);
    const letters = isEnter ? '\n' : (event.data ?? event.dataTransfer?.getData('text/plain') ?? '');
    if (!letters.includes('\n')) return;
    event.preventDefault();
    const shown = text?.hasLines ? letters.replaceAll('\r', '') : isEnter ? '' : inOneRow(letters);
    if (shown === '') return;
    const selection = document.getSelection();
    const piece = document.createTextNode(shown);
    selection?.deleteFromDocument();
    selection?.getRangeAt(0).insertNode(piece);
    selection?.collapse(piece, shown.length);
    read();
  }

  function settle(): void {
    if (isComposing) return;
    read();
    for (const go of waiting.splice(0)) go();
  }
  const compose = ({ type }: Event) => {
    isComposing = type === 'compositionstart';
    // Firefox tells the last letters after the end.
    setTimeout(settle);
  };
  host.addEventListener('beforeinput', takeLines);
  host.addEventListener('input', read);
  host.addEventListener('compositionstart', compose);
  host.addEventListener('compositionend', compose);

  return {
    text: () => text,
    selected() {
      readSelection();
      return text ? [unitAt(text, start), unitAt(text, end)] : [0, 0];
    },
    select(from, to) {
      // Before the text is known, each letter is a unit.
      const units = text ? shownIn(text) : [...before];
      const offsetOf = (unit: number) => units.slice(0, unit).join('').length;
      setSelection(offsetOf(from), offsetOf(to));
    },
    update(next) {
      readSelection();
      const old = text;
      const now = host.textContent ?? '';
      const isTyped = !old && now !== before;
      if (old && JSON.stringify(old) === JSON.stringify(next)) return;
      const shown = shownIn(next).join('');
      const shift = old ? 0 : shiftOf(shown, before);
      const told = isTyped ? { ...next, runs: retyped(next, before, now, end) } : next;
      // The caret stays at its letters, behind what has come in there.
      const edit = editBetween(now, shown, 0);
      const follow = (at: number) => {
        if (!old) return at - shift;
        if (at >= edit.end) return at + shown.length - now.length;
        return Math.min(at, edit.start);
      };
      draw(told, follow(start), follow(end));
      if (isTyped) changed(told.runs);
    },
    whenComposed(go) {
      if (isComposing) waiting.push(go);
      else go();
    },
    close() {
      isComposing = false;
      settle();
      text = undefined;
      host.removeEventListener('beforeinput', takeLines);
      host.removeEventListener('input', read);
      host.removeEventListener('compositionstart', compose);
      host.removeEventListener('compositionend', compose);
    },
  };
}

/** The letters that a unit shows. */
const shownAs = ({ shown, kind }: Unit, constants: WrittenText['constants']): string =>
  kind === 'constant' ? (constants[shown] ?? `{${shown}}`) : shown;

const shownIn = ({ runs, constants }: WrittenText): string[] => unitsOf(runs).map((unit) => shownAs(unit, constants));

/** The page sets fixed blanks for plain ones. */
const withPlainBlanks = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** How many letters an element shows before its text, such as those of another one. */
const shiftOf = (shown: string, within: string) => Math.max(0, withPlainBlanks(within).indexOf(withPlainBlanks(shown)));

/** The unit that a letter is of, or is behind. */
function unitAt(text: WrittenText, offset: number): number {
  const lengths = shownIn(text).map(({ length }) => length);
  let [index, rest] = [0, offset];
  for (; index < lengths.length && rest >= (lengths[index] ?? 0); index++) rest -= lengths[index] ?? 0;
  return index;
}

/** The range of a text that was replaced, and its new letters. Where equal letters leave it open, the new ones end at the caret. */
function editBetween(before: string, after: string, caret: number): { start: number; end: number; letters: string } {
  let tail = 0;
  const most = Math.min(before.length, after.length);
  while (tail < Math.min(most, after.length - caret) && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  let start = 0;
  while (start < most - tail && before[start] === after[start]) start++;
  return { start, end: before.length - tail, letters: after.slice(start, after.length - tail) };
}

/**
 * A text as the browser has written it on. A constant of which letters were changed is letters by now.
 *
 * @param before - what the element showed of it
 */
export function retyped(text: WrittenText, before: string, after: string, caret: number): Run[] {
  const shift = shiftOf(shownIn(text).join(''), before);
  const edit = editBetween(before, after, caret);
  const [start, end] = [edit.start - shift, edit.end - shift];
  const [kept, behind]: [Unit[], Unit[]] = [[], []];
  let at = 0;
  for (const unit of unitsOf(text.runs)) {
    const shown = shownAs(unit, text.constants);
    const from = at;
    at += shown.length;
    if (at <= start) kept.push(unit);
    else if (from >= end) behind.push(unit);
    else {
      kept.push(...lettersOf(shown.slice(0, Math.max(0, start - from)), unit.marks));
      behind.push(...lettersOf(shown.slice(end - from), unit.marks));
    }
  }
  const [left, right] = [kept.at(-1), behind[0]];
  const isWithin = (mark: Mark) => !mark.startsWith('link ') || (left?.marks.includes(mark) && right?.marks.includes(mark));
  const marks = ((left ?? right)?.marks ?? []).filter(isWithin);
  const { begun, pieces } = constantsIn(
    kept.map(({ shown, kind }) => (kind === 'letter' ? shown : '\uFFFC')).join(''),
    edit.letters,
  );
  const typed = pieces.flatMap((piece, index): Unit[] =>
    index % 2 === 1 ? [{ shown: piece, kind: 'constant', marks }] : lettersOf(piece, marks),
  );
  return runsOf([...kept.slice(0, kept.length - begun), ...typed, ...behind]);
}

/**
 * A constant that is written by its name is one as soon as its braces are closed, also one that there is none of: findings say so.
 *
 * @returns how many letters before are of the first piece; each second piece is a name
 */
export function constantsIn(before: string, typed: string): { begun: number; pieces: string[] } {
  const begun = (typed.includes('}') && /(?<!\{)\{[A-Za-z0-9]*$/.exec(before.slice(-64))?.[0]) || '';
  return { begun: begun.length, pieces: (begun + typed).split(/(?<!\{)\{([a-z][A-Za-z0-9]*)\}/) };
}

const lettersOf = (text: string, marks: readonly Mark[]): Unit[] => unitsOf([{ shown: text, kind: 'letter', marks }]);

function lettersBefore(host: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(host, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Behind so many letters. In what is not written in no caret is seen. */
function pointAt(host: HTMLElement, offset: number): [Node, number] {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  let rest = offset;
  while (walker.nextNode()) {
    const piece = walker.currentNode as Text;
    const whole = piece.parentElement?.closest('[contenteditable="false"]');
    if (rest <= piece.length - (whole ? 1 : 0)) {
      if (!whole) return [piece, Math.max(0, rest)];
      return [whole.parentNode ?? host, [...(whole.parentNode?.childNodes ?? [])].indexOf(whole)];
    }
    rest -= piece.length;
  }
  return [host, host.childNodes.length];
}

/** A text as it looks: the same elements as those of text-view.ts. */
function drawText(host: HTMLElement, { runs, constants }: WrittenText): void {
  host.replaceChildren(
    ...runs.map((run) => {
      const { shown, kind, marks } = run;
      const piece = kind === 'letter' ? document.createTextNode(shown) : document.createElement('span');
      if (piece instanceof HTMLElement) {
        piece.textContent = shownAs(run, constants);
        piece.setAttribute('contenteditable', 'false');
        if (kind === 'constant') Object.assign(piece, { title: `{${shown}}` }).dataset.constant = shown;
        else piece.dataset.source = '';
      }
      return marks.reduceRight<Node>((inner, mark) => {
        const element = elementOf(mark);
        element.append(inner);
        return element;
      }, piece);
    }),
  );
}

function elementOf(mark: Mark): HTMLElement {
  if (mark === 'strong' || mark === 'em' || mark === 'code') return document.createElement(mark);
  const link = document.createElement('a');
  link.dataset.address = mark.slice('link '.length);
  return link;
}

/** A clipboard to be read later: its own is closed once its event is over. */
export function keepClipboard(data: DataTransfer): DataTransfer {
  const kept = new Map(['text/html', 'text/plain'].map((type) => [type, data.getData(type)]));
  return { getData: (type: string) => kept.get(type) ?? '', files: [...data.files] } as unknown as DataTransfer;
}
