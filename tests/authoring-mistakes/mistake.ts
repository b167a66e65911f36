/** What a mistake is: an edit of a valid manifest, as somebody makes it who writes texts and no programs. */

/** What stands there, and what somebody writes instead. */
type Edit = readonly [from: string, to: string];

export interface Mistake {
  name: string;
  /** The manifest, where it is not a copy of this repository's German site: the minimal English one. */
  on?: 'minimal';
  edit: Edit;
  /** What has to be there before the mistake; valid by itself. */
  before?: readonly Edit[];
  /** The bytes that are saved, where they are not the text in UTF-8. */
  save?: (text: string) => Buffer;
  /** Variables of the system's environment. */
  env?: Record<string, string>;
  code: string;
  /** What is marked, or what it begins with. Left out: something in the line of the edit. */
  marked?: string;
  /** The line, where it is that of another place: that of this piece of the text. */
  at?: string;
  /** What `--fix` writes in place of the edit; left out where there is more than one right answer. */
  fixed?: string;
  /** What is found once that is mended, because the mistake hid it. */
  leaves?: readonly string[];
}
