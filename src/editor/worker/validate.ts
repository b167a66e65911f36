/** A draft as the loader validates it, and the page of it that is shown. */
import type { Resources } from '../../../schema/atoms.ts';
import type { Json } from '../../../schema/json.ts';
import { languageOf } from '../../../schema/languages.ts';
import { brokenType } from '../../../schema/names.ts';
import type { SitePage } from '../../../schema/resolved.ts';
import { isNotFound, shellOf } from '../../../schema/site-parts.ts';
import { finding } from '../../findings/finding.ts';
import type { Ports } from '../../findings/ports.ts';
import { changeValue } from '../../json-text/change-value.ts';
import { child, pointerKeys } from '../../json-text/pointer.ts';
import { valueAt } from '../../json-text/value.ts';
import { beginLoad, type Drawn, type LoadOptions, type Report, type Source } from '../../loader/load.ts';
import type { FormVoice, Problem } from '../../loader/say/problems.ts';
import { withoutFrames } from '../../manifest/resolve/addresses.ts';
import type { References } from '../../manifest/resolve/references.ts';
import { sectionSchemas } from '../../registry/section-schemas.ts';
import { starterOf } from '../draft/fields/starters.ts';
import type { StoredFile } from '../storage.ts';
import { brandOf } from './brand.ts';
import { type Drawable, makeDrawable } from './drawable.ts';
import { formVoice } from './form-voice.ts';
import type { Drawn as DrawnPage, Sample, ShownPage, Turn, Validate, Validated } from './messages.ts';
import { markOrigins } from './origins.ts';
import { type Bundled, makePorts, StoredFiles } from './ports.ts';

/** Validates one draft after the other. */
export class DraftValidator {
  readonly #bundled: Bundled;
  readonly #today: string | undefined;
  /** The theme whose brand was sent last, as JSON. */
  #theme: string | undefined;
  /** The marked page that was sent last, as JSON. */
  #marked = '';
  /** What was drawn last, and the place of its page. */
  #shown: (Drawable & { manifest: Drawn['manifest']; route: number }) | undefined;

  /** @param today - the day that dates are compared with, as `YYYY-MM-DD`; left out: today */
  constructor(bundled: Bundled, today?: string) {
    this.#bundled = bundled;
    this.#today = today;
  }

