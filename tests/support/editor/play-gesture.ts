/** Plays gestures of writing, by the hands of a browser that Playwright drives, or puppeteer: they name most of what hands do alike. */
import type { Json } from '../../../schema/json.ts';
import { writeManifest } from '../manifest/manifest.ts';
import { minimalManifest } from '../manifest/minimal.ts';
import { root } from '../project/project.ts';
import { article, type Gesture, type Step } from './gestures.ts';

/** Where one writes by mouse and keys, or by a thumb, which points at the page and writes in the form. */
export const surfaces = ['page', 'form'] as const;
export type Surface = (typeof surfaces)[number] | 'thumb';

export interface Point {
  x: number;
  y: number;
}

export interface Hands {
  /** Keys that are held, then the one that is pressed: `Control+s`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** @param isEnd - a passage goes as far as there, by Shift */
  click(point: Point, times: number, isEnd: boolean): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Asks the window, or the page in its frame. */
  ask<Asked, Answer>(where: 'window' | 'frame', question: (asked: Asked) => Answer, asked: Asked): Promise<Awaited<Answer>>;
  turnInto(title: string): Promise<void>;
  compose(texts: readonly string[]): Promise<void>;
  fillClipboard(text: { plain: string; html?: string }): Promise<void>;
}

/** Writes a site whose first page holds the article. @returns the path of its manifest */
export function writeArticle(folder: string): string {
  const manifest = minimalManifest();
  manifest.header.logo = { src: 'media/logo.svg', alt: '' };
  const [home] = manifest.routes;
  if (home) home.sections = [{ type: 'article', id: 'contact', title: 'Title', text: article }];
  return writeManifest(manifest, folder, root);
}

/** What the article says in a manifest. */
export const entriesIn = (text: string): Json =>
  (JSON.parse(text) as { routes: { sections: { text: Json }[] }[] }).routes[0]?.sections[0]?.text ?? null;

export const expected = ({ gives: [from, gone, ...come] }: Gesture): Json[] => article.toSpliced(from, gone, ...come);

/** The place of a letter in its window, scrolled to where one sees it; undefined while it is not there. */
function placeOf({ words, isForm, block }: { words: string; isForm: boolean; block: 'center' | 'nearest' }) {
  const written = document.querySelector(
    isForm ? '[data-pane="form"] [aria-label="Text"][data-written]' : '.ProseMirror[data-writing]',
  );
  const field = written ?? (isForm ? null : document.querySelector('main'));
  if (!field) return undefined;
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  const letters: [Text, number][] = [];
  let all = '';
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    all += text.data;
    for (let at = 0; at < text.length; at++) letters.push([text, at]);
  }
  const start = all.replaceAll('\u00a0', ' ').indexOf(words.replace('|', ''));
  const bar = words.indexOf('|');
  const isBehind = bar === words.length - 1;
  const found = start < 0 ? undefined : letters[start + bar - (isBehind ? 1 : 0)];
  if (!found) return undefined;
  const range = document.createRange();
  range.setStart(...found);
  range.setEnd(found[0], found[1] + 1);
  found[0].parentElement?.scrollIntoView({ block, behavior: 'instant' });
  const { left, right, top, height } = range.getClientRects()[0] ?? range.getBoundingClientRect();
  const isRight = isBehind !== /[\u0590-\u05ff]/.test(words);
  return { x: isRight ? right : left, y: top + height / 2 };
}

function placeOfButton(name: string): Point | undefined {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
  return button && { x: left + width / 2, y: top + height / 2 };
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Until something is so. */
async function until<Answer>(what: string, ask: () => Promise<Answer | undefined | false>): Promise<Answer> {
  for (let tries = 0; tries < 1200; tries++) {
    const answer = await ask();
    if (answer) return answer;
    await wait(50);
  }
  throw new Error(`Not so after a minute: ${what}`);
}

/** Where something is once what is scrolled has come to rest. */
function restOf(what: string, place: () => Promise<Point | undefined>): Promise<Point> {
  let last = { x: Number.NaN, y: Number.NaN };
  return until(what, async () => {
    const now = await place();
    // Firefox scrolls to one and the same place by a pixel more or less.
    const isSame = now && Math.hypot(now.x - last.x, now.y - last.y) < 2;
    last = now ?? last;
    return isSame && now;
  });
}

/** Where one sees a letter in the window. */
async function pointOf(hands: Hands, surface: Surface, words: string, block: 'center' | 'nearest' = 'center'): Promise<Point> {
  const isForm = surface === 'form';
  const inner = await restOf(words, () => hands.ask(isForm ? 'window' : 'frame', placeOf, { words, isForm, block }));
  if (isForm) return inner;
  const frame = await hands.ask(
    'window',
    () => {
      const element = document.querySelector('iframe') as HTMLElement;
      const { left, top, width } = element.getBoundingClientRect();
      return { left, top, scale: width / element.offsetWidth };
    },
    undefined,
  );
  return { x: frame.left + inner.x * frame.scale, y: frame.top + inner.y * frame.scale };
}

const isWritten = (isForm: boolean) => {
  const field = document.activeElement;
  return field?.matches(isForm ? '.ProseMirror[data-written]' : '.ProseMirror[data-writing]') === true;
};

async function take(hands: Hands, surface: Surface, step: Step): Promise<void> {
  if ('press' in step) {
    await hands.press(step.press);
    // Hands see what a step back gives before they go on; a page waits for the window that takes it.
    if (/^Control\+[yz]$/.test(step.press)) await wait(300);
    return;
  }
  if ('type' in step) return hands.type(step.type);
  if ('turnInto' in step) return hands.turnInto(step.turnInto);
  if ('compose' in step) return hands.compose(step.compose);
  if ('clipboard' in step) return hands.fillClipboard(step.clipboard);
  if ('dragTo' in step)
    return hands.drag(await pointOf(hands, surface, step.dragFrom), await pointOf(hands, surface, step.dragTo, 'nearest'));
  if ('button' in step)
    return hands.click(await restOf(step.button, () => hands.ask('window', placeOfButton, step.button)), 1, false);
  await hands.click(await pointOf(hands, surface, step.click), step.times ?? 1, step.isEnd ?? false);
  const isForm = surface !== 'page';
  await until(`"${step.click}" is written in`, () => hands.ask(isForm ? 'window' : 'frame', isWritten, isForm));
}

/** Plays a gesture, and saves. */
export async function play(hands: Hands, surface: Surface, gesture: Gesture): Promise<void> {
  for (const step of gesture.steps) await take(hands, surface, step);
  // On the page saving ends writing; in the form an empty text stays while one writes there, and goes a moment after.
  const leave = () => {
    (document.activeElement as HTMLElement | null)?.blur();
    return new Promise((done) => setTimeout(done));
  };
  if (surface === 'form') await hands.ask('window', leave, undefined);
  await hands.press('Control+s');
}

/** Takes back all there is by Ctrl+Z, stops writing, and saves. */
export async function takeBack(hands: Hands): Promise<void> {
  const isDone = () => document.querySelector('[aria-label^="Rückgängig: "]:not([aria-disabled="true"])') === null;
  await until('all is taken back', async () => {
    if (await hands.ask('window', isDone, undefined)) return true;
    await hands.press('Control+z');
    return false;
  });
  await hands.press('Escape');
  await hands.press('Control+s');
}
