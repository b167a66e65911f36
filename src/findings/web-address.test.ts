import { expect, test } from 'vitest';
import { refusedAddresses } from '../../tests/attacks/addresses.ts';
import { isWebAddress } from './web-address.ts';

test.each([
  'https://example.com',
  'http://example.com:8080/a?b=c#d',
  'HTTPS://EXAMPLE.COM/',
  'https://abc-123.provider.example/main.js?a="b"&c={d};e',
  'https://münchen.example/straße',
  'https://xn--mnchen-3ya.example',
  'https://例え.テスト/',
  'https://example.com./',
  'https://localhost:4173/',
  'https://192.0.2.7/form',
  'https://[2001:db8::7]:8443/form',
])('%s is an address', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

test('an address stays one however many are validated', () => {
  const address = 'https://münchen.example/straße';
  // So often that Node compiles what validates.
  const validated = Array.from({ length: 20_000 }, () => isWebAddress(address));
  expect(validated).not.toContain(false);
});

test.each(refusedAddresses)('%s is none', (address) => {
  expect(isWebAddress(address)).toBe(false);
});
