import { useFindings } from '../state/use-editor.ts';
import { FindingText } from './FindingText.tsx';

/** What is said of a value that has no input of its own, such as the file of an image. */
export function SourceFindings({ at }: { at: string }) {
  return <FindingText findings={useFindings(at)} />;
}
