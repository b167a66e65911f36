/** Whether a selector can match anything in a document whose elements are known. */
import {
  AttributeAction,
  type AttributeSelector,
  isTraversal,
  parse,
  type Selector,
  SelectorType,
  type TagSelector,
} from 'css-what';

/** Whether an element has the tag, the class or the attribute that a selector asks for. */
export type Element = (asked: AttributeSelector | TagSelector) => boolean;

const attribute = (name: string, action: AttributeAction, value: string): AttributeSelector => ({
  type: SelectorType.Attribute,
  name,
  action,
  value,
  ignoreCase: null,
  namespace: null,
});

/** What can be disabled: https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled */
const controls = ['button', 'fieldset', 'input', 'optgroup', 'option', 'select', 'textarea'];

/** Whether each element that a selector speaks of is there. How they stand to each other is not validated; states such as :hover may come. */
export function canMatch(selector: string, elements: readonly Element[]): boolean {
  return areThere(compoundsOf(parse(selector)[0] ?? []), elements);
}

const areThere = (compounds: Selector[][], elements: readonly Element[]) =>
  compounds.every((compound) => elements.some((element) => fits(element, compound, elements)));

/** Whether one element has all that a part of a selector asks for. What :not excludes is not needed. */
function fits(element: Element, compound: readonly Selector[], elements: readonly Element[]): boolean {
  return compound.every((token) => {
    if (token.type === SelectorType.Tag || token.type === SelectorType.Attribute) return element(token);
    if (token.type !== SelectorType.Pseudo) return true;
    // No document is the inside of another element.
    if (token.name === 'host') return false;
    // An element that is written from right to left is within one that says so.
    if (token.name === 'dir')
      return token.data !== 'rtl' || elements.some((other) => other(attribute('dir', AttributeAction.Equals, 'rtl')));
    if (token.name === 'lang')
      return elements.some((other) => other(attribute('lang', AttributeAction.Hyphen, String(token.data))));
    if (token.name === 'disabled') return controls.some((name) => element({ type: SelectorType.Tag, name, namespace: null }));
    if (token.name === 'not' || !Array.isArray(token.data)) return true;
    return token.data.some((alternative) => {
      const compounds = compoundsOf(alternative);
      // What stands last in :is and :where is about the element itself, what stands before it about others. So is all in :has.
      const own = token.name === 'has' ? [] : (compounds.pop() ?? []);
      return fits(element, own, elements) && areThere(compounds, elements);
    });
  });
}

/** The parts of a selector between its combinators. */
function compoundsOf(selector: readonly Selector[]): Selector[][] {
  const compounds: Selector[][] = [[]];
  for (const token of selector) {
    if (isTraversal(token)) compounds.push([]);
    else compounds.at(-1)?.push(token);
  }
  return compounds;
}
