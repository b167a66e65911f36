/** A page as search engines list it: what is too long for them is cut. */
import { Stack, Text } from '@mantine/core';
import type { ShownPage } from '../../worker/messages.ts';

/** In characters, as the loader's findings say. */
const [longestTitle, longestDescription] = [60, 160];

export function SearchResult({ shown: { shell, page } }: { shown: ShownPage }) {
  const steps = [shell.url.replace(/^https?:\/\//, ''), ...page.path.split('/')].filter(Boolean);
  return (
    <Stack gap={4} px={14} py="sm" bd="1px solid var(--editor-line)" bdrs="md" bg="var(--editor-surface)">
      <small>{steps.join(' › ')}</small>
      <Text component="strong" size="lg" lh={1.3} fw={500} c="ink">
        {cutAt(page.title, longestTitle)}
      </Text>
      <Text size="sm">{cutAt(page.description, longestDescription)}</Text>
    </Stack>
  );
}

/** @returns the text, or as many of its words as have room, and an ellipsis */
export function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  // A word that ends exactly here is whole.
  const end = /\s/.test(text.charAt(most)) ? most : start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : most).replace(/[\s,;:–-]+$/, '')} …`;
}
