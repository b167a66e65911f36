import type { Page } from 'playwright/test';

/** Opens what a form keeps folded up, as a visitor does, with JavaScript or without. */
export async function unfold(page: Page): Promise<void> {
  for (const summary of await page.locator('form:visible details:not([open]) > summary').all()) await summary.click();
}
