/** Where a finding is, in the terms of someone who writes a page: "section 3 `card-grid` on /leistungen, `items` 2". */
import { child, pointerKeys } from '../json-text/pointer.ts';

/** A key, or the so-and-so-many-th entry of a list (counted from one, as people do). */
export interface Step {
  key: string;
  number?: number;
}

export interface Place {
  route?: { number: number; path: string | undefined };
  section?: { number: number; type: string | undefined };
  /** A section that stands on several pages. */
  reused?: { name: string; type: string | undefined };
  /** The way from the section, the page or the file to the value. */
  steps: Step[];
}

/**
 * Describes the value at a pointer.
 *
 * @param manifest The parsed manifest, however wrong it is: pages and sections are named by what they say of themselves.
 * @param pointer JSON Pointer.
 */
export function describePlace(manifest: unknown, pointer: string): Place {
  const keys = pointerKeys(pointer);
  const place: Place = { steps: [] };
  let value = manifest;
  // That of a language, too: it has the name of the site's.
  const reused = keys.indexOf('reused');
  const name = (reused === 0 || (reused === 2 && keys[0] === 'languages')) && keys[reused + 1];
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    const inner = child(value, key);
    const index = keys[i + 1];
    if (name && i === reused) {
      i++;
      value = child(inner, name);
      place.reused = { name, type: textAt(value, 'type') };
      continue;
    }
    if (!Array.isArray(inner) || index === undefined || !/^\d+$/.test(index)) {
      place.steps.push({ key });
      value = inner;
      continue;
    }
    i++;
    value = inner[Number(index)];
    const number = Number(index) + 1;
    if (key === 'routes' && i === 1) place.route = { number, path: textAt(value, 'path') };
    else if (key === 'sections' && i === 3 && place.route) place.section = { number, type: textAt(value, 'type') };
    else place.steps.push({ key, number });
  }
  return place;
}

/** Splits the last step off: what the value is called, and what it stands in. */
export function splitPlace(place: Place): { last: Place; container: Place } {
  const { route, section, reused, steps } = place;
  if (reused && steps.length === 0) return { last: place, container: { steps: [{ key: 'reused' }] } };
  if (steps.length > 0) return { last: { steps: steps.slice(-1) }, container: { ...place, steps: steps.slice(0, -1) } };
  if (section) return { last: { section, steps: [] }, container: { ...(route && { route }), steps: [] } };
  return { last: place, container: { steps: [] } };
}

/** The page and section of a place, or else the part of the file. */
export function outerPlace({ route, section, reused, steps }: Place): Place {
  const inner = { ...(section && { section }), ...(reused && { reused }) };
  return { ...(route && { route }), ...inner, steps: route || reused ? [] : steps.slice(0, 1) };
}

function textAt(value: unknown, key: string): string | undefined {
  const text = child(value, key);
  return typeof text === 'string' ? text : undefined;
}
