import { describe, expect, test } from 'vitest';
import { expectLinearWork } from '../../tests/support/linear-work.ts';
import { type BlocksPorts, blocksOf, parseText } from './blocks.ts';

/** Every page is there but "missing", every image but "missing.png". */
const ports: BlocksPorts = {
  link: (target) => (target.includes('missing') ? undefined : target),
  image: (src) => (src.includes('missing') ? 'missing-image' : src.startsWith('http') ? 'foreign-image' : `media/news/${src}`),
};
const read = (markdown: string, isMdx = false) => blocksOf(parseText(markdown, 0, isMdx), ports);

describe('Markdown as blocks of an article', () => {
  test.each<[string, string, unknown[]]>([
    ['paragraphs', 'One\nline.\n\nAnother.', ['One line.', 'Another.']],
    ['a hard break ends a paragraph', 'One  \ntwo<br>three', ['One', 'two', 'three']],
    ['strong, emphasis, code', '**a** __b__ *c* _d_ `e`', ['**a** **b** _c_ _d_ `e`']],
    ['emphasis within a word', 'un*frigging*believable', ['unfriggingbelievable']],
    [
      'links',
      '[a](/b) <https://c.example> https://d.example/x',
      ['[a](/b) [https://c.example](https://c.example) [https://d.example/x](https://d.example/x)'],
    ],
    ['reference links', 'See [a][1].\n\n[1]: /b "c"', ['See [a](/b).']],
    ['an address with signs of its own', '[a](</b (c)>)', ['[a](/b%20%28c%29)']],
    ['signs that would be markup', 'a \\*\\*b\\*\\* [c] {d} snake_case 2 * 3', ['a \\*\\*b\\*\\* \\[c\\] {{d} snake_case 2 * 3']],
    ['entities', 'a &amp; b &mdash; &auml;', ['a & b — ä']],
    ['headings of two levels', '## A\n\nb\n\n### C\n\nd', [{ heading: 'A' }, 'b', { subheading: 'C' }, 'd']],
    ['setext headings', 'A\n-\n\nb', [{ heading: 'A' }, 'b']],
    ['the title is no heading', '# A\n\n## B\n\nc', [{ heading: 'B' }, 'c']],
    ['two of the first level are headings', '# A\n\nb\n\n# C\n\nd', [{ heading: 'A' }, 'b', { heading: 'C' }, 'd']],
    ['a heading with an anchor', '## A {#b}\n\nc', [{ heading: 'A', id: 'b' }, 'c']],
    ['a heading of a picture alone', '## ![a](b.png)\n\nc', [{ image: { src: 'media/news/b.png', alt: 'a' } }, 'c']],
    ['lists', '- a\n- b', [{ list: ['a', 'b'] }]],
    ['lists with numbers', '1. a\n2. b', [{ list: ['a', 'b'], numbered: true }]],
    ['lists that begin with another number', '14. a\n15. b', [{ list: ['a', 'b'], numbered: true, start: 14 }]],
    ['lists in lists', '- a\n  1. b\n  2. c', [{ list: [{ text: 'a', list: ['b', 'c'], numbered: true }] }]],
    ['the third level is the second', '- a\n  - b\n    - c', [{ list: [{ text: 'a', list: ['b', 'c'] }] }]],
    ['tasks', '- [x] a\n- [ ] b', [{ list: ['☑ a', '☐ b'] }]],
    [
      'code in a list stands between two',
      '- a\n\n  ```sh\n  b\n  ```\n- c',
      [{ list: ['a'] }, { code: 'b', language: 'sh' }, { list: ['c'] }],
    ],
    [
      'code in a list with numbers stands between two, whose numbers go on',
      '1. a\n\n   ```sh\n   b\n   ```\n2. c\n3. d',
      [
        { list: ['a'], numbered: true },
        { code: 'b', language: 'sh' },
        { list: ['c', 'd'], numbered: true, start: 2 },
      ],
    ],
    [
      'numbers that go on behind code',
      '1. a\n2. b\n\n```sh\nc\n```\n\n3. d\n4. e',
      [
        { list: ['a', 'b'], numbered: true },
        { code: 'c', language: 'sh' },
        { list: ['d', 'e'], numbered: true, start: 3 },
      ],
    ],
    ['a year at the beginning of a line', '1986. A good year.', [{ list: ['A good year.'], numbered: true, start: 1986 }]],
    ['a number that no list begins with', '20260. a\n20261. b', [{ list: ['20260. a', '20261. b'] }]],
    [
      'a point of a picture alone has its number',
      '1. a\n2. ![b](c.png)\n3. d',
      [
        { list: ['a'], numbered: true },
        { image: { src: 'media/news/c.png', alt: 'b' } },
        { list: ['d'], numbered: true, start: 3 },
      ],
    ],
    ['numbers in quotations', '> 14. June\n> 15. July', [{ quote: ['14. June', '15. July'] }]],
    [
      'numbers that a list cannot have',
      '- a\n\n  7. b\n     - c\n  8. d\n- e\n  - f\n\n  3) g',
      [
        {
          list: [
            { text: 'a', list: ['7. b', 'c', '8. d'] },
            { text: 'e', list: ['f', '3. g'] },
          ],
        },
      ],
    ],
    ['numbers below a point', '- a\n\n  3. b\n  4. c', [{ list: [{ text: 'a', list: ['b', 'c'], numbered: true, start: 3 }] }]],
    ['quotations', '> a\n>\n> b', [{ quote: ['a', 'b'] }]],
    ['notes', '> [!NOTE]\n> a', [{ note: ['a'] }]],
    ['warnings', '> [!WARNING]\n> a\n>\n> 3. b', [{ note: ['a', { list: ['b'], numbered: true, start: 3 }], title: 'Warning' }]],
    ['code', '```js {1}\n{{ a }}\n```', [{ code: '{{ a }}', language: 'js' }]],
    ['code in code', '````md\n```js\na\n```\n````', [{ code: '```js\na\n```', language: 'md' }]],
    ['indented code', '    a\n    b', [{ code: 'a\nb' }]],
    ['a table', '| a | b |\n|---|---|\n| **c** | |', [{ table: { columns: ['a', 'b'], rows: [{ cells: ['**c**', '–'] }] } }]],
    ['a table without heads', '| | |\n|---|---|\n| a | b |', [{ table: { rows: [{ cells: ['a', 'b'] }] } }]],
    [
      'a table with a head that is empty',
      '| | b |\n|---|---|\n| a | c |',
      [{ table: { columns: ['–', 'b'], rows: [{ cells: ['a', 'c'] }] } }],
    ],
    ['a table without rows', '| a | b |\n|---|---|', ['a, b']],
    ['an image', '![a](b.png "c")', [{ image: { src: 'media/news/b.png', alt: 'a', caption: 'c' } }]],
    [
      'images side by side, one of them a link to itself',
      '![a](b.png) [![c](d.png)](d.png)',
      [
        {
          image: [
            { src: 'media/news/b.png', alt: 'a' },
            { src: 'media/news/d.png', alt: 'c' },
          ],
        },
      ],
    ],
    ['an image in strong words', '**![a](b.png)**', [{ image: { src: 'media/news/b.png', alt: 'a' } }]],
    [
      'an image in a table',
      '| a |\n|---|\n| ![b](c.png) |',
      [{ table: { columns: ['a'], rows: [{ cells: ['–'] }] } }, { image: { src: 'media/news/c.png', alt: 'b' } }],
    ],
    [
      'an image that is given as HTML',
      'A <img src="b.png" alt="c"> and\n\n<img src="d.png" alt="">',
      ['A', { image: { src: 'media/news/b.png', alt: 'c' } }, 'and', { image: { src: 'media/news/d.png', alt: '' } }],
    ],
    [
      'pictures of signs, wherever they lie',
      'Thank ![🙂](https://s.example/1f642.png) you <img class="emoji" alt="👍🏽" src="/x.png">',
      ['Thank 🙂 you 👍🏽'],
    ],
    ['raised and lowered figures', '10<sup>6</sup> m<sup>2</sup> H<sub>2</sub>O', ['10⁶ m² H₂O']],
    [
      'marks of looks',
      '<u>a</u> <ins>b</ins> <mark>c</mark> <small>d</small> <b>e</b> <i>f</i> <kbd>g</kbd>',
      ['a b c d **e** _f_ `g`'],
    ],
    [
      'readings and letters of a font of signs',
      '<ruby>漢<rp>[</rp><rt>kan</rt><rp>]</rp></ruby> 5 <span style="font-family: Symbol">m</span>g',
      ['漢(kan) 5 μg'],
    ],
    ['quotations among words', 'He said <q>yes, <q>no</q></q>.', ['He said “yes, ‘no’”.']],
    ['links that are given as HTML', '<a href="/b" class="x">a **c**</a>', ['[a **c**](/b)']],
    [
      'boxes that are given as HTML',
      '- <input type="checkbox" checked> a\n- <input type="checkbox"> b',
      [{ list: ['☑ a', '☐ b'] }],
    ],
    ['words for screen readers only', 'a <span class="sr-only">b</span> c', ['a c']],
    ['looks of Kramdown', '{: .center}\n[a](/b){:target="_blank"}', ['[a](/b)']],
    [
      'addresses of Liquid',
      '[a]({{ site.baseurl }}/b) [c]({{ "/d" | relative_url }}) [e]({% post_url 2024-01-01-f %})',
      ['[a](/b) [c](/d) [e](2024-01-01-f.md)'],
    ],
    [
      'addresses of Liquid in a table',
      '| a |\n|---|\n| [b]({{ "/c" | relative_url }}) `{{ d | e }}` |',
      [{ table: { columns: ['a'], rows: [{ cells: ['[b](/c) `{{{{ d | e }}`'] }] } }],
    ],
    ['addresses of Liquid by reference', '[a][1]\n\n[1]: {{ site.baseurl }}/b', ['[a](/b)']],
    [
      'Liquid in code',
      '    {{ site.url }}\n\n`{{ site.baseurl }}/a`\n\n> ```\n> {{ site.url }}\n> ```',
      [{ code: '{{ site.url }}' }, '`{{{{ site.baseurl }}/a`', { code: '{{ site.url }}' }],
    ],
    ['Liquid behind code that shows a fence', '    ```\n    a\n\n[b]({{ site.baseurl }}/c)', [{ code: '```\na' }, '[b](/c)']],
    [
      'what is raw to Liquid',
      '{% raw %}{{ a }}{% endraw %} `{% raw %}{{ b }}{% endraw %}`\n\n{% raw %}\n\n{{ c }}\n\n{% endraw %}',
      ['{{{{ a }} `{{{{ b }}`', '{{{{ c }}'],
    ],
    [
      'raw in code',
      '```liquid\n{% raw %}\n<h1>{{ a }}</h1>\n{% endraw %}\n```',
      [{ code: '<h1>{{ a }}</h1>', language: 'liquid' }],
    ],
    [
      'what is said of raw',
      'Put it between `{% raw %}` and `{% endraw %}`.',
      ['Put it between `{{% raw %}` and `{{% endraw %}`.'],
    ],
    ['short codes that Hugo shows', '`{{</* a */>}}` {{%/* b */%}}', ['`{{{{< a >}}` {{{{% b %}}']],
    [
      'code of Liquid in a list, with raw',
      '- a\n\n  {% highlight html %}\n  {% raw %}\n  <p>{{ b }}</p>\n  {% endraw %}\n  {% endhighlight %}',
      [{ list: ['a'] }, { code: '<p>{{ b }}</p>', language: 'html' }],
    ],
    ['braces in a sentence', 'Write {#name} or {.class} there.', ['Write {{#name} or {{.class} there.']],
    ['comments of Kramdown', 'a {::comment}b{:/comment} c\n\n{::comment}\nd\n\ne\n{:/comment}\n\nf', ['a c', 'f']],
    [
      'looks of an image and a link',
      '![a](b.png){.wide width="300"} c [d](/e){: .f} `g`{.h}',
      [{ image: { src: 'media/news/b.png', alt: 'a' } }, 'c [d](/e) `g`'],
    ],
    ['a place for the contents', '* TOC\n{:toc}\n\na', ['a']],
    ['looks of a table', '| a |\n|---|\n| b |\n{: .wide}', [{ table: { columns: ['a'], rows: [{ cells: ['b'] }] } }]],
    [
      'addresses of Liquid in HTML',
      '<a href="{{ "/b" | relative_url }}">c</a> <img src=\'{{ site.url }}/d.png\' alt="">',
      ['[c](/b)', { image: { src: 'media/news//d.png', alt: '' } }],
    ],
    ['words that are hidden', 'a <span hidden>b</span> c', ['a c']],
    ['code of Liquid', '{% highlight ruby %}\na\n{% endhighlight %}', [{ code: 'a', language: 'ruby' }]],
    [
      'figures of Hugo',
      '{{< figure src="a.png" alt="b" caption="c" >}}',
      [{ image: { src: 'media/news/a.png', alt: 'b', caption: 'c' } }],
    ],
    ['references of Hugo', '[a]({{< ref "b.md" >}})', ['[a](b.md)']],
    ['a line', 'a\n\n---\n\nb', ['a', 'b']],
    ['nothing that is seen', '\u200b\n\n&nbsp;', []],
  ])('%s', (_, markdown, blocks) => {
    const { blocks: made, notes } = read(markdown);
    expect(made).toEqual(blocks);
    expect(notes.filter(({ kind }) => !['deep-list', 'moved'].includes(kind))).toEqual([]);
  });
});

