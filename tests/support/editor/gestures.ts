/**
 * Gestures of writing in a list of blocks, as data: each is played on the page and in the form, by browsers of several makers. Their article
 * holds every kind of block.
 */
import type { Json } from '../../../schema/json.ts';

const list = (...points: Json[]) => ({ list: points });
const below = (text: string, ...points: Json[]) => ({ text, list: points });

export const article: readonly Json[] = [
  'The first paragraph has some words.',
  'The second one has **bold** words in it.',
  { heading: 'A heading of words' },
  'Below the heading stands a third one.',
  list('Point one', below('Point two', 'Inner point', 'Another inner one'), 'Point three'),
  'Between list and quotation.',
  { quote: ['Quoted at first.', 'Quoted in the end.'], source: 'Somebody' },
  'Behind the quotation.',
  { list: ['Number one', 'Number two'], numbered: true },
  { quote: 'Right below a list.' },
  'Before the picture.',
  { image: { src: 'media/logo.svg', alt: 'A logo' } },
  'Behind the picture.',
  { table: { columns: ['Course', 'Price'], rows: [{ cells: ['Yoga', '12 €'] }] } },
  'Behind the table.',
  { subheading: 'A smaller heading' },
  { note: ['Take note of this.'] },
  { code: 'let a = 1;' },
  'Family 👩‍👩‍👧‍👦',
  'שלום עולם',
  'The last paragraph.',
];

export type Step =
  /** A click where the bar stands between words; of a passage it begins there, or ends. */
  | { click: string; times?: number; isEnd?: boolean }
  /** What is selected is taken along by the mouse. */
  | { dragFrom: string; dragTo: string }
  | { press: string }
  | { type: string }
  | { clipboard: { plain: string; html?: string } }
  /** By the bar. */
  | { turnInto: string }
  /** A button of the window, by what it says. */
  | { button: string }
  /** An input method, by what it shows one after the other; the last is what it writes. */
  | { compose: string[] };

export interface Gesture {
  name: string;
  steps: readonly Step[];
  /** The change of the article's entries, as `toSpliced` takes it. */
  gives: readonly [from: number, gone: number, ...come: Json[]];
  /** Firefox cannot be made to do it, or does it in another way, for this reason. */
  notInFirefox?: string;
  /** It is made on a telephone as well, which taps once in place of all clicks, and has the bar in place of Ctrl. */
  byThumb?: boolean;
}

/** Each kind of mark that programs and websites write. */
const markedWords = `
<p>Costs <del>90</del><s> old</s><strike> older</strike><span style="text-decoration: line-through"> gone</span> <ins>120</ins> €.</p>
<p>m<sup>2</sup>, H<sub>2</sub>O, 10<span style="vertical-align: super">-6</span>, 2<sup>nd</sup>, <q>yes</q>.</p>
<p><mark>m</mark> <small>s</small> <u>u</u> <abbr>a</abbr> <x-y>x-y</x-y>, <kbd>k</kbd> <code>c</code> <b>b</b> <i>i</i>.</p>
<p>Seen<span class="sr-only"> aloud</span><span style="display: none"> never</span> <img alt="🙏" src="data:,">.</p>
<ul><li><input type="checkbox" checked> done</li><li><input type="checkbox"> open</li></ul>
<ol start="14"><li>June</li><li>July<ul><li>inner</li></ul></li></ol>
<div style="white-space: pre-wrap">One
Two</div>
<pre>x()
  y()</pre>
<dl><dt>Term</dt><dd>Meaning</dd></dl>`;

const at = (click: string): Step => ({ click });
const to = (click: string): Step => ({ click, isEnd: true });
const press = (...keys: string[]): Step[] => keys.map((key) => ({ press: key }));
const type = (letters: string): Step => ({ type: letters });
const passage = (from: string, end: string): Step[] => [at(from), to(end)];
const all = article.length;
const noInputMethod = 'Nothing that drives Firefox has an input method.';

