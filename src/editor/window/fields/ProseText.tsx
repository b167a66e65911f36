/**
 * Blocks that are written in as one document, as on the page. A picture or a table has its fields there, a quotation those of its source. Until
 * the code to write with has come, the browser writes, in one text of them.
 */
import { useCallbackRef } from '@mantine/hooks';
import {
  type ClipboardEvent,
  type FocusEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Json } from '../../../../schema/json.ts';
import { isSame } from '../../../json-text/value.ts';
import type { Field } from '../../draft/fields/model.ts';
import { type Block, rewritten, type Splice, textsOf } from '../../draft/prose/block.ts';
import { type Prose, readProse, withoutEmpty, writeProse } from '../../draft/prose/prose.ts';
import { holdKeys, pressKey } from '../../writing/held-keys.ts';
import { keepClipboard, type NativeText, writeNatively } from '../../writing/native-text.ts';
import type { TextView, WritingCommand, WritingPlace } from '../../writing/text-view.ts';
import { isSampleAt } from '../state/findings.ts';
import type { NewPage } from '../state/new-page.ts';
import { askWhich, filled, offeredKinds } from '../state/offered-kinds.ts';
import {
  carryProse,
  entriesAt,
  keysOfKinds,
  kindsToTurnInto,
  leaveProse,
  type MadeStep,
  placesOfBlocks,
  textsOfProse,
} from '../state/prose-at.ts';
import { languageAt } from '../state/site-languages.ts';
import { textToWrite } from '../state/text-to-write.ts';
import { useEditorAndWords, useLoadWriting, useSelected, useValue } from '../state/use-editor.ts';
import { addImages, sayLost } from './add-images.ts';
import { ConstantNote } from './ConstantNote.tsx';
import classes from './fields.module.css';
import { focusField } from './focus-field.ts';
import { imagesOf } from './image-facts.ts';
import type { Control } from './Labelled.tsx';
import { Original, useOriginal } from './Original.tsx';
import { ProseBar } from './ProseBar.tsx';
import { type LineOf, paragraphOf, type Slot, SlotFields, TextFindings } from './ProseFields.tsx';
import { drawBlock, fieldsPlace, textElements } from './prose-elements.ts';
import { type ToolName, toolOf } from './TextTools.tsx';
import { keepTextInput } from './text-input.ts';
import { commandOf } from './WritingTools.tsx';
import { loadedWriting } from './WrittenText.tsx';

export interface ProseHandle {
  /** Leads to an entry: into its text, or to its fields. */
  focus: (index: number, place: 'all' | 'start' | 'end' | PlaceInEntry) => void;
  /** The selection in an entry. */
  place: (index: number) => PlaceInEntry | undefined;
}

/** From one unit up to another, in one of the texts of an entry. */
export type PlaceInEntry = Pick<WritingPlace, 'text' | 'from' | 'to'>;

interface ProseTextProps {
  ref: Ref<ProseHandle>;
  field: Field & { kind: 'list' };
  at: string;
  control: Control;
  line: LineOf;
  /** The commands of an entry, for its menu; in a list one removes a point. */
  commands: (index: number, removePoint?: () => void) => ReactNode;
}

const nowhere: WritingPlace = {
  ...{ left: 0, top: 0, bottom: 0, isEmpty: true, marks: [], words: '', count: 0, from: 0, to: 0, text: 0, kind: '' },
};

