/** Checks the name that somebody wants to give to a new section type, and finds one that will do. */
import { componentName, typePattern } from '../../schema/names.ts';
import { inPlainLetters } from '../../schema/plain-letters.ts';

const longest = 40;

/** What hosts call the page of a folder: the type's page in the gallery could not be asked for. */
const reserved = 'index';

/** Why a name cannot be had, as a sentence, and one that can. */
export interface Refusal {
  reason: string;
  suggestion: string;
}

/**
 * Validates a name.
 *
 * @param typed What was typed.
 * @param taken The names of all section types there are.
 * @param imported The names that the new component imports: its own must be another.
 * @returns Undefined when the name can be had.
 */
export function refuseName(typed: string, taken: readonly string[], imported: readonly string[]): Refusal | undefined {
  // Some systems do not tell capital letters in file names apart.
  const isTaken = (name: string) => taken.some((other) => other.toLowerCase() === name.toLowerCase());
  const isMeant = (name: string) => imported.includes(componentName(name)) || componentName(name) in globalThis;
  const free = (name: string) => {
    const base = name === reserved || isMeant(name) ? extended(name, '-section') : name;
    let candidate = base;
    for (let number = 2; isTaken(candidate); number++) candidate = extended(base, `-${number}`);
    return candidate;
  };
  if (!typePattern.test(typed) || typed.length > longest) {
    const reason = `A section type is named in kebab-case, such as "card-grid", with at most ${longest} letters.`;
    return { reason, suggestion: free(toKebabCase(typed)) };
  }
  if (isTaken(typed)) return { reason: `There is a section type "${typed}" already.`, suggestion: free(typed) };
  if (typed === reserved) return { reason: `Hosts call the page of a folder "${reserved}".`, suggestion: free(typed) };
  if (isMeant(typed)) {
    return { reason: `"${componentName(typed)}" means something else in code already.`, suggestion: free(typed) };
  }
  return undefined;
}

/** A name with something behind it, no longer than a name may be. */
const extended = (name: string, end: string) => name.slice(0, longest - end.length).replace(/-+$/, '') + end;

/** The nearest name in kebab-case: `ÖffnungsZeiten 2` → `oeffnungs-zeiten-2`. */
function toKebabCase(typed: string): string {
  const kebab = inPlainLetters(typed.normalize('NFC').replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, longest)
    .replace(/-+$/, '');
  return kebab || 'my-section';
}
