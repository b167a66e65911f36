/** A course that is read on another day than its page was made on. */
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { SurroundingsProvider } from '../../parts/shell.tsx';
import { Course } from './Course.tsx';
import examples from './examples.json' with { type: 'json' };

const { section } = examples.find(({ starter }) => starter === undefined) as unknown as {
  section: { schedule: { afterwards: object } };
};

afterEach(cleanup);

/** As a build of 1 June 2026 has made it, read today. */
async function open(date: string): Promise<void> {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const afterwards = { ...section.schedule.afterwards, title: 'The next date is being planned', label: 'Last date:' };
  const schedule = { ...section.schedule, date, afterwards };
  const course = { type: 'course', ...section, schedule, image: { src: 'logo.svg', alt: '' } };
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': course }, { today: '2026-06-01' });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const props = site.pages[0]?.sections[1] as unknown as Parameters<typeof Course>[0];
  render(
    <MemoryRouter>
      <MantineProvider>
        <SurroundingsProvider value={{ shell: site.shells[0], path: '/', prefetch: () => {} }}>
          <Course {...props} />
        </SurroundingsProvider>
      </MantineProvider>
    </MemoryRouter>,
  );
}

test('whoever reads it after its day is told what comes next, and its date as the last one', async () => {
  await open('2026-06-02');
  const ticket = screen.getByRole('group', { name: 'The next date is being planned' });
  expect(ticket.textContent.replaceAll('\u00a0', ' ')).toContain('Last date: 1 March, 18:00 to 19:30');
});

test('whoever reads it before its day is told its date', async () => {
  await open('2999-06-02');
  expect(screen.queryByText('The next date is being planned')).toBeNull();
});
