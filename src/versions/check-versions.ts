/**
 * Holds the schemas against every earlier version: what manifests of that version may hold must be accepted once it has
 * been migrated. Each difference is tried out with values that were accepted then, so that whatever a migration does counts.
 */
import { isDeepStrictEqual } from 'node:util';
import type { SectionDefinition } from '../../schema/define-section.ts';
import type { Json } from '../../schema/migrations.ts';
import { buildJsonSchema, type JsonSchema } from '../json-schema/build-schema.ts';
import type { Finding } from '../manifest/finding.ts';
import { compileSchema } from '../manifest/node/compile-schema.ts';
import { pointerTo } from '../manifest/pointer.ts';
import { catalogues } from '../manifest/say/catalogue.ts';
import { foldErrors } from '../manifest/shape/fold.ts';
import type { Entry } from '../manifest/words/entries.ts';
import { collectHistory, type History } from '../migrations/history.ts';
import { migrate } from '../migrations/migrate.ts';
import { isObject, type JsonObject } from '../migrations/steps.ts';
import { type Break, findBreaks } from './breaks.ts';
import { sayBreak, sayTypeGone } from './say-break.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { valueFor, valueWith } from './witness.ts';

/** The schemas as they are now. */
export interface Today {
  history: History;
  snapshot: Snapshot;
  judge: (manifest: unknown) => Finding[];
}

/** What earlier versions are held against. */
export function describeToday(sections: Record<string, SectionDefinition>, history = collectHistory(sections)): Today {
  const schema = buildJsonSchema(sections, history.current);
  const validate = compileSchema(schema);
  return {
    history,
    snapshot: takeSnapshot(schema),
    judge: (manifest) => (validate(manifest) ? [] : foldErrors(validate.errors ?? [])),
  };
}

/** A part of a manifest that is compared on its own: the sections of a type, or what is around all sections. */
interface Part {
  /** Undefined: what is around the sections. */
  type: string | undefined;
  /** As it was. */
  schema: JsonSchema;
  /** A manifest of that time around a value of the part. */
  embed: (value: Json) => Json;
  /** Where in the manifest that value is. */
  pointer: string;
}

const sectionPointer = '/routes/0/sections/0';

/**
 * Finds what manifests of a version could hold and no migration makes up for.
 *
 * @returns A sentence for each key of each type, with the step that would mend it; none when every manifest still works.
 */
export function checkVersion(before: Snapshot, now: Today): string[] {
  const around: Part = { type: undefined, schema: before.manifest, embed: (value) => asManifest(before, value), pointer: '' };
  const sentences = checkPart(around, now.snapshot.manifest, now);
  for (const [type, schema] of Object.entries(before.sections)) {
    const embed = (section: Json) => asManifest(before, valueFor(before.manifest, 'least'), section);
    const part: Part = { type, schema, embed, pointer: sectionPointer };
    const same = now.snapshot.sections[nameToday(type, before.version, now.history)];
    if (same) sentences.push(...checkPart(part, same, now));
    else if (isReplaced(type, before.version, now.history)) sentences.push(...checkMigrated(part, now));
    else if (checkMigrated(part, now).length > 0) sentences.push(sayTypeGone(type, schema, before, now.snapshot));
  }
  return sentences;
}

function checkPart(part: Part, schemaNow: JsonSchema, now: Today): string[] {
  const breaks = findBreaks(part.schema, schemaNow)
    .filter(({ keys }) => keys.join() !== 'version' && keys.join() !== 'type')
    .filter((one) => !isCovered(one, part, now));
  const guesses = new Set(breaks.flatMap(({ keys, loss }) => (loss.kind === 'removed' ? [nameIn(keys, loss.renamedTo)] : [])));
  // A key that has taken the place of another is said with that one.
  const said = breaks.filter(({ keys, loss }) => loss.kind !== 'required' || !guesses.has(keys.join('.')));
  if (said.length > 0) return said.map((one) => sayBreak(part.type, one));
  // No difference of the schemas: what is refused now is the work of a migration.
  return checkMigrated(part, now);
}

