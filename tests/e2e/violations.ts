/** What a page's security policy stops, and what a browser says about headers that it does not understand. */
import type { Page } from 'playwright/test';

/**
 * Listens to a page in all documents that it will show.
 *
 * @returns a list that fills as things are stopped
 */
export async function listenToPolicy(page: Page): Promise<string[]> {
  const stopped: string[] = [];
  const sign = 'stopped by policy: ';
  await page.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, disposition }) =>
      console.log(`${mark}${disposition} ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  }, sign);
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(sign) || /policy|header|trusted/i.test(text)) stopped.push(text);
  });
  return stopped;
}
