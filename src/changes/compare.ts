/** Finds what has changed for a visitor between two manifests. It speaks no language: words.ts does. */
import { isObject, type Json } from '../../schema/json.ts';
import { ownStyles } from '../../schema/own-styles.ts';
import type { ListedEntry, Site } from '../../schema/resolved.ts';
import { allPages, isBelow } from '../../schema/site-parts.ts';
import type { Step } from '../findings/place.ts';
import { pairEntries, similarity } from '../json-text/similarity.ts';
import { isSame } from '../json-text/value.ts';
import { namedConstants } from '../manifest/resolve/constants.ts';
import { matchLists } from './match.ts';
import type { Both, SectionSide, Side } from './side.ts';
import { type Unchanged, unchangedConstants, unchangedPages, unchangedParts, withTranslations } from './translations.ts';
import { areWeekdays, collectionName, describeSection, entriesOf, inner, textOf, titleOf } from './values.ts';

export type Kind =
  | 'page-added'
  | 'entry-page-added'
  | 'page-removed'
  | 'page-renamed'
  | 'redirect-added'
  | 'redirect-removed'
  | 'redirect-changed'
  | 'section-added'
  | 'section-removed'
  | 'section-moved-up'
  | 'section-moved-down'
  | 'section-moved-to-page'
  | 'entry-added'
  | 'entry-removed'
  | 'entry-moved-up'
  | 'entry-moved-down'
  | 'added'
  | 'removed'
  | 'changed'
  | 'file-changed'
  | 'code-changed'
  | 'constant-changed'
  | 'host-added'
  | 'host-removed'
  | 'translation-unchanged'
  | 'constant-unchanged';

export interface Change {
  kind: Kind;
  /** The page that it is on, by its path now (of a removed one, by the path that it had), or an old address; none for every page. */
  route?: string;
  /** The path of the page that this one translates. */
  original?: string;
  /** Its place on that page, counted from one; of a removed or moved one, the place that it had. */
  section?: { number: number; type: string; name: string };
  /** The section that is written once, of what has changed in it: said once for all its pages. */
  reused?: { name: string; type: string };
  /** The way from the section, the page or the manifest to the value. `name`: what a collection, a record or a fact is called. */
  steps: (Step & { name?: string })[];
  from?: string;
  to?: string;
  /** Where the address leads now that a page had. */
  leadsTo?: string;
  /** The place that something has moved to, counted from one. */
  place?: number;
  /** The paths of all pages on which a visitor can notice it. */
  affected: string[];
}

/** Compares two sides; nothing is said of what a visitor cannot notice. */
export function compareSides(before: Side, now: Side): Change[] {
  const comparison = new Comparison(before, now);
  comparison.run();
  return withTranslations(comparison.changes, { before, now });
}

/** Whether something has not changed, though it should perhaps have: no visitor notices. */
export const isHint = ({ kind }: Change): boolean => kind.endsWith('-unchanged');

/** Two figures that say one thing: which place of a picture matters most. */
export const isPoint = (steps: readonly Step[]): boolean => steps.at(-1)?.key === 'focus';

/** Where the comparison is. */
type Context = Pick<Change, 'route' | 'section' | 'affected'> & Pick<SectionSide, 'putIn'>;

class Comparison {
  readonly changes: Change[] = [];
  readonly #constants = new Map<string, Set<string>>();
  /** What is said of sections that are written once. */
  readonly #reused = new Map<string, Change>();
  readonly #all: string[];
  readonly before: Side;
  readonly now: Side;

  constructor(before: Side, now: Side) {
    this.before = before;
    this.now = now;
    this.#all = now.routes.map(({ path }) => path);
  }

  run(): void {
    this.#values(this.before.shell, this.now.shell, [], { affected: this.#all });
    this.#ownStyles();
    this.#ownCode();
    const matched = this.#routes();
    for (const { one, other } of matched) this.#page(one, other);
    this.#redirects();
    this.#movesBetweenPages();
    this.#hint('translation-unchanged', unchangedPages(this.changes, this.before, this.now));
    this.#hint('translation-unchanged', unchangedParts(this.changes, this.now.shell));
    for (const [name, routes] of this.#constants) {
      const from = this.before.constants.get(name) ?? '';
      const to = this.now.constants.get(name) ?? '';
      this.changes.push({
        kind: 'constant-changed',
        steps: [{ key: name }],
        from,
        to,
        affected: this.#all.filter((path) => routes.has(path)),
      });
    }
    this.#hint('constant-unchanged', unchangedConstants(new Set(this.#constants.keys()), this.now));
  }

