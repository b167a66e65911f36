/** Judges what is asked of GitHub, and what is answered, by GitHub's own description: a slice of it (cut-description.js). */
import { Ajv, type ValidateFunction } from 'ajv';
import github from './github-description.json' with { type: 'json' };

type Schema = Record<string, unknown>;
interface Operation {
  parameters?: (Schema & { name: string; in: string; required?: boolean; schema: Schema })[];
  requestBody?: { required?: boolean; content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>;
}

const description = github as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'github', components: forAjv(description.components) });

/** What a reference leads to. */
function follow<Value>(value: Value): Value {
  const path = (value as { $ref?: string } | undefined)?.$ref?.split('/').slice(1);
  return path ? follow(path.reduce<unknown>((there, key) => (there as Schema)[key], description) as Value) : value;
}

/** OpenAPI 3.0 says in a way of its own what may be null; references lead into the whole. */
function forAjv(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forAjv);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as Schema;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, key === '$ref' ? `github${value}` : forAjv(value)]),
  );
  return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner;
}

const compiled = new Map<unknown, ValidateFunction>();
function faultsOf(schema: Schema, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(forAjv(schema) as Schema);
  compiled.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

export interface Asked {
  method: string;
  /** With its query. */
  url: string;
  headers: Record<string, unknown>;
  body: unknown;
}

interface Found {
  name: string;
  operation: Operation;
  /** Of the path. */
  values: Record<string, string>;
}

/** The operation that a request asks for; a path may have more steps than its pattern where it names a branch. */
export function findOperation(method: string, path: string): Found | undefined {
  for (const [pattern, methods] of Object.entries(description.paths)) {
    const operation = methods[method.toLowerCase()];
    if (!operation) continue;
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const last = names.at(-1);
    const source = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === last && /\}$/.test(pattern) ? '(.+)' : '([^/]+)',
    );
    const found = new RegExp(`^${source}$`).exec(path);
    if (found) {
      const values = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
      return { name: `${method} ${pattern}`, operation, values };
    }
  }
  return undefined;
}

/** What no browser may send to GitHub besides what it sends of itself. */
const ownHeaders = /^(?:authorization|accept|content-type)$/;
const everyHeader =
  /^(?:host|connection|user-agent|accept-encoding|accept-language|content-length|transfer-encoding|origin|referer|sec-.*|cache-control|pragma|if-none-match|priority|dnt)$/;

/** @returns what is wrong with a request */
export function judgeRequest({ method, url, headers, body }: Asked): string[] {
  const { pathname, searchParams } = new URL(url, 'https://api.github.com');
  const found = findOperation(method, pathname);
  if (!found) return [`${method} ${pathname} is not described`];
  const { operation, values } = found;
  const wrong = Object.keys(headers)
    .filter((name) => !ownHeaders.test(name) && !everyHeader.test(name))
    .map((name) => `the header ${name}`);
  const parameters = (operation.parameters ?? []).map(follow);
  const query = parameters.filter((one) => one.in === 'query');
  for (const [name, text] of searchParams) {
    const parameter = query.find((one) => one.name === name);
    if (!parameter) wrong.push(`the query ${name}`);
    else
      wrong.push(
        ...faultsOf(parameter.schema, follow(parameter.schema).type === 'integer' ? Number(text) : text).map(
          (fault) => `${name}${fault}`,
        ),
      );
  }
  for (const parameter of parameters.filter((one) => one.in === 'path')) {
    const text = values[parameter.name] ?? '';
    const value = follow(parameter.schema).type === 'integer' ? Number(text) : text;
    wrong.push(...faultsOf(parameter.schema, value).map((fault) => `${parameter.name}${fault}`));
  }
  const schema = operation.requestBody?.content['application/json'].schema;
  if (schema && body !== undefined) wrong.push(...faultsOf(schema, body), ...unknownKeys(schema, body));
  if (!schema && body !== undefined) wrong.push('a body');
  return wrong.map((fault) => `${found.name}: ${fault}`);
}

/** The description allows every key; one that it does not know is a mistake all the same. */
function unknownKeys(schema: Schema, body: unknown): string[] {
  const { properties, items } = follow(schema) as { properties?: Record<string, Schema>; items?: Schema };
  if (Array.isArray(body)) return body.flatMap((entry) => (items ? unknownKeys(items, entry) : []));
  if (!properties || typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    properties[key] ? unknownKeys(properties[key], value) : [`/${key} is unknown`],
  );
}

const schemaOf = ({ responses }: Operation, status: number): Schema | undefined =>
  follow(responses[status])?.content?.['application/json']?.schema;

/** @returns what is wrong with an answer */
export function judgeAnswer(method: string, path: string, status: number, body: unknown): string[] {
  const found = findOperation(method, path);
  const schema = found && schemaOf(found.operation, status);
  return schema ? faultsOf(schema, body).map((fault) => `${found.name} answers ${status}: ${fault}`) : [];
}

/** An answer as the description wants it, with what is said of it. */
export function fillIn(method: string, path: string, status: number, said: unknown): unknown {
  const found = findOperation(method, path);
  const schema = found && schemaOf(found.operation, status);
  return schema ? filled(schema, said, 0) : said;
}

function filled(given: Schema, said: unknown, depth: number): unknown {
  const schema = follow(given) as Schema & {
    type?: string;
    nullable?: boolean;
    required?: string[];
    properties?: Record<string, Schema>;
    items?: Schema;
    enum?: unknown[];
  };
  const { allOf, anyOf, oneOf } = schema as Record<string, Schema[] | undefined>;
  const inner = allOf?.[0] ?? anyOf?.[0] ?? oneOf?.[0];
  if (said === null) return null;
  if (inner && !schema.properties) return filled(inner, said, depth);
  if (schema.properties || schema.type === 'object') {
    const own = (said ?? {}) as Record<string, unknown>;
    const keys = new Set([...(schema.required ?? []), ...Object.keys(own)]);
    const entries = [...keys].map((key) => [
      key,
      schema.properties?.[key] ? filled(schema.properties[key], own[key], depth + 1) : own[key],
    ]);
    return said === undefined && schema.nullable ? null : Object.fromEntries(entries);
  }
  if (schema.type === 'array')
    return ((said ?? []) as unknown[]).map((entry) => (schema.items ? filled(schema.items, entry, depth + 1) : entry));
  if (said !== undefined) return said;
  if (schema.nullable) return null;
  if (schema.enum) return schema.enum[0];
  return { string: 'x', integer: 1, number: 1, boolean: false }[schema.type ?? ''] ?? null;
}
