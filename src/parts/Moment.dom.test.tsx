import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Moment, Range } from './Moment.tsx';

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

test('what is from one day or time to another is one piece, of which no line begins with the dash', () => {
  const [from, until] = [
    { iso: '2027-02-28', text: 'Sunday' },
    { iso: '2027-03-02', text: 'Tuesday' },
  ];
  const { container } = render(
    <>
      <Range from={from} until={until} />
      <Range from={from} />
      <Range until={until} />
    </>,
  );
  // The dash stands before the second one, in the stylesheet.
  expect([...container.children].map((one) => one.textContent)).toEqual(['Sunday\u00a0Tuesday', 'Sunday', 'Tuesday']);
});
