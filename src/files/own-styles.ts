/** The sheet of own styles beside a manifest: what of it reaches a page, and what does not. */

import { parse as parseSelector, type Selector } from 'css-what';
import type { AtRule, Declaration, Node, Rule } from 'postcss';
import { attempt } from '../../schema/attempt.ts';
import { type OwnStyles, ownStyles, type StyleFault } from '../../schema/own-styles.ts';
import { parseStyles } from './parse-styles.ts';

/** Why an address is refused, or where its file is published. */
export type Found = { address: string } | { why: 'foreign' | 'outside' | 'missing' | 'unreadable' };

/**
 * What is refused is left out, so that it reaches no page whatever becomes of its finding; the rest is written as short as it can be.
 *
 * @param bytes - of the file
 * @param find - looks up the file of an address that is a path
 */
export function readOwnStyles(bytes: Uint8Array, find: (path: string) => Found): OwnStyles {
  const text = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (text === undefined) return refusedStyles('unreadable');
  const faults: StyleFault[] = [];
  const refuse: Refuse = (node, why, named) => {
    const start = node.source?.start?.offset ?? 0;
    const written = text.slice(start, node.source?.end?.offset).replace(/;$/, '');
    const part = named ?? written;
    const at = start + Math.max(0, written.indexOf(part));
    faults.push({ why, part, ...(why === 'syntax' && { reason: 'Unclosed string' }), start: at, end: at + part.length });
  };
  const { root, broken } = parseStyles(text);
  for (const { at, ...named } of broken) faults.push({ why: 'syntax', ...named, start: at, end: at + 1 });
  root.walkComments((comment) => void comment.remove());
  root.walk((node) => readStrings(node, refuse));
  root.walkAtRules((rule) => readAtRule(rule, refuse));
  root.walkRules((rule) => readRule(rule, refuse));
  root.walkDecls((declaration) => readDeclaration(declaration, find, refuse));
  root.walk(shorten);
  shorten(root);
  // An end tag in a text would end the element that holds the sheet.
  return { text, css: root.toString().replaceAll('</', '<\\/'), faults: faults.sort((one, other) => one.start - other.start) };
}

/** A sheet that is not read at all. */
export const refusedStyles = (why: StyleFault['why']): OwnStyles => ({
  text: '',
  css: '',
  faults: [{ why, part: ownStyles, start: 0, end: 0 }],
});

/** @param part - of what is written; left out: all of it */
type Refuse = (node: Node, why: StyleFault['why'], part?: string) => void;

/** Removes whatever has a line break within quotation marks: there a browser ends the text, and reads what follows as something of its own. */
function readStrings(node: Node, refuse: Refuse): void {
  const { selector = '', params = '', prop = '', value = '' } = node as Partial<Rule & AtRule & Declaration>;
  const written = `${selector}${params}${prop}:${value}`;
  if (
    !/["']/.test(
      written.replace(/\\(?:\r\n|[\s\S])|"(?:[^"\\\n\r\f]|\\(?:\r\n|[\s\S]))*"|'(?:[^'\\\n\r\f]|\\(?:\r\n|[\s\S]))*'/g, ''),
    )
  )
    return;
  refuse(node, 'syntax', (selector || params || `${prop}${node.raws.between}${value}`).split(/[\n\r\f]/, 1)[0]);
  node.remove();
}

/** What a sheet may consist of. Whatever else there is, or will be, could load something. */
const atRules =
  /^(?:media|supports|container|layer|scope|starting-style|font-face|(?:-\w+-)?keyframes|property|page|counter-style)$/;

function readAtRule(rule: AtRule, refuse: Refuse): void {
  if (atRules.test(rule.name)) return;
  // An encoding changes nothing: the sheet becomes part of the page.
  if (rule.name !== 'charset') refuse(rule, rule.name.toLowerCase() === 'import' ? 'import' : 'rule', `@${rule.name}`);
  rule.remove();
}

