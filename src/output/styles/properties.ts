/** What is left of a sheet's custom properties and keyframes once its rules are those of one page. */
import type { ChildNode, Container, Declaration, Root } from 'postcss';

/**
 * Writes constants where they are used, and drops the custom properties and keyframes that nothing refers to any more, directly or by way
 * of another property.
 *
 * @param kept - Names of properties that markup or scripts speak of
 */
export function pruneProperties(root: Root, kept: ReadonlySet<string>): void {
  inlineConstants(root, kept);
  const definitions = definitionsOf(root);
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const { value } of definitions.get(name) ?? []) for (const next of namesIn(value)) use(next);
  };
  for (const name of kept) use(name);
  root.walkDecls(/^(?!--)/, ({ value }) => {
    for (const name of namesIn(value)) use(name);
  });
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  dropUnusedKeyframes(root);
  removeEmpty(root);
}

/** Drops the keyframes that no rule names. */
export function dropUnusedKeyframes(root: Root): void {
  const animations = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
}

/**
 * Writes the value of a property that is the same in the whole document where it is used, and of one that nothing sets what stands in its
 * place: to repeat it costs less than to name it, once all is compressed (370 B of a page of 9.5 kB). A value that names others is none of the whole
 * document: further inside they may be others.
 */
function inlineConstants(root: Root, kept: ReadonlySet<string>): void {
  const definitions = definitionsOf(root);
  const registered = new Set<string>();
  root.walkAtRules('property', ({ params }) => {
    registered.add(params);
  });
  const replacement = (name: string, otherwise: string | undefined): string | undefined => {
    if (kept.has(name) || registered.has(name)) return undefined;
    const [definition, another] = definitions.get(name) ?? [];
    if (!definition) return otherwise || undefined;
    return !another && isOfDocument(definition) && !notConstant.test(definition.value) ? definition.value : undefined;
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

/** The custom properties that a sheet sets. */
export const namesSetIn = (root: Root): ReadonlySet<string> => new Set(definitionsOf(root).keys());

/** Writes what stands in the place of properties that nothing sets any more, where something does. */
export function writeOtherwise(root: Root, gone: ReadonlySet<string>): void {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(reference, (written, name: string, otherwise?: string) =>
      gone.has(name) && otherwise ? otherwise : written,
    );
  });
}

/** A property that is used, and what stands in its place where nothing sets it. */
const reference = /(?<![\w)-])var\((--[^\s,()]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)(?![\w(-])/g;

/** Values that name others, are empty, or mean something else as the value of another property. */
const notConstant = /var\(|^(?:initial|inherit|unset|revert|revert-layer|)$/;

const namesIn = (value: string) => [...value.matchAll(/var\(\s*(--[^\s,()]+)/g)].map(([, name = '']) => name);

/** Whether a declaration is about the root element in every state. */
function isOfDocument({ parent: rule }: Declaration): boolean {
  if (rule?.type !== 'rule' || !/^:root(?:\[data-mantine-color-scheme=["']?light["']?\])?$/.test(rule.selector)) return false;
  const around = rule.parent?.type === 'atrule' && rule.parent.name === 'layer' ? rule.parent.parent : rule.parent;
  return around?.type === 'root';
}

/** Custom property → what sets it. */
function definitionsOf(root: Root): Map<string, Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  return definitions;
}

/** Layers stay: each is named in its order before another sheet of the document names it. */
export function removeEmpty(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || node.nodes === undefined) continue;
    removeEmpty(node as Container<ChildNode>);
    if (node.nodes.length === 0 && !isLayer(node)) node.remove();
  }
}

const isLayer = (node: ChildNode) => node.type === 'atrule' && node.name === 'layer';
