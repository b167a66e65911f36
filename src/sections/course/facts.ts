import type { CourseInstance, Syllabus } from 'schema-dts';
import type { Inline } from '../../../schema/atoms.ts';
import { parseDay, parseTime, writeTime } from '../../../schema/schedule.ts';
import { plainText } from '../../parts/plain-text.ts';
import type { SectionFacts } from '../../parts/section-facts.ts';
import type definition from './schema.ts';

/** The course, and when it takes place next. Google asks for name, description and provider (search gallery, "Course list"). */
export const facts: SectionFacts<typeof definition> = ({ title, text = [], schedule, contents }, { url, lang, provider }) => {
  const name = plainText(title as Inline | undefined);
  const description = text.flatMap((paragraph) => plainText(paragraph as Inline) ?? []).join(' ');
  if (name === undefined || description === '' || !provider) return [];
  const instance = instanceOf(schedule, lang);
  const syllabus = (contents?.items ?? []).flatMap((item): Syllabus[] => {
    const part = plainText(item.title as Inline | undefined);
    const about = plainText(item.subtitle as Inline | undefined);
    return part === undefined ? [] : [{ '@type': 'Syllabus', name: part, ...(about && { description: about }) }];
  });
  return [
    {
      '@type': 'Course',
      '@id': `${url}#course`,
      name,
      description,
      url,
      inLanguage: lang,
      provider,
      ...(instance && { hasCourseInstance: instance }),
      ...(syllabus.length > 0 && { syllabusSections: syllabus }),
    },
  ];
};

interface Schedule {
  date?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  minutes?: unknown;
  mode?: 'online' | 'onsite' | 'blended' | undefined;
}

/** Times carry no zone: the manifest names none, and readers then take that of the place. */
function instanceOf({ date = '', start = '', end = '', minutes, mode }: Schedule = {}, lang: string): CourseInstance | undefined {
  const day = parseDay(date, lang);
  const at = (time: string) => {
    const minutes = parseTime(time);
    return day && minutes !== undefined ? `${day}T${writeTime(minutes)}` : undefined;
  };
  const [startDate, endDate] = [at(start) ?? day, at(end)];
  if (startDate === undefined && typeof minutes !== 'number') return undefined;
  return {
    '@type': 'CourseInstance',
    ...(mode && { courseMode: mode }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(typeof minutes === 'number' && { courseWorkload: `PT${minutes}M` }),
  };
}
