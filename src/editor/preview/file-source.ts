/** Where this frame takes the bytes of pictures, fonts and published files from. Nothing else of the preview knows how they come. */
import { publicFolder } from '../../../schema/published-files.ts';
import type { ShownPage } from '../worker/messages.ts';

export interface FileSource {
  /** What is shown, with the URLs that this frame loads in the place of the addresses that the storage has told. */
  take<Shown extends Pick<ShownPage, 'shell' | 'page' | 'theme' | 'styles'>>(shown: Shown): Shown;
  /** The URL of what lies in `public/`, by its address on the site. */
  published(address: string): string;
}

/** The server of this frame's document (server/preview-answers.ts). What the storage tells are URLs already. */
export const fromServer: FileSource = {
  take: (shown) => shown,
  published: (address) => `/files/${publicFolder}${address}`,
};
