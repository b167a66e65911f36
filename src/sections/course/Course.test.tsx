import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { render } from '../../render/render.tsx';
import examples from './examples.json' with { type: 'json' };

const { section } = examples.find((example) => !('starter' in example)) as unknown as {
  section: { schedule: object; image: object };
};

/** The page of a course on 9 July 2026, made on some day: its text, and where its mail links lead. */
async function madeOn(today: string): Promise<{ text: string; mails: string[] }> {
  const course = {
    type: 'course',
    ...section,
    image: { src: 'logo.svg', alt: '' },
    schedule: { ...section.schedule, date: '09.07.26' },
  };
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': course }, { today });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  return {
    text: html.replace(/<[^>]+>/g, '').replace(/\s/g, ' '),
    mails: html.match(/(?<=href=")mailto:hello@bakery\.example(?=")/g) ?? [],
  };
}

const count = (text: string, part: string) => text.split(part).length - 1;

test('before its day, and on it, a course says nothing of being over', async () => {
  for (const today of ['2026-07-08', '2026-07-09']) {
    const { text } = await madeOn(today);
    expect(text).toContain('1 March, 18:00 to 19:30');
    expect(text).not.toContain('This date is over.');
    expect(text).not.toContain('Ask for the next one');
  }
});

test('after its day it keeps its date and offers a way out, beside the date and in the bar', async () => {
  const before = await madeOn('2026-07-09');
  const { text, mails } = await madeOn('2026-07-10');
  expect(count(text, '1 March, 18:00 to 19:30')).toBe(2);
  expect(count(text, 'This date is over.')).toBe(1);
  expect(count(text, 'Ask for the next one')).toBe(2);
  expect(mails).toHaveLength(before.mails.length + 2);
});
