/**
 * The preview: the real page in a frame of the editor. The editor tells it what to show, and it tells the editor what is done on the page.
 * Where its bytes come from is told by the entry of its document.
 */
import '../../render/styles.ts';
// Closes menus and copies addresses while the page is tried.
import '../../render/inline.ts';
import '../../render/broken-section.tsx';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { inLayer } from '../../../schema/own-styles.ts';
import { afterPaint } from '../../parts/after-paint.ts';
import { mantineVariablesCss } from '../../render/mantine-variables.tsx';
import { createPlaceholderMarks } from '../../render/open-texts.ts';
import { rootId } from '../../render/own-ids.ts';
import { showLook } from '../../render/show-look.ts';
import { themeCss } from '../../render/theme.ts';
import type { MarkedPage } from '../worker/messages.ts';
import type { Edge } from '../writing/text-view.ts';
import type { Block } from './block-selection.ts';
import { listenToClicks, type Point, type Pointed } from './clicks.ts';
import { type DomPath, findDomPaths, renderPage } from './dom-paths.ts';
import { listen, tell } from './editor-window.ts';
import type { FileSource } from './file-source.ts';
import { type Step, startWriting, type Writing } from './inline-writing.ts';
import { listenToKeys } from './keys.ts';
import { drawPictures, pictureStyles, widenToPictures } from './look-pictures.ts';
import type { ToPreview } from './messages.ts';
import { areaOf, createOutlines, headerEnd } from './outlines.ts';
import { findPlaces, type Place, type Places } from './places.ts';
import { reveal, scrollPageTo } from './reveal.ts';
import { setScheme } from './scheme.ts';
import { createSectionAreas } from './section-areas.ts';
import { wholeImages } from './whole-images.ts';

interface Surroundings {
  files: FileSource;
  /** Called with the first text that somebody writes in. */
  loadWriting: () => Promise<typeof import('../writing/text-view.ts')>;
}

type Show = Extract<ToPreview, { type: 'show' }>;
type Pictures = Extract<ToPreview, { type: 'pictures' }>;

const html = document.documentElement;
const element = document.body.appendChild(Object.assign(document.createElement('div'), { id: rootId }));
const root = createRoot(element);
const areas = createSectionAreas(element, () => marked?.sections ?? []);
const outlines = createOutlines(element, areas.follow);

const variables = mantineVariablesCss();
const pointing = `:root:not([data-tried]) body * { cursor: pointer !important }
:root[data-over="text"]:not([data-tried]) body * { cursor: text !important }
[data-tone]:focus { outline: none }`;
const alone = `:root[data-alone] #${rootId} > :is(header, footer) { display: none }`;
/** An adopted sheet needs no permission of the document's content security policy. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];
let styled = '';

const markPlaceholders = createPlaceholderMarks();

let path = '';
let marked: MarkedPage | undefined;
let paths: { of: MarkedPage; found: DomPath[] } | undefined;
let places: Places | undefined;
let hovered: Place | undefined;
let selected: string | undefined;
let toldWhole = '';
let isTried = false;
let isWidened = false;
let writing: Writing | undefined;
/** Where on the page it is by now. */
let writtenAt = '';
/** Blocks that are selected as wholes, from the one that is written in. */
let chosen: readonly Block[] = [];
/** Where the author has clicked or opened the menu: the editor answers with the text of that place. */
let asked: { place: Place; point?: Pointed | number } | undefined;
/** Takes away what the last text looked like, which stays until the page shows what came of it. */
let clearLast: (() => void) | undefined;
/** An arrow that was pressed before the page shows the text. */
let later: (() => void) | undefined;
/** What is typed until then: no key means the page any more. */
let early: string | undefined;
/** How often the author has turned to something outside of the page. */
let left = 0;

