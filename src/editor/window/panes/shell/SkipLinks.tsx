/** The way by Tab would lead through all links of the page in the preview: the first stop leads past them. Seen only while it has the focus. */
import { Button } from '@mantine/core';
import { focusPane } from '../../state/shortcuts.ts';
import { useEditorAndWords } from '../../state/use-editor.ts';
import classes from './SkipLinks.module.css';

export function SkipLinks() {
  const { editor, words } = useEditorAndWords();
  return (
    <nav className={classes.root} aria-label={words.skip}>
      <Button pos="absolute" className={classes.link ?? ''} onClick={() => focusPane(editor, 'form')}>
        {words.toForm}
      </Button>
      <Button pos="absolute" className={classes.link ?? ''} onClick={() => focusPane(editor, 'outline')}>
        {words.toOutline}
      </Button>
    </nav>
  );
}
