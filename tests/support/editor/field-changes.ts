/** For tests: every change that the inputs of a form can make, found by walking its fields as the client does. */
import { blankOf } from '../../../src/editor/draft/fields/blank.ts';
import type { Field, NamedField } from '../../../src/editor/draft/fields/model.ts';
import { fits } from '../../../src/editor/draft/fields/walk.ts';
import { child, pointerTo } from '../../../src/json-text/pointer.ts';

/** What inputs call: that of src/editor/window/state/editor.ts. */
interface Edits {
  valueOf(pointer: string): unknown;
  set(pointer: string, value: unknown, options: { title: string; order?: readonly string[] }): void;
  remove(pointer: string, options: { title: string }): void;
  insert(list: string, index: number, value: unknown, options: { title: string }): void;
  move(list: string, from: number, to: number, options: { title: string }): void;
  duplicate(pointer: string, options: { title: string }): void;
}

export interface Change {
  name: string;
  make: (editor: Edits) => void;
}

interface Place {
  at: string;
  value: unknown;
  /** The keys of the object around it: a new one gets its place among them. */
  order?: readonly string[];
}

/** All changes of the fields of one object. */
export function* changesOfAll(fields: readonly NamedField[], at: string, value: unknown): Generator<Change> {
  const order = ['type', ...fields.map(({ key }) => key)];
  for (const field of fields) yield* changesOf(field, { at: `${at}/${field.key}`, value: child(value, field.key), order });
}

/** All changes of one field, each for the value as it is; what is within something that has to be added first comes with that. */
export function* changesOf(field: Field, { at, value, order }: Place): Generator<Change> {
  const title = field.title;
  const change = (what: string, make: Change['make']): Change => ({ name: `${at}: ${what}`, make });
  const set = (what: string, next: unknown) => change(what, (editor) => editor.set(at, next, { title, ...(order && { order }) }));
  if (field.optional && value !== undefined) yield change('left out', (editor) => editor.remove(at, { title }));
  switch (field.kind) {
    case 'text':
    case 'richText':
      yield set('written', `${typeof value === 'string' ? value : ''} „geändert“ "\\ \u00ad`);
      if (value === undefined || value === '' || field.optional) return;
      return yield set('emptied', '');
    case 'number':
      yield set('counted up', typeof value === 'number' ? value + 1 : field.min);
      return yield set('with letters', '{changed}');
    case 'switch':
      if (typeof value === 'boolean') return;
      return yield set('switched', !field.otherwise);
    case 'choice':
      for (const option of field.options) if (option.value !== value) yield set(`chosen ${option.value}`, option.value);
      return;
    case 'icon':
      return yield set('chosen', value === 'check' ? 'x' : 'check');
    case 'color':
      return yield set('chosen', value === '#123456' ? '#654321' : '#123456');
    case 'image':
      yield set('chosen', { ...(value as object), src: 'another.svg', alt: child(value, 'alt') ?? '' });
      if (value === undefined) return;
      yield* changesOf(field.alt, { at: `${at}/alt`, value: child(value, 'alt') });
      return yield* changesOfAll(field.more, at, value);
    case 'link': {
      const mail = child(value, 'mail');
      yield set(mail === undefined ? 'written' : 'as an address', '/another#place');
      if (!field.mail) return;
      if (mail === undefined) yield* withFirst(set('a mail', { mail: blankOf(field.mail) }), field.mail, `${at}/mail`);
      else yield* changesOf({ ...field.mail, optional: false }, { at: `${at}/mail`, value: mail });
      return;
    }
    case 'object':
      if (value === undefined) yield* withFirst(set('added', blankOf(field)), field, at);
      else yield* changesOfAll(field.fields, at, value);
      return;
    case 'list':
      return yield* changesOfList(field, { at, value, ...(order && { order }) });
    case 'record':
      if (value === undefined) return yield set('a first name', { unheardOf: '…' });
      yield change('a new name', (editor) => editor.set(pointerTo(at, 'unheardOf'), '…', { title }));
      for (const name of Object.keys((value as object | undefined) ?? {})) {
        const inner = pointerTo(at, name);
        yield change(`written ${name}`, (editor) => editor.set(inner, 'geändert', { title }));
        yield change(`without ${name}`, (editor) => editor.remove(inner, { title }));
      }
      return;
    case 'either': {
      const now = field.members.find((member) => fits(member, value));
      for (const member of field.members) {
        if (member === now) yield* changesOf({ ...member, optional: false }, { at, value, ...(order && { order }) });
        else yield* withFirst(set(`as ${member.title}`, blankOf(member)), member, at);
      }
    }
  }
}

/** Something that is added, and what can be changed in it then. */
function* withFirst(first: Change, field: Field, at: string): Generator<Change> {
  yield first;
  for (const { name, make } of changesOf({ ...field, optional: false }, { at, value: blankOf(field) })) {
    const both: Change['make'] = (editor) => {
      first.make(editor);
      make(editor);
    };
    yield { name: `${first.name}, ${name}`, make: both };
  }
}

function* changesOfList(field: Field & { kind: 'list' }, { at, value, order }: Place): Generator<Change> {
  const { entry } = field;
  const title = entry.title;
  const change = (what: string, make: Change['make']): Change => ({ name: `${at}: ${what}`, make });
  const entries = Array.isArray(value) ? value : [];
  if (value === undefined) {
    const add = change('a first entry', (editor) => editor.set(at, [blankOf(entry)], { title, ...(order && { order }) }));
    return yield* withFirst(add, { ...field, min: 1, optional: false }, at);
  }
  yield change('one more', (editor) => editor.insert(at, entries.length, blankOf(entry), { title }));
  for (const [index, inner] of entries.entries()) {
    const own = `${at}/${index}`;
    if (entries.length > 1) yield change(`without ${index}`, (editor) => editor.remove(own, { title }));
    yield change(`${index} twice`, (editor) => editor.duplicate(own, { title }));
    const to = entries.length - 1 - index;
    if (JSON.stringify(entries[to]) !== JSON.stringify(inner)) {
      yield change(`${index} to ${to}`, (editor) => editor.move(at, index, to, { title }));
    }
    yield* changesOf({ ...entry, optional: false }, { at: own, value: inner });
  }
}
