import { isFile, sizeOf, visibleFields } from './fields.ts';

/** How long a submit may take; the rest of the 10.5 seconds is for showing how it ended. */
const timeoutMs = 10_000;
/** Files take their time: so many bytes leave a slow phone in a millisecond. */
const slowBytesPerMs = 60;

/** How long the submit of a form may take, with the files that were chosen. */
export function timeoutFor(form: HTMLFormElement): number {
  const bytes = visibleFields(form).reduce((sum, field) => sum + (isFile(field) ? sizeOf(field) : 0), 0);
  return timeoutMs + bytes / slowBytesPerMs;
}

/** How long a sender may take before its POST leaves, as a captcha does, until we send in its place. */
export const senderTimeoutMs = 3_000;
