/** Pages and their translations: what is said of them stands together, and it is told where only the original has changed. */
import { isObject, type Json } from '../../schema/json.ts';
import type { Step } from '../findings/place.ts';
import { isSame } from '../json-text/value.ts';
import type { Side } from './side.ts';
import { describeSection } from './values.ts';

/** What is asked of a change (compare.ts). */
interface Told {
  kind: string;
  route?: string;
  original?: string;
  section?: { number: number; type: string; name: string };
  reused?: object;
  steps: Step[];
}

/** What has stayed as it was, while its original has not. */
export type Unchanged = Pick<Told, 'route' | 'original' | 'section' | 'steps'>;

/** Brings what is said of a page and of its translations together, where the first of it stands; that of the page comes first. */
export function withTranslations<Change extends Told>(
  changes: readonly Change[],
  { before, now }: Record<'before' | 'now', Side>,
): Change[] {
  const originals = new Map(
    [...before.routes, ...now.routes].flatMap(({ path, original }) => (original ? [[path, original]] : [])),
  );
  if (originals.size === 0) return [...changes];
  const places = [...new Set([...originals.values(), ...originals.keys()])];
  const groups = new Map<string | Change, Change[]>();
  for (const change of changes) {
    const { route = '' } = change;
    const original = originals.get(route);
    // What belongs to no page with translations is a group of its own.
    const key = original ?? (places.includes(route) ? route : change);
    groups.set(key, [...(groups.get(key) ?? []), original ? { ...change, original } : change]);
  }
  const placeOf = ({ route = '' }: Told) => places.indexOf(route);
  return [...groups.values()].flatMap((group) => group.sort((one, other) => placeOf(one) - placeOf(other)));
}

/** Translations of pages that have changed, and have not changed themselves; where both have the same sections, each section alone. */
export function unchangedPages(changes: readonly Told[], before: Side, now: Side): Unchanged[] {
  const known = new Set(before.routes.map(({ path }) => path));
  const routes = new Map(now.routes.map((route) => [route.path, route]));
  const changed = new Map<string, Map<string, Told>>();
  for (const change of changes) {
    if (change.route === undefined || !isOfText(change)) continue;
    const places = changed.get(change.route) ?? new Map<string, Told>();
    changed.set(change.route, places.set(placeIn(change), change));
  }
  return now.routes.flatMap((route): Unchanged[] => {
    const { path, original } = route;
    const [places, own] = [changed.get(original ?? ''), changed.get(path)];
    if (original === undefined || !places || !known.has(path)) return [];
    const about = { route: path, original };
    if (!own) return [{ ...about, steps: [] }];
    if (!isSame(typesOf(route), typesOf(routes.get(original)))) return [];
    return [...places].flatMap(([place, { section, steps }]) => {
      if (own.has(place)) return [];
      const index = section ? section.number - 1 : -1;
      return [{ ...about, ...(section ? { section: describeSection(route.sections[index], index), steps: [] } : { steps }) }];
    });
  });
}

/** Whether a translation is expected to follow. */
const isOfText = ({ kind, steps }: Told) => !/^(?:page|host|redirect)-/.test(kind) && steps[0]?.key !== 'translates';

const placeIn = ({ kind, section, steps }: Told) =>
  section ? `${kind.startsWith('section-') ? kind : ''} ${section.number}` : (steps[0]?.key ?? '');

const typesOf = (route: Side['routes'][number] | undefined): Json[] =>
  route?.sections.map(({ raw }) => (isObject(raw) ? (raw.type ?? null) : null)) ?? [];

/** What a language has of its own of what stands around the pages, and has not changed with that of the site. */
export function unchangedParts(changes: readonly Told[], { raw }: Side['shell']): Unchanged[] {
  const languages = isObject(raw) && Array.isArray(raw.languages) ? raw.languages : [];
  const ofShell = changes.filter(({ kind, route, reused }) => route === undefined && !reused && kind !== 'constant-changed');
  const parts = new Map(
    ofShell.flatMap(({ steps: [one, two] }) => {
      const keys = [one, one?.key === 'site' ? two : undefined].flatMap((step) => (step ? [step.key] : []));
      return keys.length > 0 ? [[keys.join('.'), keys] as const] : [];
    }),
  );
  return languages.flatMap((language, index) =>
    [...parts.values()].flatMap((keys) => {
      const steps: Step[] = [{ key: 'languages', number: index + 1 }, ...keys.map((key) => ({ key }))];
      const own = keys.reduce<Json | undefined>(valueIn, language);
      const place = wayOf(steps);
      const isTouched = ofShell.some((change) => {
        const touched = wayOf(change.steps);
        return touched.startsWith(place) || place.startsWith(touched);
      });
      return own === undefined || isTouched ? [] : [{ steps }];
    }),
  );
}

const valueIn = (value: Json | undefined, key: string) => (value !== undefined && isObject(value) ? value[key] : undefined);
const wayOf = (steps: readonly Step[]) => steps.map(({ key, number = '' }) => `${key}${number}/`).join('') || '/';

/** Constants that a language has of its own, and that have not changed with that of the site. */
export function unchangedConstants(changed: ReadonlySet<string>, { constants }: Side): Unchanged[] {
  return [...constants.keys()].flatMap((name) => {
    const from = name.replace(/ \(.*/, '');
    return name !== from && changed.has(from) && !changed.has(name) ? [{ steps: [{ key: name }] }] : [];
  });
}
