/** What is shown where there is no editor to go on with: the file is what it was. */
import { Alert, Button, Stack, Title } from '@mantine/core';
import { useWords } from './words/words.ts';

/** @param sentence - what has happened */
export function Failure({ sentence }: { sentence: string }) {
  const words = useWords();
  return (
    <main>
      <Alert color="red" title={<Title size="inherit">{words.failed}</Title>} m="xl" role="alert">
        <Stack align="start" gap="sm">
          <span>{words.failedHint}</span>
          <code>{sentence}</code>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
        </Stack>
      </Alert>
    </main>
  );
}
