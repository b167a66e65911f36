/**
 * Two filters of one sheet, both of which keep its order, so that the cascade is the same whichever of them a page has:
 * the rules that a page's markup needs, for its inlined style, and the rules that the app can need, for navigation in place.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss';

/** The rules whose classes occur in the app's strings. All custom properties stay: some of their names are made at run time. */
export function appStyles(sheet: string, app: string): string {
  const tokens = new Set(app.match(/[A-Za-z_][\w-]*/g));
  return filter(
    postcss.parse(sheet),
    (name) => tokens.has(name),
    () => true,
  ).toString();
}

/**
 * @param sheet - the full sheet
 * @param remember - keeps a page's rules between builds: the key names the sheet and what is needed of it
 * @returns a function from a page's markup to the rules, custom properties and keyframes that it needs
 */
export function pageStyles(
  sheet: string,
  remember: (key: string, make: () => string) => string = (_, make) => make(),
): (html: string) => string {
  // Parsed when the first page needs it: after a small change none may.
  let parsed: Root | undefined;
  const root = () => {
    parsed ??= postcss.parse(sheet);
    return parsed;
  };
  const known = new Map<string, string>();
  return (html) => {
    const classes = new Set<string>();
    const attributes = new Set<string>();
    const inline = new Set<string>();
    // Most attributes stand many times on a page: each is taken apart once.
    for (const attribute of new Set(html.match(/\s(?:class|style|data-[\w-]+)(?:="[^"]*")?/g))) {
      const [name = '', value = ''] = attribute.slice(1, attribute.endsWith('"') ? -1 : undefined).split('="');
      if (name === 'class') for (const one of value.split(/\s+/)) classes.add(one);
      else if (name === 'style') inline.add(value);
      else attributes.add(name).add(`${name}=${value}`);
    }
    const key = [...[...classes].sort(), ...[...attributes].sort(), ...[...inline].sort()].join(' ');
    let styles = known.get(key);
    if (styles === undefined) {
      styles = remember(`${key}\n${sheet}`, () =>
        prune(
          filter(
            root().clone(),
            (name) => classes.has(name),
            (attribute) => attributes.has(attribute),
          ),
          inline,
        ).toString(),
      );
      known.set(key, styles);
    }
    return styles;
  };
}

/** Drops the selectors, and then the rules, that need a class or a data attribute which does not occur. */
function filter(root: Root, hasClass: (name: string) => boolean, hasAttribute: (attribute: string) => boolean): Root {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = rule.selectors.filter((selector) => {
      const bare = withoutAlternatives(selector);
      return neededClasses(bare).every(hasClass) && neededAttributes(bare).every(hasAttribute) && !neverMatches(selector);
    });
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  removeEmpty(root);
  return root;
}

/** A selector without its :is, :where, :not and :has, which hold alternatives or exclusions. */
function withoutAlternatives(selector: string): string {
  let bare = selector;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/:(?:is|where|not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  }
  return bare;
}

/** Classes without which a selector cannot match. */
function neededClasses(bare: string): string[] {
  return [...bare.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

/** Data attributes without which a selector cannot match: `data-x`, or `data-x=value` where it asks for one. */
function neededAttributes(bare: string): string[] {
  return [...bare.matchAll(/\[(data-[\w-]+)(?:(=)["']?([^"'\]]*)["']?)?\]/g)].map(([, name = '', equals, value = '']) =>
    equals ? `${name}=${value}` : name,
  );
}

/** The scheme is fixed in every document, and dark colours come from light-dark(). */
const neverMatches = (selector: string) => /\[data-mantine-color-scheme=['"]?dark/.test(selector);

const isKeyframes = (node: unknown): node is AtRule =>
  typeof node === 'object' &&
  node !== null &&
  'type' in node &&
  node.type === 'atrule' &&
  /keyframes$/.test((node as AtRule).name);

/** Drops the custom properties and keyframes that nothing refers to, directly or by way of another property. */
function prune(root: Root, inline: Iterable<string>): Root {
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

const references = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function removeEmpty(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || node.nodes === undefined) continue;
    removeEmpty(node as Container<ChildNode>);
    if (node.nodes.length === 0) node.remove();
  }
}
