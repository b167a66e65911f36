import type { OpenText } from '../../schema/resolved.ts';

/**
 * Marks placeholders on a page that is shown to its author: in dev, in the editor's preview, and by the server of `start`, which sends this function
 * as text. So it stands alone: it may name nothing that is outside of it but types. Nothing of the page is changed.
 *
 * @returns what takes the texts to look for, again whenever they change
 */
export function createPlaceholderMarks(): (texts: readonly OpenText[]) => void {
  const { highlights } = CSS;
  // Older browsers show the page as it will be.
  if (!highlights) return () => {};
  const name = 'placeholder';
  const sheet = new CSSStyleSheet();
  let texts: readonly OpenText[] = [];
  let written = '';
  let isAsked = false;

  /** Hyphens and joiners that the page puts in, and spaces of another width, are none of the author's. */
  const plain = (text: string) => text.replace(/[\u00AD\u2060\u200B]/g, '').replace(/\s/g, ' ');

  const mark = () => {
    isAsked = false;
    const letters: { node: Text; offset: number }[] = [];
    let page = '';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let block: Element | null = null;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || parent.matches('script, style')) continue;
      const its = parent.closest('p, li, h1, h2, h3, h4, dt, dd, td, button, summary, label, div, section');
      if (its !== block) {
        page += '\n';
        letters.push({ node, offset: 0 });
      }
      block = its;
      for (let offset = 0; offset < node.length; offset += 1) {
        const letter = plain(node.data.charAt(offset));
        if (letter === '') continue;
        page += letter;
        letters.push({ node, offset });
      }
    }
    const ranges: Range[] = [];
    for (const pieces of texts) {
      const whole = plain(pieces.join(''));
      // A number alone is anywhere on a page.
      const isAlone = pieces[0] === '' && pieces.length === 3 && pieces[2] === '' && whole.length < 4;
      const text = isAlone ? `\n${whole}\n` : whole;
      if (whole.trim() === '') continue;
      for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, at + text.length)) {
        let start = at + (isAlone ? 1 : 0);
        pieces.forEach((piece, index) => {
          const { length } = plain(piece);
          const [first, last] = [letters[start], letters[start + length - 1]];
          start += length;
          if (index % 2 === 0 || !first || !last || length === 0) return;
          const range = document.createRange();
          range.setStart(first.node, first.offset);
          range.setEnd(last.node, last.offset + 1);
          ranges.push(range);
        });
      }
    }
    highlights.set(name, new Highlight(...ranges));
  };

  const askLater = () => {
    if (isAsked) return;
    isAsked = true;
    // After the paint, which a letter waits for.
    requestAnimationFrame(() => setTimeout(mark));
  };
  new MutationObserver(askLater).observe(document.body, { childList: true, characterData: true, subtree: true });
  return (newTexts) => {
    texts = newTexts;
    // Where a whole address or the description of an image is open, there is no text to mark.
    const wholes = texts.map((pieces) => JSON.stringify(pieces.join('')).replace(/\\[nrt]/g, ' '));
    const elements = wholes.flatMap((whole) => [`a[href=${whole}]`, `img[alt=${whole}]`]);
    const rules =
      `::highlight(${name}) { background-color: rgb(255 205 40 / 32%); text-decoration: underline dotted 2px; }` +
      (elements.length > 0 ? `:is(${elements.join()}) { outline: 2px dotted #b98900; outline-offset: 3px; }` : '');
    // Replacing the sheet restyles the whole page: only when it differs.
    if (rules !== written) sheet.replaceSync(rules);
    written = rules;
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    askLater();
  };
}
