/** Changes every input that a form of the editor shows, as its author would, whatever inputs these are. In German. */
import { expect, type Locator, type Page } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';

/** The form of what is selected. */
export const formOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Eingaben' });

/** Chooses a section in the outline, by the title of its page in there, and waits for its form. */
export async function openSection(page: Page, title: string | RegExp, index: number): Promise<void> {
  const outline = page.getByRole('navigation', { name: 'Aufbau der Website' });
  // Only the rows around those that are seen are drawn.
  const bring = async (row: Locator) => {
    await expect(async () => {
      if ((await row.count()) === 0) await outline.locator('[data-row]').last().scrollIntoViewIfNeeded();
      expect(await row.count()).toBe(1);
    }).toPass({ intervals: [100] });
    return row;
  };
  const row = await bring(outline.getByRole('treeitem', { name: title }).first());
  const at = await row.getAttribute('data-row');
  await row.click();
  const section = await bring(outline.locator(`[data-row="${at}/sections/${index}"]`));
  await section.click();
  await expect(section).toHaveAttribute('aria-current', 'true');
}

type Kind = 'added' | 'written' | 'dated' | 'coloured' | 'drawn' | 'pictured' | 'switched' | 'chosen' | 'moved';

/** @returns how many inputs and commands were used, by their kind */
export async function changeEverything(page: Page): Promise<Record<Kind, number>> {
  const form = formOf(page);
  await expect(form.getByRole('textbox').first()).toBeVisible();
  const added = await showEverything(form);
  const written = await writeAll(form);
  const dated = await chooseDays(form);
  const coloured = await writeColours(form);
  const drawn = await chooseIcons(page, form);
  const pictured = await chooseImages(page, form);
  const switched = await switchAll(form);
  const chosen = (await chooseOther(form)) + (await selectOther(form));
  const moved = await tryCommands(page, form);
  return { added, written, dated, coloured, drawn, pictured, switched, chosen, moved };
}

/** Adds all that may be left out, one more entry to each list, and unfolds all. @returns how much was added */
export async function showEverything(form: Locator): Promise<number> {
  await unfoldAll(form);
  const added = (await addParts(form)) + (await addEntries(form));
  await unfoldAll(form);
  return added;
}

/** What may be left out: "… ergänzen". What is added then may hold more of that. */
async function addParts(form: Locator): Promise<number> {
  const buttons = form.getByRole('button', { name: / ergänzen$/ });
  let count = 0;
  for (; (await buttons.count()) > 0; count++) {
    const before = await buttons.count();
    await buttons.first().click();
    if (count > 30) throw new Error(`"${await buttons.first().textContent()}" is there however often it is pressed (${before}).`);
  }
  return count;
}

/** One more entry of each list: "… hinzufügen". From the last one, since a new entry brings lists of its own, and its list folds all others. */
async function addEntries(form: Locator): Promise<number> {
  const buttons = form.getByRole('button', { name: / hinzufügen$/ });
  const count = await buttons.count();
  for (let index = count - 1; index >= 0; index--) {
    const button = buttons.nth(index);
    // Asked before, since a full list has no button any more, and a new entry folds the lists in all others.
    const opensMenu = (await button.getAttribute('aria-haspopup')) === 'menu';
    await button.click();
    // Where an entry may be one of several, it is chosen first.
    if (opensMenu) await form.getByRole('menuitem').first().click();
    await unfoldAll(form);
  }
  return count;
}

