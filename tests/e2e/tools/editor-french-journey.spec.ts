/** The French site, edited in English from one end to the other: what comes of each step, all of it taken back, and all of it done again. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { photo } from '../../support/manifest/photos.ts';
import { root } from '../../support/project/project.ts';
import { changedBySaving, type Edited, edit, emptyFolder, openEditor } from './editing.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' });

const source = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
/** With its date as the French write one in a sentence. */
const original = readFileSync(source, 'utf8').replace('"stageJour": "14.03.26"', '"stageJour": "14 mars 2026"');
let edited: Edited;

test.beforeAll(async () => {
  const folder = emptyFolder('editor-french-journey');
  cpSync(dirname(source), folder, { recursive: true });
  writeFileSync(join(folder, 'site.json'), original);
  edited = await edit(join(folder, 'site.json'));
});

test.afterAll(() => edited.stop());

const formOf = (page: Page) => page.getByRole('complementary', { name: 'Form' });
const rowOf = (page: Page, pointer: string) => page.locator(`[data-row="${pointer}"]`);
const partOf = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Structure of the website' }).getByRole('button', { name });

/** What an author does one after the other, and the lines of the file that go and come by it. */
const steps: { what: string; run: (page: Page) => Promise<void>; gone: string[]; come: string[] }[] = [
  {
    what: 'a page is added',
    async run(page) {
      await page.getByRole('button', { name: 'Add a page' }).click();
      await page.keyboard.type('Vélos d’occasion');
      await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('/velos-d-occasion');
      await page.keyboard.press('Enter');
      await expect(rowOf(page, '/routes/9')).toBeFocused();
    },
    gone: ['{ "label": "Carnet", "href": "/carnet" }'],
    come: [
      '{ "label": "Carnet", "href": "/carnet" },',
      '{ "label": "Vélos d’occasion", "href": "/velos-d-occasion" }',
      '"path": "/velos-d-occasion",',
      '"title": "Vélos d’occasion",',
      '"description": "Vélos d’occasion",',
      '"title": "Vélos d’occasion"',
    ],
  },
  {
    what: 'a section is added to it',
    async run(page) {
      await page.getByRole('button', { name: 'Add a section', exact: true }).click();
      await page.keyboard.type('Frequent');
      await page.keyboard.press('Enter');
      await expect(rowOf(page, '/routes/9/sections/1')).toBeFocused();
    },
    gone: [],
    come: [
      '"eyebrow": "Good to know",',
      '"title": "Frequent questions",',
      '"question": "What do your customers ask most often?",',
      '"answer": ["The answer in one sentence that makes sense by itself. After that, whatever detail is needed."]',
      '{ "question": "How does it work?", "answer": ["The steps in order, in a few words."] },',
      '{ "question": "What does it cost?", "answer": ["The price, or what it depends on."] }',
    ],
  },
  {
    what: 'another photo is chosen, and described',
    async run(page) {
      await rowOf(page, '/routes/0').click();
      await rowOf(page, '/routes/0/sections/0').click();
      await formOf(page)
        .getByRole('button', { name: /^Change image/ })
        .click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('dialog').getByRole('button', { name: 'Add a file' }).click();
      await (await chooser).setFiles({ name: 'Établi.jpg', mimeType: 'image/jpeg', buffer: await photo(600, 400) });
      await expect(formOf(page).getByRole('textbox', { name: 'Image description' })).toBeFocused();
      await page.keyboard.type('L’établi « du fond », un soir d’hiver');
    },
    gone: [
      '"image": { "src": "dessins/pentes.svg", "alt": "Dessin d’un vélo qui monte les escaliers d’une colline, devant un grand soleil" }',
    ],
    come: ['"image": { "src": "dessins/etabli.jpg", "alt": "L’établi « du fond », un soir d’hiver" }'],
  },
  {
    what: 'a colour of the theme',
    async run(page) {
      await partOf(page, /^Colours and fonts/).click();
      await page.getByRole('button', { name: /^Single colours/ }).click();
      await page
        .getByRole('group', { name: 'Accent colour', exact: true })
        .getByRole('textbox', { name: 'Light' })
        .fill('#FFB000');
    },
    gone: ['"accent": { "light": "#FFC51F", "dark": "#FFD04A" },'],
    come: ['"accent": { "light": "#FFB000", "dark": "#FFD04A" },'],
  },
  {
    what: 'a day that stands in several places is chosen in the calendar',
    async run(page) {
      await rowOf(page, '/routes/3').click();
      await rowOf(page, '/routes/3/sections/0').click();
      await expect(formOf(page).getByLabel('Day, everywhere')).toHaveValue('2026-03-14');
      await formOf(page).getByLabel('Day, everywhere').fill('2027-02-20');
    },
    gone: ['"stageJour": "14 mars 2026",'],
    come: ['"stageJour": "20 février 2027",'],
  },
  {
    what: 'the day is made one of its own, and another one',
    async run(page) {
      await formOf(page).locator('[data-at$="/schedule/date"]').getByRole('button', { name: 'Change only here' }).click();
      const day = formOf(page).getByLabel('Day', { exact: true });
      await expect(day).toBeFocused();
      await day.fill('2027-05-08');
    },
    gone: ['"date": "{stageJour}",'],
    come: ['"date": "8 mai 2027",'],
  },
  {
    what: 'a name that is written wrongly is corrected',
    async run(page) {
      const heading = formOf(page).getByRole('textbox', { name: 'Heading' }).first();
      await heading.fill('{stageNm} : une matinée');
      await formOf(page).getByRole('button', { name: 'Correct it: “{stageNom}”' }).click();
      await expect(heading.getByTitle('{stageNom}')).toBeVisible();
    },
    gone: ['"title": "{stageNom}",'],
    come: ['"title": "{stageNom} : une matinée",'],
  },
  {
    what: 'a text is found by its words, without the signs above its letters',
    async run(page) {
      await page.keyboard.press(keysOf('search'));
      await page.keyboard.type('derailleurs');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(rowOf(page, '/routes/0/sections/3')).toHaveAttribute('aria-current', 'true');
      await expect(
        formOf(page).locator('[data-at="/routes/0/sections/3/items/2/text"] :is(textarea, [data-written])'),
      ).toBeFocused();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Même sous la pluie.');
    },
    gone: ['"text": "Chaîne, cassette, plateaux et dérailleurs, pour des vitesses qui passent sans y penser."'],
    come: [
      '"text": "Chaîne, cassette, plateaux et dérailleurs, pour des vitesses qui passent sans y penser. Même sous la pluie."',
    ],
  },
  {
    what: 'a constant gets another name, everywhere',
    async run(page) {
      await partOf(page, /^Shared facts/).click();
      await formOf(page)
        .locator('[data-value="stageMinutes"]')
        .getByRole('button', { name: /^Commands for / })
        .click();
      await page.getByRole('menuitem', { name: 'Rename …' }).click();
      const name = page.getByRole('textbox', { name: 'New name for stageMinutes' });
      await name.fill('dureeEnMinutes');
      await name.press('Enter');
      await expect(formOf(page).locator('[data-value="dureeEnMinutes"] [data-commands]')).toBeFocused();
    },
    gone: [
      '"stageMinutes": 150,',
      '"minutes": "{stageMinutes}"',
      '{ "icon": "hourglass", "label": "Durée", "value": "{stageMinutes} minutes, pause comprise" },',
    ],
    come: [
      '"dureeEnMinutes": 150,',
      '"minutes": "{dureeEnMinutes}"',
      '{ "icon": "hourglass", "label": "Durée", "value": "{dureeEnMinutes} minutes, pause comprise" },',
    ],
  },
];

test('each step changes its own lines; all are taken back to the first byte, and done again to the last', {
  tag: '@deep',
}, async ({ page }) => {
  const shown = await openEditor(page, edited, 'en');
  for (const { what, run, gone, come } of steps) {
    await test.step(what, async () => {
      await run(page);
      expect(await changedBySaving(page, edited)).toEqual({ gone, come });
    });
  }
  const last = edited.text();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /mistake/ })).toHaveCount(0);
  for (const { name, key, text } of [
    { name: /^Undo/, key: keysOf('undo'), text: original },
    { name: /^Redo/, key: keysOf('redo'), text: last },
  ]) {
    const button = page.getByRole('button', { name }).first();
    while ((await button.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press(key);
    await changedBySaving(page, edited);
    expect(edited.text()).toBe(text);
  }
  // And the page shows it.
  await rowOf(page, '/routes/0').click();
  await expect(shown.getByRole('img', { name: 'L’établi « du fond », un soir d’hiver' })).toBeVisible();
});
