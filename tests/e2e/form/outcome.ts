/** How a form ends that was sent: which outcomes there are, which one a visitor sees, and what must be true of the page then. */
import type { Page } from 'playwright/test';
import { formOn, type Scene } from './stage.ts';

export type Outcome = 'success' | 'fields' | 'failed' | 'unconfirmed';

/** How the form ended, read from what is visible; a success when the page has changed. */
export async function ending(page: Page, stage: Scene): Promise<Outcome | undefined> {
  if (new URL(page.url()).pathname === stage.other.path) return 'success';
  const { success, failed, unconfirmed, element } = formOn(page, stage);
  if (await success.isVisible()) return 'success';
  if (await failed.isVisible()) return 'failed';
  if (await unconfirmed.isVisible()) return 'unconfirmed';
  return (await element.locator('[aria-invalid="true"]').count()) > 0 ? 'fields' : undefined;
}

/** Chooses an option that has its value in common with one before it, as countries have codes, or else the last; says where it stands in the list. */
export async function chooseOption(page: Page, stage: Scene): Promise<number> {
  const select = formOn(page, stage).field(stage.select);
  const index = await select.evaluate(({ options }: HTMLSelectElement) => {
    const again = [...options].findLastIndex(({ value }, at) => [...options].findIndex((other) => other.value === value) < at);
    return again < 0 ? options.length - 1 : again;
  });
  await select.selectOption({ index });
  return index;
}

interface Entries {
  texts: Record<string, string>;
  option: number;
}

/** What must be true of the page beside the outcome. Says what is not. */
export async function inspect(page: Page, stage: Scene, outcome: Outcome, { texts, option }: Entries): Promise<string[]> {
  if (new URL(page.url()).pathname === stage.other.path) return [];
  const wrong: string[] = [];
  const check = (right: boolean, what: string) => void (right || wrong.push(what));
  const parts = formOn(page, stage);
  const { form, words } = stage;
  const isFocused = (locator: typeof parts.success) => locator.evaluate((element) => element === document.activeElement);
  if (outcome === 'success') {
    check(await isFocused(parts.success), 'focus');
    check((await parts.success.getByRole('status').count()) === 1, 'announced');
    return wrong;
  }
  for (const [name, value] of Object.entries(texts)) check((await parts.field(name).inputValue()) === value, `kept ${name}`);
  const select = parts.field(stage.select);
  check((await select.evaluate((element: HTMLSelectElement) => element.selectedIndex)) === option, 'kept option');
  check(await parts.submit.isEnabled(), 'button usable');
  check((await parts.element.getAttribute('aria-busy')) === 'false', 'not busy');
  if (outcome === 'fields') {
    const [mail = ''] = form.fields.filter(({ input }) => input === 'email').map(({ name }) => name);
    check(await isFocused(parts.field(mail)), 'focus');
    check(
      (await parts.mistake(mail)).some((text) => text.includes('mock provider')),
      'message beside the field',
    );
    check((await parts.element.getByRole('status').innerText()) === words(form.messages.invalid), 'announced');
  }
  const panel = { fields: parts.refused, failed: parts.failed, unconfirmed: parts.unconfirmed }[outcome];
  if (outcome !== 'fields') {
    check(await isFocused(panel), 'focus');
    check((await panel.getByRole('alert').count()) === 1, 'announced');
  }
  check(await parts.hosted.isVisible(), "way out: the provider's page");
  check(await parts.mail.isVisible(), 'way out: mail');
  check(await panel.getByText(words(form.otherWays.address), { exact: true }).first().isVisible(), 'way out: address');
  return wrong;
}
