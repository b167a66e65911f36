/** Takes links away: of a text only the link, and the words stay; of a button all of it, where it may be missing. */
import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerKeys, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Field, Forms } from '../../draft/fields/model.ts';
import { memberFor, partsOf } from '../../draft/fields/walk.ts';
import { fieldAt, fieldsAt } from '../state/field-at.ts';
import { fillIn } from '../state/fill-in.ts';
import { eachLink, type LinkText, linkTexts } from '../state/link-texts.ts';
import { withoutLinks } from '../state/without-links.ts';

/**
 * @param leadsThere - whether a link with this address goes
 * @param isMeant - by the pointer of a text or an address, whether links go there; left out: everywhere
 * @returns what takes them away, and the places where something has to lead somewhere: there they stay
 */
export function unlink(
  manifest: Json,
  forms: Forms,
  leadsThere: (address: string) => boolean,
  isMeant: (pointer: string) => boolean = () => true,
): { operations: Operation[]; kept: string[] } {
  const sets: Operation[] = [];
  const kept: string[] = [];
  const gone = new Set<string>();
  for (const place of linkTexts(manifest, forms)) {
    const { pointer, text, isRich } = place;
    // Redirects are no links that anybody sees.
    if (pointer.startsWith('/redirects/') || !isMeant(pointer)) continue;
    const leads = (address: string) => leadsThere(fillIn(address, manifest, pointer));
    if (!isRich) {
      if (leads(text) && !take(pointer, manifest, forms, gone)) kept.push(pointer);
    } else if (hasLink(place, leads)) {
      const words = withoutLinks(text, leads);
      if (words !== text) sets.push({ kind: 'set', pointer, value: words });
      else kept.push(pointer);
    }
  }
  const removals = [...gone].sort(fromBehind).map((pointer): Operation => ({ kind: 'remove', pointer }));
  return { operations: [...sets, ...removals], kept };
}

function hasLink(place: LinkText, leads: (address: string) => boolean): boolean {
  let has = false;
  eachLink(place, (address) => {
    has ||= leads(address);
    return address;
  });
  return has;
}

/** Notes what goes with a link; false where nothing can. */
function take(pointer: string, manifest: Json, forms: Forms, gone: Set<string>): boolean {
  const field = fieldAt(forms, manifest, pointer);
  const around = parentOf(pointer);
  // An entry of the navigation may be a group without a target; with neither it would be nothing.
  const isButton = !field?.optional || (field.usual && isOnlyButton(around, manifest, forms));
  const at = isButton ? wholeOf(around, manifest, forms, gone) : pointer;
  if (at === undefined) return false;
  for (const one of gone) if (isWithin(one, at)) gone.delete(one);
  gone.add(at);
  return true;
}

/** The pointer of what goes with the button at a pointer: itself, its list, or the entry that unfolds nothing but this list. */
function wholeOf(at: string, manifest: Json, forms: Forms, gone: ReadonlySet<string>, unfolded?: string): string | undefined {
  if (!isOnlyButton(at, manifest, forms, unfolded)) return undefined;
  if (fieldAt(forms, manifest, at)?.optional) return at;
  const list = parentOf(at);
  const [entries, field] = [valueAt(manifest, list), fieldAt(forms, manifest, list)];
  const own = field && memberFor(field, entries);
  if (!Array.isArray(entries) || own?.kind !== 'list') return undefined;
  const left = entries.filter((_, index) => !gone.has(pointerTo(list, index))).length - 1;
  if (left >= own.min) return at;
  if (left > 0) return undefined;
  const around = parentOf(list);
  const isGroup = fieldsAt(forms, manifest, around).some((one) => one.kind === 'link' && one.usual);
  if (isGroup) return wholeOf(around, manifest, forms, gone, list);
  return field?.optional ? list : undefined;
}

/** Whether an object says nothing beside its link but what stands on it: nothing that its author would miss. */
function isOnlyButton(at: string, manifest: Json, forms: Forms, without?: string): boolean {
  const value = valueAt(manifest, at);
  const field = fieldAt(forms, manifest, at);
  const own = field && memberFor(field, value);
  if (own?.kind !== 'object') return false;
  const plain: readonly Field['kind'][] = ['text', 'link', 'switch', 'choice', 'icon'];
  return partsOf(own).named.every(
    ({ key, kind }) => plain.includes(kind) || child(value, key) === undefined || pointerTo(at, key) === without,
  );
}

const isWithin = (pointer: string, at: string): boolean => pointer === at || pointer.startsWith(`${at}/`);

/** Entries of a list from its end, and what is within before what it is in: so each is still at its place. */
function fromBehind(one: string, other: string): number {
  const [first, second] = [pointerKeys(one), pointerKeys(other)];
  const index = first.findIndex((key, place) => key !== second[place]);
  const [a = '', b = ''] = [first[index], second[index]];
  return index < 0 ? -1 : Number(b) - Number(a) || (a < b ? 1 : -1);
}
