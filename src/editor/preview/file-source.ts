/** Where this frame takes the bytes of pictures, fonts and published files from. Nothing else of the preview knows how they come. */
import { publicFolder } from '../../../schema/published-files.ts';
import type { ShownPage } from '../worker/messages.ts';

export interface FileSource {
  /** What is shown, with the URLs that this frame loads in the place of the addresses that the storage has told. */
  take<Shown extends Pick<ShownPage, 'shell' | 'page' | 'theme' | 'styles'>>(shown: Shown): Shown;
  /** Keeps what the editor hands over; left out where it hands over nothing. */
  receive?(files: readonly (readonly [address: string, bytes: Blob])[]): void;
  /** The URL of what lies in `public/`, by its address on the site. */
  published(address: string): string;
}

/** The server of this frame's document (server/preview-answers.ts). What the storage tells are URLs already. */
export const fromServer: FileSource = {
  take: (shown) => shown,
  published: (address) => `/files/${publicFolder}${address}`,
};

/** Nothing: the frame has no origin, and what it shows was handed over as bytes. What is handed over is all that there is. */
export function fromBlobs(): FileSource {
  const urls = new Map<string, string>();
  const inStyles = (styles: string) =>
    [...urls].reduce((css, [address, url]) => (css.includes(address) ? css.replaceAll(address, url) : css), styles);
  return {
    take(shown) {
      const { shell, page, theme, styles } = shown;
      const taken = replaceStrings({ shell, page, theme }, (text) => urls.get(text) ?? text);
      return { ...shown, ...taken, ...(styles !== undefined && { styles: inStyles(styles) }) };
    },
    receive(files) {
      // A font says by its ending what it is.
      for (const [address, bytes] of files)
        urls.set(address, `${URL.createObjectURL(bytes)}#${/\.\w+$/.exec(address)?.[0] ?? ''}`);
    },
    published: () => '',
  };
}

/** The same data with other texts in it. */
export function replaceStrings<Value>(value: Value, replace: (text: string) => string): Value {
  if (typeof value === 'string') return replace(value) as Value;
  if (Array.isArray(value)) return value.map((one) => replaceStrings(one as unknown, replace)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceStrings(one as unknown, replace)])) as Value;
}
