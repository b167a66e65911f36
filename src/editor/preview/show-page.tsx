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
import type { Json } from '../../../schema/json.ts';
import { inLayer } from '../../../schema/own-styles.ts';
import { shareParts } from '../../json-text/value.ts';
import { afterPaint } from '../../parts/after-paint.ts';
import { mantineVariablesCss } from '../../render/mantine-variables.tsx';
import { createPlaceholderMarks } from '../../render/open-texts.ts';
import { rootId } from '../../render/own-ids.ts';
import { showLook } from '../../render/show-look.ts';
import { themeCss } from '../../render/theme.ts';
import type { MarkedPage } from '../worker/messages.ts';
import { listenToClicks, type Point } from './clicks.ts';
import { renderInert } from './client-markup.ts';
import { type DomPath, findDomPaths, renderPage } from './dom-paths.ts';
import { listen, tell } from './editor-window.ts';
import type { FileSource } from './file-source.ts';
import { listenToKeys } from './keys.ts';
import { drawPictures, pictureStyles, widenToPictures } from './look-pictures.ts';
import type { ToPreview } from './messages.ts';
import { areaOf, createOutlines, headerEnd } from './outlines.ts';
import { createPageWriting } from './page-writing.ts';
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
const writing = createPageWriting({ root: element, places: currentPlaces, isTried: () => isTried, draw, select });

const variables = mantineVariablesCss((element) => renderInert(element).innerHTML);
const pointing = `:root:not([data-tried]) body * { cursor: pointer !important }
:root[data-over="text"]:not([data-tried]) body * { cursor: text !important }
[data-tone]:focus { outline: none }`;
const alone = `:root[data-alone] #${rootId} > :is(header, footer) { display: none }`;
/** An adopted sheet needs no permission of the document's content security policy. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];
let styled = '';

const markPlaceholders = createPlaceholderMarks();

/** What is drawn: with each letter most of the page stays the same, and what is the same object is not rendered again. */
let drawn: Json | undefined;
let path = '';
let marked: MarkedPage | undefined;
let paths: { of: MarkedPage; found: DomPath[] } | undefined;
let places: Places | undefined;
let hovered: Place | undefined;
let selected: string | undefined;
let toldWhole = '';
let isTried = false;
let isWidened = false;

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
  writing: written,
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
  drawn = shareParts(drawn, { shell, page } as unknown as Json);
  const now = drawn as unknown as Pick<Show, 'shell' | 'page'>;
  flushSync(() => root.render(renderPage(now.shell, now.page)));
  if (page.path !== path) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    hovered = undefined;
    areas.turnTo(undefined);
  }
  path = page.path;
  marked = newlyMarked ?? marked;
  places = undefined;
  markPlaceholders(openTexts);
  // Places are looked up after the paint, and what marks them follows: a letter is not to wait for either.
  void afterPaint().then(() => {
    tell({ type: 'painted', draft });
    draw();
    tellReach(Number.POSITIVE_INFINITY);
    tellWhole();
    writing.follow(written);
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
  const isFree = !isTried && !writing.isOn();
  const current = hovered && currentPlaces().at(hovered.element);
  outlines.draw(isFree ? current : undefined, isFree && selected !== undefined ? currentPlaces().of(selected) : []);
}

function select(place: Place): void {
  selected = place.pointer;
  draw();
  tellReach();
  tell({ type: 'select', pointer: place.pointer });
}

/**
 * @param room - so many pixels of it are to be seen: of what is high, its beginning; but of a text that has just been written, its end
 * @param scrolled - so far the page scrolls by now
 */
function tellReach(room = 200, scrolled = 0): void {
  const [place] = selected === undefined ? [] : currentPlaces().of(selected);
  const { top = 0, bottom = 0 } = (place && areaOf(place)) ?? {};
  tell({ type: 'reach', bottom: Math.min(bottom, top + (place?.kind === 'text' ? room : 200)) - scrolled });
}

/** Into the text that has the focus, or is selected; else into the first one of the section. */
function enter(target: EventTarget | null): boolean {
  if (isTried) return false;
  const focused = target instanceof Element ? currentPlaces().at(target) : undefined;
  // What has the focus and is no text does what it always does.
  if (focused && !['text', 'part'].includes(focused.kind)) return false;
  const place = focused ?? (selected === undefined ? undefined : currentPlaces().of(selected)[0]);
  if (place?.kind !== 'text') return writing.enter(place?.element ?? element.querySelector('main') ?? element);
  writing.ask(place);
  return true;
}

/** @param point - where the mouse is; by a key the menu opens below the place */
function openMenu(place: Place, point?: Point): void {
  writing.turnTo(place, point);
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
    else if (message.type === 'edit') void writing.open(message, loadWriting);
    else if (message.type === 'command') writing.run(message.command);
    else if (message.type === 'scroll') scrollPageTo(message.by, 'instant');
    else if (message.type === 'leave') writing.leave();
    else if (message.type === 'try') {
      writing.end();
      isTried = message.isOn;
      if (isTried) html.dataset.tried = '';
      else delete html.dataset.tried;
      draw();
    } else {
      selected = message.pointer;
      areas.turnTo(selected === undefined ? undefined : currentPlaces().of(selected)[0]?.element);
      const [place] = message.writes && selected !== undefined ? currentPlaces().of(selected) : [];
      if (place?.kind === 'text') writing.ask(place, 'all');
      else if (message.writes) writing.end();
      tellReach(200, message.reveal && selected !== undefined ? reveal(currentPlaces().of(selected), element) : 0);
      draw();
    }
  });

  listenToClicks({
    files,
    isTried: () => isTried,
    isOwn: writing.contains,
    meant(target, event) {
      const meant = writing.meant(target);
      if (meant && event.type === 'click') writing.end();
      return meant;
    },
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
    write: writing.ask,
    goBelow: ({ element: part }, { y }) => writing.goBelow(part, y),
    openMenu,
    takeFiles: ({ pointer }, files) => tell({ type: 'file', pointer, files }),
  });
  listenToKeys(
    (target) => writing.contains(target) || (isTried && target instanceof Element && target.matches('input, textarea')),
    writing.hold,
    writing.end,
    () => !isTried && selected !== undefined,
    () => {
      const [place] = selected === undefined ? [] : currentPlaces().of(selected);
      if (place) openMenu(place);
    },
    enter,
  );
  tell({ type: 'ready' });
}