function show({
  draft,
  scheme,
  isAlone = false,
  shell,
  page,
  theme,
  styles = '',
  openTexts = [],
  marked: newlyMarked,
  writing: now,
}: Show): void {
  const css = inLayer('parts', themeCss(theme) + variables) + inLayer('site', styles) + pointing + alone;
  // Replacing the sheet restyles the whole page: only when it differs.
  if (css !== styled) sheet.replaceSync(css);
  styled = css;
  const { lang, dir = 'ltr' } = shell;
  // Chromium restyles the whole page for these two, also when they stay what they are.
  if (html.lang !== lang) html.lang = lang;
  if (html.dir !== dir) html.dir = dir;
  html.dataset.mantineColorScheme = 'light';
  html.dataset.page = page.path;
  html.toggleAttribute('data-alone', isAlone);
  showLook(html, theme.look);
  setScheme(scheme, theme.scheme === 'light');
  document.title = page.title;
  flushSync(() => root.render(renderPage(shell, page)));
  if (page.path !== path) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    hovered = undefined;
    areas.turnTo(undefined);
  }
  path = page.path;
  marked = newlyMarked ?? marked;
  places = undefined;
  markPlaceholders(openTexts);
  outlines.follow();
  // Places are looked up after the paint, so that they do not delay it.
  void afterPaint().then(() => {
    tell({ type: 'painted', draft });
    draw();
    tellWhole();
    // A page that is older than the text has another one in its place.
    if (!writing || writing.pointer !== now?.pointer) return;
    writtenAt = now.at;
    clearLast?.();
    clearLast = undefined;
    writing.cover(placeOfWriting()?.element);
    later?.();
    later = undefined;
  });
}

/** The page as it is without any look, not seen; beside it pieces of it that have one. */
function showPictures({ pictures, type: _, theme: { look, ...theme }, styles = '', ...shown }: Pictures): void {
  show({ ...shown, type: 'show', draft: 0, theme, styles: styles + pictureStyles, openTexts: [] });
  html.dataset.pictures = '';
  if (!isWidened) for (const { cssRules } of document.styleSheets) widenToPictures(cssRules);
  isWidened = true;
  widenToPictures(sheet.cssRules);
  void document.fonts.ready.then(() => drawPictures(element, pictures, look));
}

/** The places of the page as it is now, found when they are first asked for. */
function currentPlaces(): Places {
  if (marked && paths?.of !== marked) paths = { of: marked, found: tryToFindDomPaths(marked) };
  places ??= findPlaces(element, paths?.found ?? [], marked?.sections ?? []);
  return places;
}

/** If a component cannot render numbers in place of its texts, only whole sections can be clicked. */
function tryToFindDomPaths(page: MarkedPage): DomPath[] {
  try {
    return findDomPaths(page);
  } catch (error) {
    console.warn(error);
    return [];
  }
}

/** Said again where it is not what was said last. */
function tellWhole(): void {
  const images = wholeImages(element, currentPlaces());
  if (images !== toldWhole) tell({ type: 'whole', images });
  toldWhole = images;
}
window.addEventListener('resize', tellWhole);

function draw(): void {
  const isFree = !isTried && !writing;
  const current = hovered && currentPlaces().at(hovered.element);
  const wholes = chosen.map((block): Place => ({ ...block, kind: 'part' }));
  outlines.draw(isFree ? current : undefined, isFree && selected !== undefined ? currentPlaces().of(selected) : [], wholes);
}

function placeOfWriting(): Place | undefined {
  if (!writing) return undefined;
  const found = currentPlaces()
    .of(writtenAt)
    .filter(({ kind }) => kind === 'text');
  return found.find((place) => place.element === asked?.place.element) ?? found[0];
}

