import { Menu } from '@mantine/core';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf, showIn } from '../../../../tests/support/editor/editor-form.tsx';
import { CommandMenu, type OpenedBy } from './CommandMenu.tsx';

afterEach(cleanup);

function Commands() {
  const [opened, setOpened] = useState<OpenedBy>();
  return (
    <CommandMenu label="Befehle" opened={opened} setOpened={setOpened}>
      <Menu.Item disabled>Nach oben</Menu.Item>
      <Menu.Item>Nach unten</Menu.Item>
      <Menu.Item>Entfernen</Menu.Item>
    </CommandMenu>
  );
}

const active = () => document.activeElement?.textContent;

test('opened by a key, the first command that can be given is marked', async () => {
  showIn((await editorOf({})).editor, <Commands />);
  fireEvent.click(screen.getByRole('button', { name: 'Befehle' }), { detail: 0 });
  await vi.waitFor(() => expect(active()).toBe('Nach unten'), { timeout: 5000 });
});

test('it lies where its button is, and holds commands alone', async () => {
  const { container } = showIn((await editorOf({})).editor, <Commands />);
  fireEvent.click(screen.getByRole('button', { name: 'Befehle' }), { detail: 1 });
  const menu = await screen.findByRole('menu', {}, { timeout: 5000 });
  expect(container.contains(menu)).toBe(true);
  expect([...menu.children].filter((child) => child.getAttribute('role') !== 'menuitem')).toEqual([]);
});

test('opened by the mouse, no command is marked, and ↑ leads to the last one', async () => {
  showIn((await editorOf({})).editor, <Commands />);
  fireEvent.click(screen.getByRole('button', { name: 'Befehle' }), { detail: 1 });
  const menu = await screen.findByRole('menu', {}, { timeout: 5000 });
  await vi.waitFor(() => expect(document.activeElement).toBe(menu), { timeout: 5000 });
  fireEvent.keyDown(menu, { key: 'ArrowUp' });
  expect(active()).toBe('Entfernen');
});