test.each<[string, string, unknown[], string[]]>([
  ['short codes', 'a {{< b >}}\n\n{% c %}', ['a'], ['1 short-code {{< b >}}', '3 short-code {% c %}']],
  ['comments of Liquid', 'a {% comment %}\nb\n{% endcomment %}\n\nc', ['a', 'c'], []],
  ['HTML', '<div class="a">\n\nb <kbd>c</kbd>\n\n</div>\n\n<br>\n\n<!-- d -->', ['b `c`'], ['1 html <div class="a">']],
  [
    'struck words',
    'It costs ~~90 €~~ 120 € <del>or</del> <s>so</s>.\n\n1. a\n2. ~~b~~\n3. c',
    ['It costs 120 € .', { list: ['a'], numbered: true }, { list: ['c'], numbered: true, start: 3 }],
    ['1 struck 90 €', '1 struck or', '1 struck so', '4 struck b'],
  ],
  [
    'images with more than a link',
    '[![a](b.png) {{< c >}}](/d)',
    [{ image: { src: 'media/news/b.png', alt: 'a' } }],
    ['1 short-code {{< c >}}', '1 linked-image /d'],
  ],
  ['struck quotations', 'a <q>~~b~~</q> c', ['a c'], ['1 struck b']],
  ['struck code', '<tt><s>a</s></tt> b <code>c<s>d</s></code>', ['b `c`'], ['1 struck a', '1 struck d']],
  ['raised words', '2<sup>nd</sup>', ['2nd'], ['1 html <sup>']],
  ['marks that are not known', 'a <blink>b</blink>', ['a b'], ['1 html <blink>']],
  ['things that are no text', 'a <button>b</button> c', ['a c'], ['1 html <button>b']],
  ['images with a link', 'a [![b](c.png)](/d)', ['a', { image: { src: 'media/news/c.png', alt: 'b' } }], ['1 linked-image /d']],
  [
    'images that stay out of a sentence',
    'a ![b](missing.png) c [![d](missing.png)](/e) f',
    ['a c f'],
    ['1 missing-image missing.png', '1 missing-image missing.png', '1 linked-image /e'],
  ],
  ['definition lists', 'Apple\n: A fruit\n: A firm', ['Apple', ': A fruit', ': A firm'], ['1 dialect : A', '1 dialect : A']],
  [
    'signs of dialects',
    'Hooray :tada: ==a== x^2^ [[Page]] $a_1*b*c$ `:b:`',
    ['Hooray :tada: ==a== x^2^ \\[\\[Page\\]\\] $a_1*b*c$ `:b:`'],
    ['1 dialect :tada:', '1 dialect ==a==', '1 dialect $a_1*b*c$', '1 dialect [[Page]]', '1 dialect ^2^'],
  ],
  [
    'boxes and codes of others',
    ':::tip\n[gallery ids="1"]\n:::',
    [':::tip \\[gallery ids="1"\\] :::'],
    ['1 dialect :::tip ', '1 dialect [gallery ids="1"]'],
  ],
  ['formulas', '$$\na\n- b_{1}\n= *c*\n$$', ['$$ a - b\\_{{1} = *c* $$'], ['1 dialect $$ a - b_{1} = *c* $$']],
  [
    'Liquid in a sentence',
    'See {{ site.url }}/a and {{ "/b" | relative_url }}.',
    ['See /a and /b.'],
    ['1 short-code {{ site.url }}'],
  ],
  [
    'Liquid in the head of a table',
    '| {{ a }} b |\n|---|\n| c |',
    [{ table: { columns: ['b'], rows: [{ cells: ['c'] }] } }],
    ['1 short-code {{ a }}'],
  ],
  [
    'long short codes',
    '{{< gallery\n- a\n>}}\n\nb {# c #}',
    ['b'],
    ['1 short-code {{< gallery\n- a\n>}}', '5 short-code {# c #}'],
  ],
  ['footnotes in a list', '- [^1]: a\n- b', [{ list: ['\\[^1\\]: a', 'b'] }], ['1 footnote [^1]']],
  ['links to nothing', '[a](/missing)', ['a'], ['1 lost-link /missing']],
  [
    'images of nowhere',
    '![a](missing.png) ![b](https://c.example/d.png)',
    [],
    ['1 missing-image missing.png', '1 foreign-image https://c.example/d.png'],
  ],
  [
    'headings of the third level',
    '## a\n\n### b\n\n#### c\n\nd',
    [{ heading: 'a' }, { subheading: 'b' }, { subheading: 'c' }, 'd'],
    ['5 deep-heading c'],
  ],
  ['footnotes', 'a[^1]\n\n[^1]: b c', ['a\\[^1\\]', '\\[^1\\]: b c'], ['1 footnote [^1]', '3 footnote [^1]']],
  [
    'footnotes of an address alone, and of paragraphs',
    'a[^1]\n\n[^1]: https://b.example\n[^2]: c\n\n    d',
    ['a\\[^1\\]', '\\[^1\\]: [https://b.example](https://b.example)', '\\[^2\\]: c', 'd'],
    ['1 footnote [^1]', '3 footnote [^1]', '4 footnote [^2]'],
  ],
])('%s are said', (_, markdown, blocks, notes) => {
  const { blocks: made, notes: said } = read(markdown);
  expect(made).toEqual(blocks);
  expect(said.map(({ line, kind, what }) => `${line} ${kind} ${what}`)).toEqual(notes);
});

