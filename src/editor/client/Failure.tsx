/** What is shown where the editor itself fails: the file is what it was. */
import { Alert, Button, Stack } from '@mantine/core';
import { useWords } from './words/words.ts';

export function Failure({ cause }: { cause: unknown }) {
  const words = useWords();
  return (
    <Alert color="red" title={words.failed} m="xl" role="alert">
      <Stack align="start" gap="sm">
        <span>{words.failedHint}</span>
        <code>{cause instanceof Error ? cause.message : String(cause)}</code>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </Stack>
    </Alert>
  );
}
