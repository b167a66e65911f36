/** A drawing of one's own as an icon: its shapes alone, on the grid and in the one colour of all icons. Nothing else of the file is kept. */
import type { Icon } from '../../schema/atoms.ts';

/** Why a drawing is no icon. */
export interface IconFault {
  why: 'part' | 'colors' | 'size';
  /** The name of the part that icons do not have, the number of colours, or the thousands of characters. */
  found: string;
}

/** Shapes stand in every page that shows them, and in its data once more. */
const most = { read: 50_000, kept: 4000 };

const grid = 24;

/** Shapes, and what gives them their form. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
};

/** What elements have from those that they stand in, and what it is where nothing is said (SVG 2, property index). */
const initial: Readonly<Record<string, string>> = {
  fill: 'black',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'fill-rule': 'nonzero',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  visibility: 'visible',
};

/** What the frame of every icon says (parts/Icon.tsx), or what is so without a word. */
const said: Readonly<Record<string, string>> = {
  ...initial,
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.75',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/** What draws nothing by itself. */
const unseen =
  /^(?:defs|title|desc|metadata|symbol|clipPath|mask|marker|pattern|filter|linearGradient|radialGradient|[\w-]+:[\w-]+)$/;

/** What would be seen of a reference is elsewhere in the file. */
const references = ['clip-path', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'];

interface Around {
  name: string;
  style: Readonly<Record<string, string>>;
  transform: string;
  opacity: number;
  isUnseen: boolean;
}

/**
 * @param svg - a complete SVG file
 * @returns its shapes with the names that React has for attributes; `unreadable` where it is no drawing, or has no size
 */
export function iconOfDrawing(svg: string): Icon | IconFault | 'unreadable' {
  if (svg.length > most.read) return tooLarge(svg.length);
  const text = svg.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>/gi, '');
  const rules = rulesIn(text);
  if (!rules) return { why: 'part', found: '<style>' };
  const markup = text.replace(styles, '');
  if (markup.replace(tag, '').includes('<')) return 'unreadable';
  const icon: Icon = [];
  const colors = new Set<string>();
  const stack: Around[] = [];
  let isWhole = false;
  for (const [, end, name = '', written = '', isEmpty] of markup.matchAll(tag)) {
    if (end) {
      if (stack.pop()?.name !== name) return 'unreadable';
      isWhole = stack.length === 0;
      continue;
    }
    const attributes = attributesIn(written);
    const outer = stack.at(-1) ?? onGrid(name, attributes);
    if (!outer || isWhole) return 'unreadable';
    const isRoot = stack.length === 0;
    const own = { ...attributes, ...declarationsOf(attributes.class, rules), ...declarationsIn(attributes.style ?? '') };
    const isUnseen = outer.isUnseen || unseen.test(name) || own.display === 'none';
    const part = partOf(name, own, isRoot, isUnseen);
    if (part !== undefined) return { why: 'part', found: part };
    const style = Object.fromEntries(Object.entries(outer.style).map(([key, value]) => [key, own[key] ?? value]));
    const transform = [outer.transform, own.transform].filter(Boolean).join(' ');
    const around = { name, style, transform, opacity: outer.opacity * Number(own.opacity ?? 1), isUnseen };
    const form = isUnseen || style.visibility !== 'visible' ? undefined : shapes[name];
    if (form) {
      const drawn = inOneColor(style, colors);
      if (drawn) icon.push([name, { ...pick(attributes, form), ...more(drawn, around) }]);
    }
    if (!isEmpty) stack.push(around);
    else isWhole = isRoot;
  }
  if (!isWhole || icon.length === 0) return 'unreadable';
  if (colors.size > 1) return { why: 'colors', found: String(colors.size) };
  const { length } = JSON.stringify(icon);
  return length > most.kept ? tooLarge(length) : icon;
}

const tooLarge = (length: number): IconFault => ({ why: 'size', found: String(Math.ceil(length / 1000)) });

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

const attributesIn = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key, one, other]) => [
      key,
      (one ?? other ?? '').trim(),
    ]),
  );

const declarationsIn = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, key, value = '']) => [key, value.trim()]));

