import { Switch } from '@mantine/core';
import { child } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { fillIn } from '../state/fill-in.ts';
import { useEditorAndWords, useSelected } from '../state/use-editor.ts';
import { enter, entriesTo, leaveOut, navigationOf } from './navigation.ts';

/** Whether the navigation at the top leads to a page. */
export function NavigationSwitch({ page, path }: { page: number; path: string }) {
  const { editor, words } = useEditorAndWords();
  // As a number: a list would be another one at every letter.
  const count = useSelected(({ document }) => entriesTo(document.value, path)?.length);
  const isLast = useSelected(({ document }) => {
    const links = valueAt(document.value, navigationOf(document.value, path));
    return Array.isArray(links) && links.length <= (count ?? 0);
  });
  if (count === undefined) return null;
  const change = (isIn: boolean) => {
    const { value } = editor.state().document;
    const title = fillIn(String(child(valueAt(value, `/routes/${page}`), 'title') ?? path), value, `/routes/${page}`);
    const operations = isIn ? enter(value, { title, path }) : leaveOut(value, path);
    const said = isIn ? words.inNavigationNow : words.leftNavigation;
    editor.carryOut(operations, { title: said, at: `/routes/${page}`, select: editor.state().selection });
    editor.say(said);
  };
  return (
    <Switch
      label={words.inNavigation}
      checked={count > 0}
      // A navigation has an entry.
      disabled={count > 0 && isLast}
      onChange={(event) => change(event.currentTarget.checked)}
      mt="lg"
    />
  );
}
