/**
 * Valid sections, made from nothing but the JSON Schema of their type. The same seed makes the same ones.
 *
 * What a schema cannot say is said by its descriptions: where one recommends a constant, such as "meist "{courseDate}"", the
 * constant is used.
 */
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { makeValue } from '../json-schema/values.ts';
import { branchesOf, isOnWayTo, itemsOf, type KeyPath } from '../json-schema/walk.ts';
import type { WrittenSection } from './around.ts';
import { ofEverySection, placesOf } from './optional-keys.ts';

export interface Case {
  /** What is special about it. */
  name: string;
  section: WrittenSection;
}

/** The constants that descriptions recommend. */
export const constants = {
  contactId: 'contact',
  courseDate: '10.07.35',
  courseStart: '09:00',
  courseEnd: '10:30',
  courseMinutes: 90,
  checkoutUrl: 'https://tickets.bakery.example/loaf',
  email: 'hello@bakery.example',
  formMaxWidth: 480,
  signupEndpoint: '/__signup',
};

/** Texts that have a form; the first that fits a pattern is taken. `#` is a number that is used only once. */
const formed = [
  '/',
  // Good enough for an icon too.
  'src/contract/picture.svg',
  'Name#',
  'de',
  'DE',
  'EUR',
  'name',
  '2035-07-10',
  '09:00',
  'https://maps.bakery.example/embed',
];

export const words = ['Bread', 'rises', 'slowly,', 'and', 'nobody', 'minds', 'waiting', 'for', 'it', 'here.'];
const compounds = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger',
  'Kraftfahrzeughaftpflichtversicherungsbeitragsrückerstattung',
];

/** What is decided at each place. */
export interface Choices {
  has: (path: KeyPath, schema: JsonSchema) => boolean;
  count: (path: KeyPath, least: number, most: number) => number;
  text: (number: number) => string;
  choose: <Option>(path: KeyPath, options: readonly Option[]) => Option;
  number: (least: number, most: number) => number;
}

const most = 3;
const first = <Option>(_: KeyPath, options: readonly Option[]) => options[0] as Option;
export const last = <Option>(_: KeyPath, options: readonly Option[]) => options.at(-1) as Option;
export const sentence = (number: number) =>
  `${words[number % words.length]} ${words[(number * 3 + 1) % words.length]} (${number})`;
export const compound = (number: number) => `${compounds[number % compounds.length]}`;

export const minimum: Choices = {
  has: () => false,
  count: (_, least) => least,
  text: () => 'A',
  choose: first,
  number: (least) => least,
};
export const maximum: Choices = {
  has: () => true,
  count: (_, least, limit) => Math.max(least, Math.min(limit, most)),
  text: sentence,
  choose: last,
  number: (_, limit) => limit,
};

/** Free text, or a list of it. */
function isText(schema: JsonSchema): boolean {
  if (schema.type === 'array') return isText(itemsOf(schema));
  return schema.type === 'string' && schema.enum === undefined && schema.pattern === undefined;
}

/** The cases that every type is tried with. */
export function usualCases(type: string, schema: JsonSchema): Case[] {
  const make = (name: string, choices: Choices) => ({ name, section: makeSection(type, schema, choices) });
  const [list] = placesOf(schema).filter((key) => key.schema.type === 'array' && !isText(key.schema));
  return [
    make('minimum', minimum),
    make('maximum', maximum),
    make('very long compounds', { ...maximum, text: compound }),
    make('no optional text', { ...maximum, has: (_, field) => !isText(field) }),
    ...(list ? [make(`50 ${list.path}`, fifty(list.path))] : []),
  ];
}

/** The one that asks most of a layout: what of them a browser looks at in every run. */
export const demandingCases = (type: string, schema: JsonSchema): Case[] =>
  usualCases(type, schema).filter(({ name }) => name === 'very long compounds');

/** The least and the most of a type: what stays in the tests of every run. */
export const extremeCases = (type: string, schema: JsonSchema): Case[] => usualCases(type, schema).slice(0, 2);

export function fifty(path: KeyPath): Choices {
  return {
    ...minimum,
    has: (other) => isOnWayTo(other, path),
    count: (at, least, limit) => (at === path ? Math.min(limit, 50) : Math.max(least, 1)),
    text: sentence,
  };
}

export function makeSection(type: string, schema: JsonSchema, choices: Choices): WrittenSection {
  let used = 0;
  const next = () => ++used;

  function freeText({ minLength = 0 }: JsonSchema): string {
    const text = choices.text(next());
    return minLength === 0 && text === 'A' ? '' : text;
  }

  function formedText(pattern: string, path: KeyPath): string {
    const text = formed.map((each) => each.replace('#', String(next()))).find((each) => new RegExp(pattern, 'u').test(each));
    if (text === undefined) throw new Error(`${type}: no text of src/contract/generate.ts fits the pattern of ${path}.`);
    return text;
  }

  return makeValue(schema, {
    has: (path, field) => choices.has(path, field) && !ofEverySection.has(path),
    count: (path, { minItems = 0, maxItems = Number.POSITIVE_INFINITY }) => choices.count(path, minItems, maxItems),
    word: choices.choose,
    // Where a constant may stand for a number, the number is written.
    branch: (path, branches) =>
      choices.choose(
        path,
        branches.filter(({ pattern }) => !pattern?.startsWith('^\\{')),
      ),
    number: ({ minimum = 0, maximum = 1000 }) => choices.number(minimum, maximum),
    text: (field, path) => (field.pattern === undefined ? freeText(field) : formedText(field.pattern, path)),
    instead: (_, field) => {
      const recommended = /"\{([a-z]\w*)\}"/.exec(field.description ?? '')?.[1];
      const isOpen = field.type === 'string' || branchesOf(field).some(({ pattern }) => pattern?.includes('{'));
      return recommended !== undefined && recommended in constants && isOpen ? `{${recommended}}` : undefined;
    },
  }) as WrittenSection;
}
