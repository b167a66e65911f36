/**
 * Two filters of one sheet, both of which keep its order, so that the cascade is the same whichever of them a page has:
 * the rules that a page's markup needs, for its inlined style, and the rules that the app can need, for navigation in place.
 */
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { isLayer, prune, removeEmpty } from './properties.ts';
import { canMatch, type Needs, type Occurs } from './selectors.ts';

/** The rules whose classes occur in the app's strings. All custom properties stay: some of their names are made at run time. */
export function appStyles(sheet: string, app: string): string {
  const tokens = new Set(app.match(/[A-Za-z_][\w-]*/g));
  return filter(postcss.parse(plainer(sheet)), ({ classes }) => classes.every((name) => tokens.has(name))).toString();
}

/** Mantine can scale all its sizes by one factor. No theme sets it, so what it multiplies is the size. */
const plainer = (sheet: string) =>
  sheet.replace(/calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$1').replace(/(\n|: ?)\s+/g, '$1');

/**
 * @param sheet - the full sheet
 * @param app - the app's code: rules for what it changes in a page that is shown are needed by that page
 * @param remember - keeps a page's rules between builds: the key names the sheet and what is needed of it
 * @returns a function from a page's markup to the rules, custom properties and keyframes that it needs
 */
export function pageStyles(
  sheet: string,
  app: string,
  remember: (key: string, make: () => string) => string = (_, make) => make(),
): (html: string) => string {
  const changed = new Set([...app.matchAll(/\.dataset\.([a-z]+)\s*=[^=]/g)].map(([, name = '']) => `data-${name}`));
  // What a script sets is no constant.
  const set = [...app.matchAll(/\.setProperty\([`'"](--[\w-]+)/g)].map(([, name = '']) => name);
  // Parsed when the first page needs it: after a small change none may.
  let parsed: Root | undefined;
  const root = () => {
    parsed ??= postcss.parse(plainer(sheet));
    return parsed;
  };
  const known = new Map<string, string>();
  return (html) => {
    const { elements, inline } = elementsOf(html);
    for (const name of set) inline.add(name);
    const key = [...[...elements.keys()].sort(), ...[...inline].sort()].join('\n');
    let styles = known.get(key);
    if (styles === undefined) {
      styles = remember(`${key}\n${[...changed].sort().join(' ')}\n${sheet}`, () => {
        const all = [...elements.values()];
        const occurs = ({ tags, classes, attributes }: Needs) => {
          const lasting = attributes.filter((attribute) => !changed.has(attribute.split('=')[0] ?? ''));
          return all.some((one) => [...tags, ...classes.map((name) => `.${name}`), ...lasting].every((need) => one.has(need)));
        };
        return prune(filter(root().clone(), occurs), inline).toString();
      });
      known.set(key, styles);
    }
    return styles;
  };
}

/** What styles can ask of the elements of a document: each kind of element once, as text → its tag, classes and attributes. */
function elementsOf(html: string): { elements: Map<string, Set<string>>; inline: Set<string> } {
  const elements = new Map<string, Set<string>>();
  const inline = new Set<string>();
  for (const element of new Set(['<html>', '<body>', ...(html.match(/<[a-z][^<>]*>/g) ?? [])])) {
    const told = new Set([/^<([a-z][a-z0-9]*)/.exec(element)?.[1] ?? '']);
    for (const [, written = '', value = ''] of element.matchAll(asked)) {
      const name = written.toLowerCase();
      if (name === 'style') for (const property of value.match(/--[\w-]+/g) ?? []) inline.add(property);
      else if (name === 'class') for (const one of value.split(/\s+/)) told.add(`.${one}`);
      else told.add(name).add(`${name}=${value}`);
    }
    elements.set([...told].sort().join(' '), told);
  }
  return { elements, inline };
}

/** The attributes that styles ask for and that nobody changes without a word (see `changed`). */
const asked = /\s(class|style|type|dir|readonly|disabled|data-[\w-]+)(?:="([^"]*)")?/gi;

/** Drops the selectors, and then the rules, that need a class, an attribute or an element which does not occur. */
function filter(root: Root, occurs: Occurs): Root {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, occurs) && !neverMatches(selector));
    if (selectors.length === 0 || isOverruled(rule)) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  removeEmpty(root);
  return root;
}

/** What Mantine says of the whole document, base.css says again, and wins. */
const isOverruled = ({ selectors, parent }: Rule) =>
  isLayer(parent) && selectors.every((selector) => /^(?:body|:host|\*|:before|:after)$/.test(selector));

/**
 * The scheme is fixed in every document, and dark colours come from light-dark(); no document is written from right to left, and
 * none is the inside of another element.
 */
const neverMatches = (selector: string) => /\[data-mantine-color-scheme=['"]?dark|\[dir=['"]?rtl|^:host/.test(selector);

const isKeyframes = (node: unknown): node is AtRule =>
  typeof node === 'object' &&
  node !== null &&
  'type' in node &&
  node.type === 'atrule' &&
  /keyframes$/.test((node as AtRule).name);
