import type { Event } from 'schema-dts';
import type { Inline } from '../../../schema/atoms.ts';
import { plainText } from '../../parts/plain-text.ts';
import type { SectionFacts } from '../../parts/section-facts.ts';
import { onEachDay } from './repetition.ts';
import type definition from './schema.ts';

/** The events that are still ahead. Google asks for name, start and place (search gallery, "Event"). */
export const facts: SectionFacts<typeof definition> = ({ items = [] }, { url, provider }) =>
  items
    .flatMap((one) => onEachDay(one))
    .flatMap((item): Exclude<Event, string>[] => {
      const { date, endDate = date, start, end, place, text, image } = item;
      const name = plainText(item.title as Inline | undefined);
      // What is no day, or ends before it begins, is said to the author, and to nobody else.
      if (name === undefined || !date?.iso || !endDate?.iso || endDate.isPast || endDate.iso < date.iso) return [];
      const description = plainText(text as Inline | undefined);
      const last = endOf(date.iso, endDate.iso, start?.iso || undefined, end?.iso || undefined);
      return [
        {
          '@type': 'Event',
          name,
          startDate: momentOf(date.iso, start?.iso || undefined),
          ...(last && { endDate: last }),
          ...(place && { location: { '@type': 'Place', name: place, address: place } }),
          ...(description && { description }),
          ...(image?.src?.startsWith('/') && { image: new URL(image.src, url).href }),
          ...(provider && { organizer: provider }),
        },
      ];
    });

/** Times carry no zone: the manifest names none, and readers then take that of the place. */
const momentOf = (day: string, time: string | undefined): string => (time ? `${day}T${time}` : day);

function endOf(first: string, last: string, start: string | undefined, end: string | undefined): string | undefined {
  if (end === undefined) return last === first ? undefined : last;
  // An end before the start is in the night that follows.
  const isNextDay = last === first && start !== undefined && end < start;
  return momentOf(isNextDay ? dayAfter(last) : last, end);
}

const dayAfter = (iso: string): string => new Date(Date.parse(iso) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