/** What is refused of the least and the most that a part could hold, in a sentence. */
function checkMigrated(part: Part, now: Today): string[] {
  for (const extent of ['least', 'most'] as const) {
    const [trouble] = judge(part, valueFor(part.schema, extent), now);
    if (trouble) return [`${part.type ? `\`${part.type}\`` : 'The manifest'}, once migrated, is refused: ${trouble.message}`];
  }
  return [];
}

const nameIn = (keys: readonly string[], name = '') => [...keys.slice(0, -1), name].join('.');

/** Whether all values that are not accepted any more are so once they have been migrated. */
function isCovered({ keys, loss, witnesses }: Break, part: Part, now: Today): boolean {
  const owner = keys.slice(0, -1);
  const ownerPointer = pointerOf(part.pointer, owner);
  const without = valueWith(part.schema, owner, undefined);
  if (loss.kind === 'required') {
    return !judge(part, without, now).some(({ pointer, missing }) => missing === keys.at(-1) && pointer === ownerPointer);
  }
  if (loss.kind === 'default') {
    const meant = (value: Json) => valueAt(migrate(part.embed(value), now.history).manifest, pointerOf(part.pointer, keys));
    // Without a default nobody knows what it meant; a migration that writes something does.
    if (loss.before === undefined) return meant(without) !== undefined;
    // What is left out must go on meaning what it meant when it was written; the word for it may have changed.
    return isDeepStrictEqual(meant(without) ?? loss.now, meant(valueWith(part.schema, keys, loss.before)));
  }
  const place = pointerOf(part.pointer, keys);
  return witnesses.every((witness) =>
    judge(part, valueWith(part.schema, keys, witness), now).every(
      ({ pointer }) => pointer !== undefined && pointer !== place && !pointer.startsWith(`${place}/`),
    ),
  );
}

interface Trouble {
  /** Where it was before the migration; undefined where a function of a migration threw. */
  pointer?: string;
  /** The key that is missing there. */
  missing?: string;
  message: string;
}

/** What is wrong with a value of an earlier version after its migration. */
function judge(part: Part, value: Json, { history, judge: judgeShape }: Today): Trouble[] {
  const { manifest, trace } = migrate(part.embed(value), history);
  const thrown = trace.failures.map((failure): Trouble => ({ message: `A function of a migration throws: ${String(failure)}` }));
  const found = judgeShape(manifest).map(({ code, pointer, params }): Trouble => {
    const entry = catalogues.en.entries[code] as Entry<typeof params>;
    const missing = code === 'missing-key' ? { missing: (params as { key: string }).key } : {};
    return {
      pointer: trace.originOf(pointer),
      ...missing,
      message: entry.message(params, { name: `\`${pointer}\``, place: pointer }),
    };
  });
  const isHere = ({ pointer = part.pointer }: Trouble) =>
    part.type === undefined ? !pointer.startsWith(sectionPointer) : pointer.startsWith(part.pointer);
  return [...thrown, ...found].filter(isHere);
}

/** A manifest of a version with its number and one section, the least of its first type unless another is given. */
function asManifest({ version, sections }: Snapshot, manifest: Json, section?: Json): Json {
  if (!isObject(manifest)) return manifest;
  const [first] = Object.values(sections);
  const one = section ?? (first ? valueFor(first, 'least') : {});
  const list = Array.isArray(manifest.routes) ? manifest.routes : [];
  const routes = list.map((route) =>
    isObject(route) && Object.hasOwn(route, 'sections') ? { ...route, sections: [one] } : route,
  );
  return { ...manifest, version, ...(routes.length > 0 && { routes }) };
}

/** The name that a type of an earlier version has now. */
function nameToday(type: string, version: number, { current, versions }: History): string {
  let name = type;
  for (let number = version + 1; number <= current; number++) name = versions.get(number)?.sections.get(name)?.type ?? name;
  return name;
}

/** Whether a migration puts something in the place of a type's sections. */
function isReplaced(type: string, version: number, { versions }: History): boolean {
  const later = [...versions].flatMap(([number, { site }]) => (number > version ? site : []));
  return later.some((step) => step.kind === 'replace-sections' && step.type === type);
}

function pointerOf(start: string, keys: readonly string[]): string {
  return keys.reduce((pointer, key) => pointerTo(pointer, key === '[]' ? 0 : key), start);
}

function valueAt(value: Json, pointer: string): Json | undefined {
  let inner: Json | undefined = value;
  for (const key of pointer.split('/').slice(1)) {
    inner = typeof inner === 'object' && inner !== null ? (inner as JsonObject)[key] : undefined;
  }
  return inner;
}