async function write(
  { pointer, revision, text, caret, isSample = false, inBlocks = 0 }: Extract<ToPreview, { type: 'edit' }>,
  loadWriting: Surroundings['loadWriting'],
): Promise<void> {
  const before = left;
  const { openTextView } = await loadWriting();
  // Whoever has turned to something else since does not come back.
  if (left !== before) {
    tell({ type: 'write', pointer, revision, text: text.runs, isDone: true });
    return;
  }
  const typed = early;
  early = undefined;
  // Also one that has begun since.
  if (writing?.pointer === pointer) return writing.update(text, revision);
  const at = asked?.place.pointer === pointer ? asked : undefined;
  const place = at?.place ?? currentPlaces().of(pointer)[0];
  const goesOn = writing !== undefined && !at;
  // What has lines is written in its form.
  if (isTried || (!goesOn && (place?.kind !== 'text' || place.element.closest('pre')))) return writing?.end();
  const last = writing?.handOver();
  clearLast?.();
  clearLast = last?.remove;
  if (!goesOn) clearLast?.();
  if (!goesOn) clearLast = undefined;
  const ended = () => {
    writing = undefined;
    clearLast?.();
    clearLast = undefined;
    later = undefined;
    draw();
  };
  const covered = goesOn ? last?.look : place?.element;
  if (!covered) return;
  // What a key leads to may be out of sight.
  if (at && typeof at.point !== 'object') reveal([at.place], element);
  asked = at;
  writtenAt = pointer;
  writing = startWriting({
    ...{ pointer, revision, text, isSample, element: covered, inBlocks: inBlocks > 0, ended, beside, up, open: openTextView },
    blocks: () => blocksAround(inBlocks),
    mark(now) {
      chosen = now;
      draw();
    },
    ...(last && { keys: last.keys, ...(goesOn && { below: last.look }) }),
    point: at ? at.point : caret === undefined ? last?.caret : caret < 0 ? undefined : caret,
  });
  if (typed) writing.type(typed);
  draw();
}

/** The blocks of the text that is written in, whose list is so many keys above it. */
function blocksAround(depth: number): { own: number; all: Block[] } | undefined {
  // The page does not show it yet.
  if (clearLast) return undefined;
  const keys = writtenAt.split('/');
  const all = currentPlaces().entries(keys.slice(0, -depth).join('/'));
  const own = all.findIndex(({ pointer }) => `${writtenAt}/`.startsWith(`${pointer}/`));
  return own < 0 ? undefined : { own, all };
}

/** The text that an arrow leads to. */
function beside(edge: Edge | Step, x: number): (() => void) | undefined {
  if (clearLast) {
    const stay = () => tell({ type: 'edit', pointer: writtenAt });
    return () => {
      later = () => (beside(edge, x) ?? stay)();
    };
  }
  const now = placeOfWriting();
  const part = now && partOf(now.element);
  if (!now || !part) return undefined;
  const isStep = edge === 'previous' || edge === 'next';
  const texts = textsIn(isStep ? element : part);
  const index = texts.findIndex(({ element: text }) => text === now.element);
  const go = (place: Place | undefined, point?: Point | number) =>
    place &&
    (() => {
      asked = { place, ...(point !== undefined && { point }) };
      tell({ type: 'edit', pointer: place.pointer });
    });
  if (isStep) return go(texts[index + (edge === 'next' ? 1 : -1)]);
  if (edge === 'left') return go(texts[index - 1]);
  if (edge === 'right') return go(texts[index + 1], 0);
  const own = now.element.getBoundingClientRect();
  const isUp = edge === 'up';
  const others = texts.flatMap((place) => {
    const { top, bottom, left, right } = place.element.getBoundingClientRect();
    const away = isUp ? own.top - bottom : top - own.bottom;
    // Half a letter may reach into the line beside it.
    if (place.element === now.element || away < -8) return [];
    return [
      {
        place,
        away: away + Math.max(0, left - x, x - right),
        y: isUp ? bottom - 4 : top + 4,
        x: Math.max(left + 1, Math.min(x, right - 1)),
      },
    ];
  });
  const [nearest] = others.sort((one, other) => one.away - other.away);
  return nearest && go(nearest.place, { x: nearest.x, y: nearest.y });
}

const partOf = (inner: Element): Element | null => inner.closest('main > *, header, footer');

/** That one can write in where they stand. */
const textsIn = (around: Element): Place[] =>
  currentPlaces()
    .texts(around)
    .filter(({ element: text }) => !text.closest('pre, details:not([open]) > :not(summary)'));

/** From a text to the section that it stands in, where the keys go on from. */
function up(): void {
  const [text] = currentPlaces().of(writtenAt);
  const part = text && partOf(text.element);
  const place = part && currentPlaces().at(part);
  if (!(part instanceof HTMLElement) || !place) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  select(place);
}

function select(place: Place): void {
  selected = place.pointer;
  draw();
  const { top = 0, bottom = 0 } = areaOf(place) ?? {};
  // Of what is high, its beginning.
  tell({ type: 'select', pointer: place.pointer, bottom: Math.min(bottom, top + 200) });
}