export function ProseText({ ref, field, at, control, line, commands }: ProseTextProps) {
  const { editor, words } = useEditorAndWords();
  const load = useLoadWriting();
  const prose = useMemo(() => ({ list: at, entry: field.entry, max: field.max }), [at, field]);
  const draft = () => editor.state().document.value;
  const told = () => textToWrite(editor, at, '', true);
  const value = useValue(at);
  const lang = useSelected(({ document }) => languageAt(document.value, at).lang);
  const constants = useSelected(() => JSON.stringify(told().constants));
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<TextView>(undefined);
  /** One for each text, until there is a view. */
  const native = useRef<NativeText[]>([]);
  const held = useRef(holdKeys());
  const later = useRef<(() => void)[]>([]);
  const now = useRef<Prose>(undefined);
  const entries = (): readonly Json[] => {
    const all = entriesAt(draft(), at);
    return all && all.length > 0 ? all : [''];
  };
  now.current ??= readProse(field.entry, entries());
  const shown = useRef<string>(undefined);
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const [place, setPlace] = useState(nowhere);
  const [open, setOpen] = useState<ToolName>();
  /** The text that the caret is in. */
  const [caretAt, setCaretAt] = useState<string>();
  const caret = useRef<string>(undefined);
  const isFresh = useRef(false);
  const isPointed = useRef(false);
  /** The last step that was more than letters: an empty text that it has made goes with it. */
  const made = useRef<MadeStep>(undefined);
  /** A page that the link leads to which is written next. */
  const brought = useRef<NewPage>(undefined);

  const blocks = () => now.current?.blocks ?? [];
  const pointers = () => textsOfProse(draft(), prose, now.current as Prose);
  const texts = () => (host.current ? textElements(host.current) : []);

  /** Tells each text its place in the draft, and finds the places of fields. */
  const label = () => {
    const all = pointers();
    for (const [index, element] of texts().entries()) {
      const pointer = all[index] ?? at;
      if (element.dataset.at === pointer) continue;
      Object.assign(element.dataset, { at: pointer, written: '' });
      keepTextInput(element, () => ({
        ...{ text: String(editor.valueOf(pointer) ?? ''), isRich: true, from: 0, to: 0 },
        select: (from, to) => select(texts().indexOf(element), from, to),
      }));
    }
    const places = placesOfBlocks(now.current as Prose, all, at);
    const next = [...(host.current?.children ?? [])].flatMap((child, index): Slot[] => {
      const [dom, block] = [fieldsPlace(child), blocks()[index]];
      return dom && block ? [slotOf(dom, block, entryOf(places[index], at))] : [];
    });
    setSlots((before) => (areSame(before, next) ? before : next));
  };

  const select = (text: number, from: number, to: number) => {
    if (view.current) {
      // Whoever hears of the focus may know a better place: where the page was left.
      view.current.select(from, to, text);
      host.current?.focus({ preventScroll: true });
    } else {
      texts()[text]?.focus();
      native.current[text]?.select(from, to);
    }
  };

  const placeOfFiles = () => pointers()[view.current?.place().text ?? -1];

  const changed = (splice: Splice, isTyping: boolean) => {
    const base = now.current as Prose;
    const { document } = editor.state();
    const pointer = caret.current ?? at;
    const images = imagesOf(editor.state().files).map(({ path }) => path);
    const come = filled(prose, splice.blocks, images);
    const chosen = come.findIndex((one, index) => one !== splice.blocks[index]);
    const all = writeProse(prose.entry, base, { ...splice, blocks: come });
    // The focus leaves the text for the new fields, and empty texts go then: gone already, they do not move the place that is shown.
    const page = chosen < 0 ? all : withoutEmpty(prose.entry, all);
    if (page.entries.length > Math.max(prose.max, base.entries.length)) {
      editor.refuse(words.tooManyBlocks(prose.max));
      return view.current?.update(told(), base.blocks);
    }
    now.current = page;
    const title = words.changed(field.title);
    const step = { at: pointer, title, isTyping, made: made.current, page: brought.current };
    const done = carryProse(editor, at, page.entries, step);
    if (done) [made.current, brought.current] = [done.made, undefined];
    // What has come as a whole is an entry like others from now on: its fields stay open while they are filled in.
    if (come.some(({ type, entry }) => type === 'whole' && entry === undefined)) {
      now.current = readProse(field.entry, page.entries, page);
      view.current?.update(told(), now.current.blocks);
    }
    label();
    const block = come[chosen];
    const place = block && placesOfBlocks(page, textsOfProse(draft(), prose, page), at)[page.blocks.indexOf(block)];
    if (place !== undefined) askWhich(editor, place, document, { pointer, focus: true });
  };

  /** The caret is in this text: as long as it is there, an empty one is no mistake. */
  const follow = (where: WritingPlace) => {
    setPlace(where);
    if (view.current) editor.countWords(where.count);
    const pointer = pointers()[where.text];
    if (pointer === caret.current || pointer === undefined) return;
    isFresh.current = true;
    caret.current = pointer;
    setCaretAt(pointer);
    editor.writeAt(pointer);
    editor.show(pointer, { focus: false, from: 'form' });
  };

  /** What nobody has written yet is there to be written over. */
  const selectSample = () => {
    const pointer = caret.current;
    const isNew = isFresh.current;
    [isFresh.current, isPointed.current] = [false, false];
    if (!isNew || pointer === undefined || !isIn(host.current) || !isSampleAt(editor.state(), pointer)) return;
    select(pointers().indexOf(pointer), 0, Number.POSITIVE_INFINITY);
  };

  const leave = (isLate = false) => {
    const pointer = caret.current;
    if (isIn(box.current) || pointer === undefined || open !== undefined) return;
    // A click on the page may mean a text that is empty still: nothing moves there until it has answered.
    if (!isLate && document.activeElement?.matches('iframe')) return void setTimeout(() => leave(true), 500);
    const { from, pointer: shown = '' } = editor.state().target ?? {};
    const isOnPage = from === 'page' && shown.startsWith(`${at}/`);
    editor.writeAt(pointer, false);
    editor.countWords(undefined);
    caret.current = undefined;
    const title = words.changed(field.title);
    const isEmpty = field.optional && isSame([...entries()], ['']) && editor.valueOf(at) !== undefined;
    if (isOnPage) return;
    if (isEmpty) editor.remove(at, { title, typing: true, ...made.current });
    else leaveProse(editor, prose, now.current as Prose, { at: pointer, title, made: made.current });
  };

  const goOnBehind = ({ dom }: Slot) => {
    const next = [...(host.current?.children ?? [])].findIndex((child) => child.contains(dom)) + 1;
    const there = blocks()[next];
    if (view.current && !(there?.type === 'paragraph' && there.text?.length === 0)) {
      changed({ from: next, gone: 0, blocks: [{ type: 'paragraph', text: [] }] }, false);
      view.current.update(told(), blocks());
      label();
    }
    select(textsOf(blocks().slice(0, next)).length, 0, 0);
  };

  const drawNatively = (element: HTMLElement) => {
    for (const one of native.current) one.close();
    element.replaceChildren(...blocks().map((block) => drawn(block, true)));
    // One within the other are no inputs.
    element.removeAttribute('role');
    native.current = texts().map((text, index) => {
      Object.assign(text, { tabIndex: -1, role: 'textbox', ariaLabel: field.title, ariaMultiLine: 'true' });
      const runs = textsOf(blocks())[index]?.text ?? [];
      return writeNatively(text, { ...told(), runs }, (next) => changed(rewritten(blocks(), index, next), true));
    });
  };

  const begin = (writing: Awaited<ReturnType<typeof load>>) => {
    const element = host.current;
    if (!element || view.current) return;
    const text = Math.max(0, texts().indexOf(document.activeElement as HTMLElement));
    const isHere = isIn(element);
    const start = () => {
      if (view.current) return;
      const selected = native.current[text]?.selected();
      for (const one of native.current.splice(0)) one.close();
      element.replaceChildren();
      const opened = writing.openTextView(element, {
        ...{ text: told(), label: field.title, changed() {} },
        prose: {
          ...{ blocks: blocks(), kinds: keysOfKinds(prose), offered: offeredKinds(prose), changed },
          draw: ({ type, attrs }, around) => drawBlock({ type: type.name, ...attrs } as Block, around.type.name === 'doc'),
        },
        moved: (where) => isIn(element) && follow(where),
        pressed: (event) => pressed(event),
        lost: (lost) => sayLost(editor, placeOfFiles(), lost, () => view.current?.run({ kind: 'struck' })),
        takeFiles: (files) =>
          void addImages(editor, files, { placeNow: placeOfFiles, titleOf: () => words.changed(field.title) }),
      });
      view.current = opened;
      label();
      if (isHere && selected) select(text, ...selected);
      // It may be drawn higher or lower than the browser's own.
      if (isHere) requestAnimationFrame(() => texts()[text]?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
      for (const key of held.current.release()) if (!opened.takeKey(key)) pressKey(opened, element, key);
      for (const go of later.current.splice(0)) go();
    };
    const composed = native.current[text];
    if (composed) composed.whenComposed(start);
    else start();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is read when it is needed
  useLayoutEffect(() => {
    const [known, element] = [loadedWriting.get(load), host.current];
    if (!element) return;
    keepTextInput(element, () => ({
      ...{ from: 0, to: 0, ...view.current?.place() },
      ...{ text: String(editor.valueOf(caret.current ?? '') ?? ''), isRich: true },
      select: (from, to) => select(view.current?.place().text ?? 0, from, to),
    }));
    if (known) begin(known);
    else {
      drawNatively(element);
      void load().then((writing) => {
        loadedWriting.set(load, writing);
        begin(writing);
      });
    }
    return () => {
      for (const one of native.current.splice(0)) one.close();
      view.current?.close();
      view.current = undefined;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft's value and what its constants say
  useLayoutEffect(() => {
    const isOwn = isSame([...entries()], [...(now.current as Prose).entries]);
    const isAsShown = isOwn && (shown.current ?? constants) === constants;
    shown.current = constants;
    if (!isOwn) now.current = readProse(field.entry, entries(), now.current);
    if (!isAsShown && view.current) view.current.update(told(), blocks());
    else if (!isAsShown && host.current) drawNatively(host.current);
    label();
  }, [value, constants]);

  const run = useCallbackRef((command: WritingCommand, page?: NewPage) => {
    brought.current = page;
    if (view.current) view.current.run(command);
    else later.current.push(() => view.current?.run(command));
  });
  const leaveTool = useCallbackRef((madeAt?: number) => {
    setOpen(undefined);
    const { text, from, to } = view.current?.place() ?? nowhere;
    select(text, madeAt ?? from, madeAt === undefined ? to : madeAt + 1);
  });
  const pressed = useCallbackRef((event: KeyboardEvent): boolean => {
    const tool = toolOf(event);
    const command = tool && tool !== 'tools' ? commandOf(tool) : undefined;
    if (tool === 'tools') box.current?.querySelector<HTMLElement>('[data-tool]')?.focus();
    else if (command) run(command);
    else if (tool) setOpen(tool);
    return tool !== undefined;
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = texts().indexOf(target);
    if (view.current && target === host.current) follow(view.current.place());
    else if (target === host.current) select(0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
    else if (index >= 0) follow({ ...nowhere, text: index });
    else return;
    if (!isPointed.current) setTimeout(selectSample);
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (view.current || !host.current?.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    const kept = keepClipboard(event.clipboardData);
    later.current.push(() => view.current?.paste(kept));
  };

  const firstOf = (index: number) => pointers().findIndex((pointer) => entryOf(pointer, at) === index);
  useImperativeHandle(ref, () => ({
    place(index) {
      const { text, from, to } = view.current?.place() ?? nowhere;
      return entryOf(pointers()[text], at) === index ? { text: text - firstOf(index), from, to } : undefined;
    },
    focus(index, where) {
      const [first, last] = [firstOf(index), pointers().findLastIndex((pointer) => entryOf(pointer, at) === index)];
      if (first >= 0 && typeof where === 'object') return select(first + where.text, where.from, where.to);
      const [text, end] = [where === 'end' ? last : first, Number.POSITIVE_INFINITY];
      if (text >= 0) select(text, where === 'end' ? end : 0, where === 'start' ? 0 : end);
      else focusField(`${at}/${index}`);
    },
  }));

  const kinds = useMemo(() => kindsToTurnInto(prose), [prose]);
  const paragraph = paragraphOf(field.entry);
  const index = entryOf(caretAt, at);
  const originals = [useOriginal(field, at), useOriginal(paragraph, caretAt ?? `${at}/0`)];
  // A list of another length stands there as a whole already.
  const original = originals[0] === '' ? originals[1] : undefined;
  /** Fields that are there to be filled in, and say nothing yet. */
  const [begun, setBegun] = useState<readonly string[]>([]);
  const beginField = (pointer: string) => {
    flushSync(() => setBegun([...begun, pointer]));
    requestAnimationFrame(() => focusField(pointer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: of the text within
    <div
      ref={box}
      className={classes.prose}
      lang={lang}
      data-text
      onFocus={onFocus}
      onBlur={() => setTimeout(leave)}
      onPasteCapture={onPaste}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onPointerUp={() => setTimeout(selectSample)}
      onKeyDownCapture={({ nativeEvent, target }) => {
        if (!view.current && texts().includes(target as HTMLElement)) held.current.take(nativeEvent);
      }}
    >
      <ProseBar
        {...{ field, kinds, place, run, open, setOpen, commands, index, leave: leaveTool }}
        list={at}
        at={caretAt ?? at}
        begin={beginField}
      />
      <div className={classes.area}>
        {/* biome-ignore lint/a11y/useSemanticElements: in which there are no blocks */}
        <div
          ref={host}
          {...control}
          aria-label={field.title}
          role="textbox"
          tabIndex={0}
          aria-multiline
          className={`${classes.written} ${classes.blocks}`}
          data-points={kinds.length === 0 || undefined}
          spellCheck
          dir="auto"
          data-written
        />
      </div>
      {slots.map((slot, order) =>
        createPortal(
          <SlotFields {...{ slot, line, begun }} goOn={() => goOnBehind(slot)} field={field.entry} at={`${at}/${slot.index}`} />,
          slot.dom,
          String(order),
        ),
      )}
      <TextFindings field={paragraph} pointers={pointers()} />
      {original && <Original id={`${control.id}-original`} text={original} />}
      {caretAt !== undefined && (
        <ConstantNote
          {...{ field: paragraph, at: caretAt, value: editor.valueOf(caretAt), isSaid: true }}
          detach={(next) => editor.set(caretAt, next, { title: words.changed(field.title) })}
        />
      )}
    </div>
  );
}

const isIn = (box: Element | null) => box?.contains(document.activeElement) === true;

/** The number of the entry that a place is in; of a text that is not one of several, 0. */
const entryOf = (pointer: string | undefined, list: string): number => Number(pointer?.slice(list.length + 1).split('/')[0]) || 0;

const slotOf = (dom: HTMLElement, { type, key }: Block, index: number): Slot => ({
  ...{ dom, index, part: type === 'whole' ? (key ?? '') : type, isWritten: type !== 'whole' },
});
const areSame = (before: readonly Slot[], next: readonly Slot[]) =>
  before.length === next.length &&
  before.every(({ dom, index, part }, order) => {
    const other = next[order];
    return dom === other?.dom && index === other.index && part === other.part;
  });

/** A block with all that is in it, as it is drawn before there is a view. */
function drawn(block: Block, isTop: boolean): HTMLElement {
  const { dom, contentDOM } = drawBlock(block, isTop);
  contentDOM?.append(...(block.blocks ?? []).map((one) => drawn(one, false)));
  return dom;
}
