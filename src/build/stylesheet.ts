/**
 * Two filters of one sheet, both of which keep its order, so that the cascade is the same whichever of them a page has:
 * the rules that a page's markup needs, for its inlined style, and the rules that the app can need, for navigation in place.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** The rules whose classes occur in the app's strings. All custom properties stay: some of their names are made at run time. */
export function appStyles(sheet: string, app: string): string {
  const tokens = new Set(app.match(/[A-Za-z_][\w-]*/g));
  return filter(postcss.parse(plainer(sheet)), {
    hasClass: (name) => tokens.has(name),
    hasAttribute: () => true,
    hasTag: () => true,
  }).toString();
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
  // Parsed when the first page needs it: after a small change none may.
  let parsed: Root | undefined;
  const root = () => {
    parsed ??= postcss.parse(plainer(sheet));
    return parsed;
  };
  const known = new Map<string, string>();
  return (html) => {
    const classes = new Set<string>();
    const attributes = new Set<string>();
    const inline = new Set<string>();
    // Most attributes stand many times on a page: each is taken apart once.
    for (const attribute of new Set(html.match(/\s(?:class|style|type|dir|readonly|disabled|data-[\w-]+)(?:="[^"]*")?/g))) {
      const [name = '', value = ''] = attribute.slice(1, attribute.endsWith('"') ? -1 : undefined).split('="');
      if (name === 'class') for (const one of value.split(/\s+/)) classes.add(one);
      else if (name === 'style') inline.add(value);
      else attributes.add(name).add(`${name}=${value}`);
    }
    const tags = new Set(['html', 'body', ...(html.match(/<[a-z][a-z0-9]*/g) ?? []).map((tag) => tag.slice(1))]);
    const key = [...[...tags].sort(), ...[...classes].sort(), ...[...attributes].sort(), ...[...inline].sort()].join(' ');
    let styles = known.get(key);
    if (styles === undefined) {
      styles = remember(`${key}\n${[...changed].sort().join(' ')}\n${sheet}`, () =>
        prune(
          filter(root().clone(), {
            hasClass: (name) => classes.has(name),
            hasAttribute: (attribute) => attributes.has(attribute) || changed.has(attribute.split('=')[0] ?? ''),
            hasTag: (tag) => tags.has(tag),
          }),
          inline,
        ).toString(),
      );
      known.set(key, styles);
    }
    return styles;
  };
}

/** What can occur in a document. */
interface Occurring {
  hasClass: (name: string) => boolean;
  hasAttribute: (attribute: string) => boolean;
  hasTag: (tag: string) => boolean;
}

/** Drops the selectors, and then the rules, that need a class, an attribute or an element which does not occur. */
function filter(root: Root, occurring: Occurring): Root {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, occurring) && !neverMatches(selector));
    if (selectors.length === 0 || isOverruled(rule)) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  removeEmpty(root);
  return root;
}

/** Whether all that a selector needs occurs: of each :is, :where and :has one alternative. What :not excludes is not needed. */
function canMatch(selector: string, occurring: Occurring): boolean {
  const { bare, groups } = takeApart(selector);
  return (
    neededClasses(bare).every(occurring.hasClass) &&
    [...neededAttributes(bare), ...impliedAttributes(bare)].every(occurring.hasAttribute) &&
    neededTags(bare).every(occurring.hasTag) &&
    groups.every((group) => group.some((alternative) => canMatch(alternative, occurring)))
  );
}

/** A selector without its :is, :where, :has and :not, and the alternatives of the first three. */
function takeApart(selector: string): { bare: string; groups: string[][] } {
  const groups: string[][] = [];
  let bare = '';
  let rest = selector;
  for (let found = opening.exec(rest); found; found = opening.exec(rest)) {
    bare += rest.slice(0, found.index);
    const start = found.index + found[0].length;
    let depth = 1;
    let end = start;
    for (; end < rest.length && depth > 0; end++) depth += rest[end] === '(' ? 1 : rest[end] === ')' ? -1 : 0;
    if (found[1] !== 'not') groups.push(postcss.list.comma(rest.slice(start, end - 1)));
    rest = rest.slice(end);
  }
  return { bare: bare + rest, groups };
}

