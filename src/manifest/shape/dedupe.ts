/**
 * From ajv's errors to one finding per mistake. ajv reports each keyword that failed, so one mistake comes as two or more
 * errors: the branches of a union and the union, the key that is too much and the key that is missing.
 */

import type { ErrorObject } from 'ajv';
import { groupBy } from '../../../schema/group-by.ts';
import { type About, type Finding, finding, withCorrection } from '../../findings/finding.ts';
import { isForeign, mailHref } from '../../findings/href.ts';
import { isJsonNumber } from '../../findings/json-number.ts';
import { meantValue } from '../../findings/meant-value.ts';
import { findCertain, findNearest } from '../../findings/nearest.ts';
import { rightPath } from '../../findings/page-path.ts';
import { reuseType, sectionPointerOf } from '../../findings/sections.ts';
import { child, pointerTo } from '../../json-text/pointer.ts';
import { typesFor, typesForKey } from '../../registry/section-aliases.ts';
import { insteadOf, renamedTo } from './aliases.ts';
import { wayRound, wayRoundType } from './not-yet.ts';

/** An error of ajv, with those of the union's branches and with what the schema says of its place. */
type ShapeError = ErrorObject & { branches?: ErrorObject[]; about?: About };

/**
 * Turns ajv's errors into findings, one for each mistake.
 *
 * @param errors From ajv with `allErrors` and `verbose`, in the order in which ajv gave them.
 */
export function dedupeErrors(errors: readonly ErrorObject[]): Finding[] {
  const deduped = dropSecondary(dedupeUnions(errors));
  return pairKeys(deduped).map((error) => ('code' in error ? error : toFinding(error)));
}

/**
 * Puts the errors of a union's branches in place of the union. Branches differ by JSON type, so the branch that was
 * meant is the one whose type fits; when none fits, the union itself is the mistake.
 *
 * Branches are told by position and instance path, not by schema path: behind a `$ref` that starts anew.
 */
function dedupeUnions(errors: readonly ErrorObject[]): ShapeError[] {
  const deduped: ShapeError[] = [];
  for (const error of errors) {
    // The error of `if` only says that `then` failed; that of `propertyNames` says it better than the one before it.
    if (error.keyword === 'if' || error.propertyName !== undefined) continue;
    if (error.keyword !== 'anyOf') {
      deduped.push(error);
      continue;
    }
    const from = deduped.findLastIndex(({ instancePath }) => !isWithin(instancePath, error.instancePath)) + 1;
    const branches = deduped.splice(from);
    const quoted = branches.find((branch) => branch.instancePath === error.instancePath && isQuoted(branch));
    if (quoted) {
      deduped.push(quoted);
      continue;
    }
    const meant = branches.filter(({ keyword, instancePath }) => keyword !== 'type' || instancePath !== error.instancePath);
    const about = aboutIn(error.parentSchema);
    if (meant.length === 0) deduped.push({ ...error, branches });
    else
      deduped.push(
        ...meant.map((inner) =>
          inner.instancePath === error.instancePath ? { ...(about && { about }), branches, ...inner } : inner,
        ),
      );
  }
  return deduped;
}

/** A number, true or false in quotes, where one without is expected. */
function isQuoted({ keyword, params, data }: ErrorObject): boolean {
  if (keyword !== 'type' || typeof data !== 'string') return false;
  const types = [params.type as string | string[]].flat();
  if (types.includes('boolean') && /^(?:true|false)$/.test(data)) return true;
  return isJsonNumber(data) && (types.includes('number') || (types.includes('integer') && !data.includes('.')));
}

/** A value of the wrong type is also not the constant and not in the list: the type is what to tell. */
function dropSecondary(errors: readonly ShapeError[]): ShapeError[] {
  const wrongType = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  return errors.filter(({ keyword, instancePath }) => !(['enum', 'const'].includes(keyword) && wrongType.has(instancePath)));
}

/** `titel` written for a required `title` is one mistake: the missing key goes, the unknown one names it. */
function pairKeys(errors: readonly ShapeError[]): (ShapeError | Finding)[] {
  const paired = new Set<ShapeError>();
  const missingAt = groupBy(
    errors.filter(({ keyword }) => keyword === 'required'),
    ({ instancePath }) => instancePath,
  );
  const result: (ShapeError | Finding)[] = [];
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const key = String(error.params.additionalProperty);
    const missing = (missingAt.get(error.instancePath) ?? []).filter((other) => !paired.has(other));
    const names = Object.keys(propertiesOf(error));
    // What is already written cannot be what was meant; of equally near names a missing one comes first.
    const free = names.filter((name) => child(error.data, name) === undefined);
    const candidates = new Set([...missing.map(missingKey), ...free]);
    const nearest = findNearest(key, candidates);
    const pair = missing.find((other) => missingKey(other) === nearest);
    if (pair) paired.add(pair);
    result.push(unknownKey(error.instancePath, key, nearest, propertiesOf(error), candidates, error.data));
  }
  for (const error of errors) {
    if (error.keyword === 'additionalProperties' || paired.has(error)) continue;
    result.push(misspeltType(error) ?? error);
  }
  return result;
}