/** What comes in place of some entries, and more at the end. */
const moved = (from: number, gone: number, come: readonly Json[], end: readonly Json[]): Gesture['gives'] => [
  from,
  all,
  ...come,
  ...article.slice(from + gone),
  ...end,
];

export const gestures: readonly Gesture[] = [
  // All, and what a click selects.
  {
    name: 'letters stand where one has clicked',
    steps: [at('The first| paragraph'), type(' new')],
    gives: [0, 1, 'The first new paragraph has some words.'],
    byThumb: true,
  },
  {
    name: 'Ctrl+A and letters write over one text',
    steps: [at('first| paragraph'), ...press('Control+a'), type('New.')],
    gives: [0, 1, 'New.'],
  },
  {
    name: 'Ctrl+A in a point, Delete and letters write over the point',
    steps: [at('Poi|nt one'), ...press('Control+a', 'Delete'), type('New')],
    gives: [4, 1, list('New', below('Point two', 'Inner point', 'Another inner one'), 'Point three')],
  },
  {
    name: 'Ctrl+A twice and letters write over everything',
    steps: [at('first| paragraph'), ...press('Control+a', 'Control+a'), type('New.')],
    gives: [0, all, 'New.'],
  },
  {
    name: 'Ctrl+A twice, Delete and letters write over everything',
    steps: [at('Poi|nt one'), ...press('Control+a', 'Control+a', 'Delete'), type('New.')],
    gives: [0, all, 'New.'],
  },
  {
    name: 'all is cut, and pasted as it was',
    steps: [at('first| paragraph'), ...press('Control+a', 'Control+a', 'Control+x', 'Control+v'), type('!')],
    gives: [20, 1, 'The last paragraph.!'],
  },
  {
    name: 'a triple click selects one paragraph',
    steps: [{ click: 'second| one', times: 3 }, type('New.')],
    gives: [1, 1, 'New.'],
  },
  {
    name: 'a triple click selects the words of a point, and not the points below it',
    steps: [{ click: 'Point t|wo', times: 3 }, type('New')],
    gives: [4, 1, list('Point one', below('New', 'Inner point', 'Another inner one'), 'Point three')],
  },
  {
    name: 'a double click selects a word of a heading',
    steps: [{ click: 'A head|ing', times: 2 }, type('line')],
    gives: [2, 1, { heading: 'A line of words' }],
  },
  // Letters over a passage.
  {
    name: 'letters over half of a paragraph and half of the next',
    steps: [...passage('The |first', 'second| one'), type('a')],
    gives: [0, 2, 'The a one has **bold** words in it.'],
  },
  {
    name: 'letters over a passage that was selected backwards',
    steps: [...passage('second| one', 'The |first'), type('a')],
    gives: [0, 2, 'The a one has **bold** words in it.'],
  },
  {
    name: 'letters from a paragraph into a heading',
    steps: [...passage('The second| one', 'A |heading'), type(' ')],
    gives: [1, 2, 'The second heading of words'],
  },
  {
    name: 'letters from a heading into a paragraph',
    steps: [...passage('A heading| of', 'Below| the heading stands'), type('.')],
    gives: [2, 2, { heading: 'A heading. the heading stands a third one.' }],
  },
  {
    name: 'letters from a paragraph into a list',
    steps: [...passage('Below the |heading', 'Point| three'), type('point')],
    gives: [3, 2, 'Below the point three'],
  },
  {
    name: 'letters from a paragraph into a point with others below it',
    steps: [...passage('Below the |heading', 'Point| two'), type('point')],
    gives: [3, 2, 'Below the point two', list('Inner point', 'Another inner one', 'Point three')],
  },
  {
    name: 'letters from a list into a quotation',
    steps: [...passage('Number| one', 'Right| below'), type(',')],
    gives: [8, 2, { list: ['Number, below a list.'], numbered: true }],
  },
  {
    name: 'letters from a paragraph into a quotation',
    steps: [...passage('Between |list', 'Quoted| at first'), type('things')],
    gives: [5, 2, 'Between things at first.', { quote: ['Quoted in the end.'], source: 'Somebody' }],
  },
  {
    name: 'letters over a picture and what is around it',
    steps: [...passage('Before| the picture', 'Behind| the picture'), type(' and behind')],
    gives: [10, 3, 'Before and behind the picture.'],
  },
  {
    name: 'Delete from a picture to a table',
    steps: [...passage('Before the picture.|', '|Behind the table.'), ...press('Delete'), type(' ')],
    gives: [10, 5, 'Before the picture. Behind the table.'],
  },
  {
    name: 'one step back gives back several blocks that letters stand in place of, and selects them again',
    steps: [...passage('Number| one', 'Right| below'), type('and so on'), ...press('Control+z'), type(',')],
    gives: [8, 2, { list: ['Number, below a list.'], numbered: true }],
  },
  {
    name: 'signs around words make them bold, soft and code',
    steps: [at('The last paragraph.|'), type(' A **bold b**, _soft_ and `code`, 2*3*4')],
    gives: [20, 1, 'The last paragraph. A **bold b**, _soft_ and `code`, 2*3*4'],
  },
  // The clipboard.
  {
    name: 'half of a paragraph and two points are cut, and pasted below another',
    steps: [
      ...passage('Below the heading| stands', 'Point two|'),
      ...press('Control+x'),
      at('The last paragraph.|'),
      ...press('Enter', 'Control+v'),
    ],
    gives: moved(
      3,
      2,
      ['Below the heading', list('Inner point', 'Another inner one', 'Point three')],
      [' stands a third one.', list('Point one', 'Point two')],
    ),
  },
  {
    name: 'a whole list is cut, and pasted below',
    steps: [
      ...passage('|Number one', 'Number two|'),
      ...press('Control+x'),
      at('The last paragraph.|'),
      ...press('Enter', 'Control+v'),
    ],
    gives: moved(8, 1, [], [article[8] as Json]),
  },
  {
    name: 'a picture is cut with the paragraphs around it, and pasted below',
    steps: [
      ...passage('|Before the picture', 'Behind the picture.|'),
      ...press('Control+x'),
      at('The last paragraph.|'),
      ...press('Enter', 'Control+v'),
    ],
    gives: moved(10, 3, [], article.slice(10, 13)),
  },
  {
    name: 'points are copied, and pasted once more behind another point',
    steps: [...passage('|Point one', 'Point three|'), ...press('Control+c'), at('Number two|'), ...press('Enter', 'Control+v')],
    gives: [
      8,
      1,
      {
        list: ['Number one', 'Number two', 'Point one', below('Point two', 'Inner point', 'Another inner one'), 'Point three'],
        numbered: true,
      },
    ],
  },
  {
    name: 'a picture is copied with the paragraphs around it',
    steps: [
      ...passage('|Before the picture', 'Behind the picture.|'),
      ...press('Control+c'),
      at('The last paragraph.|'),
      ...press('Enter', 'Control+v'),
    ],
    gives: [21, 0, 'Before the picture.', article[11] as Json, 'Behind the picture.'],
  },
  {
    name: 'words are copied from a point into a heading',
    steps: [
      ...passage('|Inner point', 'Inner| point'),
      ...press('Control+c'),
      at('A |heading'),
      ...press('Control+v'),
      type(' '),
    ],
    gives: [2, 1, { heading: 'A Inner heading of words' }],
  },
  {
    name: 'an address that is pasted upon words leads them there',
    steps: [
      ...passage('The |first', 'first paragraph| has'),
      { clipboard: { plain: 'https://example.org/a' } },
      ...press('Control+v'),
    ],
    gives: [0, 1, 'The [first paragraph](https://example.org/a) has some words.'],
  },
  {
    name: 'paragraphs and a list of another page are pasted into a paragraph',
    steps: [
      at('The last| paragraph'),
      { clipboard: { plain: 'One\nTwo\nThree', html: '<p>One</p><ul><li>Two</li></ul><p>Three</p>' } },
      ...press('Control+v'),
    ],
    gives: [20, 1, 'The lastOne', list('Two'), 'Three paragraph.'],
  },
  {
    name: 'lines are pasted into a point',
    steps: [at('Point one|'), type(': '), { clipboard: { plain: 'a\nb' } }, ...press('Control+v')],
    gives: [4, 1, list('Point one: a', 'b', below('Point two', 'Inner point', 'Another inner one'), 'Point three')],
  },
  {
    name: 'what is pasted is what it was, whatever its words are marked by',
    steps: [at('The last| paragraph'), { clipboard: { plain: 'Marks', html: markedWords } }, ...press('Control+v')],
    gives: [
      20,
      1,
      'The lastCosts 120 €.',
      'm², H₂O, 10⁻⁶, 2nd, “yes”.',
      'm s u a x-y, `k` `c` **b** _i_.',
      'Seen 🙏.',
      { list: ['☑ done', '☐ open'] },
      { list: ['June', { text: 'July', list: ['inner'] }], numbered: true, start: 14 },
      'One',
      'Two',
      { code: 'x()\n  y()' },
      'Term',
      'Meaning paragraph.',
    ],
  },
  {
    name: 'words that are struck through come in by the button that says so',
    steps: [
      at('The last| paragraph'),
      {
        clipboard: { plain: 'Costs 90120', html: '<p>Costs <del>90</del> <ins>120</ins></p><ul><li>A</li></ul><p>B<s>C</s></p>' },
      },
      ...press('Control+v'),
      { button: 'Auch sie einfügen' },
      type('!'),
    ],
    gives: [20, 1, 'The lastCosts 90 120', { list: ['A'] }, 'BC! paragraph.'],
  },
  // Enter.
  {
    name: 'Enter divides a paragraph',
    steps: [at('The first| paragraph'), ...press('Enter', 'Delete')],
    gives: [0, 1, 'The first', 'paragraph has some words.'],
  },
  {
    name: 'Enter behind a heading begins a paragraph',
    steps: [at('heading of words|'), ...press('Enter'), type('New.')],
    gives: [3, 0, 'New.'],
    byThumb: true,
  },
  {
    name: 'Enter before a heading makes room above it',
    steps: [at('|A heading of'), ...press('Enter', 'ArrowUp'), type('New.')],
    gives: [2, 0, 'New.'],
  },
  {
    name: 'Enter divides a heading',
    steps: [at('A heading| of words'), ...press('Enter', 'Delete')],
    gives: [2, 1, { heading: 'A heading' }, 'of words'],
  },
  {
    name: 'Enter divides a point',
    steps: [at('Point| one'), ...press('Enter', 'Delete')],
    gives: [4, 1, list('Point', 'one', below('Point two', 'Inner point', 'Another inner one'), 'Point three')],
  },
  {
    name: 'Enter twice behind a list leaves it',
    steps: [at('Point three|'), ...press('Enter', 'Enter'), type('New.')],
    gives: [5, 0, 'New.'],
    byThumb: true,
  },
  {
    name: 'Enter twice within a list with numbers divides it',
    steps: [at('Number one|'), ...press('Enter', 'Enter'), type('New.')],
    gives: [8, 1, { list: ['Number one'], numbered: true }, 'New.', { list: ['Number two'], numbered: true }],
  },
  {
    name: 'Enter twice behind a point below another makes one beside that',
    steps: [at('Another inner one|'), ...press('Enter', 'Enter'), type('New')],
    gives: [4, 1, list('Point one', below('Point two', 'Inner point', 'Another inner one'), 'New', 'Point three')],
  },
  {
    name: 'Enter twice behind a quotation leaves it',
    steps: [at('Quoted in the end.|'), ...press('Enter', 'Enter'), type('New.')],
    gives: [7, 0, 'New.'],
  },
  {
    name: 'Enter divides a paragraph of a quotation',
    steps: [at('Right below| a list'), ...press('Enter', 'Delete')],
    gives: [9, 1, { quote: ['Right below', 'a list.'] }],
  },
  {
    name: 'Enter twice behind a note leaves it',
    steps: [at('Take note of this.|'), ...press('Enter', 'Enter'), type('New.')],
    gives: [17, 0, 'New.'],
  },
  {
    name: 'Enter behind a picture that is selected begins a paragraph',
    steps: [at('Before the picture.|'), ...press('Delete', 'Enter'), type('New.')],
    gives: [12, 0, 'New.'],
  },
  // Backspace at the beginning of a text.
  {
    name: 'Backspace joins two paragraphs',
    steps: [at('|The second one'), ...press('Backspace'), type(' ')],
    gives: [0, 2, 'The first paragraph has some words. The second one has **bold** words in it.'],
    byThumb: true,
  },
  {
    name: 'Backspace joins a heading with the paragraph above it',
    steps: [at('|A heading of'), ...press('Backspace'), type(' ')],
    gives: [1, 2, 'The second one has **bold** words in it. A heading of words'],
  },
  {
    name: 'Backspace joins a paragraph with the heading above it',
    steps: [at('|Below the heading'), ...press('Backspace'), type('. ')],
    gives: [2, 2, { heading: 'A heading of words. Below the heading stands a third one.' }],
  },
  {
    name: 'Backspace joins a paragraph with the last point of the list above it',
    steps: [at('|Between list'), ...press('Backspace'), type(' ')],
    gives: [
      4,
      2,
      list('Point one', below('Point two', 'Inner point', 'Another inner one'), 'Point three Between list and quotation.'),
    ],
  },
  {
    name: 'Backspace takes a point out of its list',
    steps: [at('|Number two'), ...press('Backspace'), type('New ')],
    gives: [8, 1, { list: ['Number one'], numbered: true }, 'New Number two'],
  },
  {
    name: 'Backspace takes a point below another beside that',
    steps: [at('|Another inner'), ...press('Backspace'), type('New ')],
    gives: [4, 1, list('Point one', below('Point two', 'Inner point'), 'New Another inner one', 'Point three')],
  },
  {
    name: 'Backspace takes a quotation apart that follows a list',
    steps: [at('|Right below'), ...press('Backspace'), type('New ')],
    gives: [9, 1, 'New Right below a list.'],
  },
  {
    name: 'Backspace joins a paragraph with the quotation above it',
    steps: [at('|Behind the quotation'), ...press('Backspace'), type(' ')],
    gives: [6, 2, { quote: ['Quoted at first.', 'Quoted in the end. Behind the quotation.'], source: 'Somebody' }],
  },
  {
    name: 'Backspace twice behind a picture takes it away',
    steps: [at('|Behind the picture'), ...press('Backspace', 'Backspace')],
    gives: [11, 1],
  },
  {
    name: 'Backspace takes an empty paragraph away',
    steps: [at('The last paragraph.|'), ...press('Enter', 'Enter', 'Backspace', 'Backspace'), type('!')],
    gives: [20, 1, 'The last paragraph.!'],
  },
  // Delete at the end of a text.
  {
    name: 'Delete joins two paragraphs',
    steps: [at('has some words.|'), ...press('Delete'), type(' ')],
    gives: [0, 2, 'The first paragraph has some words. The second one has **bold** words in it.'],
  },
  {
    name: 'Delete joins a paragraph with the heading below it',
    steps: [at('words in it.|'), ...press('Delete'), type(' ')],
    gives: [1, 2, 'The second one has **bold** words in it. A heading of words'],
  },
  {
    name: 'Delete joins a heading with the paragraph below it',
    steps: [at('heading of words|'), ...press('Delete'), type('. ')],
    gives: [2, 2, { heading: 'A heading of words. Below the heading stands a third one.' }],
  },
  {
    name: 'Delete joins a paragraph with the first point below it',
    steps: [at('a third one.|'), ...press('Delete'), type(' ')],
    gives: [
      3,
      2,
      'Below the heading stands a third one. Point one',
      list(below('Point two', 'Inner point', 'Another inner one'), 'Point three'),
    ],
  },
  {
    name: 'Delete joins the last point with the paragraph below it',
    steps: [at('Point three|'), ...press('Delete'), type(' ')],
    gives: [
      4,
      2,
      list('Point one', below('Point two', 'Inner point', 'Another inner one'), 'Point three Between list and quotation.'),
    ],
  },
  {
    name: 'Delete joins a point with the one below it',
    steps: [at('Point two|'), ...press('Delete'), type(' ')],
    gives: [4, 1, list('Point one', below('Point two Inner point', 'Another inner one'), 'Point three')],
  },
  {
    name: 'Delete joins the last point with the quotation below it',
    steps: [at('Number two|'), ...press('Delete'), type(' ')],
    gives: [8, 2, { list: ['Number one', 'Number two Right below a list.'], numbered: true }],
  },
  {
    name: 'Delete joins the end of a quotation with the paragraph below it',
    steps: [at('Quoted in the end.|'), ...press('Delete'), type(' ')],
    gives: [6, 2, { quote: ['Quoted at first.', 'Quoted in the end. Behind the quotation.'], source: 'Somebody' }],
  },
  {
    name: 'Delete twice before a picture takes it away',
    steps: [at('Before the picture.|'), ...press('Delete', 'Delete')],
    gives: [11, 1],
  },
  {
    name: 'Delete takes the empty paragraph below away',
    steps: [at('The last paragraph.|'), ...press('Enter', 'ArrowUp', 'End', 'Delete'), type('!')],
    gives: [20, 1, 'The last paragraph.!'],
  },
  // Lists, and signs.
  {
    name: 'Tab puts a point below the one before it',
    steps: [at('Point |three'), ...press('Tab'), type('number ')],
    gives: [4, 1, list('Point one', below('Point two', 'Inner point', 'Another inner one', 'Point number three'))],
  },
  {
    name: 'Shift+Tab puts a point beside the one that it stands below',
    steps: [at('Another |inner'), ...press('Shift+Tab'), type('outer ')],
    gives: [4, 1, list('Point one', below('Point two', 'Inner point'), 'Another outer inner one', 'Point three')],
  },
  ...Object.entries<Json>({
    '## ': { heading: 'New' },
    '### ': { subheading: 'New' },
    '- ': list('New'),
    '1. ': { list: ['New'], numbered: true },
    '> ': { quote: 'New' },
  }).map(
    ([sign, come]): Gesture => ({
      name: `"${sign}" at the beginning of a paragraph makes another block of it`,
      steps: [at('The last paragraph.|'), ...press('Enter'), type(`${sign}New`)],
      gives: [21, 0, come],
      byThumb: sign === '- ',
    }),
  ),
  // Steps back and forth.
  {
    name: 'Ctrl+Z and Ctrl+Y lead over the border of two blocks, and the caret goes along',
    steps: [at('The first| paragraph'), ...press('Enter', 'Control+z', 'Control+y'), type('Second')],
    gives: [0, 1, 'The first', 'Second paragraph has some words.'],
  },
  {
    name: 'Ctrl+Z takes a turn back, and writing goes on there',
    steps: [...passage('Number |two', 'Number two|'), { turnInto: 'Zitat' }, ...press('Control+z', 'ArrowRight'), type('!')],
    gives: [8, 1, { list: ['Number one', 'Number two!'], numbered: true }],
  },
  // Marks and turns.
  {
    name: 'Ctrl+B makes words of three blocks bold',
    steps: [...passage('The second |one', 'Below |the heading stands'), ...press('Control+b')],
    gives: [
      1,
      3,
      'The second **one has bold words in it.**',
      { heading: '**A heading of words**' },
      '**Below** the heading stands a third one.',
    ],
  },
  {
    name: 'Ctrl+B twice takes what was bold along',
    steps: [...passage('The |second', 'Below |the heading stands'), ...press('Control+b', 'Control+b')],
    gives: [1, 1, 'The second one has bold words in it.'],
  },
  {
    name: 'Ctrl+B makes the word bold that the caret is in',
    steps: [at('The fi|rst paragraph'), ...press('Control+b')],
    gives: [0, 1, 'The **first** paragraph has some words.'],
    byThumb: true,
  },
  {
    name: 'a paragraph turns into a list',
    steps: [{ click: 'parag|raph has', times: 2 }, { turnInto: 'Aufzählung' }],
    gives: [0, 1, list('The first paragraph has some words.')],
    byThumb: true,
  },
  {
    name: 'several blocks turn into a list',
    steps: [...passage('The |first', 'second| one'), { turnInto: 'Aufzählung' }],
    gives: [0, 2, list('The first paragraph has some words.', 'The second one has **bold** words in it.')],
  },
  {
    name: 'several blocks turn into a quotation, and back',
    steps: [
      ...passage('The |first', 'second| one'),
      { turnInto: 'Zitat' },
      { turnInto: 'Absatz' },
      ...press('ArrowRight'),
      type('!'),
    ],
    gives: [1, 1, 'The second! one has **bold** words in it.'],
  },
  {
    name: 'a list turns into a quotation, and into headings',
    steps: [...passage('Number |two', 'Number two|'), { turnInto: 'Zitat' }, { turnInto: 'Überschrift' }],
    gives: [8, 1, { heading: 'Number one' }, { heading: 'Number two' }],
  },
  // Letters of several code points, and other ways to write.
  {
    name: 'Backspace takes a family away as one letter',
    steps: [at('Family 👩‍👩‍👧‍👦|'), ...press('Backspace'), type('!')],
    gives: [18, 1, 'Family !'],
    notInFirefox: 'Backspace takes the last child away, in every text field of Firefox.',
  },
  {
    name: 'Delete takes a family away as one letter',
    steps: [at('Family |👩‍👩‍👧‍👦'), ...press('Delete'), type('!')],
    gives: [18, 1, 'Family !'],
  },
  {
    name: 'Hebrew words are taken away letter by letter',
    steps: [at('שלום |עולם'), ...press('End', 'Backspace', 'Backspace'), type('!')],
    gives: [19, 1, 'שלום עו!'],
  },
  {
    name: 'an input method composes at the end of a point',
    steps: [at('Point one|'), { compose: ['k', 'か', '漢字'] }],
    gives: [4, 1, list('Point one漢字', below('Point two', 'Inner point', 'Another inner one'), 'Point three')],
    notInFirefox: noInputMethod,
  },
  {
    name: 'a dead key writes one letter at the end of a point',
    steps: [at('Point one|'), { compose: ['´', 'é'] }, type('!')],
    gives: [4, 1, list('Point oneé!', below('Point two', 'Inner point', 'Another inner one'), 'Point three')],
    notInFirefox: noInputMethod,
  },
  {
    name: 'an input method composes over a passage of two blocks',
    steps: [...passage('The |first', 'second| one'), { compose: ['k', 'か', '漢字'] }],
    gives: [0, 2, 'The 漢字 one has **bold** words in it.'],
    notInFirefox: noInputMethod,
  },
  {
    name: 'words are dragged from a list into a quotation',
    steps: [...passage('|Number one', 'Number |one'), { dragFrom: 'Num|ber one', dragTo: 'Quoted |at first' }],
    notInFirefox: 'The mouse of what drives Firefox begins no drag.',
    gives: [
      6,
      3,
      { quote: ['Quoted Number at first.', 'Quoted in the end.'], source: 'Somebody' },
      'Behind the quotation.',
      { list: ['one', 'Number two'], numbered: true },
    ],
  },
];
