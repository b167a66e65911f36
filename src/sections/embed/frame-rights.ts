/**
 * What the page of a provider may do in its frame, by what it is for: as little as it can do with. Source of the words:
 * https://html.spec.whatwg.org/#attr-iframe-sandbox and https://www.w3.org/TR/permissions-policy/.
 */
import type { PropsOf } from '../../../schema/define-section.ts';
import type definition from './schema.ts';

type Kind = PropsOf<typeof definition>['kind'];

/** No player or map works without its scripts and what it keeps; their links open beside the page, and are no prisoners there. */
const all = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export const frameRights: Record<Kind, { sandbox: string; allow?: string }> = {
  video: { sandbox: all, allow: 'fullscreen; picture-in-picture' },
  map: { sandbox: all, allow: 'fullscreen' },
  // A date is taken along as a file for the calendar.
  booking: { sandbox: `${all} allow-forms allow-downloads` },
  // Banks confirm payments on a page of their own.
  donation: { sandbox: `${all} allow-forms allow-top-navigation-by-user-activation` },
  // A feed, a calendar, a form: each has what a booking has, but for files to keep.
  other: { sandbox: `${all} allow-forms`, allow: 'fullscreen' },
};
