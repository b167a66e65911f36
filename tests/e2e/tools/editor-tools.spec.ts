/** The tools of a section where it is seen, new sections between two others; and the bytes of the file each time. */
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { locate } from '../../../src/json-text/locate.ts';
import { keysOf } from '../../support/editor/keys.ts';
import { everyThird } from '../../support/project/slice.ts';
import { barriersInBoth } from '../quiet.ts';
import { deskCopy as edited, openEditor, original, testAtDesk as test } from './editing.ts';
import { formOf, save, undoAll } from './form-inputs.ts';
import { rowOf } from './outline-rows.ts';

test.describe.configure({ mode: 'serial' });

const sections = '/routes/0/sections';
const statement = 'Ich arbeite für Unternehmen';

function placeOf(pointer: string, text: string) {
  const [found] = locate(text, [{ pointer }]);
  if (!found) throw new Error(`There is nothing at ${pointer}.`);
  return found;
}

/** The file with the sections of the first page in another order, some of them twice or not at all. */
function inOrder(...order: number[]): string {
  const places = [0, 1, 2, 3, 4, 5].map((index) => placeOf(`${sections}/${index}`, original));
  const pieces = order.map((index) => original.slice(places[index]?.start, places[index]?.end));
  const [first, second, last] = [places[0], places[1], places[5]];
  return original.slice(0, first?.start) + pieces.join(original.slice(first?.end, second?.start)) + original.slice(last?.end);
}

/** The file without an entry of a list, which another one stands before. */
function without(text: string, list: string, index: number): string {
  return text.slice(0, placeOf(`${list}/${index - 1}`, text).end) + text.slice(placeOf(`${list}/${index}`, text).end);
}

const toolsOf = (page: Page, title: string) => page.getByRole('toolbar', { name: `Werkzeuge für ${title}`, exact: true });

async function toolsAt(page: Page, shown: FrameLocator, words: string, title: string) {
  await shown.getByText(words).first().hover();
  const tools = toolsOf(page, title);
  await expect(tools).toBeVisible();
  return tools;
}

async function savedInSteps(page: Page, expected: string, steps = 1): Promise<void> {
  await save(page);
  expect(edited.text()).toBe(expected);
  expect(await undoAll(page)).toBe(steps);
}

test('the section under the pointer is moved, doubled, removed and filled in', async ({ page }) => {
  const shown = await openEditor(page, edited);
  const tools = await toolsAt(page, shown, statement, 'Text');
  expect(await barriersInBoth(page)).toEqual([]);
  await tools.getByRole('button', { name: 'Nach unten' }).click();
  // The page follows, and the tools with it: pressed twice, it goes down twice.
  await expect(rowOf(page, `${sections}/2`)).toHaveAttribute('aria-current', 'true');
  await tools.getByRole('button', { name: 'Nach unten' }).click();
  await expect(rowOf(page, `${sections}/3`)).toHaveAttribute('aria-current', 'true');
  await tools.getByRole('button', { name: 'Duplizieren' }).click();
  await save(page);
  expect(edited.text()).toBe(inOrder(0, 2, 3, 1, 1, 4, 5));
  await tools.getByRole('button', { name: 'Entfernen' }).click();
  await savedInSteps(page, inOrder(0, 2, 3, 1, 4, 5), 4);

  await (await toolsAt(page, shown, statement, 'Text')).getByRole('button', { name: 'Zu den Eingaben' }).click();
  // The settings begin at the top of the form, and no keyboard on the screen covers them.
  await expect(formOf(page).getByRole('heading', { name: 'Text', level: 2 })).toBeFocused();
});

test('the tools stand on the line above their section, where there are no words', async ({ page }) => {
  await openEditor(page, edited);
  await page.getByTitle('Computer', { exact: true }).click();
  await rowOf(page, `${sections}/1`).click();
  const tools = toolsOf(page, 'Text');
  const middleOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height / 2;
  };
  const plus = tools.getByRole('button', { name: 'Abschnitt darüber hinzufügen' });
  const offset = async () => Math.abs((await middleOf(tools.locator('[data-grip]'))) - (await middleOf(plus)));
  await expect.poll(offset).toBeLessThan(4);
  await page.getByTitle('Telefon', { exact: true }).click();
});

