/**
 * Step 5 of the loader: sections that are written once are put in where they stand, so that no later step knows of them. What is found in
 * them is said at the definition.
 */
import { isObject, type Json } from '../../../schema/json.ts';
import { reuseType } from '../../../schema/names.ts';
import { type Finding, finding, withCorrection } from '../../findings/finding.ts';
import { createSuggester } from '../../findings/nearest.ts';
import { keysOfPlace, type PutIn, putInsOf, sectionInPlace, sectionPointerOf } from '../../findings/sections.ts';
import type { Where } from '../../json-text/locate.ts';
import { child, pointerKeys } from '../../json-text/pointer.ts';
import { ownSchemas } from '../../registry/section-schemas.ts';
import { maxValues } from '../text/scan.ts';
import type { WrittenManifest, WrittenSection } from './written.ts';

/** A manifest in which every section stands where it is seen. */
export interface WithReused {
  manifest: WrittenManifest;
  /** The place where it is written, of what stands at a pointer. */
  definitionOf: (pointer: string) => string;
  /** What keeps sections from being put in. */
  findings: Finding[];
}

export function putReusedIn(written: WrittenManifest): WithReused {
  // An update of the builder brings no name that means another thing than it did.
  const putIns = Object.hasOwn(ownSchemas, reuseType) ? [] : putInsOf(written);
  const findings = [...unknownNames(written, putIns), ...tooMany(written, putIns)];
  if (putIns.length === 0 || findings.length > 0) return { manifest: written, definitionOf: (pointer) => pointer, findings };
  const byPlace = new Map(putIns.map((one) => [one.pointer, one]));
  const routes = written.routes.map((route, page) => ({
    ...route,
    sections: route.sections.map((section, index) => {
      const { definition } = byPlace.get(`/routes/${page}/sections/${index}`) ?? {};
      return definition === undefined ? section : sectionInPlace(valueAt(written, definition) as WrittenSection, section);
    }),
  }));
  const definitionOf = (pointer: string) => {
    const at = sectionPointerOf(pointer) ?? '';
    const { definition, section } = byPlace.get(at) ?? {};
    const [key = ''] = pointerKeys(pointer.slice(at.length));
    // What the place says in its own way is written there.
    const isOwn = keysOfPlace.includes(key) && child(section, key) !== undefined;
    return definition === undefined || isOwn ? pointer : definition + pointer.slice(at.length);
  };
  return { manifest: { ...written, routes }, definitionOf, findings };
}

/** Findings in sections that were put in, as findings of their definitions, with the places where they were found. */
export function atDefinitions(findings: readonly Finding[], definitionOf: WithReused['definitionOf']): Finding[] {
  const isSame = (one: Where, other: Where) => one.pointer === other.pointer && one.part === other.part;
  const move = <Place extends { pointer: string }>(place: Place): Place => ({ ...place, pointer: definitionOf(place.pointer) });
  const placesOf = (place: Where): Where[] => {
    const section = sectionPointerOf(place.pointer);
    return section === undefined || definitionOf(place.pointer) === place.pointer ? [] : [{ pointer: section }];
  };
  return findings.map((found) => {
    const moved = move(found);
    const related = found.related.flatMap((place) => [move(place), ...placesOf(place)]);
    return {
      ...moved,
      related: [...placesOf(found), ...related].filter((place) => !isSame(place, moved)),
      ...(found.further && { further: found.further.map(move) }),
    };
  });
}

function unknownNames({ reused = {} }: WrittenManifest, putIns: readonly PutIn[]): Finding[] {
  const suggest = createSuggester(Object.keys(reused));
  return putIns.flatMap(({ pointer, name }) => {
    // What a language alone has is no section of the site.
    if (Object.hasOwn(reused, name)) return [];
    const { nearest, certain } = suggest(name);
    return [withCorrection(finding('unknown-reused', { pointer: `${pointer}/of` }, { name, nearest }), name, certain)];
  });
}

/** As many values as the largest manifest can hold without: a large section that is put in often would take all memory. */
function tooMany(written: WrittenManifest, putIns: readonly PutIn[]): Finding[] {
  const sizes = new Map<string, number>();
  let values = 0;
  for (const { definition = '' } of putIns) {
    const size = sizes.get(definition) ?? countValues(valueAt(written, definition) as Json);
    sizes.set(definition, size);
    values += size;
  }
  return values > maxValues ? [finding('too-many-values', { pointer: '/reused', at: 'key' }, { limit: maxValues })] : [];
}

function countValues(value: Json): number {
  const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return inner.reduce<number>((sum, one) => sum + countValues(one), 1);
}

const valueAt = (value: unknown, pointer: string): unknown => pointerKeys(pointer).reduce<unknown>(child, value);
