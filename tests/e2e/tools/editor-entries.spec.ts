/** A new entry beside its list, by keys and by touch at 390 px: what the file says then, and the first bytes again. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from '../../support/project/project.ts';
import { everyThird } from '../../support/project/slice.ts';
import { barriersInBoth } from '../quiet.ts';
import { edit, emptyFolder, openEditor, turnTo } from './editing.ts';
import { formOf, save, undoAll } from './form-inputs.ts';
import { rowOf } from './outline-rows.ts';

test.use({ locale: 'de-DE', reducedMotion: 'reduce' });

interface Page {
  path: string;
  title: string;
  entry?: object;
  sections: { type: string; title?: string }[];
}

for (const way of ['keys', 'touch'] as const) {
  const isNarrow = way === 'touch';
  test(
    `an entry is added in the shape of the last one, by ${way}`,
    isNarrow ? { tag: '@deep' } : everyThird(1),
    async ({ browser }) => {
      const viewport = isNarrow ? { width: 390, height: 844 } : { width: 1440, height: 900 };
      const page = await browser.newPage({ viewport, hasTouch: isNarrow, locale: 'de-DE', reducedMotion: 'reduce' });
      const folder = emptyFolder(`editor-entries-${way}`);
      cpSync(join(root, 'tests/fixtures/valid/les-sentiers'), folder, { recursive: true });
      const edited = await edit(join(folder, 'site.json'));
      const original = edited.text();
      const before = (JSON.parse(original) as { routes: Page[] }).routes;
      const list = before.findIndex(({ path }) => path === '/actualites');
      await openEditor(page, edited);

      await turnTo(page, 'Aufbau');
      await rowOf(page, `/routes/${list}`).click();
      await rowOf(page, `/routes/${list}/sections/0`).click();
      const form = formOf(page);
      // It stands in the form of the list, and in the tree, at its page.
      const inTree = page.getByRole('navigation', { name: 'Aufbau der Website' });
      const button = (isNarrow ? form : inTree).getByRole('button', { name: 'Neuer Beitrag …' });
      const [links, own] = [form.getByRole('navigation'), form.getByRole('button', { name: 'Neuer Beitrag …' })];
      const gap = (await own.boundingBox())?.y ?? 0;
      expect(gap - (await links.evaluate((element) => element.getBoundingClientRect().bottom))).toBeGreaterThanOrEqual(8);
      if (isNarrow) await button.tap();
      else {
        // It is folded away, comes back, and leads to its button by the keyboard.
        const arrow = rowOf(page, `/routes/${list}`);
        await arrow.press('ArrowLeft');
        await expect(arrow).toHaveAttribute('aria-expanded', 'false');
        await arrow.press('ArrowRight');
        await expect(arrow).toHaveAttribute('aria-expanded', 'true');
        await button.press('Enter');
      }
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Titel der Seite' })).toBeFocused();
      await page.keyboard.type('Le sentier du lac');
      await page.keyboard.press('Enter');
      const row = page.locator('[data-row][aria-current="true"]');
      // One writes on in its text, in a narrow window as well.
      await expect(row).toHaveAttribute('data-row', /^\/routes\/\d+\/sections\/1$/);
      await expect(form.getByRole('textbox').and(page.locator(':focus'))).toBeVisible();
      const [, last] = (await row.getAttribute('data-row'))?.match(/^\/routes\/(\d+)\//) ?? [];

      expect(await barriersInBoth(page)).toEqual([]);

      await save(page);
      const made = (JSON.parse(edited.text()) as { routes: Page[] }).routes[Number(last)];
      const day = await page.evaluate(() => new Date().getFullYear());
      expect(made).toMatchObject({
        path: '/actualites/le-sentier-du-lac',
        title: 'Le sentier du lac',
        entry: { date: expect.stringContaining(String(day)) },
        sections: [{ type: 'hero', title: 'Le sentier du lac' }, { type: 'text' }],
      });
      await undoAll(page);
      await save(page);
      expect(edited.text()).toBe(original);
      await edited.stop();
      await page.close();
    },
  );
}
