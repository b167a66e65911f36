import { expect, test } from 'vitest';
import { appStyles, pageStyles } from './stylesheet.ts';

/** What is left of a sheet for a page, without line breaks. */
const left = (sheet: string, html: string, app = '') => pageStyles(sheet, app)(html).replace(/\s+/g, '');

test('a rule stays when all that it needs occurs', () => {
  const html = '<p class="a" data-b="1"><em>x</em></p>';
  expect(left('.a[data-b="1"]>em{color:red}', html)).toBe('.a[data-b="1"]>em{color:red}');
  expect(left('.a .z{color:red}', html)).toBe('');
  expect(left('.a[data-b="2"]{color:red}', html)).toBe('');
  expect(left('.a strong{color:red}', html)).toBe('');
  expect(left('body .a,strong{color:red}', html)).toBe('body.a{color:red}');
});

test('a rule about a kind of field stays where there is one', () => {
  const sheet = 'input[type=number]{color:red}input[readonly]{color:red}';
  expect(left(sheet, '<input type="text">')).toBe('');
  expect(left(sheet, '<input type="number">')).toBe('input[type=number]{color:red}');
  // As React writes it.
  expect(left(sheet, '<input readOnly="">')).toBe('input[readonly]{color:red}');
});

test('what may come over a page later keeps its rules', () => {
  const sheet =
    ':focus-visible{color:red}p:hover:where(:not([data-off],:disabled)){color:red}p[open]::before{color:red}[popover]:popover-open{color:red}@mediaprint{input:disabled{color:red}}';
  expect(left(sheet, '<p></p><input>')).toBe(sheet);
});

test('what no element can ever be keeps none: disabled where there is no control, of a language that nothing is written in', () => {
  const sheet = '.a:where(:disabled){color:red}.a:where(:lang(ar),:lang(fr)){color:red}.a:lang(f){color:red}';
  expect(left(sheet, '<p class="a"></p>')).toBe('');
  expect(left(sheet, '<button class="a"></button>')).toBe('.a:where(:disabled){color:red}');
  expect(left(sheet, '<section lang="fr-CA"><p class="a"></p></section>')).toBe('.a:where(:lang(ar),:lang(fr)){color:red}');
});

test('of alternatives one must occur; what is excluded need not', () => {
  const html = '<p class="a"></p>';
  expect(left('.a:where([data-z]){color:red}', html)).toBe('');
  expect(left('.a:is(:hover,[data-z]){color:red}', html)).toBe('.a:is(:hover,[data-z]){color:red}');
  expect(left('.a:has(.z:not(.y)){color:red}', html)).toBe('');
  expect(left('.a:not(.z,:has(.y)){color:red}', html)).toBe('.a:not(.z,:has(.y)){color:red}');
  expect(left(':host(.a){color:red}.a:is(.a .z,.y){color:red}', html)).toBe('');
});

test('what the app changes in a page that is shown keeps its rules', () => {
  const sheet = '.a[data-kind="bad"]{color:red}.a[data-other="bad"]{color:red}';
  expect(left(sheet, '<p class="a"></p>', 'panel.dataset.kind=kind')).toBe('.a[data-kind="bad"]{color:red}');
});

test('rules stay for what one element has, not for what several have together', () => {
  const html = '<p class="a" data-x="1"><em class="b" data-y>x</em></p>';
  expect(left('.a[data-x]{color:red}.a[data-y]{color:red}.b[data-y]{color:red}em.a{color:red}', html)).toBe(
    '.a[data-x]{color:red}.b[data-y]{color:red}',
  );
  expect(left('.a[data-x] .b[data-y],.b.a{color:red}', html)).toBe('.a[data-x].b[data-y]{color:red}');
  expect(left('.a:where([data-y]),.a:is(.q .b,p){color:red}', html)).toBe('.a:is(.q.b,p){color:red}');
  expect(left('.a:where(.z .b,.y){color:red}', html)).toBe('');
  expect(left('[data-l="("] .b{color:red}', '<p data-l="("><em class="b">x</em></p>')).toBe('[data-l="("].b{color:red}');
  expect(left('.a:has(.b[data-y]){color:red}.a:has(.b[data-x]){color:red}', html)).toBe('.a:has(.b[data-y]){color:red}');
});

