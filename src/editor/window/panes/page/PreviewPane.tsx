/** The page as visitors see it, in a frame of another origin. A click on it leads to its field. */
import { Button, Center } from '@mantine/core';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { isInDefinition, sectionPointerOf } from '../../../../findings/sections.ts';
import type { Mark } from '../../../draft/rich-text/read.ts';
import { type FromPreview, parseFromPreview, type ToPreview } from '../../../preview/messages.ts';
import type { WritingPlace } from '../../../writing/text-view.ts';
import type { ToolName } from '../../fields/TextTools.tsx';
import { textInputOf } from '../../fields/text-input.ts';
import { useTabPanel } from '../../parts/tab-panel.ts';
import { useNarrow } from '../../parts/use-narrow.ts';
import { useSize } from '../../parts/use-size.ts';
import { deviceKind } from '../../state/device.ts';
import type { NewPage } from '../../state/new-page.ts';
import { placeInDraft, placeOnPage } from '../../state/place-now.ts';
import { removeAt } from '../../state/remove-at.ts';
import { pointerOf } from '../../state/selection.ts';
import { runAction } from '../../state/shortcuts.ts';
import { useEditor, usePreview, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import { SectionTools } from '../sections/SectionTools.tsx';
import { readAreas, type SectionAreas } from '../sections/section-places.ts';
import { type OpenedMenu, PageMenu } from './PageMenu.tsx';
import { PreviewBanner } from './PreviewBanner.tsx';
import classes from './PreviewPane.module.css';
import { type Answers, makeAnswers } from './preview-messages.ts';
import { addBeside, textsBeside, WritingBar } from './WritingBar.tsx';

interface Writing extends NonNullable<ReturnType<Answers['place']>> {
  place: WritingPlace;
}

/** In CSS pixels, as wide as such a screen is. */
const widths = { phone: 390, tablet: 820, desktop: 1280 };

export function PreviewPane() {
  const editor = useEditor();
  const link = usePreview();
  const words = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the page in the frame has begun: it may be loaded anew. */
  const [begun, setBegun] = useState(0);
  /** The chosen part reaches down to here: a sheet must not cover it. */
  const [chosen, setChosen] = useState(0);
  const [menu, setMenu] = useState<OpenedMenu>();
  /** The text that is written on the page. */
  const [place, setPlace] = useState<Writing>();
  const [tool, setTool] = useState<ToolName>();
  const [areas, setAreas] = useState<SectionAreas>();
  const say = useRef<(message: ToPreview) => void>(undefined);
  const bring = useRef<(page: NewPage) => void>(undefined);
  const closeMenu = useCallback(() => setMenu(undefined), []);
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const isInteractive = useSelected(({ view }) => view.isInteractive);
  const isAlone = useNarrow();
  const device = useSelected(({ view }) => view.width);
  // On a telephone or tablet its own width is just what there is.
  const width = device === deviceKind() && isAlone ? Math.max(1, size.width) : widths[device];
  const scale = Math.min(1, size.width / width);
  const panel = useTabPanel('preview');
  const isTrying = isAlone && isInteractive;
  // There is no room beside what is written.
  const isWriting = useSelected(({ view }) => view.pane === 'field') || place !== undefined;
  const hasPage = useSelected(({ shown, isShownOther }) => shown !== undefined && !isShownOther);
  // Once the draft is checked, a page that is missing has a mistake, which the band says.
  const isAwaited = useSelected(({ shown, validated }) => shown === undefined && validated === 0);

  useEffect(() => void editor.countWords(place && place.kinds.length > 0 ? place.place.count : undefined), [editor, place]);

  useEffect(() => {
    const post = (message: ToPreview) => {
      const { contentWindow: window, offsetWidth = 1 } = frame.current ?? {};
      const zoom = offsetWidth / (frame.current?.getBoundingClientRect().width ?? offsetWidth);
      if (window) link.post(window, message.type === 'edit' ? { ...message, zoom } : message);
    };
    const answers = makeAnswers(editor, (command) => {
      post({ type: 'command', command });
      frame.current?.focus();
    });
    const takeKey = (action: string) => {
      const { target } = editor.state();
      if (action === 'link' || action === 'constant') setTool(action);
      else if (action === 'tools') frame.current?.parentElement?.querySelector<HTMLElement>('[data-tool]')?.focus();
      else if (action === 'source') addBeside(editor, textsBeside(editor.state(), answers.place()?.at ?? '', 'quote')[0]);
      else if (action === 'plain') answers.hear({ type: 'key', action });
      else if (action !== 'remove') runAction(editor, action);
      else if (target?.from === 'page') removeAt(editor, target.pointer);
    };
    const openMenu = (message: Extract<FromPreview, { type: 'menu' }>) => {
      const { pointer, canWrite, by, x, y } = message;
      const [at, element] = [placeInDraft(editor.state(), pointer), frame.current];
      answers.hear(message);
      if (at === undefined || !element) return;
      const area = element.getBoundingClientRect();
      const shrunk = area.width / element.offsetWidth;
      const write = () => {
        const reply = answers.hear({ type: 'edit', pointer });
        element.focus();
        if (reply) post(reply);
      };
      setMenu({ at, by, x: area.left + x * shrunk, y: area.top + y * shrunk, write: canWrite ? write : undefined });
    };
    /** A page says where in its own window, of which the frame may show less. */
    const inWindow = (said: Extract<FromPreview, { type: 'writing' }>): Writing | undefined => {
      const [text, element] = [answers.place(), frame.current];
      if (!text || !element) return undefined;
      const area = element.getBoundingClientRect();
      const shrunk = area.width / element.offsetWidth;
      const { left, top, bottom, ...chosen } = said;
      const at = (y: number) => area.top + Math.max(0, y) * shrunk;
      const marks = said.marks.split('\n').filter(Boolean) as Mark[];
      return {
        ...text,
        place: { ...chosen, left: area.left + Math.max(0, left) * shrunk, top: at(top), bottom: at(bottom), marks },
      };
    };
    say.current = post;
    bring.current = answers.bring;
    const hear = ({ data: said, origin: from, source }: MessageEvent) => {
      if (from !== link.origin || source !== frame.current?.contentWindow) return;
      const data = parseFromPreview(said);
      if (!data) return;
      if (data.type === 'ready') setBegun(begun + 1);
      else if (data.type === 'key') takeKey(data.action);
      else if (data.type === 'pointed') leaveAll();
      else if (data.type === 'menu') openMenu(data);
      else if (data.type === 'writing') setPlace(inWindow(data));
      else if (data.type === 'sections') setAreas(readAreas(data));
      else if (data.type === 'whole') editor.seeWhole(data.images);
      else if (data.type === 'reach') setChosen(data.bottom);
      else {
        const reply = answers.hear(data);
        if (reply) post(reply);
        if (!answers.place()) setPlace(undefined);
      }
    };
    const leaveText = ({ target }: FocusEvent) => {
      const isBeside = target instanceof Element && target.closest('[data-writing-bar], [role="dialog"]');
      const text = answers.place();
      if (!text || target === frame.current || isBeside) return;
      // Its own field goes on where the page was left.
      const own = document.querySelector(`[data-pane="form"] [data-at="${CSS.escape(text.at)}"]`);
      const input = own?.matches('[data-written]') ? own : target;
      const isOwn = target instanceof Element && (own?.contains(target) || target.contains(own));
      const selected = answers.leave(isOwn);
      if (isOwn && selected) textInputOf(input as Element)?.select(...selected);
      post({ type: 'leave' });
    };
    addEventListener('focusin', leaveText);
    addEventListener('message', hear);
    const stopHearing = () => {
      removeEventListener('focusin', leaveText);
      removeEventListener('message', hear);
    };
    if (begun === 0) return stopHearing;
    let sent: unknown;
    let marked: unknown;
    let told: unknown;
    let asked: unknown;
    let tried: unknown;
    const tell = () => {
      const changed = answers.follow();
      if (changed) post(changed);
      const { shown, view, selection, target, document, page: chosen, isShownOld } = editor.state();
      const now = shown && `${shown.draft} ${shown.route} ${view.scheme}`;
      if (shown && now !== sent) {
        const { marked: current, from: _, of: __, route: ___, ...page } = shown;
        const writing = answers.placeOnPage();
        post({
          ...{ type: 'show', scheme: view.scheme, ...page },
          ...(current && current !== marked && { marked: current }),
          ...(writing && { writing }),
        });
        marked = current;
      }
      sent = now;
      if (view.isInteractive !== tried) post({ type: 'try', isOn: view.isInteractive });
      tried = view.isInteractive;
      // A place is marked on the page that has it, which follows the draft by some milliseconds.
      if (!shown || !(isShownOld || (shown.from === document.value && shown.route === chosen))) return;
      const isWhole =
        target !== undefined && isInDefinition(target.pointer) && sectionPointerOf(target.pointer) === target.pointer;
      // What is written once is a section of the page as a whole.
      const wanted = target && !isWhole ? target.pointer : pointerOf(selection);
      const pointer = placeOnPage(editor.state(), wanted);
      const question = `${wanted} ${target?.count}`;
      const isNew = question !== asked;
      const writes = isNew && target?.writes === true;
      // An older page does not have the place yet: the next one is asked to be written in.
      if (writes && pointer === undefined) return;
      if (writes) frame.current?.focus();
      if (isNew || pointer !== told) post({ type: 'select', pointer, reveal: isNew && target?.from !== 'page', writes });
      told = pointer;
      asked = question;
    };
    tell();
    const stop = editor.subscribe(tell);
    return () => {
      stop();
      stopHearing();
    };
  }, [editor, begun, link]);

  return (
    <main className={classes.root} aria-label={words.preview} data-pane="preview">
      <PreviewBanner />
      <PageMenu menu={menu} close={closeMenu} />
      {place && (
        <WritingBar
          {...place}
          open={tool}
          setOpen={setTool}
          run={(command, page) => {
            if (page) bring.current?.(page);
            say.current?.({ type: 'command', command });
            setTimeout(() => frame.current?.focus());
          }}
          leave={() => {
            setTool(undefined);
            // Once the dialog has gone, which holds the focus.
            setTimeout(() => frame.current?.focus());
          }}
        />
      )}
      <div ref={stage} {...panel} className={classes.stage} style={{ '--chosen': `${chosen * scale}px` } as CSSProperties}>
        <div className={classes.sheet} style={{ width: width * scale }} data-waits={!hasPage || undefined} data-paper>
          <iframe
            ref={frame}
            title={words.preview}
            {...link.frame}
            data-pane-start
            style={{ width, height: size.height / scale, transform: scale === 1 ? undefined : `scale(${scale})` }}
          />
          {(begun === 0 || isAwaited) && (
            <Center component="p" role="status" pos="absolute" inset={0} c="dimmed" style={{ pointerEvents: 'none' }}>
              {words.previewAwaited}
            </Center>
          )}
          {areas && hasPage && !isInteractive && !(isAlone && isWriting) && (
            <SectionTools
              areas={areas}
              scale={scale}
              height={size.height}
              scroll={(by) => say.current?.({ type: 'scroll', by })}
              leave={() => frame.current?.focus()}
            />
          )}
        </div>
      </div>
      {isTrying && (
        <Button
          pos="absolute"
          bottom={12}
          left="50%"
          size="md"
          style={{ translate: '-50%', zIndex: 1, boxShadow: 'var(--mantine-shadow-md)' }}
          onClick={() => editor.setView({ isInteractive: false })}
        >
          {words.stopTrying}
        </Button>
      )}
    </main>
  );
}

/** Chromium tells a document nothing of a pointer that goes into a frame of another process: a tooltip would stay, and lie over the page. */
function leaveAll(): void {
  for (const element of document.querySelectorAll(':hover')) element.dispatchEvent(new MouseEvent('mouseleave'));
}
