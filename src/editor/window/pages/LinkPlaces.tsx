/** The links that lead to what is to be removed: each leads to its field, and closes the dialog that lists them. */
import { Paper } from '@mantine/core';
import { RowButton } from '../parts/RowButton.tsx';
import { describePlace } from '../state/describe-place.ts';
import { useEditor } from '../state/use-editor.ts';
import classes from './pages.module.css';

/** @param noteOf - what is said behind a place */
export function LinkPlaces({
  places,
  close,
  noteOf,
}: {
  places: readonly string[];
  close: () => void;
  noteOf?: (place: string) => string | undefined;
}) {
  const editor = useEditor();
  return (
    <Paper component="ul" withBorder mah="40dvh" className={classes.links}>
      {places.map((place) => {
        const note = noteOf?.(place);
        return (
          <li key={place}>
            <RowButton
              className={classes.link}
              onClick={() => {
                close();
                editor.show(place, { focus: true });
              }}
            >
              {describePlace(editor, place)}
              {note && <small> {note}</small>}
            </RowButton>
          </li>
        );
      })}
    </Paper>
  );
}
