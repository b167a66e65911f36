/**
 * The one way from a file to a site.
 *
 * ```
 *  file ─1 read─► text ─2 scan─► ─3 parse─► JSON ─4 migrate─► ─5 judge by the schema─► right shape
 *         │             │           │             │              │
 *         └─────────────┴───────────┴─────────────┴──────────────┴──► findings      each step stops at its own
 *
 *   ─6 constants─► ─7 resolve defaults and atoms─► ─8 checks─► Site
 *         │               │                            │
 *         └───────────────┴────────────────────────────┴──────────► findings      reported together
 *
 *  findings ─9 positions, words─► Problem[]
 * ```
 */
import { dirname, join, resolve } from 'node:path';
import type { Site } from '../../schema/resolved.ts';
import { type History, history } from '../migrations/history.ts';
import { type Migrated, migrate, writtenVersion } from '../migrations/migrate.ts';
import { runChecks, severityOf } from './checks/basis/run-checks.ts';
import { type Finding, finding, type Where } from './finding.ts';
import { isLanguage, systemLanguage } from './languages.ts';
import { decode, readManifest } from './node/read-manifest.ts';
import { child, pointerKeys, pointerTo } from './pointer.ts';
import { AssetStore } from './resolve/assets.ts';
import { type Constants, collectConstants, filledText } from './resolve/constants.ts';
import type { ResolveContext } from './resolve/context.ts';
import { type Found, nothingFound } from './resolve/met.ts';
import { resolveManifest, toSite } from './resolve/site.ts';
import type { WrittenManifest, WrittenSection } from './resolve/written.ts';
import { type MessageLanguage, messageLanguage } from './say/catalogue.ts';
import { groupByCause } from './say/group.ts';
import { type Problem, toProblems } from './say/problems.ts';
import { judgeShape } from './shape/judge.ts';
import { isTooMuch, scan } from './text/scan.ts';
import { explainSyntax } from './text/syntax.ts';

export interface LoadOptions {
  /** Language of the messages. Left out: that of the manifest, or of the system where it names none; without a catalogue English. */
  lang?: MessageLanguage;
  /** Judge as for a publication: placeholders that are left and dates that are past are errors. */
  release?: boolean;
  /** The day to judge dates by, as `YYYY-MM-DD`. Left out: today. */
  today?: string;
  /**
   * Readies the files of a valid site for publication, which takes longer than a look at them. May change the site; returns the paths of
   * the files that cannot be read to their end, each of which is a finding.
   */
  prepareFiles?: (site: Site) => Promise<Set<string>>;
  /** The content, where it is not to be read from the file; paths in it are relative to the file's folder all the same. */
  content?: Buffer;
  /** Whether the file is loaded again whenever it changes: then it cannot be a pipe. */
  watched?: boolean;
  /** For tests: other migrations than those of this builder. */
  history?: History;
  /** A folder that belongs to exactly these sources of the builder, for what is slow to make and never changes. */
  cache?: string;
}

export interface LoadResult {
  /** There is a site exactly when no problem is an error. */
  site?: Site;
  /** The worst ones, in the order of the text. */
  problems: Problem[];
  /** How many more there are than anybody would read. */
  hidden: number;
  /** Absolute paths of the manifest and of all files that it names, found or not: what a dev server watches. */
  files: string[];
  /** The language that the messages are in. */
  lang: MessageLanguage;
}

/** What the steps pass on: findings, and the site once there is one. */
interface Outcome {
  findings: Finding[];
  found?: Found;
  manifest?: unknown;
  site?: Site;
  files?: Iterable<string>;
}

/**
 * Loads a manifest.
 *
 * @param file Path of the manifest. Problems name it as it is given here.
 * @returns The site, or the problems that stand in its way. Mistakes in the content never throw.
 */
export async function loadSite(file: string, options: LoadOptions = {}): Promise<LoadResult> {
  // 1. Read.
  const read = options.content ? decode(options.content) : await readManifest(file, options.watched);
  const judging = {
    release: options.release ?? false,
    today: options.today ?? localDate(new Date()),
    known: options.history ?? history,
    cache: options.cache,
  };
  const outcome: Outcome = read.finding ? { findings: [read.finding] } : await loadText(read.text, file, judging);
  const damaged = outcome.site && options.prepareFiles ? await options.prepareFiles(outcome.site) : new Set<string>();
  if (damaged.size > 0) {
    outcome.findings.push(...findDamaged(outcome, damaged, file));
    delete outcome.site;
  }

  // 9. Say what was found.
  // "de_DE" and "deutsch" are wrong, and German all the same.
  const written =
    findLanguage(outcome.manifest, (read.finding && read.guess) || read.text)
      ?.slice(0, 2)
      .toLowerCase() ?? '';
  const lang = options.lang ?? messageLanguage(isLanguage(written) ? written : systemLanguage());
  const source = { file, text: read.text, manifest: outcome.manifest };
  const { problems, hidden } = toProblems(outcome.findings, source, { lang, release: judging.release });
  return {
    ...(outcome.site && { site: outcome.site }),
    problems,
    hidden,
    files: [resolve(file), ...(outcome.files ?? [])],
    lang,
  };
}

/** What a text is judged by. */
interface Judging {
  release: boolean;
  today: string;
  known: History;
  /** Where what is compiled is kept between commands. */
  cache: string | undefined;
}

