/** What is shown while there is nothing to edit yet, since somebody else is writing the file. */
import { Alert } from '@mantine/core';
import { useWords } from './words/words.ts';

export function Waiting() {
  const words = useWords();
  return (
    <Alert color="yellow" title={words.broken} m="xl" role="status">
      {words.brokenHint}
    </Alert>
  );
}
