import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { DayLimit } from '../../../schema/atoms.ts';

interface DateProps extends Omit<TextInputProps, 'min' | 'max'> {
  min: DayLimit | undefined;
  max: DayLimit | undefined;
}

/**
 * A day between two others. What may reach from or up to today knows the day of the visitor once the page has been taken over. Until then
 * the day that the site was made on is the earliest; as the latest it would forbid the days since.
 */
export function FormFieldDate({ min, max, ...shared }: DateProps) {
  const [today, setToday] = useState<string>();
  const asksForToday = min?.isToday || max?.isToday;
  useEffect(() => {
    if (asksForToday) setToday(localDay(new Date()));
  }, [asksForToday]);
  return (
    <TextInput
      {...shared}
      type="date"
      min={(min?.isToday && today) || min?.iso || undefined}
      max={(max?.isToday ? today : max?.iso) || undefined}
    />
  );
}

/** The day where the visitor is, as `YYYY-MM-DD`. */
const localDay = (now: Date) => new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
