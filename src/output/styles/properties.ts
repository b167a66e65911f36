/** What is left of a sheet's custom properties and keyframes once its rules are those of one page. */
import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss';

/** Drops the custom properties and keyframes that nothing refers to, directly or by way of another property. */
export function prune(root: Root, said: ReadonlySet<string>): Root {
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
const isOnRoot = ({ selectors }: Rule) =>
  selectors.every((selector) => /^:root(?:\[data-mantine-color-scheme=["']?light["']?\])?$/.test(selector));

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
  const registered = new Set<string>();
  root.walkAtRules('property', ({ params }) => {
    registered.add(params);
  });
  const replacement = (name: string, otherwise: string | undefined): string | undefined => {
    if (said.has(name) || registered.has(name)) return undefined;
    const [definition, another] = definitions.get(name) ?? [];
    if (!definition) return otherwise || undefined;
    const { value, parent } = definition;
    if (another || value === '' || cssWide.test(value)) return undefined;
    if (!value.includes('var(')) return isOwn(name, parent) || isGlobal(parent as Rule) ? value : undefined;
    // Of properties that name each other there would be no end.
    return isOwn(name, parent) && !uses.get(name)?.[0]?.prop.startsWith('--') ? value : undefined;
  };
  const isOwn = (name: string, parent: Declaration['parent']) => {
    const [use, further] = uses.get(name) ?? [];
    return use?.parent === parent && !further;
  };
  // A value may hold others that are written out first.
  for (let changed = true; changed; ) {
    changed = false;
    root.walkDecls((declaration) => {
      // In a text it is no reference.
      if (/["']/.test(declaration.value)) return;
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
const reference = /(?<![\w)-])var\((--[^\s,()]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)(?![\w(-])/g;

/** Words that mean something else as the value of another property. */
const cssWide = /^(?:initial|inherit|unset|revert|revert-layer)$/;

/** Whether a rule is about the document's element alone, whatever the surroundings. */
const isGlobal = (rule: Rule) =>
  isOnRoot(rule) && (rule.parent?.type === 'root' || (isLayer(rule.parent) && rule.parent.parent?.type === 'root'));

const references = (value: string) => [...value.matchAll(/var\(\s*(--[^\s,()]+)/g)].map(([, name = '']) => name);

export function removeEmpty(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || node.nodes === undefined) continue;
    removeEmpty(node as Container<ChildNode>);
    if (node.nodes.length === 0) node.remove();
  }
}

export const isLayer = (node: unknown): node is AtRule => (node as AtRule).type === 'atrule' && (node as AtRule).name === 'layer';
