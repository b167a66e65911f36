/**
 * Writing on the page: a field in the element's own letters, laid over it. The element stays React's; it is only out of sight, and goes on
 * growing with the draft. The field shows a text as it is written, with its marks and constants.
 */
import { tell } from './editor-window.ts';

export interface Writing {
  pointer: string;
  field: HTMLElement;
  /** Lays the field over this element, as it is by now. */
  cover(element: Element | undefined): void;
  /** Ends it. What is written stays. */
  end(): void;
}

interface Start {
  pointer: string;
  /** As it is written. */
  text: string;
  element: Element;
  /** Where in the window the author has pointed at. */
  point: { x: number; y: number } | undefined;
  /** It has ended, however. */
  ended: () => void;
}

/** What letters look like, and how they are set. */
const letterStyles = [
  'font',
  'font-variation-settings',
  'font-feature-settings',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'color',
  'text-align',
  'text-transform',
  'text-indent',
  'text-wrap',
  'hyphens',
];

/** Lays the field over an element, and sets the cursor where the author has pointed at. */
export function startWriting({ pointer, text, element, point, ended }: Start): Writing {
  const field = document.createElement('div');
  let covered: HTMLElement | undefined;
  /** As the draft has it. */
  let written = text;
  let isOver = false;
  field.textContent = text;
  field.role = 'textbox';
  field.spellcheck = true;
  field.lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  field.setAttribute('aria-label', text);
  allowWriting(field);
  document.body.append(field);

  function cover(next: Element | undefined): void {
    if (covered !== next) uncover();
    if (!(next instanceof HTMLElement)) return;
    Object.assign(field.style, lookOf(next));
    next.style.visibility = 'hidden';
    covered = next;
  }

  function uncover(): void {
    covered?.style.removeProperty('visibility');
    if (covered?.getAttribute('style') === '') covered.removeAttribute('style');
    covered = undefined;
  }

  function end(): void {
    // Removing the field blurs it, which calls this again.
    if (isOver) return;
    isOver = true;
    uncover();
    field.remove();
    tell({ type: 'write', pointer, text: written, isDone: true });
    ended();
  }

  field.addEventListener('input', () => {
    written = textOf(field);
    tell({ type: 'write', pointer, text: written, isDone: false });
  });
  field.addEventListener('keydown', (event) => {
    // The keys of a word that is still being put together, as in Japanese, are not ours.
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    // Both keys keep what was typed; undo takes it back.
    if (event.key === 'Escape' || !event.shiftKey) end();
  });
  field.addEventListener('paste', (event) => {
    event.preventDefault();
    // As typing, so that the browser can undo it.
    document.execCommand('insertText', false, onOneLine(event.clipboardData?.getData('text/plain') ?? ''));
  });
  field.addEventListener('drop', (event) => event.preventDefault());
  field.addEventListener('blur', end);

  cover(element);
  field.focus({ preventScroll: true });
  setCaret(field, point);
  return { pointer, field, cover, end };
}

function allowWriting(field: HTMLElement): void {
  try {
    field.contentEditable = 'plaintext-only';
  } catch {
    // Firefox before 136. What would not be plain comes by pasting alone, and that is ours.
    field.contentEditable = 'true';
  }
}

/** A text has one line; browsers end a field that was emptied with a line break of their own. */
const textOf = (field: HTMLElement) => onOneLine(field.textContent ?? '');
const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

function setCaret(field: HTMLElement, point: Start['point']): void {
  const selection = window.getSelection();
  const at = point && document.caretPositionFromPoint?.(point.x, point.y);
  if (at && field.contains(at.offsetNode)) selection?.setPosition(at.offsetNode, at.offset);
  else selection?.setPosition(field, field.childNodes.length);
}

/** The style of a field that is to lie over an element. */
function lookOf(element: HTMLElement): Record<string, string> {
  const computed = getComputedStyle(element);
  const letters = Object.fromEntries(letterStyles.map((name) => [camel(name), computed.getPropertyValue(name)]));
  const { left, top, width, height } = element.getBoundingClientRect();
  const isInline = computed.display.startsWith('inline') || computed.whiteSpace === 'nowrap';
  // The box of an inline element is as high as its letters, whatever the distance of its lines.
  const above = computed.display === 'inline' ? Math.max(0, (Number.parseFloat(computed.lineHeight) || height) - height) / 2 : 0;
  const room = document.documentElement.clientWidth - left - 8;
  return {
    ...letters,
    position: 'absolute',
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY - above}px`,
    boxSizing: 'border-box',
    padding: computed.padding,
    width: isInline ? 'max-content' : `${width}px`,
    minWidth: `${width}px`,
    maxWidth: isInline ? `${Math.max(width, room)}px` : '',
    minHeight: `${height}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    background: groundOf(element),
    borderRadius: '2px',
    outline: '2px solid #1c7ed6',
    outlineOffset: '4px',
    zIndex: '2147483647',
    cursor: 'text',
  };
}

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The colour that an element stands on. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
