/**
 * What can be drawn of a draft whose shape is wrong somewhere: each section with a mistake is drawn as it was last, or a box stands in its
 * place; so is each part of the manifest and each key of a page. All else is the draft's.
 */
import type { Json } from '../../../schema/json.ts';
import { isSection, sectionPointerOf } from '../../findings/sections.ts';
import { changeValue } from '../../json-text/change-value.ts';
import { followPointer } from '../../json-text/follow-pointer.ts';
import { pointerKeys, pointerTo } from '../../json-text/pointer.ts';
import { valueAt } from '../../json-text/value.ts';

export interface Drawable {
  /** What the page is made of: the draft, but for what is drawn as it was last. */
  of: Json;
  /** The same, with the boxes. */
  value: Json;
  /** Where these stand. */
  boxes: readonly string[];
}

/** A draft with more wrong places than this is being written by a program. */
const most = 100;

/**
 * @param wrong - where the mistakes are
 * @param last - what was drawn last
 * @param boxOf - the section that stands in place of one at a pointer
 * @returns undefined where nothing can be drawn. It may have other mistakes all the same.
 */
export function makeDrawable(
  draft: Json,
  wrong: readonly string[],
  last: Drawable | undefined,
  boxOf: (pointer: string) => Json,
): Drawable | undefined {
  const places = [...new Set(wrong.map(placeOf))];
  if (places.includes('') || places.length > most) return undefined;
  const lastAt = (pointer: string): Json | undefined => {
    const place = last && followPointer(pointer, draft, last.of);
    return place === undefined || last?.boxes.includes(place) ? undefined : valueAt(last?.of ?? null, place);
  };
  let of = draft;
  const boxes: string[] = [];
  for (const pointer of places) {
    const value = lastAt(pointer) ?? placeholder(pointer);
    if (value !== undefined) of = changeValue(of, { kind: 'set', pointer, value });
    else if (isSection(pointer)) boxes.push(pointer);
    else if (valueAt(draft, pointer) !== undefined) of = changeValue(of, { kind: 'remove', pointer });
  }
  const value = boxes.reduce((made, pointer) => changeValue(made, { kind: 'set', pointer, value: boxOf(pointer) }), of);
  return { of, value, boxes };
}

/** The section, the key of a page, or the part of the manifest that a pointer leads into. */
function placeOf(pointer: string): string {
  const section = sectionPointerOf(pointer);
  if (section !== undefined) return section;
  const keys = pointerKeys(pointer);
  return keys.slice(0, keys[0] === 'routes' ? 3 : 1).reduce(pointerTo, '');
}

/** Nothing of it is seen on the page. */
function placeholder(pointer: string): Json | undefined {
  const [, route, key] = /^\/routes\/(\d+)\/(path|title|description)$/.exec(pointer) ?? [];
  if (route === undefined) return undefined;
  return key === 'path' ? `/${route}` : '–';
}