/** What has lines is written in its form. */
function askToWrite(place: Place, point?: Pointed): void {
  if (place.element.closest('pre')) {
    select(place);
    return;
  }
  const isAsked = early !== undefined && asked?.place.element === place.element;
  if (!isAsked) writing?.end();
  asked = { place, ...(point && { point }) };
  if (isAsked) return;
  early = '';
  tell({ type: 'edit', pointer: place.pointer });
}

/** Into the text that has the focus, or is selected; else into the first one of the section. */
function enter(target: EventTarget | null): boolean {
  if (isTried) return false;
  const focused = target instanceof Element ? currentPlaces().at(target) : undefined;
  // What has the focus and is no text does what it always does.
  if (focused && !['text', 'part'].includes(focused.kind)) return false;
  const place = focused ?? (selected === undefined ? undefined : currentPlaces().of(selected)[0]);
  if (place?.kind === 'text') return enterText(place);
  return enterText(textsIn(place?.element ?? element.querySelector('main') ?? element)[0]);
}

function enterText(place: Place | undefined): boolean {
  if (place) askToWrite(place);
  return place !== undefined;
}

/** @param point - where the mouse is; by a key the menu opens below the place */
function openMenu(place: Place, point?: Point): void {
  asked = { place, ...(point && { point }) };
  selected = place.pointer;
  draw();
  const area = areaOf(place);
  const x = Math.max(0, area?.left ?? 0);
  // The place may lie partly outside of the window: keep the menu inside.
  const y = Math.min(Math.max(headerEnd(element), (place.kind === 'part' ? area?.top : area?.bottom) ?? 0), window.innerHeight);
  tell({
    ...{ type: 'menu', pointer: place.pointer, canWrite: place.kind === 'text', by: point ? 'mouse' : 'key' },
    ...(point ? { x: point.x, y: point.y } : { x, y }),
  });
}

export function startPreview({ files, loadWriting }: Surroundings): void {
  listen((message) => {
    if (message.type === 'show') show(files.take(message));
    else if (message.type === 'files') files.receive?.(message.files);
    else if (message.type === 'pictures') showPictures(files.take(message));
    else if (message.type === 'edit') void write(message, loadWriting);
    else if (message.type === 'command') writing?.run(message.command);
    else if (message.type === 'scroll') scrollPageTo(message.by, 'instant');
    else if (message.type === 'leave') {
      left++;
      early = undefined;
      writing?.end();
    } else if (message.type === 'try') {
      writing?.end();
      isTried = message.isOn;
      if (isTried) html.dataset.tried = '';
      else delete html.dataset.tried;
      draw();
    } else {
      selected = message.pointer;
      areas.turnTo(selected === undefined ? undefined : currentPlaces().of(selected)[0]?.element);
      if (message.reveal && selected !== undefined) reveal(currentPlaces().of(selected), element);
      draw();
    }
  });

  listenToClicks({
    files,
    isTried: () => isTried,
    isOwn: (target) => writing?.field.contains(target) === true,
    placeAt: (target) => currentPlaces().at(target),
    hover(place) {
      // Also where it was before: the editor may have turned to another section meanwhile.
      if (place) areas.turnTo(place.element);
      html.dataset.over = place?.kind ?? '';
      if (place?.element === hovered?.element) return;
      hovered = place;
      draw();
    },
    select,
    write: askToWrite,
    openMenu,
    takeFile: ({ pointer }, file) => tell({ type: 'file', pointer, file }),
  });
  addEventListener(
    'keydown',
    (event) => {
      if (early === undefined) return;
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) early += event.key;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  listenToKeys(
    (target) =>
      (target instanceof Node && writing?.field.contains(target) === true) ||
      (isTried && target instanceof Element && target.matches('input, textarea')),
    (event) => writing?.hold(event) === true,
    () => writing?.end(),
    () => !isTried && selected !== undefined,
    () => {
      const [place] = selected === undefined ? [] : currentPlaces().of(selected);
      if (place) openMenu(place);
    },
    enter,
  );
  tell({ type: 'ready' });
}
