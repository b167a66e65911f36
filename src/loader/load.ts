/**
 * The one way from a text to a site, step by step.
 *
 * ```
 *  text ─1 scan─► ─2 parse─► JSON ─3 migrate─► ─4 validate by the schema─► right shape
 *           │         │                │                  │
 *  ─5 put in what is written once─► ─6 constants─► ─7 resolve─► ─8 checks─► Site
 *           │                            │            │           │
 *           └ up to here each step stops └────────────┴───────────┘
 *             at its own findings; equal      reported together
 *             keys wait for step 4
 *
 *  findings ─9 positions, words─► Problem[]
 * ```
 *
 * `beginLoad` stops before step 8: half of the work of a large site, which its editor draws first.
 *
 * It runs wherever JavaScript does: what it needs of the disk or of Node comes in as `Ports`. Commands call `loadSite` (node/load-site.ts),
 * which reads the file first.
 */

import { languageOf } from '../../schema/languages.ts';
import { localDate } from '../../schema/local-date.ts';
import type { Site } from '../../schema/resolved.ts';
import { basePath } from '../../schema/site-parts.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { isLanguage, localeOf } from '../findings/languages.ts';
import type { Ports } from '../findings/ports.ts';
import { child } from '../json-text/pointer.ts';
import { spelledNumbers } from '../json-text/spelled-numbers.ts';
import { resolveColors } from '../manifest/resolve/colors.ts';
import { collectConstants, fill } from '../manifest/resolve/constants.ts';
import type { ResolveContext } from '../manifest/resolve/context.ts';
import { NamedFiles } from '../manifest/resolve/named-files.ts';
import { isInDraft, noReferences, type References } from '../manifest/resolve/references.ts';
import { atDefinitions, putReusedIn } from '../manifest/resolve/reused.ts';
import { type ResolvedManifest, resolveManifest, toSite } from '../manifest/resolve/site.ts';
import type { WrittenManifest, WrittenSection } from '../manifest/resolve/written.ts';
import { validateShape } from '../manifest/shape/validate.ts';
import { isTooMuch, scan } from '../manifest/text/scan.ts';
import { explainSyntax } from '../manifest/text/syntax.ts';
import { history } from '../migrations/history.ts';
import { inOriginal } from '../migrations/in-original.ts';
import { migrate, otherVersions } from '../migrations/migrate.ts';
import { isForRelease, runChecks, severityOf } from '../rules/run-rules.ts';
import type { MessageLanguage } from './say/catalogue.ts';
import { groupByCause } from './say/group.ts';
import { type FormVoice, type Problem, toProblems } from './say/problems.ts';

/** The text of a manifest, and the file that problems name. */
export interface Source {
  file: string;
  text: string;
  /** Why there is no more of it. */
  finding?: Finding;
  /** What the rest seems to say, to find out its language. */
  guess?: string;
}

export interface LoadOptions {
  /** Language of the messages. Default: the language of the manifest, else that of the system; English where there is no catalogue for it. */
  lang?: MessageLanguage;
  /** Validate as for a publication: placeholders that are left and dates that are past are errors. */
  release?: boolean;
  /** Whether pages that are drafts belong to the site: they are validated like all others, but never published. */
  drafts?: boolean;
  /** The day that dates are compared with, as `YYYY-MM-DD`. Left out: today. */
  today?: string;
  /** For a reader who fills in a form; it may depend on what is written. Left out: for a reader of the file. */
  form?: (manifest: unknown) => FormVoice;
}

/** What is said about a manifest. */
export interface Report {
  /** The worst ones, in the order of the text. */
  problems: Problem[];
  /** How many more there are than anybody would read. */
  hidden: number;
  /** The language that the messages are in. */
  lang: MessageLanguage;
}

/** There is a site exactly when no problem is an error; what can be drawn, wherever the shape is right. */
export type LoadResult = Report & (Loaded | (Drawn & { site?: undefined }) | { site?: undefined; resolved?: undefined });

/** What an editor can draw, even of a manifest with mistakes: placeholders are where values should be that cannot be resolved. */
export interface Drawn {
  resolved: ResolvedManifest;
  /** What is written, brought up to the current version; sections that are written once stand on each of their pages. */
  manifest: WrittenManifest;
  /** The place in the text of a place in `manifest`. */
  originOf: (pointer: string) => string;
  /** The same, but for the place on the page of what is written elsewhere. */
  placeOf: (pointer: string) => string;
  /** What stands in the manifest and where. */
  references: References;
  /** The sheet of own styles, as pages have it. */
  styles?: string;
}

export interface Loaded extends Drawn {
  site: Site;
  /** The report again, with findings of later steps added (the build reads images to their end). */
  report: (further: readonly Finding[]) => Report;
}

/** @returns the site, or the problems that stand in its way. Mistakes in the content never throw. */
export async function load(source: Source, ports: Ports, options: LoadOptions = {}): Promise<LoadResult> {
  return (await beginLoad(source, ports, options)).check();
}

/** A manifest before its content is checked. */
interface Begun {
  /** What the text says; undefined where it is no JSON. */
  written?: unknown;
  /** What can be drawn; left out where the shape is wrong. */
  drawn?: Drawn;
  check: () => LoadResult;
}

