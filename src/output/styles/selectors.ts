/** What a selector asks of the elements of a document, and whether it can match any. */
import postcss from 'postcss';

/** What a selector asks of one element. */
export interface Needs {
  tags: string[];
  classes: string[];
  /** `data-x`, or `data-x=value` where it asks for one. */
  attributes: string[];
}

/** Whether an element can be there that has all of this. */
export type Occurs = (needs: Needs) => boolean;

/** Whether all that a selector needs occurs: of each :is, :where and :has one alternative. What :not excludes is not needed. */
export function canMatch(selector: string, occurs: Occurs): boolean {
  return compoundsOf(selector).every((compound) => canBe(compound, nothing, occurs));
}

/** Whether one element can have all that is needed and all that a compound selector asks for. */
function canBe(compound: string, needed: Needs, occurs: Occurs): boolean {
  const { bare, groups } = takeApart(compound);
  const all = {
    tags: [...needed.tags, ...neededTags(bare)],
    classes: [...needed.classes, ...neededClasses(bare)],
    attributes: [...needed.attributes, ...neededAttributes(bare)],
  };
  if (!occurs(all)) return false;
  // A field is switched off by the fieldset around it too: another element may say so.
  if (!impliedAttributes(bare).every((attribute) => occurs({ ...nothing, attributes: [attribute] }))) return false;
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
  for (const [token] of selector.matchAll(/\\.|"[^"]*"|'[^']*'|[\s\S]/g)) {
    if (token === '(' || token === '[') depth++;
    else if (token === ')' || token === ']') depth--;
    if (depth === 0 && /^[\s>+~]$/.test(token)) compounds.push('');
    else compounds.push(compounds.pop() + token);
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
