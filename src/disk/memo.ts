/** Results that are remembered while the program runs. Nothing here is of Node, so that the loader can use it anywhere. */

/**
 * Makes a function that computes its result once for each input.
 *
 * @param compute - depends on nothing but its input
 * @param most - with more texts than these all are forgotten, so that a long session does not fill the memory; an object takes its result
 *   along when it goes
 */
export function memo<Input, Result>(compute: (input: Input) => Result, most = 1000): (input: Input) => Result {
  const ofObjects = new WeakMap<object, { result: Result }>();
  const ofTexts = new Map<Input, { result: Result }>();
  return (input) => {
    const isObject = typeof input === 'object' && input !== null;
    const known = isObject ? ofObjects.get(input) : ofTexts.get(input);
    if (known) return known.result;
    const made = { result: compute(input) };
    if (isObject) {
      ofObjects.set(input, made);
    } else {
      if (ofTexts.size >= most) ofTexts.clear();
      ofTexts.set(input, made);
    }
    return made.result;
  };
}
