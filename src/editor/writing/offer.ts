/**
 * A list that opens where a sign is typed: of the site's values behind a brace, of kinds of blocks behind a slash. Letters filter, Enter or a
 * click takes one, Escape leaves the sign. The caret stays in the text; the list is drawn by the document that the text is in, the page's or
 * the window's.
 */
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

export interface Offer {
  /** The text or the caret is another one by now. */
  follow: (isTyped: boolean) => void;
  /** Does what a key says of the list, and tells whether it has. */
  takeKey: (event: KeyboardEvent) => boolean;
  close: () => void;
}

/** What can be chosen. */
export interface Choice {
  title: string;
  /** Stands beside the title. */
  name?: string;
  /** Other words by which it is found, parted by spaces. */
  aliases?: string;
  /** @param from - where the sign stands; what was typed reaches from there up to the caret */
  take: (from: number) => void;
}

/** What there is at a caret, and the letters behind the sign. */
export interface Offered {
  typed: string;
  choices: readonly Choice[];
}

/** More nobody looks through; all kinds of blocks are fewer. */
const mostShown = 10;

/** Seven lines, in pixels, are enough to look through. */
const enough = 240;

let lists = 0;

/** @param zoom - so much smaller the window around the text shows it: the list is drawn as large as elsewhere */
export function openOffer(view: EditorView, choicesAt: (state: EditorState) => Offered | undefined, zoom = 1): Offer {
  const { ownerDocument: document } = view.dom;
  let list: HTMLElement | undefined;
  let found: readonly Choice[] = [];
  let current = 0;
  let from = 0;
  /** Nobody has typed yet: whoever comes with a sign before the caret has typed it elsewhere. */
  let isNew = true;
  /** Where the sign stands that Escape has left as it is. */
  let dismissed: number | undefined;

  const scrolled = ({ target }: Event) => void (target !== list && place());
  function close(): void {
    document.removeEventListener('scroll', scrolled, true);
    list?.remove();
    list = undefined;
    for (const name of ['aria-controls', 'aria-activedescendant', 'aria-haspopup']) view.dom.removeAttribute(name);
  }

  function follow(isTyped: boolean): void {
    const { selection } = view.state;
    const { typed, choices } = (selection.empty && !view.composing && choicesAt(view.state)) || {};
    const start = typed === undefined ? undefined : selection.from - typed.length - 1;
    if (start !== dismissed) dismissed = undefined;
    // The same text may be shown elsewhere too, where nobody writes.
    const isFound = !isTyped && isNew && typed !== undefined && view.hasFocus();
    const isBegun = list !== undefined || isTyped || (isFound && typed === '');
    if (isTyped || isFound) isNew = false;
    found = !choices || start === dismissed || !isBegun ? [] : matching(choices, typed);
    current = 0;
    if (found.length === 0 || start === undefined) close();
    else draw(start);
  }

  function draw(start = from): void {
    from = start;
    const isFirst = list === undefined;
    list ??= document.createElement('div');
    if (isFirst) {
      list.id = `offered-${lists++}`;
      list.role = 'listbox';
      // The focus stays in the text.
      list.addEventListener('mousedown', (event) => event.preventDefault());
      Object.assign(list.style, look, { zoom: String(zoom) });
      document.body.append(list);
      document.addEventListener('scroll', scrolled, true);
    }
    list.replaceChildren(...found.map(optionOf));
    place();
    list.scrollTop = (list.children[current] as HTMLElement).offsetTop - list.clientHeight / 2;
    view.dom.setAttribute('aria-haspopup', 'listbox');
    view.dom.setAttribute('aria-controls', list.id);
    view.dom.setAttribute('aria-activedescendant', `${list.id}-${current}`);
  }

  /** Below the line, where there is room for some lines of it: above stands what one has just written. */
  function place(): void {
    if (!list) return;
    const { left, top, bottom } = view.coordsAtPos(from);
    const { clientWidth, clientHeight } = document.documentElement;
    const { height: seen = clientHeight, offsetTop = 0 } = window.visualViewport ?? {};
    // A keyboard on glass covers the rest of the window.
    const end = Math.min(clientHeight, offsetTop + seen);
    list.style.maxHeight = '';
    const { width, height } = list.getBoundingClientRect();
    const isBelow = bottom + 4 + Math.min(height, enough) <= end || top < end - bottom;
    const room = (isBelow ? end - bottom : top) - 8;
    list.style.maxHeight = `${room / zoom}px`;
    list.style.left = `${Math.max(4, Math.min(left, clientWidth - width - 4)) / zoom}px`;
    list.style.top = `${(isBelow ? bottom + 4 : top - Math.min(room, height) - 4) / zoom}px`;
  }

  function optionOf(choice: Choice, index: number): HTMLElement {
    const option = document.createElement('div');
    const isCurrent = index === current;
    option.id = `${list?.id}-${index}`;
    option.role = 'option';
    option.ariaSelected = String(isCurrent);
    Object.assign(option.style, optionLook, isCurrent && { background: '#1c7ed6', color: '#fff' });
    const said = document.createElement('strong');
    said.textContent = choice.title;
    Object.assign(said.style, { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: '600' });
    const called = document.createElement('span');
    called.textContent = choice.name ?? '';
    option.append(said, called);
    option.addEventListener('click', () => choose(choice));
    return option;
  }

  function choose(choice: Choice | undefined): void {
    const begun = from;
    close();
    choice?.take(begun);
  }

  return {
    follow,
    close,
    takeKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }) {
      if (!list || isComposing || ctrlKey || metaKey || altKey || shiftKey) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step !== undefined) {
        current = (current + step + found.length) % found.length;
        draw();
      } else if (key === 'Escape') {
        dismissed = from;
        close();
      } else if (key === 'Enter' || key === 'Tab') choose(found[current]);
      else return false;
      return true;
    },
  };
}

/** The best first: by its name, by the beginning of its title or of another word for it, by letters within its title. */
export function matching<One extends Omit<Choice, 'take'>>(choices: readonly One[], typed = ''): One[] {
  const wanted = typed.toLowerCase();
  const rankOf = ({ title, name = '', aliases = '' }: One) => {
    const said = title.toLowerCase();
    const isAlias = ` ${aliases}`.includes(` ${wanted}`);
    return [name.toLowerCase().includes(wanted), said.startsWith(wanted), isAlias, said.includes(wanted)].indexOf(true);
  };
  return [0, 1, 2, 3].flatMap((rank) => choices.filter((one) => rankOf(one) === rank)).slice(0, mostShown);
}

const look = {
  position: 'fixed',
  zIndex: '2147483647',
  maxWidth: 'min(24rem, 100vw - 8px)',
  overflow: 'auto',
  padding: '4px',
  border: '1px solid rgb(128 128 128 / 40%)',
  borderRadius: '6px',
  background: 'Canvas',
  color: 'CanvasText',
  boxShadow: '0 4px 16px rgb(0 0 0 / 20%)',
  font: '14px/1.4 system-ui, sans-serif',
  textAlign: 'start',
};

const optionLook = {
  display: 'flex',
  gap: '12px',
  justifyContent: 'space-between',
  padding: '6px 8px',
  borderRadius: '4px',
  whiteSpace: 'nowrap',
  cursor: 'default',
};
