/**
 * The editor's keys, once: the window, the page in its frame, the list of F1, menus, tooltips and tests read them here. What an action is
 * called stands under its name in window/words/.
 */

/** Where a key works. */
type Place =
  /** Everywhere in the window, also within its inputs. */
  | 'window'
  /** In the frame of the preview. */
  | 'frame'
  /** In the frame, while something is selected there. */
  | 'selected'
  /** In the frame, while a text is written there: writing ends first. */
  | 'writing'
  /** On a row of the outline or of a list in the form. */
  | 'row'
  /** In a text. */
  | 'text'
  /** In a text of several blocks that are written in as one. */
  | 'block';

interface Shortcut {
  /**
   * Each is one way to press it: Ctrl (on a Mac also Cmd), Alt, Shift in this order, then the key as `KeyboardEvent.key` has it, a letter as
   * a capital. The first one is shown.
   */
  keys: readonly [string, ...string[]];
  in: readonly Place[];
}

/** In the order of the list that F1 opens. */
export const shortcuts = {
  nextPane: { keys: ['F6'], in: ['window', 'frame', 'writing'] },
  previousPane: { keys: ['Shift+F6'], in: ['window', 'frame', 'writing'] },
  menu: { keys: ['Shift+F10', 'ContextMenu'], in: ['row', 'selected'] },
  moveUp: { keys: ['Alt+ArrowUp'], in: ['row', 'block'] },
  moveDown: { keys: ['Alt+ArrowDown'], in: ['row', 'block'] },
  duplicate: { keys: ['Ctrl+D'], in: ['row', 'block'] },
  remove: { keys: ['Delete'], in: ['row', 'selected'] },
  changeAddress: { keys: ['F2'], in: ['row'] },
  write: { keys: ['Enter'], in: ['frame'] },
  tools: { keys: ['Alt+F10'], in: ['text', 'frame'] },
  bold: { keys: ['Ctrl+B'], in: ['text'] },
  emphasis: { keys: ['Ctrl+I'], in: ['text'] },
  link: { keys: ['Ctrl+K', 'Ctrl+Shift+L'], in: ['text'] },
  constant: { keys: ['Ctrl+Shift+E'], in: ['text'] },
  selectAll: { keys: ['Ctrl+A'], in: ['block'] },
  search: { keys: ['Ctrl+F', 'Ctrl+K'], in: ['window', 'frame', 'writing'] },
  // On a Mac, the other one hides the browser.
  replace: { keys: ['Ctrl+Shift+H', 'Ctrl+H'], in: ['window', 'frame', 'writing'] },
  undo: { keys: ['Ctrl+Z'], in: ['window', 'frame', 'writing'] },
  redo: { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], in: ['window', 'frame', 'writing'] },
  save: { keys: ['Ctrl+S'], in: ['window', 'frame', 'writing'] },
  help: { keys: ['F1'], in: ['window', 'frame', 'writing'] },
} as const satisfies Record<string, Shortcut>;

export type Action = keyof typeof shortcuts;
/** The actions that have a key in one of these places. */
export type ActionIn<In extends Place> = {
  [Name in Action]: In extends (typeof shortcuts)[Name]['in'][number] ? Name : never;
}[Action];

export const actions = Object.keys(shortcuts) as Action[];

/** Keys → what they mean, one action for each place. */
const byKeys = new Map<string, Action[]>();
for (const action of actions) {
  for (const keys of shortcuts[action].keys) byKeys.set(keys, [...(byKeys.get(keys) ?? []), action]);
}

/** What both the browser's and React's keyboard events have. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The action that a key means in a place; undefined where it means none. */
export function actionOf<In extends Place>(event: KeyPress, ...places: In[]): ActionIn<In> | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const held = [...(ctrlKey || metaKey ? ['Ctrl'] : []), ...(altKey ? ['Alt'] : []), ...(shiftKey ? ['Shift'] : [])];
  const found = byKeys.get([...held, key.length === 1 ? key.toUpperCase() : key].join('+'));
  return found?.find((action) => {
    const where: readonly Place[] = shortcuts[action].in;
    return places.some((place) => where.includes(place));
  }) as ActionIn<In> | undefined;
}