test('of MDX, components and expressions are left out, and what is between them stays', () => {
  const { blocks, notes } = read('import A from "./a"\n\n<A\n  b={() => 1}\n/>\n\n<A>\n\nc {d} *e*\n\n</A>\n', true);
  expect(blocks).toEqual(['c _e_']);
  expect(notes.map(({ kind, line }) => `${line} ${kind}`)).toEqual(['1 mdx', '3 mdx', '7 mdx', '9 mdx']);
});

test('headings of one name have anchors of their own, in letters that every address has', () => {
  const { anchors } = parseText('# Title\n\n## Über uns\n\n## Über uns\n\n## 1. Öl\n\n## Title', 0, false);
  expect([...anchors]).toEqual([
    ['über-uns', 'ueber-uns'],
    ['über-uns-1', 'ueber-uns-2'],
    ['1-öl', 's-1-oel'],
    ['title-1', 'title-1'],
  ]);
});

test.each<[string, number, (count: number) => string]>([
  ['short codes that never end', 3_000, (count) => '{{< figure a'.repeat(count)],
  ['blanks in a short code', 300, (count) => `{{< figure ${' '.repeat(count)}x`],
  ['filters that never end', 3_000, (count) => '{{"a"|prepend'.repeat(count)],
  ['empty lines of code', 20_000, (count) => `\`\`\`\na${'\n'.repeat(count)}b\n\`\`\``],
  ['comments that never end', 10_000, (count) => `<div>\n${'<!--'.repeat(count)}`],
  ['rules that never end', 10_000, (count) => `<div>\n${'<hr'.repeat(count)}`],
  ['spaces between bold words', 20_000, (count) => `**b${'\u00a0'.repeat(count)}c**`],
  ['hidden parts that never end', 5_000, (count) => '{% comment %}'.repeat(count)],
  ['raw parts that never end', 2_000, (count) => '{% raw %}{{'.repeat(count)],
  ['tags that never end', 2_000, (count) => '<del><b>'.repeat(count)],
  ['tags that never begin', 2_000, (count) => `${'<b>'.repeat(count)}${'</del>'.repeat(count)}`],
  ['formulas that never end', 5_000, (count) => '$a '.repeat(count)],
  ['lines of definitions', 800, (count) => 'a\n: b\n'.repeat(count)],
  ['footnotes', 800, (count) => '[^1]: a\n'.repeat(count)],
  ['code of Liquid that never ends', 2_000, (count) => '{% highlight a %}\n'.repeat(count)],
  ['notes that never end', 5_000, (count) => '[^a'.repeat(count)],
])('four times as many %s take at most six times the work', (_, count, make) => {
  expectLinearWork(read, make, count);
});
