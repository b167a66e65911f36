/** What a new site still needs before it can be published, as a list to work off: nobody has to look for it. */
import { pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Problem } from '../../../loader/say/problems.ts';
import type { Kept } from './browser-storage.ts';
import type { EditorState } from './editor-state.ts';
import { listAt } from './selection.ts';

/** Where the steps stand among what can be selected: nothing of the manifest is there. */
export const firstSteps = 'start';

/** The values that are noted as open, those of each language among them, by their pointers. */
export function openValues(manifest: unknown): string[] {
  const homes = ['', ...listAt(manifest, 'languages').map((_, index) => `/languages/${index}`)];
  return homes.flatMap((home) => {
    const at = `${home}/placeholders`;
    return Object.keys((valueAt(manifest as never, at) as object | undefined) ?? {}).map((name) => pointerTo(at, name));
  });
}

export const isOpenValue = (pointer: string): boolean => /^(?:\/languages\/\d+)?\/placeholders\//.test(pointer);

/** What else keeps a site from being published as it is: mistakes, and texts that are still samples. */
export const otherSteps = ({ findings }: Pick<EditorState, 'findings'>): Problem[] =>
  findings.all.filter(({ severity, code }) => severity === 'error' || code === 'placeholder-left');

/** How many places are left to fill in or mend: one place is one thing to do, whatever is said of it. */
export const countSteps = ({ document, findings }: Pick<EditorState, 'document' | 'findings'>): number =>
  new Set([...openValues(document.value), ...otherSteps({ findings }).map(({ pointer }) => pointer)]).size;

/** Once put away, or done, they do not come by themselves any more. */
export const hasFirstSteps = (manifest: unknown, remembered: Kept): boolean =>
  remembered.read('first steps') !== 'away' && openValues(manifest).length > 0;

/** How much of what was open is done. What was the most that was open is remembered, since the manifest does not say it. */
export function progressOf(open: number, remembered: Kept): { done: number; of: number } {
  const kept = remembered.read('most open');
  const most = Math.max(open, typeof kept === 'number' ? kept : 0);
  if (most !== kept) remembered.write('most open', most);
  return { done: most - open, of: most };
}