/** Of classes, as drawing programs write them; undefined where a style says more. */
function rulesIn(text: string): Map<string, Record<string, string>> | undefined {
  const rules = new Map<string, Record<string, string>>();
  for (const [, css = ''] of text.matchAll(styles)) {
    const left = css
      .replace(/<!\[CDATA\[|\]\]>|\/\*[\s\S]*?\*\//g, '')
      .replace(/([^{}]+)\{([^{}]*)\}/g, (rule, names: string, body: string) => {
        const classes = names.split(',').map((name) => name.trim());
        if (!classes.every((name) => /^\.[\w-]+$/.test(name))) return rule;
        for (const name of classes) rules.set(name.slice(1), { ...rules.get(name.slice(1)), ...declarationsIn(body) });
        return '';
      });
    if (left.trim() !== '') return undefined;
  }
  return rules;
}

const declarationsOf = (classes = '', rules: ReadonlyMap<string, Record<string, string>>): Record<string, string> =>
  Object.assign({}, ...classes.split(/\s+/).map((name) => rules.get(name)));

/** The frame of the whole: what its root shows, as large as the grid allows, in the middle; undefined where there is no size. */
function onGrid(name: string, { viewBox, width = '', height = '' }: Record<string, string>): Around | undefined {
  const box = viewBox?.split(/[\s,]+/) ?? ['0', '0', width.replace(/px$/, ''), height.replace(/px$/, '')];
  const [x = 0, y = 0, w = 0, h = 0] = box.map(Number);
  if (name !== 'svg' || box.length !== 4 || !(w > 0 && h > 0 && Number.isFinite(x + y + w + h))) return undefined;
  const scale = grid / Math.max(w, h);
  const move = [(grid - w * scale) / 2 - x * scale, (grid - h * scale) / 2 - y * scale].map(short);
  const isOnGrid = scale === 1 && move.every((by) => by === 0);
  const transform = isOnGrid ? '' : `translate(${move.join(' ')}) scale(${short(scale)})`;
  return { name: '', style: initial, transform, opacity: 1, isUnseen: false };
}

const short = (value: number): number => Number(value.toFixed(5));

/** What stands in a drawing and would be lost, or must never run. */
function partOf(name: string, own: Record<string, string>, isRoot: boolean, isUnseen: boolean): string | undefined {
  if (name === 'script' || name === 'foreignObject') return `<${name}>`;
  const handler = Object.keys(own).find((key) => /^on/i.test(key));
  if (handler) return handler;
  const ink = [own.fill, own.stroke].find((color = '') => color.startsWith('url('));
  if (ink) return ink;
  if (isUnseen || isRoot) return undefined;
  if (name !== 'g' && !shapes[name]) return `<${name}>`;
  return references.find((key) => (own[key] ?? 'none') !== 'none');
}

/** What is drawn of a shape, each colour being that of the text around the icon; nothing where neither area nor line is. */
function inOneColor(style: Readonly<Record<string, string>>, colors: Set<string>): Record<string, string> | undefined {
  const inks = Object.fromEntries(
    ['fill', 'stroke'].map((key) => {
      const color = (style[key] ?? 'none').toLowerCase();
      if (color === 'none' || color === 'transparent') return [key, 'none'];
      colors.add(/^(?:#0{3}|#0{6}|rgb\(0, ?0, ?0\))$/.test(color) ? 'black' : color);
      return [key, 'currentColor'];
    }),
  );
  if (inks.fill === 'none' && inks.stroke === 'none') return undefined;
  const kept = Object.entries({ ...style, ...inks }).filter(
    ([key, value]) => value !== said[key] && (inks.stroke !== 'none' || key === 'stroke' || !key.startsWith('stroke')),
  );
  return Object.fromEntries(kept);
}

/** What is said of a shape beside its form. */
function more(drawn: Record<string, string>, { transform, opacity }: Around): Record<string, string> {
  const all = { ...drawn, ...(transform && { transform }), ...(opacity < 1 && { opacity: String(short(opacity)) }) };
  return Object.fromEntries(Object.entries(pick(all, Object.keys(all))).map(([key, value]) => [reactName(key), value]));
}

const reactName = (key: string) => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Numbers, letters and what stands between them: nothing that could be anything but a form. */
const pick = (attributes: Record<string, string>, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = attributes[key];
      return value !== undefined && /^[\w\s.,+()%-]*$/.test(value) ? [[key, value.replace(/\s+/g, ' ')]] : [];
    }),
  );
