/** What is shown while there is nothing to edit yet, since somebody else is writing the file. */
import { Alert, Title } from '@mantine/core';
import { useWords } from './words/words.ts';

export function Waiting() {
  const words = useWords();
  return (
    <main>
      <Alert color="yellow" title={<Title size="inherit">{words.broken}</Title>} m="xl" role="status">
        {words.brokenHint}
      </Alert>
    </main>
  );
}