/** Without its `type` nothing else of a section is validated, so the key that was meant for it is looked for here. */
function misspeltType(error: ShapeError): Finding | undefined {
  if (error.keyword !== 'required' || missingKey(error) !== 'type') return undefined;
  const keys = Object.keys(error.data as object);
  const key = findNearest('type', keys);
  return key === undefined ? undefined : unknownKey(error.instancePath, key, 'type', {}, ['type'], error.data);
}

function unknownKey(
  parent: string,
  key: string,
  nearest: string | undefined,
  properties: object,
  candidates: Iterable<string>,
  container: unknown,
): Finding {
  const where = { pointer: pointerTo(parent, key), at: 'key' } as const;
  const allowed = Object.keys(properties);
  const none = { notYet: undefined, elsewhere: undefined };
  const way = wayRound(key, parent);
  if (way)
    return finding('unknown-key', where, { key, nearest: undefined, allowed, meant: [], instead: undefined, ...none, ...way });
  const instead = insteadOf(key, properties);
  const renamed = renamedTo(key, properties, container);
  // A key of a section that is called like another type is mostly that section within this one.
  const isInSection = sectionPointerOf(parent) !== undefined;
  const meant = isInSection && nearest === undefined && instead === undefined ? typesForKey(key) : [];
  const params = { key, nearest: instead === undefined ? nearest : undefined, allowed, meant, instead, ...none };
  const found = finding('unknown-key', where, params);
  return withCorrection(found, key, findCertain(key, candidates) ?? renamed);
}

/** Says in our words what a keyword of JSON Schema says in its own. */
function toFinding(error: ShapeError): Finding {
  const where = { pointer: error.instancePath };
  const { params, data } = error;
  const about = aboutIn(error.parentSchema) ?? error.about;
  switch (error.keyword) {
    case 'required':
      return missingKeyFinding(error);
    case 'propertyNames': {
      const name = String(params.propertyName);
      const isSection = /^(?:\/languages\/\d+)?\/reused$/.test(error.instancePath);
      return finding('bad-constant-name', { pointer: pointerTo(error.instancePath, name), at: 'key' }, { name, isSection });
    }
    case 'enum':
      // Of a section's type the schema lists the values, and names no JSON type.
      if (isTexts(params.allowedValues) && typeof data !== 'string')
        return finding('wrong-type', where, { expected: ['string'], actual: jsonType(data), about, instead: undefined });
      return unknownValue(error);
    case 'const':
      return unknownValue(error);
    case 'type':
    case 'anyOf': {
      if (isQuoted(error))
        return withCorrection(finding('needless-quotes', where, { value: String(data) }), `"${data}"`, String(data));
      const expected = (error.branches ?? [error]).flatMap((branch) => branch.params.type as string | string[]);
      const params = { expected: [...new Set(expected)], actual: jsonType(data), about, instead: asFile(error)?.text };
      const found = finding('wrong-type', where, params);
      // A text that is written as one is a list of one paragraph.
      const isLoneText = expected.join() === 'array' && typeof data === 'string' && where.pointer.endsWith('/text');
      return isLoneText ? withCorrection(found, JSON.stringify(data), `[${JSON.stringify(data)}]`) : found;
    }
    case 'pattern':
    case 'maxLength':
      return wrongFormat(error, about);
    case 'minLength':
      return finding('empty-text', where, {});
    case 'minItems':
    case 'maxItems': {
      const actual = Array.isArray(data) ? data.length : 0;
      return finding('wrong-count', where, { limit: Number(params.limit), actual, tooFew: error.keyword === 'minItems' });
    }
    case 'minimum':
    case 'maximum':
      return finding('out-of-range', where, {
        limit: Number(params.limit),
        actual: Number(data),
        tooSmall: error.keyword === 'minimum',
      });
    default:
      throw new Error(
        `The schema uses "${error.keyword}" (${error.schemaPath}), which src/manifest/shape/dedupe.ts cannot explain yet.`,
      );
  }
}

