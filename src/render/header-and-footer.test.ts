/** Header and footer with all that may stand there, and with nothing of it. */
import { expect, test } from 'vitest';
import { type Edits, tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { render } from './render.tsx';

/** Header and footer of the minimal manifest's home page after edits. */
async function renderShell(edits: Edits): Promise<string> {
  const { site, problems } = await tryManifest(edits);
  const html = render(site ?? expect.fail(JSON.stringify(problems)), '/', () => ({ app: '', script: '', build: '', style: '' }));
  return html.slice(html.indexOf('<body')).replace(/<main[\s\S]*<\/main>/, '<main></main>');
}

const count = (html: string, piece: RegExp) => html.match(new RegExp(piece, 'g'))?.length ?? 0;

const link = (label: string) => ({ label, href: '/' });
const group = { label: 'Shop', links: [link('Bread'), link('Cakes')] };
const network = { label: 'Corner Bakery on Mastodon', href: 'https://social.example/@bakery', icon: 'brand-mastodon' };

test('what the header need not have leaves nothing behind', async () => {
  const bare = { '/header/logo': undefined, '/header/contact': undefined, '/header/mail': undefined, '/header/links': [] };
  const html = await renderShell({ ...bare, '/footer/links': [] });
  expect(html).not.toMatch(/<nav|<img|<picture|popover|<aside|<details/);
  expect(html).toContain('Corner Bakery</span>');
  // Whatever is left out, there is a way home.
  expect(await renderShell({ ...bare, '/header/name': undefined })).toMatch(
    /<a [^>]*href="\/"[^>]*><span[^>]*>Corner Bakery<\/span><\/a>/,
  );
});

test('a footer does without a mailbox, and says nothing before one', async () => {
  expect(await renderShell({})).toMatch(/<footer(?:(?!data-alone).)*hello@bakery\.example/s);
  const html = await renderShell({ '/footer/mail': undefined, '/footer/mailLabel': 'Write to us:' });
  expect(html).toMatch(/<footer.*data-alone/s);
  expect(/<footer.*<\/footer>/s.exec(html)?.[0]).not.toMatch(/Write to us|bakery\.example/);
  expect(await renderShell({ '/footer/mailLabel': undefined })).toMatch(/<footer.*<p[^>]*><a [^>]*>hello@bakery\.example/s);
});

test('a line under the name is read out with the link home, between the name and where it leads', async () => {
  const edits = { '/header/claim': 'Bread since\u00a01890' };
  const read = async (more: object) => {
    const html = await renderShell({ ...edits, ...more });
    const [, link = ''] = /<header.*?(<a .*?<\/a>)/s.exec(html) ?? [];
    expect(link).not.toContain('aria-label');
    return [...link.matchAll(/>([^<]+)</g)].map(([, text]) => text);
  };
  expect(await read({})).toEqual(['Corner Bakery', 'Bread since\u00a01890', 'Corner Bakery, home']);
  expect(await read({ '/header/name': undefined })).toEqual(['Bread since\u00a01890', 'Corner Bakery, home']);
  expect(await renderShell({})).toContain('aria-label="Corner Bakery, home"');
});

test('a logo may stand without a name beside it', async () => {
  const html = await renderShell({ '/header/name': undefined });
  expect(html).toMatch(/aria-label="Corner Bakery, home"[^>]*><(?:img|picture)(?:(?!<\/a>).)*<\/a>/);
  expect(html).not.toMatch(/aria-label="Corner Bakery, home"(?:(?!<\/a>).)*<span/);
});

test('a group is a button that unfolds its links, and says which page is shown', async () => {
  const html = await renderShell({ '/header/links': [link('Start'), group] });
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Shop<\/summary><ul[^>]*><li><a [^>]*>Bread<\/a><\/li><li><a /);
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Cakes<\/a>/);
  expect(html).not.toContain('data-from');
});

test('with a word for it, what the row has no room for stands behind "more", and the contact button in the row', async () => {
  const html = await renderShell({ '/header/links': [link('Start'), group], '/header/moreLabel': 'More' });
  expect(count(html, /<summary/)).toBe(2);
  const [row = '', panel = ''] = html.split(/<summary[^>]*>More<\/summary>/);
  const rooms = (text: string) => [...text.matchAll(/data-from="(\d+)"/g)].map(([, room]) => room);
  expect(rooms(panel)).toEqual(rooms(row));
  expect(rooms(row)).toHaveLength(2);
  expect(panel).toMatch(/Start<.*Shop<.*Bread<.*Cakes<.*Contact</s);
});

test('networks are links with a name, in the header also where there is no navigation', async () => {
  const edits = { '/header/networks': [network], '/footer/networks': [network, network] };
  const html = await renderShell(edits);
  expect(count(html, /rel="me"/)).toBe(3);
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/social\.example\/@bakery"><svg.*?<\/svg><span[^>]*>Corner Bakery on Mastodon<\/span><\/a>/,
  );
  const bare = await renderShell({ ...edits, '/header/links': [], '/header/contact': undefined });
  expect([count(bare, /rel="me"/), count(bare, /popover/)]).toEqual([3, 0]);
});

test('a notice stands above the header, and may hold a link', async () => {
  const html = await renderShell({ '/header/notice': 'Closed on **Monday**. [Hours](/#contact)' });
  expect(html).toMatch(/<aside [^>]*>.*<strong>Monday<\/strong>.*href="#contact".*<\/aside><header/);
  // A part of the page without a name is one that a screen reader cannot list.
  const [, name] = /<aside [^>]*aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<p id="${name}">Closed on `));
});

test('columns of the footer are a list of lists with titles, above the other links', async () => {
  const columns = ['Shop', 'About'].map((title) => ({ title, links: [link(`All of ${title}`)] }));
  const html = await renderShell({ '/footer/columns': columns });
  expect(html).toMatch(/<li><p[^>]*>Shop<\/p><ul[^>]*><li><a [^>]*>All of Shop<\/a><\/li><\/ul><\/li><li><p[^>]*>About</);
  expect(html).toMatch(/All of Shop<.*All of About<.*Home<.*<\/nav>/);
  expect(count(html.slice(html.indexOf('<footer')), /<nav/)).toBe(1);
});

test('the footer has the logo of the header, or one of its own', async () => {
  const footer = async (edits: Edits) => (await renderShell(edits)).split('<footer')[1] ?? '';
  expect(await footer({})).toMatch(/<img [^>]*alt=""/);
  const own = { '/footer/logo': { src: 'logo.svg', alt: 'Member of the guild' } };
  expect(await footer(own)).toMatch(/<img [^>]*alt="Member of the guild"/);
  expect(await footer({ ...own, '/header/logo': undefined })).toMatch(/<img [^>]*alt="Member of the guild"/);
});
