/** A draft as the loader judges it, and the page of it that is shown. */
import type { Resources } from '../../../schema/atoms.ts';
import type { Page, Site } from '../../../schema/resolved.ts';
import { finding } from '../../manifest/finding.ts';
import { load, type Source } from '../../manifest/load.ts';
import { child, pointerKeys } from '../../manifest/pointer.ts';
import type { Met } from '../../manifest/resolve/met.ts';
import { getPage, shellOf } from '../../render/site-parts.ts';
import type { StoredFile } from '../storage.ts';
import type { Judge, Judged, ShownPage } from './messages.ts';
import { type Bundled, makePorts, StoredFiles } from './ports.ts';

/**
 * Judges a draft.
 *
 * @param known - the files of the storage, by their paths
 * @param today - the day to judge dates by, as `YYYY-MM-DD`; left out: today
 * @throws where the loader does: our bug
 */
export async function judge(
  { draft, text, page, lang }: Judge,
  known: ReadonlyMap<string, StoredFile>,
  bundled: Bundled,
  today?: string,
): Promise<Judged> {
  const files = new StoredFiles(known);
  const options = { lang, ...(today !== undefined && { today }) };
  const { problems, hidden, ...loaded } = await load(sourceOf(text), makePorts(files, bundled), options);
  return {
    type: 'judged',
    draft,
    problems,
    hidden,
    unknownFiles: [...files.unknown],
    ...(loaded.site && { shown: shownOf(loaded.site, loaded.met, text, page) }),
  };
}

/** A text as a file would be read that holds it. What has no JSON in it at all no step after that explains. */
function sourceOf(text: string): Source {
  const start = { pointer: '', span: { start: 0, end: 0 } };
  // Findings name the file, which the author of a draft need not be told.
  const file = 'site.json';
  if (text.startsWith('\uFEFF')) return { file, text: text.slice(1), finding: finding('byte-order-mark', start, {}) };
  return /\S/.test(text) ? { file, text } : { file, text, finding: finding('file-empty', start, {}) };
}

/** The page at a place of `routes`; where there is none, that for unknown paths. */
function shownOf(site: Site, { loads }: Met, text: string, index: number): ShownPage {
  // The loader names pages by their paths, of which the one for unknown ones stands apart.
  const path = child(child(child(JSON.parse(text), 'routes'), String(index)), 'path');
  const page = getPage(site, String(path));
  return { shell: shellOf(site), page: withoutLoads(page, loads, `/routes/${index}/`), theme: site.theme };
}

/** A page that loads nothing foreign: nobody's script runs while somebody edits the section around it. */
function withoutLoads(page: Page, loads: Met['loads'], pointer: string): Page {
  const own = loads.filter((one) => one.pointer.startsWith(pointer));
  if (own.length === 0) return page;
  const copy = structuredClone(page);
  for (const { pointer: place } of own) {
    const keys = pointerKeys(place.slice(pointer.length - 1));
    // The loader notes the place of `load` where it is written, else that of what holds it.
    if (keys.at(-1) === 'load') keys.pop();
    (keys.reduce<unknown>(child, copy) as Resources).load = 'never';
  }
  return copy;
}
