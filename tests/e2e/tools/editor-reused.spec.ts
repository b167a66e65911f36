/** Sections that are written once: made so by keys, put in on another page, written on the page, and taken back byte for byte. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { root } from '../../support/project/project.ts';
import { everyThird } from '../../support/project/slice.ts';
import { barriersInBoth } from '../quiet.ts';
import { doubleClick, edit, emptyFolder, openEditor, turnTo } from './editing.ts';
import { formOf, save, undoAll } from './form-inputs.ts';
import { rowOf } from './outline-rows.ts';

test.use({ locale: 'de-DE', reducedMotion: 'reduce' });

interface Reused {
  reused: Record<string, { title: string }>;
  routes: { path: string; sections: { type: string; of?: string; title?: string }[] }[];
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const details = viewport.width === 390 ? { tag: '@deep' } : everyThird(2);
  test(
    `a section is written once for several pages, and its page's own again, at ${viewport.width} px`,
    details,
    async ({ page }) => {
      const folder = emptyFolder(`editor-reused-${viewport.width}`);
      cpSync(join(root, 'src/scaffold/templates/studio'), folder, { recursive: true });
      const file = join(folder, 'site.json');
      cpSync(join(folder, 'site.de.json'), file);
      const edited = await edit(file);
      const original = edited.text();
      const written = () => JSON.parse(edited.text()) as Reused;
      await page.setViewportSize(viewport);
      const shown = await openEditor(page, edited);

      await turnTo(page, 'Aufbau');
      // By keys, under the name that is offered.
      const cards = rowOf(page, '/routes/0/sections/1');
      await cards.focus();
      await page.keyboard.press(keysOf('menu'));
      const command = page.getByRole('menuitem', { name: 'Wiederverwendbar machen' });
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowDown');
      await expect(command).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue('karten');
      await page.keyboard.press('Enter');
      await expect(cards).toContainText('Wonach ist Ihnen?Karten · auf 1 Seite');

      // On another page it is offered, and what is written on one page is written for both.
      await turnTo(page, 'Aufbau');
      await rowOf(page, '/routes/2').click();
      await turnTo(page, 'Aufbau');
      await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Karten \(wiederverwendet\)/ })
        .click();
      await expect(rowOf(page, '/routes/2/sections/2')).toContainText('auf 2 Seiten');
      await turnTo(page, 'Eingaben');
      await expect(formOf(page)).toContainText('Dieser Abschnitt steht auf 2 Seiten.');
      // The page before has a heading of these words as well.
      await expect(shown.locator('html')).toHaveAttribute('data-page', written().routes[2]?.path ?? '');
      await turnTo(page, 'Seite');
      await doubleClick(page, shown.getByRole('heading', { name: 'Wonach ist Ihnen?' }));
      await expect(shown.getByRole('textbox', { name: 'Wonach ist Ihnen?' })).toBeFocused();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Was möchten Sie?');
      await page.keyboard.press('Escape');
      await expect(rowOf(page, '/routes/2/sections/2')).toContainText('Was möchten Sie?');
      await expect(rowOf(page, '/routes/2/sections/2')).toHaveAttribute('aria-current', 'true');
      expect(await barriersInBoth(page)).toEqual([]);
      await save(page);
      expect(written().reused.karten?.title).toBe('Was möchten Sie?');
      expect(written().routes[2]?.sections[2]).toEqual({ type: 'reuse', of: 'karten' });

      // Its pages lead to each other; there it becomes the page's own.
      const form = formOf(page);
      await turnTo(page, 'Eingaben');
      await form.getByText('Seiten mit diesem Abschnitt (2)').click();
      await form.getByRole('button', { name: 'Startseite' }).click();
      await expect(cards).toHaveAttribute('aria-current', 'true');
      await form.getByRole('button', { name: 'Nur noch für diese Seite' }).click();
      await expect(rowOf(page, '/routes/0/sections/1')).not.toContainText('auf ');
      await save(page);
      expect(written().routes[0]?.sections[1]).toMatchObject({ type: 'card-grid', title: 'Was möchten Sie?' });

      await undoAll(page);
      await save(page);
      expect(edited.text()).toBe(original);
      await edited.stop();
    },
  );
}
