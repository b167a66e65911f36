/** No pane, menu, list or window of the editor is a barrier, none moves where motion is not wanted, and none is forgotten here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { root, serve } from '../../project.ts';
import { type PublishedSite, publishedSite } from '../../published-site.ts';
import { barriersInBoth } from '../quiet.ts';
import { type Edited, openEditor } from './editing.ts';
import { choosers } from './editor-choosers.ts';
import { openings } from './editor-openings.ts';

const all = [...openings, ...choosers];

/** What of Mantine and of the editor's own parts lies over what was there before. */
const opener = /<(?:Modal|Popover|Tooltip|Menu(?:\.Sub)?|Select|Combobox|Drawer|HoverCard|Dialog|CommandMenu|PointMenu)[\s>]/;

test('whatever opens in the editor is in the table of what is looked at', () => {
  const folder = join(root, 'src/editor/client');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && opener.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.replace(/^.*[\\/]|\.tsx$/g, ''));
  expect(found.length).toBeGreaterThan(20);
  expect([...new Set(all.flatMap(({ of }) => of))].toSorted()).toEqual(found.toSorted());
});

test.describe('@deep', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
  // One after the other: they share a server, and each leaves the file as it was.
  test.describe.configure({ mode: 'default' });

  let site: PublishedSite;
  let edited: Edited;
  const original = readFileSync(join(root, 'site.json'), 'utf8');

  test.beforeAll(async () => {
    site = publishedSite({
      'site.json': join(root, 'site.json'),
      'src/media': join(root, 'src/media'),
      'public/plan.json': join(root, 'package.json'),
    });
    const env = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
    const serving = await serve('edit', ['--site', site.file], { cwd: site.site, project: root, env });
    edited = { ...serving, file: site.file, text: () => site.read() };
  });
  test.beforeEach(({ page }) => page.addInitScript(noteMotion));
  test.afterEach(() => site.write('site.json', original));
  test.afterAll(async () => {
    await edited.stop();
    site.remove();
  });

  for (const { name, open } of all) {
    test(`no barrier, and no motion: ${name}`, async ({ page }) => {
      const shown = await openEditor(page, edited);
      const opened = await open({ page, edited, shown });
      await expect(opened).toBeVisible();
      expect.soft(await barriersInBoth(page)).toEqual([]);
      expect(await motionsOf(page)).toEqual([]);
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
