/** What speaks against publishing a file that browsers open as a document, and which fault of several is said. */
export interface Fault {
  /** Something runs or could run; something leads or loads elsewhere; or it is not what browsers read without a mistake. */
  fault: 'script' | 'foreign' | 'unreadable';
  /** What it is, as it is written: `<script>`, `onload`. */
  part?: string;
}

export const script = (part: string): Fault => ({ fault: 'script', part });
export const foreign = (part: string): Fault => ({ fault: 'foreign', part });

/** What runs counts more than what leads elsewhere; of two alike the first one does. */
export const worse = (one: Fault | undefined, other: Fault | undefined): Fault | undefined =>
  one && (one.fault === 'script' || other?.fault !== 'script') ? one : other;

/** An attribute as part of a finding: no longer than a line has room for. */
export const asWritten = (name: string, value: string): string => {
  const short = value.trim().replace(/\s+/g, ' ');
  return `${name}="${short.length > 40 ? `${short.slice(0, 39)}…` : short}"`;
};