  /**
   * Draws a draft.
   *
   * @param known - the files of the storage, by their paths
   * @returns its page, and a function that finds out what is said of it
   * @throws where the loader does: our bug
   */
  async begin(
    { draft, text, page, lang }: Validate & { text: string },
    known: ReadonlyMap<string, StoredFile>,
  ): Promise<Partial<Pick<DrawnPage, 'shown' | 'of'>> & { validate: () => Validated }> {
    const files = new StoredFiles(known);
    const form = formVoice(lang);
    const ports = makePorts(files, this.#bundled);
    const { written, drawn: begun, check } = await beginLoad(sourceOf(text), ports, this.#options({ lang, form }));
    const value = written as Json | undefined;
    const answer = ({ problems, hidden }: Report): Validated => {
      const unknownFiles = [...files.unknown];
      return { type: 'validated', draft, problems, hidden, unknownFiles, ...this.#brand(written) };
    };
    if (begun && value !== undefined) {
      return { ...this.#show(begun, page, { of: value, value, boxes: [] }), validate: () => answer(check()) };
    }
    const report = check();
    const { problems } = report;
    /** The loader stops at a wrong shape: this says what the rest of the draft would be told. */
    let ofRest = (): Problem[] => [];
    const toShow = async (): Promise<Partial<Pick<DrawnPage, 'shown' | 'of'>>> => {
      if (value === undefined) return {};
      const boxAt = (pointer: string) => boxOf(pointer, problems, form(value));
      const draw = async (of: Json, wrong: readonly Problem[]) => {
        const drawable = makeDrawable(of, pointersOf(wrong), this.#shown, boxAt);
        if (!drawable) return undefined;
        const loaded = await this.#load(drawable, ports, { lang, form });
        if (!loaded.drawn) return undefined;
        const said = [...pointersOf(problems), ...drawable.boxes];
        ofRest = () =>
          loaded.check().problems.filter(
            ({ code, pointer }) =>
              !said.some((place) => pointer === place || pointer.startsWith(`${place}/`)) &&
              // A box names nothing.
              !(drawable.boxes.length > 0 && code.startsWith('unused-')),
          );
        return { ...this.#show(loaded.drawn, page, drawable), of: drawable.of };
      };
      // A text that is not written yet is an empty line, in which one writes.
      const empty = problems.filter(({ code, pointer }) => code === 'empty-text' && valueAt(value, pointer) === '');
      const lined = empty.reduce((made, { pointer }) => changeValue(made, { kind: 'set', pointer, value: '\u200b' }), value);
      const others = problems.filter((one) => !empty.includes(one));
      return (empty.length > 0 && (await draw(lined, others))) || ((await draw(value, problems)) ?? {});
    };
    return { ...(await toShow()), validate: () => ({ ...answer(report), ofRest: ofRest() }) };
  }

  /**
   * @param known - the files of the storage, by their paths
   * @returns the page that was shown last with these sections and no other, or with one of each type; undefined where it cannot be shown
   * @throws where the loader does: our bug
   */
  async sample({ sections }: Sample, known: ReadonlyMap<string, StoredFile>): Promise<ShownPage | undefined> {
    if (!this.#shown) return undefined;
    const { manifest: shown, route } = this.#shown;
    const added = sections ?? oneOfEach(shown);
    // Behind the others, so that links to those lead somewhere.
    const routes = shown.routes.map((one, index) => (index === route ? { ...one, sections: [...one.sections, ...added] } : one));
    const { drawn } = await this.#load({ value: { ...shown, routes } as unknown as Json, boxes: [] }, this.#ports(known));
    const page = drawn && pageAt(drawn, route);
    if (!page) return undefined;
    const { resolved, styles } = drawn;
    const { theme } = resolved;
    const shell = shellOf(resolved, page);
    return { shell, page: { ...page, sections: page.sections.slice(-added.length) }, theme, ...(styles && { styles }) };
  }

  /**
   * @param known - the files of the storage, by their paths
   * @returns another page of the last draft that could be shown
   * @throws where the loader does: our bug
   */
  async turn({ page }: Turn, known: ReadonlyMap<string, StoredFile>): Promise<ShownPage | undefined> {
    if (!this.#shown) return undefined;
    const { drawn } = await this.#load(this.#shown, this.#ports(known));
    return drawn && this.#show(drawn, page, this.#shown).shown;
  }

  #ports(known: ReadonlyMap<string, StoredFile>): Ports {
    return makePorts(new StoredFiles(known), this.#bundled);
  }

  /** What can be drawn of a manifest, whatever is said of it. A box is no section that the loader knows: it reads another one in its place. */
  #load({ value, boxes }: Pick<Drawable, 'value' | 'boxes'>, ports: Ports, options: LoadOptions = { lang: 'en' }) {
    const known = boxes.reduce((made, pointer) => changeValue(made, { kind: 'set', pointer, value: anySection() }), value);
    return beginLoad(sourceOf(JSON.stringify(known)), ports, this.#options(options));
  }

  #options(options: LoadOptions): LoadOptions {
    return { ...options, ...(this.#today !== undefined && { today: this.#today }) };
  }

  /** The brand of a manifest, if it is another one. */
  #brand(manifest: unknown): Pick<Validated, 'brand'> {
    const theme = child(manifest, 'theme');
    const text = JSON.stringify(theme);
    if (text === this.#theme) return {};
    const brand = brandOf(theme);
    if (!brand) return {};
    this.#theme = text;
    return { brand };
  }

  /** The page at a place of `routes`; where there is none, that for unknown paths. */
  #show(drawn: Drawn, asked: number, drawable: Drawable): Partial<Pick<DrawnPage, 'shown'>> {
    const { manifest, resolved, originOf, placeOf, styles } = drawn;
    const { theme, shareImages } = resolved;
    const route = asked in manifest.routes ? asked : manifest.routes.findIndex(({ path }) => isNotFound(path));
    const loaded = pageAt(drawn, route);
    if (!loaded) return {};
    const sections = loaded.sections.map((section, index) => {
      const pointer = originOf(`/routes/${route}/sections/${index}`);
      return drawable.boxes.includes(pointer) ? (valueAt(drawable.value, pointer) as unknown as typeof section) : section;
    });
    const page = { ...loaded, sections };
    const shell = shellOf(resolved, page);
    const shareImage = shareImages[page.path] ?? shell.shareImage;
    const openTexts = resolved.facts().openTexts(page);
    const more = { ...(styles && { styles }), ...(openTexts.length > 0 && { openTexts }), ...(shareImage && { shareImage }) };
    const shown = { shell, page, theme, ...more };
    const marked = markOrigins(manifest, route, shell, page, { originOf, placeOf });
    this.#shown = { ...drawable, manifest, route };
    const json = JSON.stringify(marked);
    if (json === this.#marked) return { shown };
    this.#marked = json;
    return { shown: { ...shown, marked } };
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

/** Where the mistakes are. Of a key that is written twice one value is left once it is read. */
const pointersOf = (problems: readonly Problem[]): string[] =>
  problems.filter(({ severity, code }) => severity === 'error' && code !== 'duplicate-key').map(({ pointer }) => pointer);

/** What stands in the place of a section that was never right: its name, and what is wrong with it. */
function boxOf(pointer: string, problems: readonly Problem[], { titleAt }: FormVoice): Json {
  const said = problems.filter((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));

  // What a message quotes stands between backquotes.
  const text = said.map(({ message }) => message.split('`').map((part, index) => (index % 2 === 1 ? { code: part } : part)));
  return { type: brokenType, tone: 'tint', title: titleAt(pointer) || '–', text };
}

/** The first section of each type that a site has, as its pages come; and of the others what they begin with. */
function oneOfEach({ routes, site }: Drawn['manifest']): Record<string, unknown>[] {
  const found = new Map<string, Record<string, unknown>>();
  for (const section of routes.flatMap(({ sections }) => sections))
    if (!found.has(section.type)) found.set(section.type, section);
  for (const type of Object.keys(sectionSchemas))
    if (!found.has(type)) found.set(type, { type, ...starterOf(type, languageOf(site.lang)) });
  return [...found.values()];
}

/** A section that is valid in any site: what a type begins with. */
function anySection(): Json {
  const [type = ''] = Object.keys(sectionSchemas);
  return { type, ...starterOf(type, 'en') } as Json;
}

/** The page at a place of `routes`. */
function pageAt({ resolved, references }: Drawn, route: number): SitePage | undefined {
  const pointer = `/routes/${route}`;
  const page = resolved.pages.find((one) => one.pointer === pointer);
  return page && withoutLoads(withoutFrames(page, references.addresses), references.loads, `${pointer}/`);
}

/** A page that loads nothing foreign: nobody's script runs while somebody edits the section around it. */
function withoutLoads(page: SitePage, loads: References['loads'], pointer: string): SitePage {
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
