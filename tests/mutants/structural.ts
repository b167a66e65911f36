/** Mistakes of form. Each operator's mutant breaks the schema by construction: the docblock says why. */
import { pointerTo } from '../../src/json-text/pointer.ts';
import { changed, type Mutant, none, type Operator, renamed, replaced, type Subject } from './mutant.ts';
import type { Random } from './random.ts';
import { type JsonType, jsonType, keysOf, type Node, typesOf, walk } from './walk.ts';

const samples: Record<JsonType, unknown> = {
  null: null,
  boolean: true,
  number: 7,
  string: 'Text',
  array: ['Text'],
  object: { a: 'Text' },
};

/** Names that are no keys anywhere, some of them with a meaning to JavaScript. */
const strangers = ['zzz', 'x', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'Ü', 'a b', '"', '\\', ''];

type NodeOperator = (node: Node, subject: Subject, random: Random) => Generator<Omit<Mutant, 'subject' | 'kind' | 'operator'>>;

const operators: Record<string, NodeOperator> = {
  /** The schema lists the key as required. */
  *'leave out a required key'({ pointer, value, schema }, subject) {
    if (jsonType(value) !== 'object') return;
    for (const key of schema.required ?? []) {
      yield { pointer, text: changed(subject, pointerTo(pointer, key), (parent, last) => delete parent[last]) };
    }
  },

  /** The schema closes the object. */
  *'add a key'(node, subject, random) {
    const keys = keysOf(node);
    if (!keys) return;
    const key = random.pick(strangers);
    const json = Object.entries(node.value as object).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
    json.splice(random.below(json.length + 1), 0, `${JSON.stringify(key)}:1`);
    yield { pointer: node.pointer, text: withRaw(subject, node.pointer, `{${json.join(',')}}`) };
  },

  /** One letter more makes no other key of the same object, which is checked. */
  *'misspell a key'(node, subject, random) {
    const keys = keysOf(node);
    if (!keys) return;
    for (const key of Object.keys(node.value as object)) {
      const at = random.below(key.length + 1);
      const wrong = key.slice(0, at) + random.word(1) + key.slice(at);
      if (keys.includes(wrong)) continue;
      yield {
        pointer: pointerTo(node.pointer, key),
        text: replaced(subject, node.pointer, renamed(node.value as object, key, wrong)),
      };
    }
  },

  /** The field takes no value of this JSON type. */
  *'write another type'({ pointer, field }, subject, random) {
    const allowed = typesOf(field);
    const wrong = (Object.keys(samples) as JsonType[]).filter((type) => !allowed.has(type));
    yield { pointer, text: replaced(subject, pointer, samples[random.pick(wrong)]) };
  },

  /** No field takes null. */
  *'write null'({ pointer, field }, subject) {
    if (!typesOf(field).has('null')) yield { pointer, text: replaced(subject, pointer, null) };
  },

  /** The field wants at least one letter. */
  *'empty a text'({ pointer, value, schema }, subject) {
    if (typeof value === 'string' && Number(schema.minLength) >= 1) yield { pointer, text: replaced(subject, pointer, '') };
  },

  /** The word is not in the list. */
  *'write a word that is not in the list'({ pointer, value, schema }, subject, random) {
    if (typeof value !== 'string' || !schema.enum) return;
    const wrong = random.pick([value + random.word(1), value.slice(1), random.word(7), value.toUpperCase(), ' ', '']);
    if (!schema.enum.includes(wrong)) yield { pointer, text: replaced(subject, pointer, wrong) };
  },

  /** The constant is another one. */
  *'write another version'({ pointer, schema }, subject) {
    if (typeof schema.const === 'number') yield { pointer, text: replaced(subject, pointer, schema.const + 1) };
  },

  /** The pattern refuses it, which is checked with the pattern itself. */
  *'break a pattern'({ pointer, value, schema }, subject, random) {
    if (typeof value !== 'string' || schema.pattern === undefined) return;
    const wrong = random.pick(['§', `${value} §`, ` ${value}`, '\n', 'javascript:alert(1)', '../x', '']);
    if (!new RegExp(schema.pattern, 'u').test(wrong)) yield { pointer, text: replaced(subject, pointer, wrong) };
  },

  /** The list wants at least one entry. */
  *'empty a list'({ pointer, value, schema }, subject) {
    if (Array.isArray(value) && Number(schema.minItems) >= 1) yield { pointer, text: replaced(subject, pointer, []) };
  },

  /** The list is longer than allowed. */
  *'lengthen a list'({ pointer, value, schema }, subject) {
    if (!Array.isArray(value) || schema.maxItems === undefined) return;
    const long = Array.from({ length: schema.maxItems + 1 }, (_, index) => value[index % value.length] as unknown);
    yield { pointer, text: replaced(subject, pointer, long) };
  },

  /** The number is out of its bounds. */
  *'leave the bounds'({ pointer, value, schema }, subject, random) {
    if (typeof value !== 'number' || schema.maximum === undefined || schema.minimum === undefined) return;
    yield { pointer, text: replaced(subject, pointer, random.pick([schema.maximum + 1, schema.minimum - 1, 1e300])) };
  },

  /** The number is a whole one. */
  *'write a fraction'({ pointer, value, schema }, subject) {
    if (typeof value === 'number' && schema.type === 'integer') yield { pointer, text: replaced(subject, pointer, value + 0.5) };
  },

  /** The same key a second time. */
  *'write a key twice'({ pointer, value }, subject, random) {
    const entries = jsonType(value) === 'object' ? Object.entries(value as object) : [];
    if (entries.length === 0) return;
    const [name, inner] = random.pick(entries);
    const json = entries.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`);
    json.push(`${JSON.stringify(name)}:${JSON.stringify(inner)}`);
    yield { pointer, text: withRaw(subject, pointer, `{${json.join(',')}}`) };
  },
};

/** The manifest with a piece of raw text in place of a value, for what no object can hold. */
function withRaw(subject: Subject, pointer: string, raw: string): string {
  const mark = '\u0001raw\u0001';
  const text = replaced(subject, pointer, mark);
  return text.replace(JSON.stringify(mark), () => raw);
}

/** Every structural mutant of a manifest. */
export const structural: Operator = function* (subject, random) {
  for (const node of walk(subject.manifest)) {
    for (const [operator, make] of Object.entries(operators)) {
      // How many a node gives is only known when they are made; most give one at most.
      yield () => {
        const mutants = [...make(node, subject, random)];
        if (mutants.length === 0) return none(subject);
        return { kind: 'structure', operator, subject, ...random.pick(mutants) };
      };
    }
  }
};