  #hint(kind: Kind, unchanged: readonly Unchanged[]): void {
    this.changes.push(...unchanged.map((one) => ({ kind, ...one, affected: [] })));
  }

  /** As pages have them: comments make no difference, another picture does. */
  #ownStyles(): void {
    const [before, now] = [this.before.site, this.now.site];
    if (!before || !now || before.styles === now.styles) return;
    const kind = before.styles === undefined ? 'added' : now.styles === undefined ? 'removed' : 'file-changed';
    this.changes.push({ kind, steps: [], from: ownStyles, to: ownStyles, affected: this.#all });
  }

  /** Of a type that has come or gone, its sections say so. */
  #ownCode(): void {
    const [before, now] = [this.before.code, this.now.code];
    if (!before || !now) return;
    const pagesWith = ({ routes }: Side, type: string) =>
      routes.flatMap(({ path, sections }) => (sections.some(({ raw }) => isObject(raw) && raw.type === type) ? [path] : []));
    for (const type of new Set([...before.keys(), ...now.keys()])) {
      const affected = pagesWith(this.now, type);
      if (before.get(type) === now.get(type) || affected.length === 0 || pagesWith(this.before, type).length === 0) continue;
      this.changes.push({ kind: 'code-changed', steps: [{ key: type }], affected });
    }
  }

  /** Pairs pages by their paths, then those that are alike; says which have come and gone. */
  #routes() {
    type Route = Side['routes'][number];
    const wholeOf = ({ page, sections }: Route): Json => [page.filled, ...sections.map(({ filled }) => filled)];
    const old = new Map(this.before.routes.map((route) => [route.path, route]));
    const known = new Set(this.now.routes.map(({ path }) => path));
    const gone = this.before.routes.filter(({ path }) => !known.has(path));
    const fresh = this.now.routes.filter(({ path }) => !old.has(path));
    const renamed = pairEntries(gone.map(wholeOf), fresh.map(wholeOf));
    const partner = new Map<Route, Route>();
    for (const [now, before] of renamed.entries()) {
      const [one, other] = [gone[before], fresh[now]];
      // The only page that has gone and the only one that is new need have nothing in common.
      if (one && other && similarity(wholeOf(one), wholeOf(other)) >= 0.5) partner.set(other, one);
    }
    for (const route of gone) {
      if ([...partner.values()].includes(route)) continue;
      const { path } = route;
      this.changes.push({
        kind: 'page-removed',
        route: path,
        steps: [],
        from: titleOf(route),
        ...this.#leadsTo(path),
        affected: [path],
      });
    }
    return this.now.routes.flatMap((other) => {
      const { path } = other;
      const one = old.get(path) ?? partner.get(other);
      const kind = isObject(other.page.raw) && other.page.raw.entry !== undefined ? 'entry-page-added' : 'page-added';
      if (!one) this.changes.push({ kind, route: path, steps: [], to: titleOf(other), affected: this.#showing(path) });
      else if (one.path !== path)
        this.changes.push({
          ...{ kind: 'page-renamed', route: path, steps: [], from: one.path, to: path },
          ...this.#leadsTo(one.path),
          affected: [one.path, path],
        });
      return one ? [{ one, other }] : [];
    });
  }

  #page(one: Side['routes'][number], other: Side['routes'][number]): void {
    const { path } = other;
    const context: Context = { route: path, affected: [path] };
    this.#values(one.page, other.page, [], { ...context, affected: this.#showing(path) });
    this.#hosts(one.path, path);
    const { pairs, removed, added } = matchLists(one.sections, other.sections);
    const sectionAt = (list: readonly Both[], index: number): Context => ({
      ...context,
      section: describeSection(list[index], index),
    });
    for (const index of removed) this.changes.push({ kind: 'section-removed', ...sectionAt(one.sections, index), steps: [] });
    for (const { before, now, moved } of pairs) {
      const [old, fresh] = [one.sections[before], other.sections[now]];
      if (moved)
        this.changes.push({ kind: `section-moved-${moved}`, ...sectionAt(one.sections, before), steps: [], place: now + 1 });
      const [was, is] = [old?.putIn, fresh?.putIn];
      const putIn = was && was.definition === is?.definition && { ...is, own: [...was.own, ...is.own] };
      if (old && fresh) this.#values(old, fresh, [], { ...sectionAt(other.sections, now), ...(putIn && { putIn }) });
    }
    for (const index of added) this.changes.push({ kind: 'section-added', ...sectionAt(other.sections, index), steps: [] });
  }

  /** A page, and those that show it in a list, or as what comes before or after them. */
  #showing(path: string): string[] {
    const isNamed = (named: readonly ({ page?: string } | undefined)[] = []) => named.some((one) => one?.page === path);
    const others = (this.now.site?.pages ?? []).filter(
      ({ sections, neighbours }) =>
        isNamed([neighbours?.newer, neighbours?.older]) ||
        sections.some(({ entries }) => isNamed(entries as ListedEntry[] | undefined)),
    );
    return [path, ...others.flatMap((page) => (page.path === path ? [] : [page.path]))];
  }

  /** The pages on which something of a collection is to be seen. */
  #showingCollection(collection: Json): string[] {
    const { name, under } = isObject(collection) ? collection : {};
    const below = this.#all.filter((path) => typeof under === 'string' && isBelow(path, under));
    const lists = this.now.routes.filter(({ sections }) =>
      sections.some(({ filled }) => isObject(filled) && filled.of !== undefined && filled.of === name),
    );
    return [...new Set([...lists.map(({ path }) => path), ...below.flatMap((path) => this.#showing(path))])];
  }

  #leadsTo(path: string): Pick<Change, 'leadsTo'> {
    const leadsTo = this.now.redirects.get(path);
    return leadsTo === undefined ? {} : { leadsTo };
  }

  /** What is said with a page that has gone, or has another address, is not said again. */
  #redirects(): void {
    const [before, now] = [this.before.redirects, this.now.redirects];
    const told = new Set(
      this.changes.flatMap(({ kind, route, from, leadsTo }) =>
        leadsTo === undefined ? [] : [kind === 'page-renamed' ? from : route],
      ),
    );
    for (const route of new Set([...before.keys(), ...now.keys()])) {
      const [from, to] = [before.get(route), now.get(route)];
      if (from === to || told.has(route)) continue;
      const kind = from === undefined ? 'redirect-added' : to === undefined ? 'redirect-removed' : 'redirect-changed';
      this.changes.push({ kind, route, steps: [], ...(from && { from }), ...(to && { to }), affected: [route] });
    }
  }

  #hosts(oldPath: string, path: string): void {
    const [one, other] = [this.before.site, this.now.site];
    if (!one || !other) return;
    const hostsOf = (site: Site, wanted: string) => allPages(site).find((page) => page.path === wanted)?.foreignHosts ?? [];
    const [old, fresh] = [hostsOf(one, oldPath), hostsOf(other, path)];
    const say = (kind: Kind, host: string) => this.changes.push({ kind, route: path, steps: [], to: host, affected: [path] });
    for (const host of fresh) if (!old.includes(host)) say('host-added', host);
    for (const host of old) if (!fresh.includes(host)) say('host-removed', host);
  }

  /** What went from one page and came to another unchanged has moved. */
  #movesBetweenPages(): void {
    const sectionOf = (side: Side, { route, section }: Change) =>
      side.routes.find(({ path }) => path === route)?.sections[(section?.number ?? 0) - 1]?.filled;
    for (const removed of this.changes.filter(({ kind }) => kind === 'section-removed')) {
      const was = sectionOf(this.before, removed);
      const added = this.changes.find((one) => one.kind === 'section-added' && isSame(sectionOf(this.now, one), was));
      if (!added || was === undefined) continue;
      this.changes.splice(this.changes.indexOf(added), 1);
      Object.assign(removed, {
        kind: 'section-moved-to-page' satisfies Kind,
        to: added.route,
        place: added.section?.number,
        affected: [...removed.affected, ...added.affected],
      });
    }
  }

  #say(what: Pick<Change, 'kind' | 'steps' | 'from' | 'to' | 'place'>, { putIn, ...context }: Context): void {
    // No page shows a record that no list names.
    if (context.affected.length === 0) return;
    if (!putIn || putIn.own.includes(what.steps[0]?.key ?? '')) {
      this.changes.push({ ...context, ...what });
      return;
    }
    const key = JSON.stringify([putIn.definition, what]);
    const known = this.#reused.get(key);
    if (known) {
      known.affected = [...new Set([...known.affected, ...context.affected])];
      return;
    }
    const change = { ...what, reused: { name: putIn.name, type: context.section?.type ?? '' }, affected: context.affected };
    this.#reused.set(key, change);
    this.changes.push(change);
  }

  #values(one: Both, other: Both, steps: Change['steps'], context: Context): void {
    const [a, b] = [one.filled, other.filled];
    const areLists = Array.isArray(a) && Array.isArray(b);
    if (areLists && !isPoint(steps) && !(areWeekdays(a) && areWeekdays(b))) this.#lists(one, other, steps, context);
    else if (isObject(a) && isObject(b)) this.#objects(one, other, steps, context);
    else if (!isSame(a, b)) {
      const names = isSame(one.raw, other.raw) ? this.#changedConstants(one.raw, context.route) : [];
      // What is written is the same: the constant has changed, which is said once.
      if (names.length > 0) for (const name of names) this.#note(name, context.affected);
      else this.#say({ kind: 'changed', steps, from: textOf(a), to: textOf(b) }, context);
    } else if (typeof b === 'string' && ['src', 'file'].includes(steps.at(-1)?.key ?? '')) {
      const [old, fresh] = [this.before.hashOf(b), this.now.hashOf(b)];
      if (old !== undefined && fresh !== undefined && old !== fresh) {
        this.#say({ kind: 'file-changed', steps, to: b }, context);
      }
    }
  }

  #objects(one: Both, other: Both, steps: Change['steps'], context: Context): void {
    const keys = new Set([...Object.keys(one.filled as object), ...Object.keys(other.filled as object)]);
    for (const key of keys) {
      // Facts are said one by one, also where there were none.
      const none = key === 'facts' ? { raw: {}, filled: {} } : undefined;
      const [old, fresh] = [inner(one, key) ?? none, inner(other, key) ?? none];
      const name = steps.at(-1)?.key === 'facts' ? (this.now.factLabels.get(key) ?? this.before.factLabels.get(key)) : undefined;
      const path = [...steps, { key, ...(name !== undefined && { name }) }];
      if (old && fresh) this.#values(old, fresh, path, context);
      else if (fresh) this.#say({ kind: 'added', steps: path, to: textOf(fresh.filled) }, context);
      else if (old) this.#say({ kind: 'removed', steps: path, from: textOf(old.filled) }, context);
    }
  }

  #lists(one: Both, other: Both, steps: Change['steps'], context: Context): void {
    const [old, fresh] = [entriesOf(one), entriesOf(other)];
    const last = steps.at(-1) ?? { key: '' };
    const at = (index: number, name?: string): Change['steps'] => [
      ...steps.slice(0, -1),
      { ...last, number: index + 1, ...(name !== undefined && { name }) },
    ];
    const isOfCollection = steps[0]?.key === 'collections';
    const around = (one: Both | undefined): Context =>
      isOfCollection && steps.length === 1 ? { ...context, affected: this.#showingCollection(one?.filled ?? null) } : context;
    const { pairs, removed, added } = matchLists(old, fresh);
    for (const index of removed)
      this.#say({ kind: 'entry-removed', steps: at(index), from: textOf(old[index]?.filled ?? null) }, around(old[index]));
    for (const { before, now, moved } of pairs) {
      const [was, is] = [old[before], fresh[now]];
      if (!was || !is) continue;
      if (moved) {
        this.#say({ kind: `entry-moved-${moved}`, steps: at(before), to: textOf(is.filled), place: now + 1 }, around(is));
      }
      this.#values(was, is, isOfCollection && steps.length < 3 ? at(now, collectionName(was.filled)) : at(now), around(is));
    }
    for (const index of added)
      this.#say({ kind: 'entry-added', steps: at(index), to: textOf(fresh[index]?.filled ?? null) }, around(fresh[index]));
  }

  #changedConstants(raw: Json, path: string | undefined): string[] {
    const names = typeof raw === 'string' ? namedConstants(raw).map((name) => this.now.constantOn(name, path)) : [];
    return [...new Set(names)].filter((name) => this.before.constants.get(name) !== this.now.constants.get(name));
  }

  #note(name: string, affected: readonly string[]): void {
    const routes = this.#constants.get(name) ?? new Set();
    for (const path of affected) routes.add(path);
    this.#constants.set(name, routes);
  }
}