const opening = /:(is|where|has|not)\(/;

/** Classes without which a selector cannot match. */
function neededClasses(bare: string): string[] {
  return [...bare.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

/** Attributes without which a selector cannot match: `data-x`, or `data-x=value` where it asks for one. */
function neededAttributes(bare: string): string[] {
  return [...bare.matchAll(/\[(data-[\w-]+|type|dir|readonly)(?:(=)["']?([^"'\]]*)["']?)?\]/g)].map(
    ([, name = '', equals, value = '']) => (equals ? `${name}=${value}` : name),
  );
}

/** What a selector says of fields in other words: that one is switched off, or of a kind that alone has a certain part. */
const saidOtherwise = [
  [/:disabled\b/, 'disabled'],
  [/::-webkit-search-/, 'type=search'],
  [/::-webkit-(?:inner|outer)-spin-button/, 'type=number'],
] as const;

const impliedAttributes = (bare: string) => saidOtherwise.flatMap(([words, attribute]) => (words.test(bare) ? [attribute] : []));

/** Elements without which a selector cannot match. */
function neededTags(bare: string): string[] {
  return [...bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag);
}

/** What Mantine says of the whole document, base.css says again, and wins. */
const isOverruled = ({ selectors, parent }: Rule) =>
  isLayer(parent) && selectors.every((selector) => /^(?:body|:host|\*|:before|:after)$/.test(selector));

const isLayer = (node: unknown) => (node as AtRule).type === 'atrule' && (node as AtRule).name === 'layer';

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

/** Drops the custom properties and keyframes that nothing refers to, directly or by way of another property. */
function prune(root: Root, inline: Iterable<string>): Root {
  dropOverruled(root);
  const definitions = new Map<string, string[]>();
  const used = new Set<string>();
  const animations: string[] = [];
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) {
      const values = definitions.get(declaration.prop) ?? [];
      definitions.set(declaration.prop, [...values, declaration.value]);
    } else {
      for (const name of references(declaration.value)) used.add(name);
      if (declaration.prop.startsWith('animation')) animations.push(declaration.value);
    }
  });
  for (const style of inline) for (const name of references(style)) used.add(name);
  const queue = [...used];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const value of definitions.get(name) ?? []) {
      for (const next of references(value)) {
        if (!used.has(next)) {
          used.add(next);
          queue.push(next);
        }
      }
    }
  }
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--') && !used.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.some((value) => value.split(/[\s,]+/).includes(rule.params))) rule.remove();
  });
  removeEmpty(root);
  return root;
}

/** Drops the properties of the document that a layer declares and the theme, outside of all layers, declares too: it wins. */
function dropOverruled(root: Root): void {
  const onRoot = (rule: Rule) => rule.selectors.every((selector) => /^:root(?:\[[^\]]*\])?$/.test(selector));
  const outside = new Set<string>();
  for (const rule of root.nodes) {
    if (rule.type !== 'rule' || !onRoot(rule)) continue;
    rule.each((declaration) => {
      if (declaration.type === 'decl') outside.add(declaration.prop);
    });
  }
  root.walkAtRules('layer', (layer) => {
    layer.each((rule) => {
      if (rule.type !== 'rule' || !onRoot(rule)) return;
      for (const declaration of [...rule.nodes]) {
        if (declaration.type === 'decl' && outside.has(declaration.prop)) declaration.remove();
      }
    });
  });
}

const references = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function removeEmpty(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || node.nodes === undefined) continue;
    removeEmpty(node as Container<ChildNode>);
    if (node.nodes.length === 0) node.remove();
  }
}
