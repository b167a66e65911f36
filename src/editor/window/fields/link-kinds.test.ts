import { expect, test } from 'vitest';
import { addressOf, phoneOf, shownTarget, targetFromText, targetFromTyped, targetInText } from './link-kinds.ts';

test.each([
  ['example.org', 'https://example.org'],
  ['www.example.org/a?b', 'https://www.example.org/a?b'],
  ['hallo@example.org', { mail: { to: 'hallo@example.org' } }],
  ['+49 (0)30 123-45', 'tel:+493012345'],
  ['#kontakt', '#kontakt'],
  ['{shopUrl}', '{shopUrl}'],
  ['Über uns', undefined],
  ['Preise 2027', undefined],
  ['Z. B. so', undefined],
])('“%s” in one line means %j', (typed, target) => {
  expect(targetFromTyped(typed)).toEqual(target);
});

test('an address gets what browsers need before it', () => {
  const typed = ['example.com/a', ' https://example.com ', 'http://example.com', '//example.com', '{shopUrl}', ''];
  expect(typed.map(addressOf)).toEqual([
    'https://example.com/a',
    'https://example.com',
    'http://example.com',
    'https://example.com',
    '{shopUrl}',
    '',
  ]);
});

test('what is pasted as an address may be a mail or a phone number', () => {
  expect(addressOf('mailto:a@b.de?subject=Hallo')).toEqual({ mail: { to: 'a@b.de', subject: 'Hallo' } });
  expect(addressOf('tel:+49 30 1')).toBe('tel:+49301');
  expect(addressOf('sms:+49301?body=Hi')).toBe('sms:+49301?body=Hi');
});

test('what would end a link in a text is encoded', () => {
  const targets = ['https://a.de/x_(y)', 'https://a.de/x)', 'https://a.de/a b', '{checkoutUrl}'];
  expect(targets.map(targetInText)).toEqual(['https://a.de/x_(y)', 'https://a.de/x%29', 'https://a.de/a%20b', '{checkoutUrl}']);
});

test('a phone number is made of how people write it', () => {
  const typed = ['+49 (0)30 123-45', '0049 30 12345', '030 / 12 34', 'tel:+4930', '{phoneLink}', ''];
  expect(typed.map(phoneOf)).toEqual(['tel:+493012345', 'tel:+493012345', 'tel:0301234', 'tel:+4930', '{phoneLink}', '']);
  expect(shownTarget('tel:+4930')).toBe('+4930');
});

test('a mail within a text is an address, and comes back from it', () => {
  const mail = { mail: { to: '{email}', subject: 'Frage (kurz) zu {courseName}', body: 'Guten Tag,\n\n50 % & mehr' } };
  const target = targetInText(mail);
  expect(target).toBe(
    'mailto:{email}?subject=Frage%20%28kurz%29%20zu%20{courseName}&body=Guten%20Tag%2C%0A%0A50%20%25%20%26%20mehr',
  );
  expect(targetFromText(target)).toEqual(mail);
  expect(targetInText({ mail: { to: 'a@b.de', subject: '' } })).toBe('mailto:a@b.de');
  expect(targetFromText('mailto:a@b.de?subject=50%')).toEqual({ mail: { to: 'a@b.de', subject: '50%' } });
  expect(targetFromText('/leistungen')).toBe('/leistungen');
});
