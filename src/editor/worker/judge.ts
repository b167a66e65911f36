/** A draft as the loader judges it, and the page of it that is shown. */
import type { Resources } from '../../../schema/atoms.ts';
import type { Page } from '../../../schema/resolved.ts';
import { finding } from '../../manifest/finding.ts';
import { type Loaded, load, type Source } from '../../manifest/load.ts';
import { child, pointerKeys } from '../../manifest/pointer.ts';
import type { Met } from '../../manifest/resolve/met.ts';
import { getPage, shellOf } from '../../render/site-parts.ts';
import type { StoredFile } from '../storage.ts';
import { brandOf } from './brand.ts';
import { formVoice } from './form-voice.ts';
import type { Judge, Judged, Sample, ShownPage, Turn } from './messages.ts';
import { type Bundled, makePorts, StoredFiles } from './ports.ts';
import { mark } from './trace.ts';

/** Judges one draft after the other. */
export class DraftJudge {
  readonly #bundled: Bundled;
  readonly #today: string | undefined;
  /** The theme whose brand was sent last, as JSON. */
  #theme: string | undefined;
  /** The marked page that was sent last, as JSON. */
  #marked = '';
  /** The last draft that could be shown, and the place of its page. */
  #shown: { text: string; manifest: Loaded['manifest']; route: number } | undefined;

  /** @param today - the day to judge dates by, as `YYYY-MM-DD`; left out: today */
  constructor(bundled: Bundled, today?: string) {
    this.#bundled = bundled;
    this.#today = today;
  }

  /**
   * @param known - the files of the storage, by their paths
   * @throws where the loader does: our bug
   */
  async judge({ draft, text, page, lang }: Judge, known: ReadonlyMap<string, StoredFile>): Promise<Judged> {
    const files = new StoredFiles(known);
    // The loader tells what is written to whoever speaks of it.
    let written: unknown;
    const voice = formVoice(lang);
    const form = (manifest: unknown) => {
      written = manifest;
      return voice(manifest);
    };
    const { problems, hidden, ...loaded } = await load(sourceOf(text), makePorts(files, this.#bundled), {
      ...this.#options(lang),
      form,
    });
    const judged: Judged = { type: 'judged', draft, problems, hidden, unknownFiles: [...files.unknown], ...this.#brand(written) };
    return loaded.site ? { ...judged, shown: this.#show(loaded, page, text) } : judged;
  }

  /**
   * @param known - the files of the storage, by their paths
   * @returns the page that was shown last with this section and no other; undefined where it cannot be shown
   * @throws where the loader does: our bug
   */
  async sample({ section }: Sample, known: ReadonlyMap<string, StoredFile>): Promise<ShownPage | undefined> {
    if (!this.#shown) return undefined;
    const { manifest: shown, route } = this.#shown;
    // Behind the others, so that links to those lead somewhere.
    const routes = shown.routes.map((one, index) => (index === route ? { ...one, sections: [...one.sections, section] } : one));
    const source = sourceOf(JSON.stringify({ ...shown, routes }));
    const loaded = await load(source, makePorts(new StoredFiles(known), this.#bundled), this.#options('en'));
    if (!loaded.site) return undefined;
    const { site, manifest, met } = loaded;
    const page = withoutLoads(getPage(site, manifest.routes[route]?.path ?? '*'), met.loads, `/routes/${route}/`);
    return { shell: shellOf(site), page: { ...page, sections: page.sections.slice(-1) }, theme: site.theme };
  }

  /**
   * @param known - the files of the storage, by their paths
   * @returns another page of the last draft that could be shown
   * @throws where the loader does: our bug
   */
  async turn({ page }: Turn, known: ReadonlyMap<string, StoredFile>): Promise<ShownPage | undefined> {
    if (!this.#shown) return undefined;
    const { text } = this.#shown;
    const loaded = await load(sourceOf(text), makePorts(new StoredFiles(known), this.#bundled), this.#options('en'));
    return loaded.site && this.#show(loaded, page, text);
  }

  #options(lang: Judge['lang']) {
    return { lang, ...(this.#today !== undefined && { today: this.#today }) };
  }

  /** The brand of a manifest, if it is another one. */
  #brand(manifest: unknown): Pick<Judged, 'brand'> {
    const theme = child(manifest, 'theme');
    const text = JSON.stringify(theme);
    if (text === this.#theme) return {};
    const brand = brandOf(theme);
    if (!brand) return {};
    this.#theme = text;
    return { brand };
  }

  /** The page at a place of `routes`; where there is none, that for unknown paths. */
  #show({ site, manifest, originOf, met }: Loaded, asked: number, text: string): ShownPage {
    const { routes } = manifest;
    const route = asked in routes ? asked : routes.findIndex(({ path }) => path === '*');
    const page = withoutLoads(getPage(site, routes[route]?.path ?? '*'), met.loads, `/routes/${route}/`);
    const shell = shellOf(site);
    const shown = { shell, page, theme: site.theme };
    const marked = mark(manifest, route, shell, page, originOf);
    this.#shown = { text, manifest, route };
    const json = JSON.stringify(marked);
    if (json === this.#marked) return shown;
    this.#marked = json;
    return { ...shown, marked };
  }
}

/** A text as a file would be read that holds it. What has no JSON in it at all, no later step can explain. */
function sourceOf(text: string): Source {
  const start = { pointer: '', span: { start: 0, end: 0 } };
  // Findings name the file, which the author of a draft need not be told.
  const file = 'site.json';
  if (text.startsWith('\uFEFF')) return { file, text: text.slice(1), finding: finding('byte-order-mark', start, {}) };
  return /\S/.test(text) ? { file, text } : { file, text, finding: finding('file-empty', start, {}) };
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
