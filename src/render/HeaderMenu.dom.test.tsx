import { cleanup, render, screen, within } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { allPages, shellOf } from '../../schema/site-parts.ts';
import { tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { App } from './App.tsx';

afterEach(cleanup);

const link = (label: string, href: string) => ({ label, href });
const route = (path: string) => ({
  path,
  title: path,
  description: path,
  sections: [{ type: 'text', title: path, text: ['A'] }],
});

test.each([
  ['/news', ['News page']],
  ['/news/2036/december', ['News true']],
  ['/newsletter', []],
  ['/', ['Home page']],
  ['*', []],
  // Of entries that lie below each other the nearest one alone.
  ['/courses', ['All courses page']],
  ['/courses/baking', ['Baking page']],
  ['/courses/baking/rye', ['Baking true']],
  ['/courses/cooking', ['All courses true']],
])('on %s the navigation marks %j', async (path, marked) => {
  const pages = ['/news', '/news/2036/december', '/newsletter', '/courses', '/courses/baking', '/courses/baking/rye'];
  const { site, problems } = await tryManifest({
    '/header/links': [
      link('Home', '/'),
      link('News', '/news'),
      link('Latest', '/news#latest'),
      { label: 'Courses', links: [link('All courses', '/courses'), link('Baking', '/courses/baking')] },
    ],
    ...Object.fromEntries([...pages, '/courses/cooking'].map((page, index) => [`/routes/${index + 2}`, route(page)])),
    '/routes/2/sections/0/id': 'latest',
  });
  if (!site) throw new Error(JSON.stringify(problems));
  const page = allPages(site).find((one) => one.path === path) ?? expect.fail();
  render(
    <StaticRouter location="/">
      <App shell={shellOf(site, page)} page={page} />
    </StaticRouter>,
  );
  const navigation = within(screen.getByRole('banner')).getByRole('navigation');
  const links = within(navigation).getAllByRole('link', { hidden: true });
  const current = links.filter((one) => one.hasAttribute('aria-current'));
  expect(current.map((one) => `${one.textContent} ${one.getAttribute('aria-current')}`)).toEqual(marked);
});
