/** The window before there is anything in it: where everything will be. */
import bar from './panes/shell/Bar.module.css';
import { Pane } from './parts/Pane.tsx';
import classes from './Workbench.module.css';
import { useWords } from './words/words.ts';

export function Frame() {
  const words = useWords();
  return (
    <div className={classes.root}>
      <header className={bar.root} />
      <Pane element="nav" area="outline" label={words.outline} />
      <p className={classes.loading} role="status">
        {words.loading}
      </p>
      <Pane element="aside" area="form" label={words.form} />
    </div>
  );
}
