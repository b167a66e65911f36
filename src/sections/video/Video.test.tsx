import { expect, test } from 'vitest';
import { brief, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { render } from '../../render/render.tsx';

const poster = { src: 'logo.svg', alt: '' };
const files = { 'public/film.mp4': 'film', 'public/film.mov': 'film', 'public/film.vtt': 'WEBVTT', 'public/film.srt': '1' };

/** A site with a film on its first page, and that page's film as browsers get it. */
async function withFilm(props: object) {
  const section = { type: 'video', title: 'The _oven_', poster, ...props };
  const loaded = await tryManifest({ '/routes/0/sections/1': section }, { files });
  const html = loaded.site ? render(loaded.site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' })) : '';
  return { ...loaded, film: /<video.*<\/video>/s.exec(html)?.[0] };
}

test('a film takes the room of its still, waits for its visitor, and has its captions and a way for browsers without films', async () => {
  const captions = { label: 'English', href: '/film.vtt' };
  const { film = '', problems } = await withFilm({ src: '/film.mp4', captions });
  expect(problems).toEqual([]);
  const [start = ''] = /^<video[^>]*>/.exec(film) ?? [];
  expect(start).toMatch(/ src="\/film\.mp4" .*poster="\/assets\/logo\.[^"]+\.svg"/);
  for (const part of [' width="', ' height="', ' controls=""', ' playsInline=""', ' preload="none"', ' aria-label="The oven"'])
    expect(start).toContain(part);
  expect(start).not.toMatch(/autoplay|muted|loop/i);
  expect(film).toContain('<track kind="captions" src="/film.vtt" srcLang="en" label="English" default=""/>');
  expect(film).toMatch(/<a href="\/film\.mp4" target="_self">.*oven/);
});

test('the captions are in the language of the section', async () => {
  const { film } = await withFilm({ lang: 'de', src: '/film.mp4', captions: { label: 'Deutsch', href: '/film.vtt' } });
  expect(film).toContain('srcLang="de"');
});

test('captions of another host are not asked for', async () => {
  const captions = { label: 'English', href: 'https://films.example/film.vtt' };
  const { film, problems } = await withFilm({ src: '/film.mp4', captions });
  expect(film).not.toContain('<track');
  expect(problems.map(({ code }) => code)).toEqual(['unplayable-video']);
});

test('without its film there is the still', async () => {
  expect((await withFilm({})).film).toBeUndefined();
});

test('what no browser plays is found, and set right where the same is there as one that they do', async () => {
  const captions = { label: 'English', href: '/film.srt' };
  const { problems, text } = await withFilm({ src: '/film.mov', captions });
  expect(brief({ problems, text }).map((line) => line.replace(/\d+:\d+ /, ''))).toEqual([
    'unplayable-video «"/film.mov"»',
    'unplayable-video «"/film.srt"»',
  ]);
  expect(problems.map(({ fix }) => fix?.edits.map((edit) => edit.text))).toEqual([['/film.mp4'], ['/film.vtt']]);
});

test.each([
  ['a page', '/', ['unplayable-video']],
  ['a place on this page', '#contact', ['unplayable-video']],
  ['what lies elsewhere', 'https://films.example/film.mp4', ['unplayable-video']],
  ['a mail', { mail: { to: 'a@bakery.example' } }, ['unplayable-video']],
  ['a file that is not there', '/oven.mp4', ['broken-link']],
  ['an unknown constant', '{film}', ['unknown-constant']],
])('%s is no film, which is one finding', async (_, src, codes) => {
  const { problems } = await withFilm({ src });
  expect(problems.map(({ code }) => code)).toEqual(codes);
});
