/** What a place of the page allows beside writing there: what its link or its picture is chosen by, and the lists that it is an entry of. */
import { parentOf } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { EditorState } from './editor-state.ts';
import { ownFieldAt } from './field-at.ts';
import { pointerOf, selectionAt } from './selection.ts';

/** An entry of a list. */
export interface EntryPlace {
  at: string;
  list: string;
  index: number;
  count: number;
  /** What such an entry is called. */
  title: string;
  hasRoom: boolean;
  canRemove: boolean;
}

export interface PlaceCommands {
  title: string;
  /** What a text, an image or an icon is; `other` is a section, for example. */
  kind: 'text' | 'image' | 'icon' | 'other';
  /** The pointer of where the link leads that has this text. */
  link: string | undefined;
  /** It may be left out by itself. */
  isOptional: boolean;
  /** From the innermost list outwards. */
  entries: EntryPlace[];
}

export function commandsAt({ forms, document: { value: manifest } }: EditorState, pointer: string): PlaceCommands {
  const none: PlaceCommands = { title: '', kind: 'other', link: undefined, isOptional: false, entries: [] };
  if (!forms) return none;
  const whole = pointerOf(selectionAt(pointer));
  const found = (at: string) => ownFieldAt(forms, manifest, at);
  const field = found(pointer);
  const around = found(parentOf(pointer));
  const link = around?.kind === 'object' ? around.fields.find((one) => one.kind === 'link')?.key : undefined;
  const entries: EntryPlace[] = [];
  for (let at = pointer; at.length > whole.length; at = parentOf(at)) {
    const [list, values] = [found(parentOf(at)), valueAt(manifest, parentOf(at))];
    if (list?.kind !== 'list' || !Array.isArray(values)) continue;
    const count = values.length;
    entries.push({
      ...{ at, list: parentOf(at), index: Number(at.slice(at.lastIndexOf('/') + 1)), count, title: list.entry.title },
      hasRoom: count < list.max,
      canRemove: count > list.min || (list.optional && count === 1),
    });
  }
  if (!field) return { ...none, entries };
  const kind = field.kind === 'richText' ? 'text' : field.kind;
  return {
    title: field.title,
    kind: kind === 'text' || kind === 'image' || kind === 'icon' ? kind : 'other',
    link: link && `${parentOf(pointer)}/${link}`,
    isOptional: field.optional && entries[0]?.at !== pointer,
    entries,
  };
}