export async function unfoldAll(form: Locator): Promise<void> {
  const folded = form.locator('[data-unfold][aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
}

async function writeAll(form: Locator): Promise<number> {
  const fields = form.getByRole('textbox').and(form.locator('textarea, [data-written], [inputmode]'));
  const count = await fields.count();
  for (let index = 0; index < count; index++) {
    const field = fields.nth(index);
    const isWritten = (await field.getAttribute('data-written')) !== null;
    const before = isWritten ? ((await field.textContent()) ?? '') : await field.inputValue();
    const next = /^\d+$/.test(before) ? String(Number(before) + 1) : `${before} und mehr`;
    await field.fill(next);
    await (isWritten ? expect(field).toHaveText(next) : expect(field).toHaveValue(next));
  }
  return count;
}

/** Days: one of another year. */
async function chooseDays(form: Locator): Promise<number> {
  const days = form.locator('[data-day]');
  const count = await days.count();
  for (let index = 0; index < count; index++) {
    const before = await days.nth(index).inputValue();
    const next = `09.03.${Number(/\d{4}$/.exec(before)?.[0] ?? 2026) + 1}`;
    await days.nth(index).fill(next);
    await days.nth(index).press('Tab');
    await expect(days.nth(index)).toHaveValue(next);
  }
  return count;
}

export async function writeColours(form: Locator): Promise<number> {
  const colours = form.getByRole('textbox').and(form.locator('.mantine-ColorInput-input'));
  const count = await colours.count();
  for (let index = 0; index < count; index++) {
    const next = (await colours.nth(index).inputValue()) === '#123456' ? '#654321' : '#123456';
    await colours.nth(index).fill(next);
    await colours.nth(index).press('Tab');
    await expect(colours.nth(index)).toHaveValue(next);
  }
  return count;
}

/** The neighbour of each icon in the chooser, by keys alone. */
async function chooseIcons(page: Page, form: Locator): Promise<number> {
  const buttons = form.locator('button[data-opens][aria-haspopup]');
  const count = await buttons.count();
  for (let index = 0; index < count; index++) {
    const button = buttons.nth(index);
    const before = await button.textContent();
    await button.press('Enter');
    await expect(page.getByRole('searchbox', { name: /^Suchen, zum Beispiel/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('toolbar', { name: 'Icons' }).locator('button:focus');
    await expect(chosen).toHaveCount(1);
    if ((await chosen.getAttribute('aria-pressed')) === 'true') {
      const isLast = await chosen.evaluate((one) => one.nextElementSibling === null);
      await page.keyboard.press(isLast ? 'ArrowLeft' : 'ArrowRight');
    }
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
    await expect(button).not.toHaveText(before ?? '');
  }
  return count;
}

/** Another one of the images that there are, by keys alone. */
async function chooseImages(page: Page, form: Locator): Promise<number> {
  const buttons = form.locator('button[data-opens][data-at$="/src"]');
  const count = await buttons.count();
  for (let index = 0; index < count; index++) {
    await buttons.nth(index).press('Enter');
    const chooser = page.getByRole('dialog', { name: 'Bild auswählen' });
    const other = chooser.locator('button[aria-pressed="false"]').first();
    const name = (await other.getAttribute('title'))?.split('/').at(-1) ?? '';
    await other.press('Enter');
    await expect(chooser).toBeHidden();
    await expect(buttons.nth(index)).toContainText(name);
  }
  return count;
}

async function switchAll(form: Locator): Promise<number> {
  const switches = form.getByRole('switch');
  const count = await switches.count();
  for (let index = 0; index < count; index++) {
    const one = switches.nth(index);
    const before = await one.isChecked();
    await one.press('Space');
    await expect(one).toBeChecked({ checked: !before });
  }
  return count;
}

/** Choices side by side: the next one of each. What is chosen may bring other inputs. */
async function chooseOther(form: Locator): Promise<number> {
  const groups = form.getByRole('radiogroup');
  let count = 0;
  for (; count < (await groups.count()); count++) {
    const group = groups.nth(count);
    await group.getByRole('radio', { checked: true }).press('ArrowRight');
  }
  return count;
}

async function selectOther(form: Locator): Promise<number> {
  const selects = form.locator('select');
  const count = await selects.count();
  for (let index = 0; index < count; index++) {
    const select = selects.nth(index);
    const other = await select.evaluate((element: HTMLSelectElement) => {
      const place = (element.selectedIndex + 1) % element.options.length;
      return element.options[place]?.value ?? '';
    });
    await select.selectOption(other);
  }
  return count;
}

/** The menu of the first entry of each list: down, twice, away. */
async function tryCommands(page: Page, form: Locator): Promise<number> {
  const lists = form.locator('ol');
  let count = 0;
  for (let index = (await lists.count()) - 1; index >= 0; index--) {
    for (const command of ['Nach unten', 'Duplizieren', 'Entfernen']) {
      const list = lists.nth(index);
      if ((await list.count()) === 0) continue;
      await list
        .getByRole('button', { name: /^Befehle für/ })
        .first()
        .click();
      const item = page.getByRole('menuitem', { name: command });
      await expect(item).toBeVisible();
      if (await item.isEnabled()) {
        await item.click();
        count++;
      } else await page.keyboard.press('Escape');
      await expect(item).toBeHidden();
    }
  }
  return count;
}

/** Takes back all there is, by the keyboard. */
export async function undoAll(page: Page): Promise<number> {
  // What says that something was taken away offers the same, below.
  const undo = page.getByRole('button', { name: /^Rückgängig/ }).first();
  let count = 0;
  while ((await undo.getAttribute('aria-disabled')) !== 'true') {
    await page.keyboard.press(keysOf('undo'));
    if (++count > 500) throw new Error('There is no end to what can be undone.');
  }
  return count;
}

/** Saves, and waits until it is done. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press(keysOf('save'));
  await expect(page.getByRole('banner').getByText('Gespeichert', { exact: true })).toBeVisible();
}

/** Parts of a form that another part lies over, wherever one scrolls: a click would mean the other one. */
export const coveredParts = (form: Locator): Promise<string[]> =>
  form.evaluate((element) => {
    const parts = [
      ...element.querySelectorAll<HTMLElement>(
        'button, textarea, [data-written], input:not([type="radio"]), label:has([type="radio"])',
      ),
    ];
    return parts.flatMap((part) => {
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const points = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
      const over = points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((met) => met && !part.contains(met) && !met.contains(part) && !met.closest('label')?.contains(part));
      return over ? [`${part.outerHTML.slice(0, 120)} below ${over.outerHTML.slice(0, 120)}`] : [];
    });
  });
