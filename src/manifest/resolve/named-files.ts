/** The images and fonts that a manifest names, validated: each is looked at once, and what is wrong with it is said wherever it is named. */
import type { Icon } from '../../../schema/atoms.ts';
import type { FontPart } from '../../../schema/packaged-fonts.ts';
import { type Finding, finding, withCorrection } from '../../findings/finding.ts';
import { isForeign } from '../../findings/href.ts';
import { findExcess } from '../../findings/image-limits.ts';
import { findCertain, findNearest } from '../../findings/nearest.ts';
import type { Colors, Drawing, Files, FontFile, ImageFile, PublishedFile, UnusableImage } from '../../findings/ports.ts';
import { deepColors } from './colors.ts';

/** What is known of a file once it was looked at, or why it cannot be used. */
type Entry<Known> = { known: Known; remark?: (pointer: string) => Finding } | { problem: (pointer: string) => Finding };

export class NamedFiles {
  readonly #files: Files;
  readonly #colors: { band: Colors; deep: Colors };
  readonly #images = new Map<string, Entry<ImageFile>>();
  readonly #icons = new Map<string, Entry<Icon>>();
  readonly #fonts = new Map<string, Entry<FontFile>>();
  /** What there is to say of files that can be used all the same, wherever they are named. */
  readonly remarks: Finding[] = [];
  #published: ReadonlyMap<string, PublishedFile> | undefined;

  /** @param colors - filled into drawings that refer to them */
  constructor(files: Files, colors: Colors) {
    this.#files = files;
    this.#colors = { band: colors, deep: deepColors(colors) };
  }

  /**
   * An image's address and size in CSS pixels, or a finding at `pointer`.
   *
   * @param ground - what it stands on: a drawing has other colours on a dark band
   */
  image(path: string, pointer: string, ground: 'band' | 'deep' = 'band'): ImageFile | Finding {
    const taken = take(this.#images, `${ground} ${path}`, pointer, () => this.#validateImage(path, ground));
    const entry = this.#images.get(`${ground} ${path}`);
    if (entry && 'known' in entry && entry.remark) this.remarks.push(entry.remark(pointer));
    return taken;
  }

  /** The shapes of an icon of one's own, and what is wrong with it at `pointer`. */
  icon(path: string, pointer: string): { value: Icon; finding?: Finding } {
    const taken = take(this.#icons, path, pointer, () => {
      const icon = this.#files.icon(path);
      if (typeof icon === 'string') return this.#unusable(icon, path, 'image');
      return 'why' in icon ? { problem: (at) => finding('unusable-icon', { pointer: at }, { path, ...icon }) } : { known: icon };
    });
    return Array.isArray(taken) ? { value: taken } : { value: [], finding: taken };
  }

  /** What is known of an image as a drawing; nothing of photos. */
  drawing(path: string): Drawing {
    const entry = this.#images.get(`band ${path}`) ?? this.#images.get(`deep ${path}`);
    return (entry && 'known' in entry && entry.known.drawing) || { hasWords: false, dropped: undefined, isEndless: false };
  }

  /** A font's address, or a finding at `pointer`. */
  font(path: string, pointer: string): FontFile | Finding {
    return take(this.#fonts, path, pointer, () => this.#validateFont(path));
  }

  packagedFont(family: string): FontPart[] {
    return this.#files.packagedFont(family);
  }

  /** The file of the folder `public/` at an address; undefined where there is none. */
  published(address: string): PublishedFile | undefined {
    this.#published ??= new Map(this.#files.published().map((file) => [file.address, file]));
    return this.#published.get(address);
  }

  #validateImage(path: string, ground: 'band' | 'deep'): Entry<ImageFile> {
    const image = this.#files.image(path, this.#colors[ground]);
    if (typeof image === 'string') return this.#unusable(image, path, 'image');
    const { type } = image;
    if (type !== endingOf(path).replace('jpeg', 'jpg')) {
      return { problem: (pointer) => finding('wrong-image-type', { pointer }, { path, actual: type }) };
    }
    const excess = findExcess(image);
    const tooLarge = excess && isTooLarge(path, excess);
    if (tooLarge && !excess.since) return { problem: tooLarge };
    if (image.drawing?.isEndless)
      return { problem: (pointer) => finding('damaged-image', { pointer }, { path, isEndless: true }) };
    if (image.isCutOff) return { problem: (pointer) => finding('damaged-image', { pointer }, { path }) };
    return { known: image, ...(tooLarge && { remark: tooLarge }) };
  }

  #validateFont(path: string): Entry<FontFile> {
    const font = this.#files.font(path);
    if (typeof font === 'string') return this.#unusable(font, path, 'font');
    return font.format === (endingOf(path) === 'woff2' ? 'woff2' : 'sfnt')
      ? { known: font }
      : { problem: (pointer) => finding('unreadable-font', { pointer }, { path }) };
  }

  #unusable(why: UnusableImage, path: string, kind: 'image' | 'font'): { problem: (pointer: string) => Finding } {
    if (why === 'missing') return this.#missing(path, kind);
    if (why === 'unreadable') return { problem: (pointer) => finding(`unreadable-${kind}` as const, { pointer }, { path }) };
    if (why === 'pointer' || why === 'page')
      return { problem: (pointer) => finding('unreadable-image', { pointer }, { path, standIn: why }) };
    return { problem: (pointer) => finding('path-outside', { pointer }, { path, isLink: why === 'link' }) };
  }

  /** A file that does not exist, with the one beside it that was probably meant. */
  #missing(path: string, kind: 'image' | 'font'): { problem: (pointer: string) => Finding } {
    if (isForeign(path)) return { problem: (pointer) => finding('remote-file', { pointer }, { url: path }) };
    const beside = this.#files.beside(path).filter((other) => endingOf(other).toLowerCase() === endingOf(path).toLowerCase());
    const nearest = findNearest(path, beside);
    const certain = findCertain(path, beside);
    return {
      problem: (pointer) => withCorrection(finding(`missing-${kind}` as const, { pointer }, { path, nearest }), path, certain),
    };
  }
}

function take<Known>(
  entries: Map<string, Entry<Known>>,
  path: string,
  pointer: string,
  validate: () => Entry<Known>,
): Known | Finding {
  const entry = entries.get(path) ?? validate();
  entries.set(path, entry);
  return 'known' in entry ? entry.known : entry.problem(pointer);
}

const isTooLarge =
  (path: string, { since, ...excess }: NonNullable<ReturnType<typeof findExcess>>) =>
  (pointer: string): Finding => ({
    ...finding('too-large-image', { pointer }, { path, ...excess }),
    ...(since && { since }),
  });

/** `svg` of `a/b.svg`; empty where there is none. */
const endingOf = (path: string): string => /[^/]\.([^./]*)$/.exec(path)?.[1] ?? '';