test('while one writes the tools stay, while one tries the page there are none', async ({ page }) => {
  const shown = await openEditor(page, edited);
  await toolsAt(page, shown, statement, 'Text');
  await shown.getByText(statement).first().click();
  await expect(shown.getByRole('textbox', { name: statement })).toBeFocused();
  await expect(toolsOf(page, 'Text')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toolsOf(page, 'Text')).toBeVisible();
  await page.getByRole('button', { name: 'Ausprobieren' }).click();
  await expect(page.locator('[data-section-tools]')).toHaveCount(0);
  expect(edited.text()).toBe(original);
});

test('by keys one goes from the page to the tools, from tool to tool, and back', async ({ page }) => {
  const shown = await openEditor(page, edited);
  await rowOf(page, `${sections}/1`).click();
  await expect(toolsOf(page, 'Text')).toBeVisible();
  await page.keyboard.press(keysOf('nextPane'));
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press(keysOf('tools'));
  const up = toolsOf(page, 'Text').getByRole('button', { name: 'Nach oben' });
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, `${sections}/0`)).toHaveAttribute('aria-current', 'true');
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(toolsOf(page, 'Text').getByRole('button', { name: 'Nach unten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toBeFocused();
  await expect(shown.getByText(statement).first()).toBeVisible();
  await savedInSteps(page, inOrder(1, 0, 2, 3, 4, 5));
});

// Sections are dragged on the page and in the outline, by the mouse and by a finger. The mouse in the outline is tried every day.
test(
  'a section is dragged between two others, where a line says; Escape leaves it where it was',
  everyThird(0),
  async ({ page }) => {
    const shown = await openEditor(page, edited);
    const drag = async (end: () => Promise<void>) => {
      const tools = await toolsAt(page, shown, statement, 'Text');
      const grip = await tools.locator('[data-grip]').boundingBox();
      const frame = await page.locator('iframe').boundingBox();
      if (!grip || !frame) throw new Error('There is nothing to hold.');
      await page.mouse.move(grip.x + 8, grip.y + 8);
      await page.mouse.down();
      await page.mouse.move(grip.x + 8, grip.y + 60, { steps: 4 });
      await page.mouse.move(frame.x + 100, frame.y + frame.height - 8, { steps: 8 });
      // The page scrolls along, until its fourth section lies above the pointer.
      const beyond = shown.getByText('Womit ich Sie entlaste').first();
      await expect.poll(() => beyond.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(frame.height / 2);
      await page.mouse.move(frame.x + 100, frame.y + frame.height / 2, { steps: 4 });
      await expect(page.locator('[data-landing]')).toBeVisible();
      await end();
      await expect(page.locator('[data-landing]')).toHaveCount(0);
    };
    await drag(() => page.keyboard.press('Escape'));
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
    await drag(() => page.mouse.up());
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeEnabled();
    await save(page);
    const titles = (JSON.parse(edited.text()) as { routes: { sections: { type: string }[] }[] }).routes[0]?.sections;
    const place = titles?.findIndex(({ type }) => type === 'text') ?? -1;
    expect(place).toBeGreaterThan(1);
    const others = [0, 2, 3, 4, 5];
    await savedInSteps(page, inOrder(...others.slice(0, place), 1, ...others.slice(place)));
  },
);

test('between two sections a new one is found by what people call it, by keys alone', async ({ page }) => {
  const shown = await openEditor(page, edited);
  const tools = await toolsAt(page, shown, statement, 'Text');
  await tools.getByRole('button', { name: 'Abschnitt darüber hinzufügen' }).click();
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('heading', { level: 3 })).toHaveText([
    'Einstieg',
    'Inhalte',
    'Bilder und Medien',
    'Angebot',
    'Vertrauen',
    'Kontakt',
    'Besondere Seiten',
  ]);
  await page.keyboard.type('Kontaktformular');
  await expect(picker.getByRole('heading', { level: 3 })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, `${sections}/1`)).toContainText('Formular');
  await save(page);
  expect(without(edited.text(), sections, 1)).toBe(original);
});
