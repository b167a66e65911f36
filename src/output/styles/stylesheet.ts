/**
 * Two filters of one sheet, both of which keep its order, so that the cascade is the same whichever of them a page has:
 * the rules that a page's markup needs, for its inlined style, and the rules that the app can need, for navigation in place.
 */
import { AttributeAction, type AttributeSelector, SelectorType } from 'css-what';
import postcss, { type Node, type Root } from 'postcss';
import { layers } from '../../../schema/own-styles.ts';
import { dropOverridden } from './overridden.ts';
import { dropUnusedKeyframes, namesSetIn, pruneProperties, removeEmpty, writeOtherwise } from './properties.ts';
import { canMatch, type Element } from './selectors.ts';

/**
 * The rules whose classes occur in the app's strings. All custom properties stay: some of their names are made at run time.
 *
 * @param used - what the site has; undefined: all that there is
 */
export function appStyles(
  sheet: string,
  app: string,
  used: { chosen: readonly string[]; filling: boolean; isRightToLeft: boolean } | undefined,
): string {
  const words = new Set(app.match(/[A-Za-z_][\w-]*/g));
  const element: Element = (asked) => {
    if (asked.type === SelectorType.Tag) return true;
    if (asked.name === 'class') return words.has(asked.value);
    // What only documents without the app have.
    if (asked.name === 'data-static') return false;
    if (asked.name === 'dir') return (used?.isRightToLeft ?? true) || asked.value !== 'rtl';
    if (used && isOfLook(asked)) return used.chosen.some((one) => one.startsWith(`${asked.name}=${asked.value}`));
    // The scheme is fixed in every document, dark colours come from light-dark().
    return `${asked.name}=${asked.value}` !== 'data-mantine-color-scheme=dark';
  };
  const whole = parseSheet(sheet);
  const left = keepMatching(whole.clone(), [element]);
  // Only the header's button asks for it by this name (render/Header.module.css).
  if (used?.filling === false)
    left.walkAtRules('supports', (rule) => void (/timeline-scope: ?--first/.test(rule.params) && rule.remove()));
  const stays = namesSetIn(left);
  const gone = [...namesSetIn(whole)].filter((name) => !stays.has(name) && !words.has(name.slice(2)));
  writeOtherwise(left, new Set(gone));
  dropUnusedKeyframes(left);
  return left.toString();
}

/** What only sites have that choose it. */
const isOfLook = ({ name, value }: AttributeSelector) =>
  name.startsWith('data-look-') || (name === 'data-tone' && value === 'accent');

/**
 * Mantine can scale all its sizes by one factor. No theme sets it, so what it multiplies is the size. And all that its layer says of
 * `body, :host` (never of `body` alone) base.css says anew.
 *
 * Each layer is one block, and these stand in their order: to name it first, as the sources do, is not needed then.
 */
function parseSheet(sheet: string): Root {
  // What stands in quotation marks stays as it is.
  const plain = sheet
    .replace(/calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$1')
    .replace(/("(?:[^"\\]|\\.)*")|(\n|: ?)\s+/g, '$1$2');
  const root = postcss.parse(plain);
  const blocks = layers.map((name) => postcss.atRule({ name: 'layer', params: name }));
  for (const node of [...root.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer') continue;
    const block = blocks.find(({ params }) => params === node.params);
    block?.append(node.nodes ?? []);
    if (block || !node.nodes) node.remove();
  }
  for (const block of blocks) if (block.params === 'mantine') block.walkRules(/^body,/, (rule) => void rule.remove());
  // Those that are empty keep their place before those that are not.
  while (blocks.length > 0 && !blocks.at(-1)?.nodes?.length) blocks.pop();
  root.append(blocks);
  return root;
}

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
  // Parsed lazily: after a small change no page may need it.
  let parsed: Root | undefined;
  const root = () => {
    parsed ??= parseSheet(sheet);
    return parsed;
  };
  const known = new Map<string, string>();
  return (html) => {
    const { elements, properties } = readMarkup(html, changed);
    for (const name of set) properties.add(name);
    const key = [...[...elements.keys()].sort(), ...[...properties].sort()].join('\n');
    let styles = known.get(key);
    if (styles === undefined) {
      styles = remember(`${key}\n${[...changed].sort().join(' ')}\n${sheet}`, () => {
        const page = keepMatching(root().clone(), [...elements.values()]);
        dropOverridden(page, [...elements.values()]);
        pruneProperties(page, properties);
        return page.toString();
      });
      known.set(key, styles);
    }
    return styles;
  };
}

/**
 * What styles can ask of a document: each kind of element once, under a text that tells it, and the custom properties in its markup.
 *
 * @param changed - attributes that the app changes: an element may have them, with any value
 */
function readMarkup(html: string, changed: ReadonlySet<string>): { elements: Map<string, Element>; properties: Set<string> } {
  const elements = new Map<string, Element>();
  const properties = new Set<string>();
  for (const written of new Set(['<html>', '<body>', ...(html.match(/<[a-z][^<>]*>/g) ?? [])])) {
    const tag = /^<([a-z][a-z0-9]*)/.exec(written)?.[1] ?? '';
    const has = new Map<string, string>();
    for (const [, name = '', value = ''] of written.matchAll(attribute)) has.set(name.toLowerCase(), value);
    const classes = new Set(has.get('class')?.split(/\s+/));
    for (const property of has.get('style')?.match(/--[\w-]+/g) ?? []) properties.add(property);
    has.delete('style');
    elements.set(JSON.stringify([tag, ...[...has].sort()]), (asked) => {
      if (asked.type === SelectorType.Tag) return asked.name === tag;
      const { name, action, value } = asked;
      if (name === 'class') return classes.has(value);
      if (changed.has(name) || !isLasting.test(name)) return true;
      if (action === AttributeAction.Hyphen) return `${has.get(name)}-`.startsWith(`${value}-`);
      return has.has(name) && (action !== AttributeAction.Equals || has.get(name) === value);
    });
  }
  return { elements, properties };
}

/** The attributes that selectors ask for and that only the app changes. */
const isLasting = /^(?:type|dir|lang|readonly|data-.*)$/;
const attribute = /\s(class|style|type|dir|lang|readonly|data-[\w-]+)(?:="([^"]*)")?/gi;

/** Drops the selectors that cannot match any of the elements, and then the rules that have none left, and all comments. */
function keepMatching(root: Root, elements: readonly Element[]): Root {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
    // What stands inside of another rule goes with that one.
    if (isInRule(rule)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, elements));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  removeEmpty(root);
  return root;
}

const isInRule = ({ parent }: Node): boolean => parent !== undefined && (parent.type === 'rule' || isInRule(parent));
