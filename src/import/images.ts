/** The images that come along. */
import type { NoteKind } from './notes.ts';
import { lastOf, type Source, slugOf } from './source.ts';

export interface FoundImage {
  /** Its path, or itself as a `data:` address. */
  from: string;
  /** By its content: `.png`. */
  ending: string;
}

export interface ImagesPorts {
  /** Where an image of a file lies, or why it cannot come along. */
  look: (src: string, file: string) => FoundImage | NoteKind;
  /** Whether the site's folder has nothing at a path, or the same image. */
  canBeAt: (to: string, from: string) => boolean;
}

/** A picture that is its own address. */
export const isData = (src: string): boolean => /^data:/i.test(src);

/** Each comes along once; two of one name are told apart by the page that names them. */
export class Images {
  private readonly byFrom = new Map<string, string>();
  private readonly taken = new Set<string>();
  private readonly ports: ImagesPorts;
  private readonly folder: string;

  constructor(ports: ImagesPorts, under: string) {
    this.ports = ports;
    this.folder = `media${under}`;
  }

  /** @returns its path in the site's folder, or why there is none */
  find(src: string, { file, path }: Source): string | NoteKind {
    if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(src)) return 'foreign-image';
    const found = this.ports.look(src, file);
    if (typeof found === 'string') return found;
    const { from, ending } = found;
    const known = this.byFrom.get(from);
    if (known !== undefined) return known;
    const stem = isData(from) ? '' : (from.split(/[\\/]/).at(-1) ?? '').replace(/\.\w+$/, '');
    const name = (slugOf(stem) || 'image') + ending;
    const names = [
      name,
      ...['', ...Array.from({ length: 99 }, (_, index) => `${index + 2}-`)].map((number) => `${lastOf(path)}-${number}${name}`),
    ];
    const to = names.map((one) => `${this.folder}/${one}`).find((one) => !this.taken.has(one) && this.ports.canBeAt(one, from));
    if (to === undefined) return 'blocked-image';
    this.byFrom.set(from, to);
    this.taken.add(to);
    return to;
  }

  found = () => [...this.byFrom].map(([from, to]) => ({ from, to }));
}
