/** One of the texts of the attacks, in every place that takes one. All of them: tests/attacks/manifests.test.ts. */
import { expect, test } from 'vitest';
import { findTexts, skeletons } from '../attacks/documents.ts';

test('no text becomes markup, a program, a style or another fact', async () => {
  const texts = await findTexts();
  const made = async (text: string) => skeletons((await texts.with(text)).site ?? expect.fail());
  const usual = await made('Word word');
  expect(await made(`"'></script></style></title>--><script>alert(1)</script><img src=x onerror=alert(1) a="`)).toEqual(usual);
});