/** Loads as far as step 7; `check` goes on from there. */
export async function beginLoad(source: Source, ports: Ports, options: LoadOptions = {}): Promise<Begun> {
  const { release = false, drafts = false, today = localDate() } = options;
  const say = (findings: readonly Finding[], written?: unknown) => toReport(findings, source, written, ports, options);
  const stop = (findings: readonly Finding[], written?: unknown): Begun => ({ written, check: () => say(findings, written) });
  if (source.finding) return stop([source.finding]);

  // 1. Scan for what JSON.parse would swallow.
  const scanned = scan(source.text);
  const tooMuch = scanned.findings.filter(isTooMuch);
  if (tooMuch.length > 0) return stop(tooMuch);

  // 2. Parse. Where that fails, brackets and quotes are off, and what the scan found may be their echo.
  const parsed = parse(source.text);
  if ('broken' in parsed) return stop([parsed.broken]);
  const { written } = parsed;

  // 3. Migrate, where it is written in an earlier version. Findings are about the text as it is written all the same.
  const { older, newer } = otherVersions(written, history);
  const [tooNew] = newer;
  if (tooNew) return stop([finding('newer-version', { pointer: `/${tooNew.key}` }, tooNew)], written);
  const { manifest, origins, failures } = migrate(written, history);
  const sayInOriginal = (findings: readonly Finding[]) => say(inOriginal(findings, origins, written), written);

  // 4. Validate by the schema. Nothing after this step has to doubt a shape.
  const shape = [...scanned.findings, ...(await validateShape(manifest, scanned.values, ports))];
  if (shape.length > 0) {
    // Without a right shape no check will say so.
    const said = [...shape, ...older.map((one) => finding('older-version', { pointer: `/${one.key}` }, one))];
    return { written, check: () => sayInOriginal(said) };
  }

  // 5. Put sections that are written once in where they stand: no later step knows of them.
  const unresolved = manifest as unknown as WrittenManifest;
  const { manifest: shaped, definitionOf, ...putIn } = putReusedIn(unresolved);
  if (putIn.findings.length > 0) return { written, check: () => sayInOriginal(putIn.findings) };

  // 6. Collect constants.
  const spelled = spelledNumbers(source.text, written);
  const { constants, uses, findings } = collectConstants(shaped, spelled);

  // 7. Resolve: fill in defaults and constants, replace atoms.
  const references = noReferences(uses);
  const files = new NamedFiles(ports.files, resolveColors(shaped.theme));
  const { lang, country } = shaped.site;
  const context: ResolveContext = {
    ...{ constants, spelled, lang, country, shownIn: localeOf(lang, country), today, files, findings, references },
    base: basePath(fill(shaped.site.url, constants).text),
  };
  const resolved = resolveManifest(shaped, context);
  const styles = ports.files.styles();
  const drawn: Drawn = {
    resolved,
    manifest: shaped,
    originOf: (pointer: string) => origins.originOf(definitionOf(pointer)),
    placeOf: (pointer: string) => origins.originOf(pointer),
    references,
    ...(styles && { styles: styles.css }),
  };

  const check = (): LoadResult => {
    // 8. Check what no schema can say. Anchors are compared as links name them; what is wrong with a constant was found while resolving.
    const named = withSectionIds(shaped, (id) => fill(id, constants).text);
    const published = ports.files.published();
    const checked = runChecks({
      ...{ manifest: named, written: unresolved, ...resolved, published, styles, constants, references, today },
      olderVersions: older,
    });
    // Of a draft a release wants nothing.
    const due = checked.filter(({ code, pointer }) => !(release && isForRelease(code) && isInDraft(shaped, pointer)));
    const group = (found: readonly Finding[]) => groupByCause(atDefinitions(found, definitionOf));
    const said = group([...findings, ...files.remarks, ...due]).filter((found) => severityOf(found, release));

    // 9. Say what was found.
    const site = said.some((found) => severityOf(found, release) === 'error')
      ? undefined
      : toSite(resolved, ports.files, styles?.css, drafts);
    if (!site) return { ...sayInOriginal(said), ...drawn };
    // A function of a migration need not understand a value that is wrong anyway. One that is not wrong, it must.
    if (failures.length > 0) throw failures[0];
    const report = (further: readonly Finding[]) => sayInOriginal([...said, ...group(further)]);
    return { ...sayInOriginal(said), ...drawn, site, report };
  };
  return { written, drawn, check };
}

/** What `JSON.parse` makes of a text, or where it is broken. */
function parse(text: string): { written: unknown } | { broken: Finding } {
  try {
    return { written: JSON.parse(text) };
  } catch (error) {
    const broken = explainSyntax(text);
    if (!broken) throw error;
    return { broken };
  }
}

function toReport(
  findings: readonly Finding[],
  { file, text, guess }: Source,
  manifest: unknown,
  { systemLanguage }: Ports,
  options: LoadOptions,
): Report {
  // "de_DE" and "deutsch" are wrong, and German all the same.
  const named =
    findLanguage(manifest, guess || text)
      ?.slice(0, 2)
      .toLowerCase() ?? '';
  const lang = options.lang ?? languageOf(isLanguage(named) ? named : systemLanguage());
  return {
    ...toProblems(
      findings,
      { file, text, manifest },
      { lang, release: options.release ?? false, form: options.form?.(manifest) },
    ),
    lang,
  };
}

/** The language of a manifest, even of one that is no JSON: messages about it should be in that language too. */
function findLanguage(manifest: unknown, text: string): string | undefined {
  const lang = child(child(manifest, 'site'), 'lang');
  if (typeof lang === 'string') return lang;
  const start = text.slice(0, 1_000_000);
  return /"site"\s*:\s*\{[^{}]*?"lang"\s*:\s*"([^"]*)"/.exec(start)?.[1] ?? /"lang"\s*:\s*"([^"]*)"/.exec(start)?.[1];
}

/** The manifest with what `fillIn` makes of the id of each section. */
function withSectionIds(written: WrittenManifest, fillIn: (id: string) => string): WrittenManifest {
  const filled = (section: WrittenSection) => (section.id === undefined ? section : { ...section, id: fillIn(section.id) });
  return { ...written, routes: written.routes.map((route) => ({ ...route, sections: route.sections.map(filled) })) };
}
