/** No pane, menu, list or window of the editor is a barrier, none moves where motion is not wanted, and none is forgotten here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { type PublishedSite, publishedSite } from '../../support/editor/published-site.ts';
import { readExamples, sectionTypes, writeGallery } from '../../support/manifest/gallery.ts';
import { consultancy, root, serve } from '../../support/project/project.ts';
import { barriersInBoth, tooWide } from '../quiet.ts';
import { type Edited, edit, emptyFolder, openEditor, original } from './editing.ts';
import { choosers } from './editor-choosers.ts';
import { openings } from './editor-openings.ts';
import { panes } from './editor-panes.ts';
import { proposals } from './editor-proposals.ts';
import { coveredParts, formOf, openSection, showEverything } from './form-inputs.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });

const all = [...openings, ...choosers, ...panes, ...proposals];

/** What of Mantine and of the editor's own parts lies over what was there before. */
const opener =
  /<(?:Modal(?:\.Root)?|Autocomplete|Popover|Tooltip|Menu(?:\.Sub)?|Select|Combobox|Drawer|HoverCard|(?:Ask)?Dialog|CommandMenu|PointMenu)[\s>]/;

/** Seen only where somebody signs in, and looked at there: hosted-editor.spec.ts. */
const onlyHosted = ['SignedIn'];

test('whatever opens in the editor is in the table of what is looked at', () => {
  const folder = join(root, 'src/editor/window');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && opener.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.replace(/^.*[\\/]|\.tsx$/g, ''));
  expect(found.length).toBeGreaterThan(20);
  expect([...new Set(all.flatMap(({ of }) => of)), ...onlyHosted].toSorted()).toEqual(found.toSorted());
});

test.describe('whatever opens', { tag: '@deep' }, () => {
  let site: PublishedSite;
  let edited: Edited;

  test.beforeAll(async () => {
    site = publishedSite({
      'site.json': join(consultancy, 'site.json'),
      media: join(consultancy, 'media'),
      'public/plan.json': join(root, 'package.json'),
    });
    const env = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
    const serving = await serve('edit', ['--site', site.file], { cwd: site.site, project: root, env });
    edited = { ...serving, file: site.file, text: () => site.read() };
  });
  test.beforeEach(({ page }) => page.addInitScript(noteMotion));
  // The next one begins with the file as it was.
  test.afterEach(() => site.write('site.json', original));
  test.afterAll(async () => {
    await edited.stop();
    site.remove();
  });

  // A computer; what is left of 1280 pixels at twice the size; a small telephone.
  for (const [width, height] of [
    [1440, 900],
    [640, 450],
    [360, 780],
  ] as const) {
    for (const { name, open } of all) {
      test(`is no barrier, does not move, and fits into ${width} pixels: ${name}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const shown = await openEditor(page, edited);
        const opened = await open({ page, edited, shown });
        await expect(opened).toBeVisible();
        // What the editor has to say is seen wherever somebody is.
        if (await opened.evaluate((element) => element.closest('footer [data-kind]') !== null))
          await expect(opened).toBeInViewport();
        expect.soft(await barriersInBoth(page)).toEqual([]);
        expect.soft(await motionsOf(page)).toEqual([]);
        expect.soft(await tooWide(page)).toEqual([]);
        expect.soft(await besideWindow(opened)).toEqual([]);
        expect(await outOfReach(opened)).toEqual([]);
      });
    }
  }

  test('with forced colours one sees what is chosen, and where one is', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openEditor(page, edited);
    const outline = page.getByRole('navigation', { name: 'Aufbau der Website' });
    const row = (index: number) => outline.locator(`[data-row="/routes/0/sections/${index}"]`);
    await row(1).click();
    /** All that could tell one from another without a colour of the editor's own. */
    const lookOf = (place: Locator) =>
      place.evaluate((element) => {
        const { backgroundColor, color, outlineStyle, outlineWidth, borderTopWidth, borderTopColor } = getComputedStyle(element);
        return [backgroundColor, color, outlineStyle, outlineWidth, borderTopWidth, borderTopColor].join(' ');
      });
    await page.mouse.move(0, 0);
    expect(await lookOf(row(1))).not.toBe(await lookOf(row(2)));
    const field = formOf(page).getByRole('textbox').first();
    const before = await lookOf(field);
    await field.focus();
    expect(await lookOf(field)).not.toBe(before);
    for (const button of await page.locator('button:visible').all()) {
      await button.focus();
      if (!(await button.evaluate((element) => element === document.activeElement))) continue;
      await page.keyboard.press('Shift');
      expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle), await button.innerText()).not.toBe(
        'none',
      );
    }
  });
});

test.describe('the form of each type', { tag: '@deep' }, () => {
  let edited: Edited;
  test.beforeAll(async () => {
    edited = await edit(writeGallery(emptyFolder(`editor-barriers-${test.info().workerIndex}`)));
  });
  test.afterAll(() => edited.stop());

  for (const type of sectionTypes) {
    test(`is no barrier with all that it can hold: ${type}`, async ({ page }) => {
      await openEditor(page, edited);
      const sizes = readExamples(type).map(({ section }) => JSON.stringify(section).length);
      await openSection(page, new RegExp(`^Type ${type}\\b`), sizes.indexOf(Math.max(...sizes)));
      await showEverything(formOf(page));
      expect(await barriersInBoth(page)).toEqual([]);
      expect(await coveredParts(formOf(page))).toEqual([]);
    });
  }
});

/** In each document: notes what moves for longer than anybody could see, or for ever. */
function noteMotion(): void {
  const noted: string[] = [];
  Object.assign(window, { motions: noted });
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
      // What goes along with scrolling has no time of its own.
      if (Number(duration) * iterations <= 1 || !(animation.timeline instanceof DocumentTimeline)) continue;
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      noted.push(`${target?.tagName} ${target?.className} ${animation.constructor.name} ${duration}`);
    }
  };
  for (const type of ['transitionrun', 'animationstart']) addEventListener(type, look, true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    look();
    return animation;
  };
}

/** What has moved in the window and in the page that it shows. */
async function motionsOf(page: Page): Promise<string[]> {
  const noted = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as unknown as { motions?: string[] }).motions ?? [])),
  );
  return [...new Set(noted.flat())];
}

/** Where something reaches beyond the sides of the window, in CSS pixels. */
const besideWindow = (opened: Locator): Promise<number[]> =>
  opened.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [left, right].filter((edge) => edge < -0.5 || edge > innerWidth + 0.5);
  });

/** What the pointer does not meet in a menu, a list or a window, wherever one scrolls. */
const outOfReach = (opened: Locator): Promise<string[]> =>
  opened.evaluate((element) => {
    if (!element.matches('[role="menu"], [role="listbox"], [role="dialog"]')) return [];
    const parts = [
      ...element.querySelectorAll<HTMLElement>('button, a, input, textarea, [data-written], [role="menuitem"], [role="option"]'),
    ];
    return parts.flatMap((part) => {
      // An input that is drawn by what is around it.
      const seen = part.closest('label') ?? element.querySelector(`label[for="${CSS.escape(part.id)}"]`) ?? part;
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = part.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 1 && height > 1 && !(met && (part.contains(met) || seen.contains(met)))
        ? [part.outerHTML.slice(0, 200)]
        : [];
    });
  });