/** Steps 2 to 8, for a text. */
async function loadText(text: string, file: string, judging: Judging): Promise<Outcome> {
  // 2. Scan for what JSON.parse would swallow.
  const { findings: scanned, values } = scan(text);
  if (scanned.some(isTooMuch)) return { findings: scanned.filter(isTooMuch) };

  // 3. Parse. Where that fails, brackets and quotes are off, and what the scan found may be their echo.
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch (error) {
    const broken = explainSyntax(text);
    if (!broken) throw error;
    return { findings: [broken] };
  }

  // 4. Bring an earlier version up to date; findings are about the text as it is written all the same.
  const { current } = judging.known;
  const version = writtenVersion(manifest) ?? current;
  if (version > current) return { findings: [finding('newer-version', { pointer: '/version' }, { version, current })], manifest };
  const parsed = { manifest, scanned, values, version };
  if (version === current) return loadParsed(parsed, file, judging);
  const migrated = migrate(manifest, judging.known);
  const outcome = await loadParsed({ ...parsed, manifest: migrated.manifest }, file, judging);
  const findings = inOriginal(outcome, migrated, manifest);
  // Without a right shape no check has said so.
  const isSaid = findings.some(({ code }) => code === 'older-version');
  if (!isSaid) findings.push(finding('older-version', { pointer: '/version' }, { version, current }));
  return { ...outcome, findings, manifest };
}

/** Findings of a migrated manifest, as findings of the text that it came from. */
function inOriginal({ findings, site }: Outcome, { trace }: Migrated, original: unknown): Finding[] {
  // A function of a migration need not understand a value that is wrong anyway. One that is not wrong, it must.
  if (site && trace.failures.length > 0) throw trace.failures[0];
  const move = <Place extends Where>(place: Place) =>
    inOrExisting(original, { ...place, pointer: trace.originOf(place.pointer) });
  return findings.map((found) => ({ ...move(found), related: found.related.map(move) }));
}

/** A place, or the nearest around it that was written: what a migration has made is nowhere in the text. */
function inOrExisting<Place extends Where>(original: unknown, place: Place): Place {
  let value = original;
  let pointer = '';
  for (const key of pointerKeys(place.pointer)) {
    const inner = child(value, key);
    if (inner === undefined) return { ...place, pointer, at: typeof value === 'object' ? 'start' : 'value' };
    value = inner;
    pointer = pointerTo(pointer, key);
  }
  return place;
}

/** A text that could be parsed, as a manifest of the current version. */
interface Parsed {
  manifest: unknown;
  /** The version that it was written in. */
  version: number;
  scanned: Finding[];
  values: number;
}

/** Steps 5 to 8. */
async function loadParsed({ manifest, version, scanned, values }: Parsed, file: string, judging: Judging): Promise<Outcome> {
  const { known, cache } = judging;
  // 5. Judge by the schema. Nothing after this step has to doubt a shape.
  const shape = [...scanned, ...(await judgeShape(manifest, values, known.current, cache))];
  if (shape.length > 0) return { findings: shape, manifest };
  return loadShape({ manifest, version }, file, judging);
}

/** Steps 6 to 8, for a manifest of the right shape. */
function loadShape(
  { manifest, version }: Pick<Parsed, 'manifest' | 'version'>,
  file: string,
  { release, today }: Judging,
): Outcome {
  // 6. Collect constants.
  const written = manifest as WrittenManifest;
  const { constants, findings } = collectConstants(written);

  // 7. Resolve: fill in defaults and constants, replace atoms.
  const store = new AssetStore(file, written.theme.colors);
  const context: ResolveContext = { constants, lang: written.site.lang, store, findings, found: nothingFound() };
  const resolved = resolveManifest(written, context);

  // 8. Check what no schema can say.
  const checked = runChecks({
    manifest: withFilledIds(written, constants),
    ...resolved,
    constants,
    found: context.found,
    today,
    writtenVersion: version,
  });
  const said = groupByCause([...findings, ...checked]).filter(({ code }) => severityOf(code, release));
  const site = said.some(({ code }) => severityOf(code, release) === 'error') ? undefined : toSite(resolved, store.assets);
  return { findings: said, found: context.found, manifest, files: store.files, ...(site && { site }) };
}

/** A finding wherever the manifest names one of the files. */
function findDamaged({ found }: Outcome, damaged: Set<string>, manifest: string): Finding[] {
  const isDamaged = (path: string) => damaged.has(join(dirname(resolve(manifest)), path));
  const images = (found?.images ?? [])
    .filter(({ path }) => isDamaged(path))
    .map(({ pointer, path }) => finding('damaged-image', { pointer: `${pointer}/src` }, { path }));
  const fonts = (found?.fonts ?? [])
    .filter(({ path }) => isDamaged(path))
    .map(({ pointer, path }) => finding('unreadable-font', { pointer }, { path }));
  return groupByCause([...images, ...fonts]);
}

/** A day as people of this machine count it, `YYYY-MM-DD`. */
function localDate(date: Date): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Checks compare anchors as visitors' links name them. What is wrong with a constant was found while resolving. */
function withFilledIds(written: WrittenManifest, constants: Constants): WrittenManifest {
  const fill = (section: WrittenSection) =>
    section.id?.includes('{') ? { ...section, id: filledText(section.id, constants) } : section;
  return { ...written, routes: written.routes.map((route) => ({ ...route, sections: route.sections.map(fill) })) };
}

/** The language of a manifest, even of one that is no JSON: messages about it should be in that language too. */
function findLanguage(manifest: unknown, text: string): string | undefined {
  const lang = child(child(manifest, 'site'), 'lang');
  if (typeof lang === 'string') return lang;
  const start = text.slice(0, 1_000_000);
  return /"site"\s*:\s*\{[^{}]*?"lang"\s*:\s*"([^"]*)"/.exec(start)?.[1] ?? /"lang"\s*:\s*"([^"]*)"/.exec(start)?.[1];
}
