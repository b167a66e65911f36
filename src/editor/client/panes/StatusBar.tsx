/** The line at the bottom: how many findings there are, and the list of them; what went wrong with saving. */
import { isUnsaved } from '../state/editor-state.ts';
import { useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { FindingList } from './FindingList.tsx';
import classes from './StatusBar.module.css';

export function StatusBar() {
  const words = useWords();
  const isOpen = useSelected(isUnsaved);
  const isBroken = useSelected((state) => state.isBroken);
  const failed = useSelected(({ saving }) => (typeof saving === 'object' ? saving.failed : undefined));
  return (
    <footer className={classes.root} data-pane="status">
      <FindingList />
      {failed !== undefined && (
        <p role="alert" className={classes.failed}>
          <strong>{words.saveFailed}</strong> {failed}
        </p>
      )}
      {isBroken && (
        <p role="alert" className={classes.failed}>
          <strong>{words.broken}</strong> {words.brokenHint}
        </p>
      )}
      <span className={classes.saved}>{isOpen ? words.unsaved : words.saved}</span>
    </footer>
  );
}