function readRule(rule: Rule, refuse: Refuse): void {
  if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
  let hashed: string | undefined;
  try {
    // A rule inside of another one speaks of that one by "&".
    hashed = findHashed(parseSelector(rule.selector.replaceAll('&', ':scope')).flat());
  } catch {
    refuse(rule, 'selector', rule.selector);
    rule.remove();
    return;
  }
  if (hashed === undefined) return;
  refuse(rule, 'class', hashed);
  rule.remove();
}

/** The first class that a build has named: `title_ab12c` of ours, `m_1b7284a3` of Mantine. A choice by parts of such names is one as well. */
function findHashed(tokens: readonly Selector[]): string | undefined {
  for (const token of tokens) {
    if (token.type === 'attribute' && token.name === 'class') {
      if (token.action !== 'element') return 'class';
      if (/_(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{5}$|^m_[0-9a-f]{6,8}$/.test(token.value)) return token.value;
    }
    if ('data' in token && Array.isArray(token.data)) {
      const inner = findHashed(token.data.flat());
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}

/** Without its ring nobody sees where the keyboard is. */
const hidesOutline = (prop: string, value: string): boolean =>
  /^outline(?:-style|-width|-color)?$/.test(prop)
    ? // What stands in brackets is part of a colour or a sum.
      /(?:^|\s)(?:none|hidden|transparent|0(?:\.0*)?[a-z]*)(?:\s|$)/.test(value.replace(/\([^()]*\)/g, ''))
    : prop === 'all';

const isInRule = ({ parent }: Node): boolean => parent !== undefined && (parent.type === 'rule' || isInRule(parent));

/** A selector that says itself that it is about elements without the ring. */
const isWithoutRing = (node: Node | undefined): boolean =>
  node?.type === 'rule'
    ? (node as Rule).selectors.every((selector) => selector.includes(':not(:focus-visible)')) || isWithoutRing(node.parent)
    : node?.parent !== undefined && isWithoutRing(node.parent);

function readDeclaration(declaration: Declaration, find: (path: string) => Found, refuse: Refuse): void {
  const { prop, value } = declaration;
  if (isInRule(declaration) && hidesOutline(prop.toLowerCase(), value.toLowerCase()) && !isWithoutRing(declaration.parent)) {
    refuse(declaration, 'focus');
    declaration.remove();
    return;
  }
  const read = readAddresses(value, find);
  if ('value' in read) declaration.value = read.value;
  else {
    refuse(declaration, read.why, read.part);
    declaration.remove();
  }
}

const quoted = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'/.source;
const tokens = new RegExp(`url\\(\\s*(${quoted}|[^"'()\\s\\\\]*)\\s*\\)|${quoted}`, 'gi');

/** A value with the published addresses of its files; or the first address that is refused, and why. */
function readAddresses(
  value: string,
  find: (path: string) => Found,
): { value: string } | { why: StyleFault['why']; part: string } {
  let refused: { why: StyleFault['why']; part: string } | undefined;
  const read = value.replace(tokens, (token, written?: string) => {
    if (written === undefined) return token;
    const path = /^["']/.test(written) ? written.slice(1, -1) : written;
    // A part of the same document, or a picture that the sheet holds itself.
    if (/^#|^data:image\//.test(path)) return token;
    // With an escape or a scheme, or from the root of the host, it is no path of the folder.
    const found: Found = /\\|^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(path) ? { why: 'foreign' } : find(path);
    if ('why' in found) refused ??= { why: found.why, part: path };
    return 'address' in found
      ? `url(${found.address.replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`
      : token;
  });
  if (refused) return refused;
  const rest = value.replace(tokens, (_, written?: string) => (written === undefined ? '""' : ''));
  // What is spelt in another way, or is the text of a variable, nobody can look up.
  const [hidden] = /\\|\burl\(|(?:^|[\s,(])(?:src|image)\(|image-set\((?=[^;]*(?:"|var\())/i.exec(rest) ?? [];
  return hidden === undefined ? { value: read } : { why: 'foreign', part: hidden };
}

/** Without spaces that mean nothing, and without what was written before comments went. */
function shorten(node: Node): void {
  node.raws = {
    before: '',
    after: '',
    between: node.type === 'decl' ? ':' : '',
    afterName: node.type === 'atrule' && (node as AtRule).params !== '' ? ' ' : '',
    semicolon: false,
  };
}
