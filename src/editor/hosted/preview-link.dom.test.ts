/** What a frame without an origin is handed: each file once, before the page that shows it, and nothing that it would have to ask for. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToPreview } from '../preview/messages.ts';
import { besideDocument, keepBlob } from './blobs.ts';
import { linkToFrames } from './preview-link.ts';

type Show = Extract<ToPreview, { type: 'show' }>;

let answers: Record<string, () => Promise<Response>>;
let said: ToPreview[];
let frame: Window;
const link = linkToFrames('', async () => ({ code: 'var writing', name: 'writing' }));

beforeEach(() => {
  let count = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => `blob:here/${count++}${Math.random()}` }));
  answers = {};
  vi.stubGlobal('fetch', (address: string) => answers[new URL(address).pathname]?.() ?? Promise.reject(new Error('offline')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  said = [];
  frame = document.body.appendChild(document.createElement('iframe')).contentWindow ?? window;
  vi.spyOn(frame, 'postMessage').mockImplementation((message: ToPreview | string) => {
    said.push(typeof message === 'string' ? (JSON.parse(message) as ToPreview) : message);
  });
});
afterEach(() => vi.restoreAllMocks());

const page = (image: string, font = { family: 'Own', file: '' }, styles?: string): Show =>
  ({
    ...{ type: 'show', draft: 1, scheme: 'light', shell: { name: 'Site' } },
    page: { path: '/', sections: [{ type: 'hero', image: { src: image, alt: '' } }] },
    theme: { fonts: { heading: font, text: font } },
    ...(styles !== undefined && { styles }),
  }) as unknown as Show;
const imageIn = (message: ToPreview | undefined) =>
  (message as Show).page.sections.map(({ image }) => (image as { src: string }).src).join();
const file = (name: string) => besideDocument({ path: `media/${name}`, address: `/app/files/${name}` }).address;

test('a picture that was just added comes before the page that shows it, and only once', () => {
  const added = keepBlob('media/new.jpg', new Blob(['new']));
  link.post(frame, page(added));
  link.post(frame, page(added));
  expect(said.map(({ type }) => type)).toEqual(['files', 'show', 'show']);
  expect(said[0]).toEqual({ type: 'files', files: [[added, expect.any(Blob)]] });
  expect(imageIn(said[1])).toBe(added);
});

test('a page is shown at once, with room for pictures that are still fetched, and once more when they are there', async () => {
  const address = file('one.jpg');
  answers['/app/files/one.jpg'] = async () => new Response('one');
  link.post(frame, page(address, { family: 'Own', file: file('one.woff2') }, `a{background:url(${address})}`));
  expect(imageIn(said[0])).toMatch(/^data:image/);
  expect(JSON.stringify(said[0])).not.toContain('/app/files/');
  await vi.waitFor(() => expect(said.map(({ type }) => type)).toEqual(['show', 'files', 'show']));
  expect(imageIn(said[2])).toBe(address);
  expect((said[2] as Show).styles).toContain(address);
  // The font cannot be had: the page goes without it.
  expect((said[2] as Show).theme.fonts.text.file).toBeUndefined();
});

test('what is fetched for a page that is no longer shown does not bring it back', async () => {
  let arrive = (_: Response) => {};
  answers['/app/files/late.jpg'] = () =>
    new Promise((done) => {
      arrive = done;
    });
  link.post(frame, page(file('late.jpg')));
  link.post(frame, page('/none'));
  arrive(new Response('late'));
  await new Promise((done) => setTimeout(done));
  expect(said.map(({ type }) => type)).toEqual(['show', 'show']);
});

test('a frame that begins anew is handed all again', () => {
  const added = keepBlob('media/again.jpg', new Blob(['again']));
  link.post(frame, page(added));
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'ready' }, origin: 'null', source: frame }));
  link.post(frame, page(added));
  expect(said.map(({ type }) => type)).toEqual(['files', 'show', 'files', 'show']);
});

test('links to the address of the editor, and to no file of it, stay as they are', () => {
  besideDocument({ path: 'public/plan.pdf', address: '' });
  link.post(frame, page(document.baseURI));
  expect(imageIn(said[0])).toBe(document.baseURI);
});
