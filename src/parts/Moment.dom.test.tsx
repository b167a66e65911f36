import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Moment } from './Moment.tsx';

test('a day is there for browsers as well; one that does not exist is words alone', () => {
  const { container } = render(
    <>
      <Moment iso="2027-02-28" text="Sunday" />
      <Moment iso="" text="31 February" className="late" />
    </>,
  );
  const [day, ...others] = container.querySelectorAll('time');
  expect([day?.textContent, day?.dateTime, others.length]).toEqual(['Sunday', '2027-02-28', 0]);
  expect(screen.getByText('31 February').closest('.late')).not.toBeNull();
});