test('properties and keyframes that nothing uses go', () => {
  const sheet = 'p{--a:1px;--b:var(--a);--c:2px}em{margin:var(--b)}@keyframes turn{to{rotate:1turn}}';
  expect(left(sheet, '<p><em></em></p>')).toBe('p{--a:1px;--b:var(--a)}em{margin:var(--b)}');
  const turning = 'p{animation:1s turn}@keyframes turn{to{color:red}}';
  expect(left(`${turning}@keyframes fade{to{color:red}}`, '<p></p>')).toBe(turning.replace(/\s/g, ''));
});

test('properties of the whole document are written out', () => {
  const page = (sheet: string) => left(sheet, '<p class="a" style="color:var(--kept)"></p><em></em>');
  expect(page(':root{--a:1px;--b:calc(var(--a) * 2)}p{margin:var(--b) var(--z,auto)}')).toBe('p{margin:calc(1px*2)auto}');
  expect(page(':root{--kept:red}p{color:var(--kept)}')).toBe(':root{--kept:red}p{color:var(--kept)}');
  expect(page(':root{--kept:var(--far)}p{--far:red}')).toBe(':root{--kept:var(--far)}p{--far:red}');
  // Others inside, or at other times.
  for (const sheet of [
    ':root{--a:1px}.a{--a:2px}em{margin:var(--a)}',
    '@media(width>1px){:root{--a:1px}}em{margin:var(--a)}',
    '.a{--a:1px}em{margin:var(--a)}',
    ':root{--b:var(--a)}.a{--a:1px}em{margin:var(--b)}',
    ':root{--a:initial}em{margin:var(--a,2px)}',
    ':root{--a:1px}em{content:"var(--a)"}em{margin:var(--a)var(--a)}',
    '@property --a{syntax:"*";inherits:false;initial-value:1px}em{margin:var(--a,2px)}',
    // Without an end, were they written out.
    '.a{--a:calc(var(--a,0px)+1px);margin:var(--a)}',
    '.a{--a:var(--b);--b:var(--a);margin:var(--a)}',
  ])
    expect(page(sheet)).toBe(sheet.replace(/\s+/g, ''));
});

test('what a script sets is no constant', () => {
  const sheet = ':root{--a:1px}p{margin:var(--a)}';
  expect(left(sheet, '<p></p>', 'one.style.setProperty(`--a`,now)')).toBe(sheet);
});

test('sizes are written without the factor that is always one', () => {
  expect(left('p{margin:calc(.5rem * var(--mantine-scale))}', '<p></p>')).toBe('p{margin:.5rem}');
});

test('each layer is one block, and all that come before the last one are named in their order', () => {
  const sheet =
    '@layer base,mantine;@layer base{p{margin:1px}}@layer sections{p{margin:2px}}@layer parts{.z{top:0}}@layer base{p{top:0}}';
  expect(left(sheet, '<p></p>')).toBe(
    '@layerbase{p{margin:1px}p{top:0}}@layermantine;@layerparts{}@layersections{p{margin:2px}}',
  );
});