/** A text that has not the form of its place: what people mostly do there, and else what the schema says of the place. */
function wrongFormat({ instancePath: pointer, keyword, schema, data, branches }: ShapeError, about: About | undefined): Finding {
  const value = String(data);
  if (keyword === 'pattern' && /^\/routes\/\d+\/path$/.test(pointer)) {
    const right = rightPath(value, new RegExp(String(schema), 'u'));
    const signs = [...new Set(value.replace(/[\w/-]+/g, ''))];
    return withCorrection(finding('invalid-path', { pointer }, { path: value, signs, right }), value, right);
  }
  if (branches?.some(({ parentSchema }) => child(child(parentSchema, 'properties'), 'mail') !== undefined)) {
    const right = mailHref(value);
    if (right) return withCorrection(finding('mail-href', { pointer }, { right }), `"${value}"`, right);
  }
  if (/\/(?:src|file)$/.test(pointer) && isForeign(value)) {
    // Codes of providers still have addresses that leave the protocol to the page.
    const whole = `https:${value}`;
    const isMeant = keyword === 'pattern' && new RegExp(String(schema), 'u').test(whole);
    if (isMeant) return withCorrection(finding('wrong-format', { pointer }, { value, about }), `"${value}"`, `"${whole}"`);
    return finding('remote-file', { pointer }, { url: value });
  }
  const [, ending = ''] = /\.([a-z0-9]+)$/i.exec(value) ?? [];
  const kind = ending.toUpperCase();
  const takesImage = keyword === 'pattern' && new RegExp(String(schema), 'u').test('a.avif');
  if (takesImage && otherImages.has(kind)) return finding('image-kind', { pointer }, { path: value, kind, isFilm: false });
  if (takesImage && films.has(kind)) return finding('image-kind', { pointer }, { path: value, kind, isFilm: true });
  return finding('wrong-format', { pointer }, { value, about });
}

/** Kinds of images that no page shows: each has a better one, or moves. */
const otherImages = new Set(['GIF', 'HEIC', 'HEIF', 'TIF', 'TIFF', 'BMP', 'ICO', 'PDF', 'PSD', 'AI', 'EPS', 'JXL']);
const films = new Set(['MP4', 'MOV', 'M4V', 'WEBM', 'AVI', 'MKV', 'OGV']);

function missingKeyFinding(error: ShapeError): Finding {
  const key = missingKey(error);
  const where = { pointer: error.instancePath, at: 'start' } as const;
  const schema = child(propertiesOf(error), key);
  // A part that need not hold anything, such as that of placeholders when none is left.
  const isOpen = child(schema, 'type') === 'object' && !child(schema, 'required');
  return finding('missing-key', where, { key, value: isOpen ? '{}' : '…', about: aboutIn(schema) });
}

function unknownValue(error: ShapeError): Finding {
  const allowed: unknown[] = error.keyword === 'const' ? [error.params.allowedValue] : error.params.allowedValues;
  const value = typeof error.data === 'string' ? error.data : JSON.stringify(error.data);
  const names = allowed.map((name) => (typeof name === 'string' ? name : JSON.stringify(name)));
  const isSection = `${sectionPointerOf(error.instancePath)}/type` === error.instancePath;
  const where = { pointer: error.instancePath };
  if (isSection && value === reuseType && !names.includes(value)) return finding('reuse-in-reused', where, {});
  const meant = isSection ? typesFor(value, names) : [];
  const notYet = isSection && meant.length === 0 ? wayRoundType(value) : undefined;
  if (meant.length > 0 || notYet) {
    const found = finding('unknown-section', where, { value, nearest: undefined, meant, allowed: names, notYet });
    return withCorrection(found, value, meant.length === 1 ? meant[0] : undefined);
  }
  const file = asFile(error);
  if (file?.isWhole) {
    const found = finding('unknown-value', where, { value, nearest: undefined, allowed: names, instead: file.text });
    return withCorrection(found, `"${value}"`, file.text);
  }
  const { nearest, certain } = meantValue(value, names);
  const found = isSection
    ? finding('unknown-section', where, { value, nearest, meant, allowed: names, notYet })
    : finding('unknown-value', where, { value, nearest, allowed: names, instead: undefined });
  // A number or a list in place of a word is more than a typing error.
  return typeof error.data === 'string' ? withCorrection(found, value, certain) : found;
}

/** How a file is written whose path stands alone; whole where nothing is left to say of it. Undefined where no file belongs. */
function asFile({ data, parentSchema, branches = [] }: ShapeError): { text: string; isWhole: boolean } | undefined {
  const shapes = [parentSchema, ...branches.map((branch) => branch.parentSchema)].map((schema) => child(schema, 'properties'));
  const shape = shapes.find((one) => child(one, 'src') !== undefined);
  if (shape === undefined || typeof data !== 'string') return undefined;
  const isPath = new RegExp(String(child(child(shape, 'src'), 'pattern')), 'u').test(data);
  const isWhole = isPath && child(shape, 'alt') === undefined;
  const src = JSON.stringify(isPath && (isWhole || data.length < 30) ? data : '…');
  return { text: isWhole ? `{ "src": ${src} }` : `{ "src": ${src}, "alt": "…" }`, isWhole };
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  // JSON.parse makes no number of 1e999.
  if (value === Infinity || value === -Infinity) return 'endless';
  return Array.isArray(value) ? 'array' : typeof value;
}

function missingKey(error: ErrorObject): string {
  return String(error.params.missingProperty);
}

function propertiesOf(error: ErrorObject): object {
  return (error.parentSchema?.properties as object | undefined) ?? {};
}

/** What the schema says of a place, in each language. It stands there for findings (src/json-schema/build-schema.ts). */
function aboutIn(schema: unknown): About | undefined {
  return child(schema, 'about') as About | undefined;
}

function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

const isTexts = (values: unknown) => Array.isArray(values) && values.every((value) => typeof value === 'string');
