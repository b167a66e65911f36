/**
 * Two filters of one sheet, both of which keep its order, so that the cascade is the same whichever of them a page has:
 * the rules that a page's markup needs, for its inlined style, and the rules that the app can need, for navigation in place.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';

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
  // Parsed when the first page needs it: after a small change none may.
  let parsed: Root | undefined;
  const root = () => {
    parsed ??= postcss.parse(plainer(sheet));
    return parsed;
  };
  const known = new Map<string, string>();
  return (html) => {
    const { elements, inline } = elementsOf(html);
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
    for (const [, name = '', value = ''] of element.matchAll(asked)) {
      if (name === 'style') for (const property of value.match(/--[\w-]+/g) ?? []) inline.add(property);
      else if (name === 'class') for (const one of value.split(/\s+/)) told.add(`.${one}`);
      else told.add(name).add(`${name}=${value}`);
    }
    elements.set([...told].sort().join(' '), told);
  }
  return { elements, inline };
}

/** The attributes that styles ask for and that nobody changes without a word (see `changed`). */
const asked = /\s(class|style|type|dir|readonly|disabled|data-[\w-]+)(?:="([^"]*)")?/g;

/** What a selector asks of one element. */
interface Needs {
  tags: string[];
  classes: string[];
  /** `data-x`, or `data-x=value` where it asks for one. */
  attributes: string[];
}

/** Whether an element can be there that has all of this. */
type Occurs = (needs: Needs) => boolean;

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

/** Whether all that a selector needs occurs: of each :is, :where and :has one alternative. What :not excludes is not needed. */
function canMatch(selector: string, occurs: Occurs): boolean {
  return compoundsOf(selector).every((compound) => canBe(compound, nothing, occurs));
}

/** Whether one element can have all that is needed and all that a compound selector asks for. */
function canBe(compound: string, needed: Needs, occurs: Occurs): boolean {
  const { bare, groups } = takeApart(compound);
  const all = {
    tags: [...needed.tags, ...neededTags(bare)],
    classes: [...needed.classes, ...neededClasses(bare)],
    attributes: [...needed.attributes, ...neededAttributes(bare), ...impliedAttributes(bare)],
  };
  if (!occurs(all)) return false;
  return groups.every(({ kind, alternatives }) =>
    alternatives.some((alternative) => {
      const compounds = compoundsOf(alternative);
      // What stands in :is and :where is about the element itself, what stands before it about others. So is all in :has.
      const own = kind === 'has' ? undefined : compounds.pop();
      return compounds.every((other) => canBe(other, nothing, occurs)) && (own === undefined || canBe(own, all, occurs));
    }),
  );
}

const nothing: Needs = { tags: [], classes: [], attributes: [] };

/** The parts of a selector between its combinators. */
function compoundsOf(selector: string): string[] {
  const compounds = [''];
  let depth = 0;
  for (let at = 0; at < selector.length; at++) {
    const char = selector[at] ?? '';
    if ('(['.includes(char)) depth++;
    else if (')]'.includes(char)) depth--;
    if (depth === 0 && /[\s>+~]/.test(char)) compounds.push('');
    else compounds.push(`${compounds.pop()}${char === '\\' ? char + selector[++at] : char}`);
  }
  return compounds.filter(Boolean);
}

/** A selector without its :is, :where, :has and :not, and the alternatives of the first three. */
function takeApart(selector: string): { bare: string; groups: { kind: string; alternatives: string[] }[] } {
  const groups: { kind: string; alternatives: string[] }[] = [];
  let bare = '';
  let rest = selector;
  for (let found = opening.exec(rest); found; found = opening.exec(rest)) {
    bare += rest.slice(0, found.index);
    const start = found.index + found[0].length;
    let depth = 1;
    let end = start;
    for (; end < rest.length && depth > 0; end++) depth += rest[end] === '(' ? 1 : rest[end] === ')' ? -1 : 0;
    const [, kind = ''] = found;
    if (kind !== 'not') groups.push({ kind, alternatives: postcss.list.comma(rest.slice(start, end - 1)) });
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
function prune(root: Root, said: ReadonlySet<string>): Root {
  dropOverruled(root);
  writeOut(root, said);
  const definitions = new Map<string, string[]>();
  const used = new Set(said);
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

/** Whether a rule is about the document's element alone. */
const isOnRoot = ({ selectors }: Rule) => selectors.every((selector) => /^:root(?:\[[^\]]*\])?$/.test(selector));

/** Drops the properties of the document that a layer declares and the theme, outside of all layers, declares too: it wins. */
function dropOverruled(root: Root): void {
  const outside = new Set<string>();
  for (const rule of root.nodes) {
    if (rule.type !== 'rule' || !isOnRoot(rule)) continue;
    rule.each((declaration) => {
      if (declaration.type === 'decl') outside.add(declaration.prop);
    });
  }
  root.walkAtRules('layer', (layer) => {
    layer.each((rule) => {
      if (rule.type !== 'rule' || !isOnRoot(rule)) return;
      for (const declaration of [...rule.nodes]) {
        if (declaration.type === 'decl' && outside.has(declaration.prop)) declaration.remove();
      }
    });
  });
}

/**
 * Writes the values of properties where they are used: of those that nothing sets, what stands in their place; of those that a rule sets
 * for itself alone, the value, if that makes one less; and of those that are the same in the whole document the value, be it longer: to
 * repeat it costs less than to name it, once all is compressed. What the markup speaks of stays. A value that names others is none of the
 * whole document: further inside they may be others.
 */
function writeOut(root: Root, said: ReadonlySet<string>): void {
  const definitions = new Map<string, Declaration[]>();
  const uses = new Map<string, Declaration[]>();
  const note = (map: Map<string, Declaration[]>, name: string, declaration: Declaration) =>
    map.set(name, [...(map.get(name) ?? []), declaration]);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) note(definitions, declaration.prop, declaration);
    for (const name of references(declaration.value)) note(uses, name, declaration);
  });
  const replacement = (name: string, otherwise: string | undefined): string | undefined => {
    if (said.has(name)) return undefined;
    const [definition, another] = definitions.get(name) ?? [];
    if (!definition) return otherwise;
    const { value, parent } = definition;
    if (another || value === '') return undefined;
    const [use, further] = uses.get(name) ?? [];
    const isOwn = use?.parent === parent && !further;
    return isOwn || (isGlobal(parent as Rule) && !value.includes('var(')) ? value : undefined;
  };
  // A value may hold others that are written out first.
  for (let changed = true; changed; ) {
    changed = false;
    root.walkDecls((declaration) => {
      const value = declaration.value.replace(reference, (written, name: string, otherwise?: string) => {
        return replacement(name, otherwise) ?? written;
      });
      if (value === declaration.value) return;
      declaration.value = value;
      changed = true;
    });
  }
}

/** A property that is used, and what stands in its place where nothing sets it. */
const reference = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;

/** Whether a rule is about the document's element alone, whatever the surroundings. */
const isGlobal = (rule: Rule) => isOnRoot(rule) && (rule.parent?.type === 'root' || isLayer(rule.parent));

const references = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function removeEmpty(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || node.nodes === undefined) continue;
    removeEmpty(node as Container<ChildNode>);
    if (node.nodes.length === 0) node.remove();
  }
}
