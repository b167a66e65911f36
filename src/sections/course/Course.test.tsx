import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/try-manifest.ts';
import { render } from '../../render/render.tsx';
import examples from './examples.json' with { type: 'json' };

const [{ section }] = examples as unknown as [{ section: { schedule: object; image: object } }];

/** The page of a course on 9 July 2026, made on some day. */
async function madeOn(today: string): Promise<string> {
  const course = {
    type: 'course',
    ...section,
    image: { src: 'logo.svg', alt: '' },
    schedule: { ...section.schedule, date: '09.07.26' },
  };
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': course }, { today });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  return render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
}

const count = (html: string, text: string) => html.split(text).length - 1;

test('before its day, and on it, a course says nothing of being over', async () => {
  for (const today of ['2026-07-08', '2026-07-09']) {
    const html = await madeOn(today);
    expect(html).toContain('1 March, 18:00 to 19:30');
    expect(html).not.toContain('This date is over.');
    expect(html).not.toContain('Ask for the next one');
  }
});

test('after its day it keeps its date and offers a way out, beside the date and in the bar', async () => {
  const html = await madeOn('2026-07-10');
  expect(count(html, '1 March, 18:00 to 19:30')).toBe(2);
  expect(count(html, 'This date is over.')).toBe(1);
  expect(count(html, 'href="mailto:hello@bakery.example"')).toBeGreaterThanOrEqual(2);
  expect(count(html, 'Ask for the next one')).toBe(2);
});
