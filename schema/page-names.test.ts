import { expect, test } from 'vitest';
import { shortName } from './page-names.ts';
import type { Shell } from './resolved.ts';

const link = (label: string, page: string) => ({ label, href: { page } });

/** What `/courses` is called with one group in the header, by the label of its link there. */
const nameOf = (label: string, ...others: ReturnType<typeof link>[]) => {
  const links = [link(label, '/courses'), ...others];
  const shell = { name: 'Studio', header: { links: [{ label: 'What we teach', links }] }, footer: { links: [] } };
  return shortName({ path: '/courses', title: 'Courses – Studio' }, shell as unknown as Shell);
};

test.each([
  ['the group, where its link says nothing without it', nameOf('Overview', link('Yoga', '/courses/yoga')), 'What we teach'],
  ['its link, where that names it', nameOf('Courses', link('Yoga', '/courses/yoga')), 'Courses'],
  ['its link, where the group has pages from elsewhere', nameOf('Overview', link('Team', '/team')), 'Overview'],
  ['its link, where it stands alone', nameOf('Overview'), 'Overview'],
])('the page above others is called as %s', (_, name, expected) => expect(name).toBe(expected));
