/** Which text of the page is written in, from the click that asks for it until it is left, and the ways from one text to the next. */
import type { Edge } from '../writing/text-view.ts';
import type { Point, Pointed } from './clicks.ts';
import { tell } from './editor-window.ts';
import { type Step, startWriting, type Writing } from './inline-writing.ts';
import type { ToPreview, WritingAt } from './messages.ts';
import type { Place, Places } from './places.ts';
import { layProseField } from './prose-field.ts';
import { reveal } from './reveal.ts';

interface Surroundings {
  /** The element that React renders into. */
  root: Element;
  /** Of the page as it is now. */
  places: () => Places;
  /** The page lives: nothing is written on it. */
  isTried: () => boolean;
  /** Something has begun or ended that is outlined. */
  draw: () => void;
  select: (place: Place) => void;
}

export interface PageWriting {
  isOn(): boolean;
  /** Whether this is, or is in, the text that is written in. */
  contains(target: EventTarget | null): boolean;
  /** The page's own of what is shown among what is written, and is not written in: a picture, a table. */
  meant(target: Element): Element | undefined;
  /** Asks the editor for the text of a place. What has lines is written in its form. */
  ask(place: Place, point?: Pointed | 'all'): void;
  /** Asks for the first text in an element, and says whether there is one. */
  enter(around: Element): boolean;
  /** Goes on below the last text in an element, where that is above `y` in the window. */
  goBelow(around: Element, y: number): void;
  /** Where the text is asked for next, by something else. */
  turnTo(place: Place, point?: Point): void;
  /**
   * The answer: the text is written in from now on, or is another one.
   *
   * @param load - called with the first text that somebody writes in
   */
  open(
    message: Extract<ToPreview, { type: 'edit' }>,
    load: () => Promise<typeof import('../writing/text-view.ts')>,
  ): Promise<void>;
  /** The page has been painted, as of a draft in which the text was there. */
  follow(painted: WritingAt | undefined): void;
  run: Writing['run'];
  hold: Writing['hold'];
  end(): void;
  /** The author has turned to something outside of the page. */
  leave(): void;
}

