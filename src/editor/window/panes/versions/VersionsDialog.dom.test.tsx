import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import type { Sentence } from '../../../publishing.ts';
import type { Versions } from '../../../storage.ts';
import { Banners } from '../notices/Banners.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

afterEach(cleanup);

test('versions of one minute are told apart, also once one is seen, and what is said later has its line from the start', async () => {
  const at = (hour: number, minute: number, second: number) => new Date(2026, 0, 5, hour, minute, second).getTime();
  let say: (sentences: Sentence[]) => void = () => {};
  const versions: Versions = {
    list: async () => [
      { id: 'c', time: at(15, 2, 0), by: 'editor' },
      { id: 'b', time: at(14, 3, 12), by: 'publication', title: 'Neu', author: 'Anna Weber' },
      { id: 'a', time: at(14, 3, 11), by: 'start', without: ['public/film.mp4'] },
    ],
    changes: (id) =>
      new Promise((done) => {
        if (id === 'c') say = done;
      }),
    differences: async () => [],
    read: async () => ({ text: '{}', files: [] }),
    putBack: async () => {},
    removePictures: async () => [],
  };
  const { editor } = await editorOf({}, { versions });
  showIn(
    editor,
    <>
      <Banners />
      <VersionsDialog versions={versions} close={() => {}} />
    </>,
  );
  const rows = (await screen.findAllByRole('listitem')).map((row) => within(row).getByRole('button'));
  const before = [
    '15:02 gespeichert',
    '14:03:12 zur Freigabe gesendet (Anna Weber): „Neu“',
    '14:03:11 vor der ersten Änderung hier (ohne public/film.mp4, größer als 20 MB)',
  ];
  expect(rows.map(({ textContent }) => textContent)).toEqual(before);
  const lines = rows.map((row) => row.childElementCount);
  await act(async () => say([{ where: 'Startseite', what: 'ein langer Satz' }]));
  expect(within(rows[0] as HTMLElement).getByTitle('Startseite: ein langer Satz')).toBeTruthy();
  expect(rows.map((row) => row.childElementCount)).toEqual(lines);
  await act(async () => void fireEvent.click(rows[2] as HTMLElement));
  expect(screen.getByText(/Stand von .*14:03:11 \(vor der ersten Änderung hier\)\.$/)).toBeTruthy();
});
