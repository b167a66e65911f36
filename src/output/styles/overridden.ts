/** Custom properties that another rule sets anew wherever they apply: Mantine sets its variables, and the theme sets them once more. */
import { AttributeAction, SelectorType } from 'css-what';
import type { ChildNode, Declaration, Root } from 'postcss';
import type { Element } from './selectors.ts';

/** A selector that speaks of the document's element, or of all elements of one class. */
interface Target {
  /** Undefined for the document's element. */
  className: string | undefined;
  specificity: number;
}

/** What sets a property at all times: in no at-rule but a layer. */
interface Definition {
  declaration: Declaration;
  /** The place of its layer among the sheet's; endless outside of layers, which outdoes them all. */
  layer: number;
  /** Undefined for a selector of another kind. */
  targets: readonly (Target | undefined)[];
}

/**
 * Drops what sets a custom property but never counts on a page: 150 to 270 of its bytes (brotli). Other properties stay: a browser that
 * does not know a value takes the one before it.
 *
 * @param elements - all elements of the page
 */
export function dropOverridden(root: Root, elements: readonly Element[]): void {
  const definitions = new Map<string, Definition[]>();
  root.walkDecls(/^--/, (declaration) => {
    const definition = findDefinition(declaration);
    if (definition) definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), definition]);
  });
  for (const all of definitions.values()) {
    for (const [index, { declaration, layer, targets }] of all.entries()) {
      const isOverridden = (target: Target) =>
        all.some((other, at) =>
          other.targets.some((by) => {
            if (!by || !areAll(target, by, elements)) return false;
            if (other.layer !== layer) return other.layer > layer;
            return by.specificity > target.specificity || (by.specificity === target.specificity && at > index);
          }),
        );
      if (targets.every((target) => target && isOverridden(target))) declaration.remove();
    }
  }
}

function findDefinition(declaration: Declaration): Definition | undefined {
  const rule = declaration.parent as ChildNode | undefined;
  if (rule?.type !== 'rule' || declaration.important) return undefined;
  const around = rule.parent;
  const layer = around?.type === 'atrule' && around.name === 'layer' && around.parent?.type === 'root' ? around : undefined;
  if (!layer && around?.type !== 'root') return undefined;
  return { declaration, layer: layer?.parent?.index(layer) ?? Number.POSITIVE_INFINITY, targets: rule.selectors.map(findTarget) };
}

function findTarget(selector: string): Target | undefined {
  const [found, scheme, className] =
    /^(?::root(\[data-mantine-color-scheme(?:=["']?light["']?)?\])?|\.([\w-]+))$/.exec(selector) ?? [];
  return found === undefined ? undefined : { className, specificity: scheme ? 2 : 1 };
}

/** Whether all elements that one selector speaks of are elements that the other one speaks of. */
function areAll(one: Target, other: Target, elements: readonly Element[]): boolean {
  if (one.className === undefined || other.className === undefined) return one.className === other.className;
  const [a, b] = [one.className, other.className].map(
    (value) => (element: Element) =>
      element({
        type: SelectorType.Attribute,
        name: 'class',
        action: AttributeAction.Element,
        value,
        ignoreCase: 'quirks',
        namespace: null,
      }),
  ) as [(element: Element) => boolean, (element: Element) => boolean];
  return elements.filter(a).every(b);
}
