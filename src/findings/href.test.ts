import { expect, test } from 'vitest';
import { mailUrl, parseHref } from './href.ts';

test.each([
  ['/', { page: '/' }],
  ['/services', { page: '/services' }],
  ['/services#prices', { page: '/services', hash: '#prices' }],
  ['/#contact', { page: '/', hash: '#contact' }],
  ['/#', { page: '/' }],
  ['#contact', { hash: '#contact' }],
  ['https://example.com', { url: 'https://example.com' }],
  ['HTTP://example.com/a?b=c%20d#e', { url: 'HTTP://example.com/a?b=c%20d#e' }],
  ['https://my_blog.example.com/x', { url: 'https://my_blog.example.com/x' }],
  ['https://example.com/müller', { url: 'https://example.com/m%C3%BCller' }],
  ['tel:+49-30-1234', { url: 'tel:+49-30-1234' }],
  ['sms:+49-151-1234', { url: 'sms:+49-151-1234' }],
  ['sms:+491511234?body=Ich%20komme', { url: 'sms:+491511234?body=Ich%20komme' }],
])('%s leads somewhere', (raw, expected) => {
  expect(parseHref(raw)).toEqual(expected);
});

test.each([
  [''],
  ['#'],
  ['//example.com'],
  ['/\\example.com'],
  ['/\t/example.com'],
  [' https://example.com'],
  ['https://'],
  ['https://exa mple.com'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['mailto:a@example.com'],
  ['tel:call me'],
  ['sms:?body=x'],
  ['sms:+491511234?body=x&cc=+49'],
  ['page'],
  ['www.example.com'],
])('%j leads nowhere', (raw) => {
  expect(parseHref(raw)).toBeUndefined();
});

test('a mail may be written out only where that is allowed', () => {
  expect(parseHref('mailto:ü@example.com?subject=Hi', true)).toEqual({ url: 'mailto:%C3%BC@example.com?subject=Hi' });
  expect(parseHref('mailto:', true)).toBeUndefined();
  // What follows is validated by a check of its own, which knows where the address was written.
  expect(parseHref('mailto:nobody', true)).toEqual({ url: 'mailto:nobody' });
});

test('a prepared mail is encoded as RFC 6068 asks', () => {
  expect(mailUrl({ to: 'a@example.com' })).toBe('mailto:a@example.com');
  expect(mailUrl({ to: 'a+b@example.com,c@example.com', subject: 'Grüße & Fragen?' })).toBe(
    'mailto:a%2Bb@example.com,c@example.com?subject=Gr%C3%BC%C3%9Fe%20%26%20Fragen%3F',
  );
  expect(mailUrl({ to: 'a@example.com', body: 'Hallo,\nich möchte 1+1.\r\nBis bald' })).toBe(
    'mailto:a@example.com?body=Hallo%2C%0D%0Aich%20m%C3%B6chte%201%2B1.%0D%0ABis%20bald',
  );
});

test('what is no valid text does not throw', () => {
  expect(mailUrl({ to: 'a@example.com', subject: '\ud800' })).toBe('mailto:a@example.com?subject=%EF%BF%BD');
  expect(parseHref('https://example.com/\ud800')).toEqual({ url: 'https://example.com/%EF%BF%BD' });
});

test('a mail address cannot smuggle in fields of its own', () => {
  expect(mailUrl({ to: 'a@example.com?bcc=b@example.com\n' })).toBe('mailto:a@example.com%3Fbcc%3Db@example.com%0A');
});
