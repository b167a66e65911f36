/** A film of the site's own in a browser: it waits for its visitor, comes in parts, and shows its captions. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, expect, test } from 'playwright/test';
import { writeManifest } from '../../support/manifest/manifest.ts';
import { minimalManifest } from '../../support/manifest/minimal.ts';
import { output, root } from '../../support/project/project.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { listenToPolicy } from '../violations.ts';
import { goInApp, startApp } from '../visitor.ts';

let url = '';

test.beforeAll(async ({ browser }, { workerIndex }) => {
  const manifest = minimalManifest();
  const title = 'The oven at four in the morning';
  const section = {
    type: 'video',
    title,
    src: '/film.webm',
    poster: { src: 'still.svg', alt: '' },
    captions: { label: 'English', href: '/film.vtt' },
  };
  manifest.routes.splice(1, 0, { path: '/film', title, description: `${title}, filmed in March.`, sections: [section] });
  manifest.header.links = [
    { label: 'Home', href: '/' },
    { label: 'Film', href: '/film' },
  ];
  const folder = join(process.env.WORK ?? output, 'films', String(workerIndex));
  const file = writeManifest(manifest, `${folder}-source`, join(root, 'tests/fixtures/valid/minimal'));
  const beside = (name: string) => join(dirname(file), name);
  writeFileSync(
    beside('still.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path d="M0 0h160v90H0z" fill="#345"/></svg>',
  );
  mkdirSync(beside('public'), { recursive: true });
  writeFileSync(beside('public/film.webm'), await film(browser));
  writeFileSync(beside('public/film.vtt'), 'WEBVTT\n\n00:00.000 --> 01:00.000\nThe door of the oven opens.\n');
  await buildSite(file, folder);
  ({ url } = await serveFolder(folder));
});

/** A second of a film, as a browser records it. */
async function film(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    recorder.start();
    const drawing = canvas.getContext('2d');
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      drawing?.fillRect(frame, 0, 1, 90);
    }
    await new Promise((done) => {
      recorder.onstop = done;
      recorder.stop();
    });
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  await page.close();
  return Buffer.from(bytes);
}

test('on a page that changed in place a film waits, plays at a key, and moves nothing', { tag: '@deep' }, async ({ page }) => {
  const stopped = await listenToPolicy(page);
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/film.webm')) answers.push(`${response.status()} ${response.headers()['content-range'] ?? ''}`);
  });
  await page.goto(url);
  await startApp(page);
  await goInApp(page, '/film');
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(answers).toEqual([]);
  await video.focus();
  const room = await video.boundingBox();
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime > 0 && one.videoWidth)).toBe(160);
  expect(answers[0]).toMatch(/^206 bytes 0-/);
  expect(await video.evaluate((one: HTMLVideoElement) => one.textTracks[0]?.activeCues?.length)).toBe(1);
  expect(await video.boundingBox()).toEqual(room);
  expect(stopped).toEqual([]);
});