test('a property that a layer sets and a later one sets anew is that of the later one', () => {
  const html = '<html data-mantine-color-scheme="light"><p class="a b"></p><em class="b"></em>';
  const page = (sheet: string) => left(sheet, html);
  expect(page('@layer mantine{:root{--a:2px}}p{margin:var(--a)}')).toBe('p{margin:2px}@layerbase;@layermantine{}');
  expect(page('@layer parts{:root{--a:1px}}@layer mantine{:root{--a:2px}p{margin:var(--a)}}')).toBe(
    '@layerbase;@layermantine{p{margin:1px}}@layerparts{}',
  );
  expect(page('@layer m{.a{--a:1px;margin:var(--a)}}@layer n{.b{--a:2px}}')).toBe(
    '@layerm{.a{margin:var(--a)}}@layern{.b{--a:2px}}',
  );
  expect(page('@layer m{.a{--a:1px;margin:var(--a)}}.b{--a:2px}')).toBe('@layerm{.a{margin:var(--a)}}.b{--a:2px}');
  expect(page(':root[data-mantine-color-scheme]{--a:2px}:root{--a:1px}.a{margin:var(--a)}.b{--a:3px}')).toBe(
    ':root[data-mantine-color-scheme]{--a:2px}.a{margin:var(--a)}.b{--a:3px}',
  );
  // Not everywhere, not always, or of an earlier layer.
  for (const sheet of [
    '@layerm{.b{--a:1px;margin:var(--a)}}.a{--a:2px}',
    '@layerm{.a{--a:1px;margin:var(--a)}}@mediaprint{.b{--a:2px}}',
    '@layerm{.a{--a:1px;margin:var(--a)}}.b:hover{--a:2px}',
    '@layerm{.b{--a:2px}}@layern{.a{--a:1px;margin:var(--a)}}',
    '@layerm{.a{--a:1px!important;margin:var(--a)}}.b{--a:2px}',
    '@layerm{.a,em{--a:1px;margin:var(--a)}}.b{--a:2px}',
    // A browser may not know the newer value.
    '@layerm{.a{margin:1px}}.b{margin:2px}',
  ])
    expect(page(sheet.replace(/@(layer|media)/g, '@$1 '))).toBe(sheet);
});

test('the app keeps the rules whose classes it names, but those of the dark scheme, of writing from the right and of no app', () => {
  const sheet =
    '.a:where([data-x],.z) em{color:red}.a:is(.z){color:red}.z{color:red}.a[data-static]{color:red}[data-mantine-color-scheme="dark"] .a{color:red}[dir="rtl"] .a{color:red}.a:dir(rtl){color:red}';
  expect(appStyles(sheet, 'className:"a"', { filling: true, isRightToLeft: false, chosen: [] })).toBe(
    '.a:where([data-x],.z) em{color:red}',
  );
  expect(appStyles(sheet, 'className:"a"', { filling: true, isRightToLeft: true, chosen: [] })).toMatch(
    /em\{color:red\}\[dir="rtl"\] \.a\{color:red\}\.a:dir\(rtl\)\{color:red\}$/,
  );
});

test('the app has no rules of looks that its site does not choose, and what only they set is as without them', () => {
  const sheet = `:root[data-look-cards="ruled"]{--room:0;color:red}:root[data-look-cards="filled"]{--ground:red}
    :root[data-look-cards] .a{animation:x}.a{top:var(--room,1px);color:var(--ground,blue)}@keyframes x{to{top:0}}[data-tone="accent"]{top:0}`;
  const leftOf = (chosen: string[]) =>
    appStyles(sheet, 'className:"a"', { filling: true, isRightToLeft: false, chosen }).replace(/\s+/g, '');
  expect(leftOf([])).toBe('.a{top:1px;color:blue}');
  expect(leftOf(['data-look-cards=ruled', 'data-tone=accent'])).toBe(
    ':root[data-look-cards="ruled"]{--room:0;color:red}:root[data-look-cards].a{animation:x}.a{top:var(--room,1px);color:blue}@keyframesx{to{top:0}}[data-tone="accent"]{top:0}',
  );
});

test('the app of a site whose header cannot fill its button has nothing of that', () => {
  const sheet =
    '@supports (timeline-scope:--first){.a{animation:x}}@keyframes x{to{top:0}}@supports (timeline-scope:--own){.a{top:0}}';
  const leftOf = (filling: boolean) => appStyles(sheet, 'className:"a"', { filling, isRightToLeft: false, chosen: [] });
  expect(leftOf(true)).toBe(sheet);
  expect(leftOf(false)).toBe('@supports (timeline-scope:--own){.a{top:0}}');
});

test('a page has rules for writing from the right where something on it is written so', () => {
  const sheet = 'p:dir(rtl){color:red}p:dir(ltr){color:blue}';
  expect(left(sheet, '<p></p>')).toBe('p:dir(ltr){color:blue}');
  expect(left(sheet, '<section dir="rtl"><p></p></section>')).toBe(sheet);
});
