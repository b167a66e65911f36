/**
 * The one way from a file to a site.
 *
 * ```
 *  file ─1 read─► text ─2 scan─► ─3 parse─► JSON ─4 judge by the schema─► right shape
 *         │             │           │             │
 *         └─────────────┴───────────┴─────────────┴──► findings      each step stops at its own
 *
 *   ─5 constants─► ─6 resolve defaults and atoms─► ─7 checks─► Site
 *         │               │                            │
 *         └───────────────┴────────────────────────────┴──────────► findings      reported together
 *
 *  findings ─8 positions, words─► Problem[]
 * ```
 */
import { resolve } from 'node:path';
import type { Site } from '../../schema/resolved.ts';
import { AssetStore } from './assets.ts';
import { type MessageLanguage, messageLanguage } from './catalogue/catalogue.ts';
import { runChecks, severityOf, type WrittenManifest, type WrittenSection } from './check.ts';
import { type Constants, collectConstants, fillConstants } from './constants.ts';
import type { Finding } from './findings.ts';
import { nothingFound } from './found.ts';
import { groupByCause } from './group.ts';
import { judgeShape } from './judge.ts';
import { judgeAside, large } from './judge-aside.ts';
import { child } from './place.ts';
import { type Problem, toProblems } from './problems.ts';
import { decode, readManifest } from './read.ts';
import type { ResolveContext } from './resolve.ts';
import { isTooMuch, scan } from './scan.ts';
import { resolveManifest, toSite } from './site.ts';
import { explainSyntax } from './syntax.ts';

export interface LoadOptions {
  /** Language of the messages. Left out: that of the manifest where there is a catalogue, else English. */
  lang?: MessageLanguage;
  /** Judge as for a publication: placeholders that are left and dates that are past are errors. */
  release?: boolean;
  /** The day to judge dates by, as `YYYY-MM-DD`. Left out: today. */
  today?: string;
  /** The content, where it is not to be read from the file; paths in it are relative to the file's folder all the same. */
  content?: Buffer;
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

interface Judging {
  release: boolean;
  today: string;
}

/** What the steps pass on: findings, and the site once there is one. */
interface Outcome {
  findings: Finding[];
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
  const read = options.content ? decode(options.content) : await readManifest(file);
  const judging = { release: options.release ?? false, today: options.today ?? localDate(new Date()) };
  const outcome = read.finding
    ? { findings: [read.finding] }
    : ((await loadLarge(read.text, file, judging, options.cache)) ?? loadText(read.text, file, judging, options.cache));

  // 8. Say what was found.
  const lang = options.lang ?? messageLanguage(findLanguage(outcome.manifest, read.text));
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

/** Steps 3 to 7 for a large text, while a thread of its own takes steps 2 and 4. Undefined when these find anything. */
async function loadLarge(text: string, file: string, judging: Judging, cache: string | undefined): Promise<Outcome | undefined> {
  if (cache === undefined || text.length < large) return undefined;
  const clean = judgeAside({ text, cache });
  let outcome: Outcome | undefined;
  try {
    outcome = loadShape(JSON.parse(text), file, judging);
  } catch {
    // The shape is wrong, and the findings will say how.
  }
  return (await clean) ? outcome : undefined;
}

/** Steps 2 to 7, for a text. */
function loadText(text: string, file: string, judging: Judging, cache: string | undefined): Outcome {
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

  // 4. Judge by the schema. Nothing after this step has to doubt a shape.
  const shape = [...scanned, ...judgeShape(manifest, values, cache)];
  if (shape.length > 0) return { findings: shape, manifest };
  return loadShape(manifest, file, judging);
}

/** Steps 5 to 7, for a manifest of the right shape. */
function loadShape(manifest: unknown, file: string, { release, today }: Judging): Outcome {
  // 5. Collect constants.
  const written = manifest as WrittenManifest;
  const { constants, findings } = collectConstants(written);

  // 6. Resolve: fill in defaults and constants, replace atoms.
  const store = new AssetStore(file, written.theme.colors);
  const context: ResolveContext = { constants, lang: written.site.lang, store, findings, found: nothingFound() };
  const resolved = resolveManifest(written, context);

  // 7. Check what no schema can say.
  const checked = runChecks({ manifest: withFilledIds(written, constants), ...resolved, constants, found: context.found, today });
  const said = groupByCause([...findings, ...checked]).filter(({ code }) => severityOf(code, release));
  const site = said.some(({ code }) => severityOf(code, release) === 'error') ? undefined : toSite(resolved, store.assets);
  return { findings: said, manifest, files: store.files, ...(site && { site }) };
}

/** A day as people of this machine count it, `YYYY-MM-DD`. */
function localDate(date: Date): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Checks compare anchors as visitors' links name them. What is wrong with a constant was found while resolving. */
function withFilledIds(written: WrittenManifest, constants: Constants): WrittenManifest {
  const fill = (section: WrittenSection) =>
    section.id?.includes('{') ? { ...section, id: fillConstants(section.id, constants, '', []) } : section;
  return { ...written, routes: written.routes.map((route) => ({ ...route, sections: route.sections.map(fill) })) };
}

/** The language of a manifest, even of one that is no JSON: messages about it should be in that language too. */
function findLanguage(manifest: unknown, text: string): string | undefined {
  const lang = child(child(manifest, 'site'), 'lang');
  if (typeof lang === 'string') return lang;
  const start = text.slice(0, 1_000_000);
  return /"site"\s*:\s*\{[^{}]*?"lang"\s*:\s*"([^"]*)"/.exec(start)?.[1] ?? /"lang"\s*:\s*"([^"]*)"/.exec(start)?.[1];
}