export function createPageWriting({ root, places, isTried, draw, select }: Surroundings): PageWriting {
  let writing: Writing | undefined;
  /** Where on the page it is by now. */
  let writtenAt = '';
  /** Where the author has clicked or opened the menu: the editor answers with the text of that place. */
  let asked: { place: Place; point?: Pointed | number | 'all' } | undefined;
  /** One writes in it already, and the window has not answered yet. */
  let asking: Writing | undefined;
  /** What the author has turned to meanwhile: first the window learns of the letters of the last text. */
  let next: (() => void) | undefined;
  function placeOfWriting(): Place | undefined {
    if (!writing) return undefined;
    const found = places()
      .of(writtenAt)
      .filter(({ kind }) => kind === 'text');
    return found.find((place) => place.element === asked?.place.element) ?? found[0];
  }

  function begin(
    pointer: string,
    element: Element,
    point: Pointed | number | 'all' | undefined,
    keys?: readonly KeyboardEvent[],
  ): Writing {
    writtenAt = pointer;
    const begun = startWriting({
      ...{ pointer, element, point, beside, behind, up, ...(keys && { keys }) },
      layField: (prose) => layProseField(prose, places()),
      ended() {
        writing = undefined;
        draw();
      },
    });
    writing = begun;
    draw();
    return begun;
  }

  /** The text that the window tells, and has not been asked for by a click: a menu has led to it. */
  function goOn({ pointer }: Extract<ToPreview, { type: 'edit' }>): Writing | undefined {
    const at = asked?.place.pointer === pointer ? asked : undefined;
    const place = at?.place ?? places().of(pointer)[0];
    writing?.end();
    // What has lines is written in its form.
    if (isTried() || place?.kind !== 'text' || place.element.closest('pre')) return undefined;
    // What a key leads to may be out of sight.
    if (at && typeof at.point !== 'object') reveal([at.place], root);
    asked = at;
    return begin(pointer, place.element, at?.point);
  }

  const open: PageWriting['open'] = async (message, load) => {
    const { pointer, revision, text } = message;
    const answered = asking;
    // What crosses the question is about the text that was left with it.
    if (answered && answered.pointer !== pointer) return;
    asking = undefined;
    if (!answered && writing?.pointer === pointer) return writing.update(message);
    // Whoever has turned to something else since does not come back.
    const isElsewhere = (answered || !writing) && !document.hasFocus();
    if (isElsewhere) answered?.end();
    const now = answered ?? (isElsewhere ? undefined : goOn(message));
    if (now) now.begin(message);
    else if (isElsewhere) tell({ type: 'write', pointer, revision, text: text.runs, isDone: true });
    next?.();
    const { openTextView } = await load();
    now?.open(openTextView);
    if (message.isBelow) now?.run({ kind: 'append' });
  };

  /** The text that an arrow leads to. */
  function beside(edge: Edge | Step, x: number): (() => void) | undefined {
    const now = placeOfWriting();
    const part = now && partOf(now.element);
    if (!now || !part) return undefined;
    const isStep = edge === 'previous' || edge === 'next';
    const texts = textsIn(isStep ? root : part);
    const isOwn = ({ element: text }: Place) => text === now.element || writing?.covers(text) === true;
    const [first, last] = [texts.findIndex(isOwn), texts.findLastIndex(isOwn)];
    const go = (place: Place | undefined, point?: Point | number) => place && (() => ask(place, point));
    if (isStep) return go(texts[edge === 'next' ? last + 1 : first - 1]);
    if (edge === 'left') return go(texts[first - 1]);
    if (edge === 'right') return go(texts[last + 1], 0);
    const isUp = edge === 'up';
    const own = (texts[isUp ? first : last] ?? now).element.getBoundingClientRect();
    const others = texts.flatMap((place) => {
      const { top, bottom, left: start, right } = place.element.getBoundingClientRect();
      const away = isUp ? own.top - bottom : top - own.bottom;
      // Half a letter may reach into the line beside it.
      if (isOwn(place) || away < -8) return [];
      return [
        {
          place,
          away: away + Math.max(0, start - x, x - right),
          y: isUp ? bottom - 4 : top + 4,
          x: Math.max(start + 1, Math.min(x, right - 1)),
        },
      ];
    });
    const [nearest] = others.sort((one, other) => one.away - other.away);
    return nearest && go(nearest.place, { x: nearest.x, y: nearest.y });
  }

  function behind(isRow: boolean): boolean {
    const element = placeOfWriting()?.element;
    const around = element?.closest('figure, table, [role="note"]');
    if (!writing || !element || !around) return false;
    // A cell is one of a row, which is one of several.
    const isLastCell = /\/\d+\/\w+\/\d+$/.test(writtenAt) && textsIn(around).at(-1)?.element === element;
    if (isRow && !(element.closest('td, th') && isLastCell)) return false;
    tell({ type: 'behind', pointer: writing.pointer, isRow });
    return true;
  }

  /** Below all that is written in a part. */
  function goBelow(around: Element, y: number): void {
    const last = textsIn(around).at(-1);
    if (last && y > last.element.getBoundingClientRect().bottom) tell({ type: 'below', pointer: last.pointer });
  }

  /** That one can write in where they stand. */
  const textsIn = (around: Element): Place[] =>
    places()
      .texts(around)
      .filter(({ element: text }) => !text.closest('pre, details:not([open]) > :not(summary)'));

  /** From a text to the section that it stands in, where the keys go on from. */
  function up(): void {
    const [text] = places().of(writtenAt);
    const part = text && partOf(text.element);
    const place = part && places().at(part);
    if (!(part instanceof HTMLElement) || !place) return;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
    select(place);
  }

  function ask(place: Place, point?: Pointed | number | 'all'): void {
    if (place.element.closest('pre')) {
      select(place);
      return;
    }
    const isTyped = asking && asking.field().textContent !== asked?.place.element.textContent;
    if (isTyped) {
      asking?.end();
      next = () => ask(place, point);
      return;
    }
    next = undefined;
    const keys = writing?.handOver();
    asked = { place, ...(point !== undefined && { point }) };
    if (typeof point !== 'object') reveal([place], root);
    asking = begin(place.pointer, place.element, point, keys);
    tell({ type: 'edit', pointer: place.pointer });
  }

  return {
    ...{ open, ask, goBelow },
    enter(around) {
      const [first] = textsIn(around);
      if (first) ask(first);
      return first !== undefined;
    },
    isOn: () => writing !== undefined,
    contains: (target) => target instanceof Node && writing?.field().contains(target) === true,
    meant: (target) => writing?.meant(target),
    run: (command) => writing?.run(command),
    hold: (event) => writing?.hold(event) === true,
    end: () => writing?.end(),
    turnTo(place, point) {
      asked = { place, ...(point && { point }) };
    },
    leave() {
      writing?.end();
      asking = undefined;
      next?.();
    },
    follow(painted) {
      // A page that is older than the text has another one in its place.
      if (!writing || writing.pointer !== painted?.pointer) return;
      writtenAt = painted.at;
      writing.cover(placeOfWriting()?.element);
    },
  };
}

const partOf = (inner: Element): Element | null => inner.closest('main > *, header, footer');
